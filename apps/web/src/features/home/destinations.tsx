import { Link } from 'react-router'
import { type Stay, stayHref } from '../../lib/stay-address.ts'
import { Picture } from '../../ui/picture.tsx'
import type { Destination } from './home-api.ts'

type When = Pick<Stay, 'checkin' | 'checkout' | 'rooms'>

/** Posters of the places, the rest of them as a list. Each leads to its stays. */
export function Destinations({ destinations, when }: { destinations: readonly Destination[]; when: When }) {
  const posters = destinations.filter(({ art }) => art).slice(0, 8)
  const rest = destinations.filter((one) => !posters.includes(one))
  if (destinations.length === 0) return null
  return (
    <section aria-labelledby="places" className="page-width mt-11 md:mt-14">
      <div className="flex items-end justify-between gap-4">
        <h2 id="places" className="text-h2-s md:text-h2">
          Places to wake up in
        </h2>
        {rest.length > 0 && (
          <a href="#all-places" className="link hidden text-small font-[560] md:inline">
            All {destinations.length} destinations
          </a>
        )}
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-x-3.5 gap-y-5 md:mt-5 md:grid-cols-4 md:gap-x-6 md:gap-y-7">
        {posters.map((place) => (
          <Poster key={place.placeId} place={place} when={when} />
        ))}
      </ul>
      {rest.length > 0 && (
        <div id="all-places" className="mt-9 border-t border-ink pt-4">
          <h3 className="text-h3">And further</h3>
          <ul className="mt-3 grid grid-cols-2 gap-x-6 md:grid-cols-4">
            {rest.map((place) => (
              <li key={place.placeId} className="border-b border-rule">
                <Link to={stayHref('/search-detail', { ...when, destination: place.placeId })} className="block py-2.5 hover:underline">
                  <span className="font-[580]">{place.name}</span> <span className="text-caption text-ink-3">{place.country}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Poster({ place, when }: { place: Destination; when: When }) {
  return (
    <li>
      <Link to={stayHref('/search-detail', { ...when, destination: place.placeId })} className="group block">
        <span className="poster">
          <Picture
            name={`posters/${place.art}`}
            widths={[300, 600]}
            width={600}
            height={800}
            sizes="(width < 48rem) 40vw, 290px"
            alt=""
            className="aspect-3/4 w-full bg-skeleton"
          />
          <span className="poster-name">{place.name}</span>
        </span>
        <span className="mt-2.5 block text-small text-ink-2 group-hover:underline">{place.country}</span>
      </Link>
    </li>
  )
}
