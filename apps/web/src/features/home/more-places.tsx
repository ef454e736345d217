import { say } from '@sojourn/i18n'
import { Link } from 'react-router'

interface MorePlacesProps {
  readonly regions: readonly { readonly key: string; readonly name: string; readonly count: number }[]
  readonly allTo: string
}

/** The parts of the world with how many places each holds, as the board of a station lists its lines. */
export function MorePlaces({ regions, allTo }: MorePlacesProps) {
  return (
    <section aria-labelledby="more-places" className="mt-11">
      <h3 id="more-places" className="border-t-3 border-ink pt-2.5 pb-2 text-h3">{say`More places`}</h3>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {regions.map(({ key, name, count }) => (
          <li key={key} className="border-t border-rule">
            <Link to={`${allTo}#${key}`} className="group flex min-h-11 items-baseline justify-between gap-3 py-2.5 text-small">
              <span className="font-[580] underline-offset-4 group-hover:underline">{name}</span>
              <span className="text-ink-3 tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
