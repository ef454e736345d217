import { dayText, say } from '@sojourn/i18n'
import { type Bound, daysLaterSpoken, daysLaterText, endOf, startOf, stopsText, timeOf } from '../bound-words.ts'

/** One direction in a line: `Wed 17 Mar, 11:20 LIS → 15:05 JFK, nonstop`. */
export function BoundText({ bound }: { bound: Bound }) {
  const [from, to] = [startOf(bound), endOf(bound)]
  return (
    <li className="flex flex-wrap gap-x-2 tabular-nums">
      <span className="text-ink-2">{dayText(bound.departs_at)}</span>
      {/* Times and codes run from left to right in every language. */}
      <span dir="ltr" className="font-[560]">
        {timeOf(bound.departs_at)} {from.iata} <span aria-hidden>→</span>
        <span className="sr-only">{say`to`}</span> {timeOf(bound.arrives_at)}
        {bound.days_later !== 0 && (
          <sup className="text-caption text-sun">
            <span aria-hidden>{daysLaterText(bound.days_later)}</span>
            <span className="sr-only">{daysLaterSpoken(bound.days_later)}</span>
          </sup>
        )}{' '}
        {to.iata}
      </span>
      <span className="text-ink-2">{stopsText(bound.stops)}</span>
    </li>
  )
}
