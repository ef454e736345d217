import { dayText, say } from '@sojourn/i18n'
import { timeOf } from '../../bound-words.ts'
import type { PackageDetails } from '../packages-api.ts'

type Line = PackageDetails['days'][number]['lines'][number]

/** What happens at an hour of the trip; null of what needs no line: that a ride or an outing is over. */
function lineText({ role, kind, text }: Line): string | null {
  switch (role) {
    case 'flight':
      return kind === 'lands' ? say`You land: ${text}` : say`You leave: ${text}`
    case 'stay':
      return kind === 'ends' ? say`Check-out: ${text}` : say`Check-in: ${text}`
    case 'car':
      return kind === 'ends' ? say`Car back: ${text}` : say`Car: ${text}`
    case 'transfer':
    case 'activity':
      return kind === 'ends' ? null : text
  }
}

/** The trip by its days on one line: when it leaves and lands, where one sleeps, what begins when, each on the clock of its place. */
export function TripDays({ days }: Pick<PackageDetails, 'days'>) {
  if (days.length === 0) return null
  return (
    <section className="mt-8 border-t border-ink pt-5">
      <h2 className="text-h3">{say`Day by day`}</h2>
      <ol className="mt-4 grid gap-4 border-s border-rule-2">
        {days.map(({ date, lines }) => (
          <li key={`${date} ${lines[0]?.at}`} className="relative ps-5">
            <span aria-hidden className="absolute start-[-5px] top-1.5 size-2.25 rounded-full bg-ink" />
            <p className="text-small font-[620]">{dayText(date)}</p>
            {lines.length === 0 ? (
              <p className="text-small text-ink-3">{say`Nothing planned`}</p>
            ) : (
              <ul>
                {lines.map((line) => {
                  const text = lineText(line)
                  return (
                    text !== null && (
                      <li key={`${line.part} ${line.kind} ${line.at}`} className="grid grid-cols-[3.25rem_minmax(0,1fr)] text-small">
                        <span className="text-ink-2 tabular-nums">{timeOf(line.at)}</span>
                        <span className="wrap-anywhere">{text}</span>
                      </li>
                    )
                  )
                })}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
