import { say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { useShell } from '../../../lib/shell.ts'
import type { Guests } from '../cruise-address.ts'
import type { SailingDetails } from '../cruises-api.ts'
import { activitiesHref, ashorePromise, dayAshoreText, daysOfCall } from '../days-ashore.ts'

interface AshoreListProps {
  readonly ashore: SailingDetails['ashore']
  readonly guests: Guests
}

/** Days ashore with the hours that there are, the way to what there is to do in them, and the promise to be back before the ship leaves. */
export function AshoreList({ ashore, guests }: AshoreListProps) {
  const { organisation } = useShell()
  if (ashore.length === 0) return null
  const isSold = organisation.products.includes('ACT')
  return (
    <section className="mt-8 border-t border-rule pt-6">
      <h2 className="text-h3">{say`Days ashore`}</h2>
      {isSold && <p className="mt-1 max-w-[60ch] text-small text-ink-2">{ashorePromise()}</p>}
      <ul className="mt-3">
        {ashore.flatMap(daysOfCall).map((day) => (
          <li
            key={`${day.date} ${day.place_id}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-rule py-3 text-small"
          >
            <span>
              <b className="font-[620]">{day.city}</b>
              <span className="block text-ink-2 tabular-nums">{dayAshoreText(day)}</span>
            </span>
            {isSold && (
              <Link to={activitiesHref(day, guests)} className="link py-2 font-[560]">
                {say`Things to do in ${day.city}`}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
