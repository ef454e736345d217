import { commaText, dayText, say } from '@sojourn/i18n'
import { daysLaterText, durationText, stopsText, timeOf } from '../../bound-words.ts'
import { CABIN_WORDS } from '../flight-words.ts'
import type { Bound, Layover, Segment } from '../flights-api.ts'

/** One direction, flight by flight, with what is to know of each wait. */
export function BoundDetails({ bound, title }: { bound: Bound; title: string }) {
  return (
    <section className="mt-6 border-t border-rule pt-6">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-1 text-small text-ink-2">{commaText([dayText(bound.departs_at), durationText(bound.minutes), stopsText(bound.stops)])}</p>
      <ol className="mt-3">
        {bound.segments.map((segment, at) => (
          <li key={segment.flight + segment.departs_at}>
            <SegmentRow segment={segment} />
            {bound.layovers[at] && <Wait wait={bound.layovers[at]} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function SegmentRow({ segment }: { segment: Segment }) {
  const { airline, operated_by: operated, flight, aircraft, cabin, from, to, departs_at, arrives_at, days_later, minutes } = segment
  return (
    <dl className="segment">
      <End at={departs_at} place={from} later={0} />
      <div className="segment-facts">
        <dt className="sr-only">{say`Flight`}</dt>
        <dd className="text-small text-ink-2">
          {commaText([`${airline.name} ${flight}`, durationText(minutes), aircraft, CABIN_WORDS[cabin]])}
          {operated && <span className="block">{say`Operated by ${operated.name}`}</span>}
        </dd>
      </div>
      <End at={arrives_at} place={to} later={days_later} />
    </dl>
  )
}

function End({ at, place, later }: { at: string; place: Segment['from']; later: number }) {
  return (
    <div className="segment-end">
      <dt className="font-[620] tabular-nums">
        {timeOf(at)}
        {later !== 0 && <sup className="ms-0.5 text-caption text-sun">{daysLaterText(later)}</sup>}
      </dt>
      <dd>
        {place.name} <span className="text-ink-3">{place.iata}</span>
        {later !== 0 && <span className="block text-caption text-ink-2">{dayText(at)}</span>}
      </dd>
    </div>
  )
}

function Wait({ wait: { text, notes } }: { wait: Layover }) {
  return <p className={notes.length > 0 ? 'segment-wait text-sun' : 'segment-wait text-ink-2'}>{text}</p>
}
