import { dayTextLong, say } from '@sojourn/i18n'
import type { TripDetails } from '../dreamtrips-api.ts'

/** What is done on each day, by the clock of the place. */
export function Program({ program }: { readonly program: TripDetails['trip']['program'] }) {
  return (
    <section aria-labelledby="program" className="mt-8">
      <h2 id="program" className="text-h3">{say`Day by day`}</h2>
      <ol className="mt-3 border-t border-rule">
        {program.map(({ day, parts }, at) => (
          <li key={day} className="grid gap-x-6 border-b border-rule py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <h3 className="text-small font-[620] tracking-normal [font-family:var(--text)]">
              {say`Day ${at + 1}`}
              <span className="block font-normal text-ink-2">{dayTextLong(day)}</span>
            </h3>
            {parts.length === 0 ? (
              <p className="text-body text-ink-2">{say`A day to yourself`}</p>
            ) : (
              <ul className="text-body">
                {parts.map(({ time, title }) => (
                  <li key={`${time} ${title}`} className="flex gap-3 py-0.5">
                    <span className="w-12 shrink-0 text-ink-2 tabular-nums">{time}</span>
                    <span className="min-w-0">{title}</span>
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
