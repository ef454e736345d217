import { say, stopText } from '@sojourn/i18n'
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx'
import type { Hotel } from '../hotel-details-api.ts'
import type { Surroundings } from '../use-surroundings.ts'

/** Where the property is: in words for everyone, and on a map that comes late. */
export function Where({ hotel, surroundings }: { hotel: Hotel; surroundings: Surroundings }) {
  return (
    <section id="map" aria-labelledby="map-title" className="mt-11 scroll-mt-6">
      <h2 id="map-title" className="text-h2-s md:text-h2">{say`Location`}</h2>
      <p className="mt-2 text-ink-2">{stopText([hotel.address, hotel.near])}</p>
      <div className="mt-4 noscript:hidden">
        {surroundings.at === 'asking' && (
          <Loading what={say`Loading the map`}>
            <Skeleton className="where-map" />
          </Loading>
        )}
        {surroundings.at === 'failed' && <p className="text-small text-ink-2">{say`We couldn't load the map just now.`}</p>}
        {surroundings.at === 'here' && (
          <div className="where-map">
            <surroundings.Atlas ground={surroundings.ground} name={hotel.name} at={hotel} shape={shapeHere()} />
          </div>
        )}
      </div>
    </section>
  )
}

// Only drawn in a browser. The same widths as those of the box around it.
const shapeHere = () => (matchMedia('(width >= 72rem)').matches ? 'wide' : matchMedia('(width >= 48rem)').matches ? 'broad' : 'tall')
