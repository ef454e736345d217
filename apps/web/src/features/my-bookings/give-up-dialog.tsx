import { say } from '@sojourn/i18n'
import { type ReactNode, useState } from 'react'
import type { AsksReason } from '../../lib/reason-field.tsx'
import { useReason } from '../../lib/use-reason.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { giveUpBooking } from './my-bookings-api.ts'

interface GiveUpProps {
  readonly bookingId: string
  /** Whether the person says why: the booking may be another's. */
  readonly asksReason?: AsksReason
  readonly onClose: () => void
  readonly onGivenUp: () => void
}

/** The state of abandoning. */
export type GiveUpState = { readonly step: 'asking' } | { readonly step: 'sending' } | { readonly step: 'refused'; readonly message: string }

/** Asks before an unpaid booking is abandoned (C2.1). Nothing was charged for it, so nothing is quoted. */
export function GiveUpDialog({ bookingId, asksReason = 'none', onClose, onGivenUp }: GiveUpProps) {
  const [state, setState] = useState<GiveUpState>({ step: 'asking' })
  const { reason, field, isGiven } = useReason(asksReason)
  const giveUp = async () => {
    if (state.step === 'sending' || !isGiven()) return
    setState({ step: 'sending' })
    const answer = await giveUpBooking(bookingId, reason)
    if (answer.ok) onGivenUp()
    else setState({ step: 'refused', message: answer.message })
  }
  return <GiveUpView state={state} reason={field} onGiveUp={() => void giveUp()} onClose={onClose} />
}

interface GiveUpViewProps {
  readonly state: GiveUpState
  /** The field for it, where one is asked for. */
  readonly reason?: ReactNode
  readonly onGiveUp: () => void
  readonly onClose: () => void
}

/** The dialog in each of its states. */
export function GiveUpView({ state, reason = null, onGiveUp, onClose }: GiveUpViewProps) {
  const refusal = useLanding<HTMLParagraphElement>(state.step === 'refused')
  return (
    <Dialog
      open
      width="narrow"
      title={say`Give up this booking?`}
      onClose={onClose}
      foot={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onClose}>{say`Keep booking`}</Button>
          <Button look="stop" busy={state.step === 'sending'} onClick={onGiveUp}>{say`Give up this booking`}</Button>
        </div>
      }
    >
      <p className="text-body">{say`Nothing was charged. What we're holding for you and everything you applied to it, such as a coupon or wallet value, is released right away.`}</p>
      {reason}
      {state.step === 'refused' && (
        <p ref={refusal} tabIndex={-1} role="alert" className="mt-3 text-body text-stop outline-none">
          {state.message}
        </p>
      )}
    </Dialog>
  )
}
