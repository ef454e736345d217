import { afterFreeText, cancelSentences, cancelShortText } from '@sojourn/contracts/cancel-words'
import { say } from '@sojourn/i18n'
import { classes } from '../../../../ui/classes.ts'
import type { Rate } from '../hotel-details-api.ts'

/** What cancelling means, in two lines: free until, part, or nothing. Then when the money is due, where that is not now. */
export function Plans({ rate: { if_cancelled: parts, price }, city }: { rate: Rate; city: string }) {
  const [first] = parts
  const later = price.pay_now === 0 && price.pay_at_property > 0 ? say`Pay when you arrive` : null
  const isFree = first?.kind === 'terms' && first.lose === 0
  return (
    <Lines
      first={cancelShortText(parts)}
      className={isFree ? 'font-[580] text-sea' : 'font-[620] text-ink-2'}
      second={isFree || first?.kind === 'undo' ? afterFreeText(parts) : (cancelSentences(parts, city)[0] ?? null)}
      third={later}
    />
  )
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
