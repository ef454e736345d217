import { say } from '@sojourn/i18n'
import { policySentence } from '../../../../lib/cancellation.ts'
import { classes } from '../../../../ui/classes.ts'
import type { Rate } from '../hotel-details-api.ts'

/** What comes back if plans change, in two lines: free, part, or nothing. Then when the money is due, where that is not now. */
export function Plans({ rate: { cancellation, price } }: { rate: Rate }) {
  const { free, cost } = policySentence(cancellation)
  const kept = cancellation.find((rule) => rule.amount > 0)?.amount ?? 0
  const whole = kept === Math.max(...cancellation.map((rule) => rule.amount))
  const later = price.pay_now === 0 && price.pay_at_property > 0 ? say`Pay when you arrive` : null
  if (free) {
    const then = whole ? say`After that, no refund` : cost && say`After that, canceling costs ${cost}`
    return <Lines first={say`Free cancellation until ${free}`} className="font-[580] text-sea" second={then} third={later} />
  }
  if (!whole && cost) return <Lines first={say`Partly refundable`} className="font-[620] text-sun" second={say`Canceling costs ${cost}`} third={later} />
  return <Lines first={say`Non-refundable`} className="font-[620] text-ink-2" second={say`No refund after booking`} third={later} />
}

interface LinesProps {
  readonly first: string
  readonly className: string
  readonly second: string | null
  readonly third: string | null
}

function Lines({ first, className, second, third }: LinesProps) {
  return (
    <p className="text-small">
      <b className={classes('block', className)}>{first}</b>
      {[second, third].map(
        (line) =>
          line && (
            <span key={line} className="block text-caption text-ink-2">
              {line}
            </span>
          ),
      )}
    </p>
  )
}
