import { plural, say } from '@sojourn/i18n'
import { Link } from 'react-router'
import type { Destination } from './places-api.ts'
import type { Region } from './regions.ts'

interface AllPlacesProps {
  readonly regions: readonly Region[]
  /** What these places are, in a sentence. */
  readonly lead: string
  /** The results of a place. */
  readonly hrefOf: (place: Destination) => string
}

/** Every destination by region and country, each a link to its results. */
export function AllPlaces({ regions, lead, hrefOf }: AllPlacesProps) {
  const all = regions.reduce((sum, { count }) => sum + count, 0)
  return (
    <main id="content" className="page-width py-9">
      <h1 className="text-h1-s md:text-h1">{say`${plural(all, { one: '# destination', other: '# destinations' })}`}</h1>
      <p className="mt-2 text-lead text-ink-2">{lead}</p>
      <nav aria-label={say`Regions`} className="mt-6">
        <ul className="flex flex-wrap gap-2">
          {regions.map(({ key, name, count }) => (
            <li key={key}>
              <a href={`#${key}`} className="chip">
                {name} <span className="text-ink-3 tabular-nums">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {regions.map(({ key, name, countries }) => (
        <section key={key} aria-labelledby={key} className="mt-11">
          <h2 id={key} className="scroll-mt-6 border-b border-ink pb-2.5 text-h2-s md:text-h2">
            {name}
          </h2>
          <div className="gap-6 sm:columns-2 lg:columns-4">
            {countries.map((country) => (
              <div key={country.name} className="break-inside-avoid pt-4">
                <h3 className="text-small font-[620] tracking-normal text-ink-2 [font-family:var(--text)]">{country.name}</h3>
                <ul>
                  {country.places.map((place) => (
                    <li key={place.placeId}>
                      <Link
                        to={hrefOf(place)}
                        discover="none"
                        className="inline-block py-1.5 font-display text-lead font-[500] underline-offset-4 hover:underline"
                      >
                        {place.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}
