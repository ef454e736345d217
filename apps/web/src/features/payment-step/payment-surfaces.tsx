import { bookingPage } from '@sojourn/contracts/site-pages'
import { useNavigate } from 'react-router'
import { ChallengePanel } from '../../lib/card-fields/challenge-panel.tsx'
import { useOpenSignIn } from '../../lib/open-sign-in.ts'
import { TooSoonDialog } from '../../lib/too-soon-dialog.tsx'
import type { Attempt, Notice } from './attempt.ts'
import { ChallengeFailed } from './panels/challenge-failed.tsx'
import { DeclinedNote } from './panels/declined-note.tsx'
import { BookingFailedDialog, CardErrorDialog, ShellBookingFailedDialog } from './panels/error-dialogs.tsx'
import { PaymentErrorPanel } from './panels/payment-error-panel.tsx'
import { DemoAccountDialog, DuplicateGuestDialog, PriceChangedDialog, StillConfirmingDialog, UnansweredDialog } from './panels/plain-dialogs.tsx'

export interface SurfacesProps {
  readonly attempt: Attempt
  /** What is bought is held while it is paid for. */
  readonly isHeld: boolean
  readonly currency: string
  readonly onDismiss: () => void
  readonly onFrameClose: () => void
  readonly onFailed: (bookingId: string) => void
  readonly onChangeName: () => void
  /** Another card is to be tried. */
  readonly onAnotherCard: () => void
  /** The notice was dismissed, and the button is next. */
  readonly onRetry: () => void
}

/** What is shown over the page: one surface for each state. */
export function PaymentSurfaces({ attempt, isHeld, currency, onDismiss, onFrameClose, onFailed, onChangeName, onAnotherCard, onRetry }: SurfacesProps) {
  const navigate = useNavigate()
  switch (attempt.step) {
    case 'challenged':
      return <ChallengePanel url={attempt.url} page={attempt.page} isHeld={isHeld} onLeave={onFrameClose} />
    case 'pending':
      return <StillConfirmingDialog bookingId={attempt.bookingId} onLeave={() => void navigate(bookingPage(attempt.bookingId))} />
    case 'failed':
      return <ShellBookingFailedDialog message={attempt.message} onDismiss={() => onFailed(attempt.bookingId)} />
    case 'choosing':
      return <NoticeSurface notice={attempt.notice} {...{ isHeld, currency, onDismiss, onChangeName, onAnotherCard, onRetry }} />
    default:
      return null
  }
}

type NoticeProps = Pick<SurfacesProps, 'currency' | 'onDismiss' | 'onChangeName' | 'onAnotherCard' | 'onRetry'> & {
  readonly notice: Notice | null
  readonly isHeld: boolean
}

/** Notices are shown over the page, or in the panel where this is rendered (`payment`, `challenge`, `declined`); those that lead elsewhere (`stale`, `signed_out`) are not seen. */
function NoticeSurface({ notice, isHeld, currency, onDismiss, onChangeName, onAnotherCard, onRetry }: NoticeProps) {
  const openSignIn = useOpenSignIn()
  const toButton = () => {
    onDismiss()
    onRetry()
  }
  const toAnother = () => {
    onDismiss()
    onAnotherCard()
  }
  switch (notice?.kind) {
    case 'payment':
      return <PaymentErrorPanel isHeld={isHeld} onDismiss={toButton} />
    case 'challenge':
      return <ChallengeFailed isHeld={isHeld} />
    case 'card':
      return <CardErrorDialog message={notice.message} isHeld={isHeld} onDismiss={toButton} onAnother={toAnother} />
    case 'declined':
      return <DeclinedNote message={notice.message} isHeld={isHeld} onAnother={toAnother} />
    case 'order':
      return <BookingFailedDialog detail={notice.detail} onDismiss={onDismiss} />
    case 'unanswered':
      return <UnansweredDialog onDismiss={onDismiss} />
    case 'price':
      return <PriceChangedDialog was={notice.was} is={notice.is} of={notice.of} currency={currency} onDismiss={onDismiss} />
    case 'too_soon':
      return <TooSoonDialog earliest={notice.earliest} onDismiss={onDismiss} />
    case 'duplicate':
      return <DuplicateGuestDialog onDismiss={onDismiss} onChangeName={onChangeName} />
    case 'demo': {
      const toFullAccess = () => {
        onDismiss()
        openSignIn({ at: 'sign-up' })
      }
      return <DemoAccountDialog onDismiss={onDismiss} onFullAccess={toFullAccess} />
    }
    default:
      return null
  }
}
