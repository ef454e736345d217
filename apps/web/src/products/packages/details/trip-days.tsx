import { dayText, say } from '@sojourn/i18n'
import { timeOf } from '../../bound-words.ts'
import type { PackageDetails } from '../packages-api.ts'

/** The trip by its days on one line: when it leaves and lands, where one sleeps, what begins when, each on the clock of its place. */
export function TripDays({ days }: Pick<PackageDetails, 'days'>) {
  if (days.length === 0) return null
  return (
    <section className="mt-8 border-t border-ink pt-5">
      <h2 className="text-h3">{say`Day by day`}</h2>
      <ol className="mt-4 grid gap-4 border-s border-rule-2">
        {days.map(({ date, lines }) => (
          <li key={date} className="relative ps-5">
            <span aria-hidden className="absolute start-[-5px] top-1.5 size-2.25 rounded-full bg-ink" />
            <p className="text-small font-[620]">{dayText(date)}</p>
            {lines.length === 0 ? (
              <p className="text-small text-ink-3">{say`Nothing planned`}</p>
            ) : (
              <ul>
                {lines.map(({ part, kind, at, text }) => (
                  <li key={`${part} ${kind} ${at} ${text}`} className="grid grid-cols-[3.25rem_minmax(0,1fr)] text-small">
                    <span className="text-ink-2 tabular-nums">{timeOf(at)}</span>
                    <span className="wrap-anywhere">{text}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
