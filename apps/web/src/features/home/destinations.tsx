import type { Stay } from '../../lib/stay-address.ts'
import { classes } from '../../ui/classes.ts'
import { FurtherPlaces } from './further-places.tsx'
import type { Destination } from './home-api.ts'
import type { LowestByPlace } from './lowest-prices-api.ts'
import { Poster } from './poster.tsx'

interface DestinationsProps {
  readonly destinations: readonly Destination[]
  readonly when: Pick<Stay, 'checkin' | 'checkout' | 'rooms'>
  readonly prices: LowestByPlace | Promise<LowestByPlace>
}

/** Five rows of four; what there is beyond stands in a list. */
const POSTERS = 20
/** What fits beside the posters; a longer list takes the whole width below them. */
const BESIDE = 10

/** Posters of the places, the rest of them as a list in the place of one more poster. Each leads to its stays. */
export function Destinations({ destinations, when, prices }: DestinationsProps) {
  const posters = destinations.filter(({ art }) => art).slice(0, POSTERS)
  const rest = destinations.filter((one) => !posters.includes(one))
  const wide = rest.length > BESIDE || posters.length !== POSTERS
  if (destinations.length === 0) return null
  return (
    <section aria-labelledby="places" className="page-width mt-11 md:mt-14">
      <div className="flex items-end justify-between gap-4">
        <h2 id="places" className="scroll-mt-6 text-h2-s md:text-h2">
          Places to wake up in
        </h2>
        {rest.length > 0 && (
          <a href="#all-places" className="link hidden text-small font-[560] md:inline">
            All {destinations.length} destinations
          </a>
        )}
      </div>
      <ul className="poster-grid">
        {posters.map((place, at) => (
          <Poster key={place.placeId} place={place} when={when} prices={prices} lead={at === 0 && posters.length % 2 === 1} />
        ))}
        {rest.length > 0 && (
          <li id="all-places" className={classes('flex flex-col', wide && 'col-span-full')}>
            <FurtherPlaces places={rest} when={when} prices={prices} wide={wide} />
          </li>
        )}
      </ul>
    </section>
  )
}
