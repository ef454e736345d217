import { moneyText } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import type { Attempt } from '../payment-machine.ts'
import type { Due } from '../payment-step-props.ts'
import { TermsLinks } from './terms-links.tsx'

interface CompleteProps {
  readonly step: Attempt['step']
  readonly total: number
  readonly due: Due
  readonly detailsHref: string
  readonly busy: boolean
  readonly onPress: () => void
  /** What the button says (B2.13). */
  readonly label?: string
}

/** Terms, total, button. On a phone the total, the way to its lines and the button stay in view at the bottom edge. */
export function CompletePanel({ step, total, due, detailsHref, busy, onPress, label = 'COMPLETE BOOKING' }: CompleteProps) {
  const progress = PROGRESS[step]
  return (
    <section aria-label="Payment" className="mt-6 min-w-0">
      <TermsLinks />
      <p className="mt-2 text-caption text-ink-3 lg:hidden">{whatIsCharged(due)}</p>
      <div className="pay-bar">
        <p className="relative text-caption text-ink-2 lg:hidden">
          Total,{' '}
          <a href={detailsHref} className="link after:absolute after:-inset-1">
            details
          </a>
          <span className="block text-h3 font-[640] text-ink tabular-nums">{moneyText(total, due.currency)}</span>
        </p>
        <Button look="filled" size="large" busy={busy} onClick={onPress} className="pay-button">
          {label}
        </Button>
        <p role="status" className="pay-progress">
          {progress}
        </p>
        {!progress && <p className="text-center text-caption text-ink-3 max-lg:hidden">{whatIsCharged(due)}</p>}
      </div>
    </section>
  )
}

/** What is going on, in words. A step that is not here says so on a surface of its own. */
const PROGRESS: Partial<Record<Attempt['step'], string>> = {
  booking: 'Making your booking…',
  paying: 'Asking your bank…',
  challenged: 'Waiting for your bank…',
  closing: 'Asking your bank what became of it…',
  settling: 'Checking the payment and confirming with the house…',
  confirmed: 'Confirmed. One moment…',
}

const whatIsCharged = (due: Due): string =>
  due.card > 0 ? `${moneyText(due.card, due.currency)} is charged to the card now. Your bank may ask you to confirm it.` : 'Nothing is charged now.'
