import { Link } from 'react-router'
import type { StayTime } from '../../lib/stay-address.ts'
import { useStayProduct } from '../../lib/stay-product.ts'
import type { Destination } from './home-api.ts'
import { landingWords } from './landing-words.ts'
import type { LowestByPlace } from './lowest-prices-api.ts'
import { MorePlaces } from './more-places.tsx'
import { Poster } from './poster.tsx'

interface DestinationsProps {
  /** The places of the posters. */
  readonly posters: readonly Destination[]
  /** How many places there are in each part of the world. */
  readonly regions: readonly { readonly key: string; readonly name: string; readonly count: number }[]
  readonly when: StayTime
  readonly prices: LowestByPlace | Promise<LowestByPlace>
}

/** Posters of the places, and the way to all the others. Each leads to its stays. */
export function Destinations({ posters, regions, when, prices }: DestinationsProps) {
  const product = useStayProduct()
  const all = regions.reduce((sum, { count }) => sum + count, 0)
  if (posters.length === 0) return null
  return (
    <section aria-labelledby="places" className="page-width mt-11 md:mt-14">
      <div className="flex items-end justify-between gap-4">
        <h2 id="places" className="scroll-mt-6 text-h2-s md:text-h2">
          {landingWords(product).places}
        </h2>
        <Link to={product.paths.places} className="link text-small font-[560] whitespace-nowrap">
          All {all} <span className="max-sm:sr-only">destinations</span>
        </Link>
      </div>
      <ul className="poster-grid">
        {posters.map((place, at) => (
          <Poster key={place.placeId} place={place} when={when} prices={prices} lead={at === 0 && posters.length % 2 === 1} />
        ))}
      </ul>
      <MorePlaces regions={regions} />
    </section>
  )
}
