import { commaText, dayText, say, stopText } from '@sojourn/i18n'
import { airlinesOf, type Bound, daysLaterSpoken, daysLaterText, durationText, endOf, startOf, stopsText, timeOf, waitsText } from './bound-words.ts'

/** Of the stops on a line: where they are, in hundredths of it. */
function stopsAt({ segments, layovers, minutes }: Bound): readonly number[] {
  let passed = 0
  return layovers.map((wait, at) => {
    passed += segments[at]!.minutes
    const middle = passed + wait.minutes / 2
    passed += wait.minutes
    return Math.round((middle / minutes) * 100)
  })
}

interface BoundLineProps {
  readonly bound: Bound
  /** The waits that need a word are listed below: a phone says those once. */
  readonly notesBelow?: boolean
}

/** One direction as a line from its departure to its arrival, with its stops on the way: times first. */
export function BoundLine({ bound, notesBelow = false }: BoundLineProps) {
  const [from, to] = [startOf(bound), endOf(bound)]
  const length = commaText([durationText(bound.minutes), stopsText(bound.stops)])
  const isSaidBelow = notesBelow && bound.stops > 0 && bound.layovers.every(({ notes }) => notes.length > 0)
  return (
    <div className="bound-line">
      <p className="bound-airline">
        <b className="font-[620]">{commaText(airlinesOf([bound]))}</b>
        <span className="text-ink-2 max-md:hidden xl:block">{commaText(bound.segments.map(({ flight }) => flight))}</span>
      </p>
      <p className="bound-time">
        {timeOf(bound.departs_at)}
        <span className="bound-code">{from.iata}</span>
      </p>
      <div className="bound-way">
        <svg aria-hidden="true" className="bound-drawing">
          <line x1="0" x2="100%" y1="6" y2="6" />
          <circle cx="0" cy="6" r="4" />
          <circle cx="100%" cy="6" r="4" />
          {stopsAt(bound).map((at) => (
            <circle key={at} cx={`${at}%`} cy="6" r="4" className="bound-stop" />
          ))}
        </svg>
        <p className="bound-duration">
          {isSaidBelow && <span className="md:hidden">{length}</span>}
          <span className={isSaidBelow ? 'max-md:hidden' : undefined}>{stopText([length, waitsText(bound)])}</span>
        </p>
      </div>
      <p className="bound-time">
        {timeOf(bound.arrives_at)}
        {bound.days_later !== 0 && (
          <sup className="ms-0.5 text-caption font-[620] text-sun">
            <span aria-hidden>{daysLaterText(bound.days_later)}</span>
            <span className="sr-only">{daysLaterSpoken(bound.days_later)}</span>
          </sup>
        )}
        <span className="bound-code">{to.iata}</span>
      </p>
      <p className="bound-route">
        <span className="block max-xl:hidden">
          {from.iata} <span aria-hidden>→</span>
          <span className="sr-only">{say`to`}</span> {to.iata}
        </span>
        <span className="block text-ink-2">{dayText(bound.departs_at)}</span>
      </p>
    </div>
  )
}
