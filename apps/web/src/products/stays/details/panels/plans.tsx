import { say } from '@sojourn/i18n'
import { policySentence } from '../../../../lib/cancellation.ts'
import { classes } from '../../../../ui/classes.ts'
import type { Rate } from '../hotel-details-api.ts'

/** What comes back if plans change, in two lines: free, part, or nothing. Then when the money is due, where that is not now. */
export function Plans({ rate: { cancellation, price } }: { rate: Rate }) {
  const { free, after } = policySentence(cancellation)
  const kept = cancellation.find((rule) => rule.amount > 0)?.amount ?? 0
  const whole = kept === Math.max(...cancellation.map((rule) => rule.amount))
  const second = whole ? say`the whole stay is kept` : after
  const later = price.pay_now === 0 && price.pay_at_property > 0 ? say`Pay when you arrive` : null
  if (free) return <Lines first={say`Free until ${free}`} dress="font-[580] text-sea" second={second && say`Then ${second}`} third={later} />
  if (!whole && after) return <Lines first={say`Partly refundable`} dress="font-[620] text-sun" second={`${after} from now on`} third={later} />
  return <Lines first={say`Non-refundable`} dress="font-[620] text-ink-2" second={say`Nothing back after booking`} third={later} />
}

interface LinesProps {
  readonly first: string
  readonly dress: string
  readonly second: string | null
  readonly third: string | null
}

function Lines({ first, dress, second, third }: LinesProps) {
  return (
    <p className="text-small">
      <b className={classes('block', dress)}>{first}</b>
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
