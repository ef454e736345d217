import { Say } from '@sojourn/i18n/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LowestByPlace } from './from-price.tsx'
import { MorePlaces } from './more-places.tsx'
import type { Destination } from './places-api.ts'
import { Poster } from './poster.tsx'

interface PlacePostersProps {
  readonly title: string
  readonly places: readonly Destination[]
  /** The results of a place. */
  readonly hrefOf: (place: Destination) => string
  /** Where all places of the product are listed. */
  readonly allTo: string
  /** How many places there are in each part of the world. */
  readonly regions: readonly { readonly key: string; readonly name: string; readonly count: number }[]
  /** The lowest price of each place; they may come after the page. */
  readonly prices: LowestByPlace | Promise<LowestByPlace>
  /** What an amount is, in a sentence: "from $96 a night". */
  readonly priceText: (price: string) => ReactNode
  /** What the amounts are, once for all of them. */
  readonly note: string
}

/** The first row of a landing page: posters of places, and the way to all the others. */
export function PlacePosters({ title, places, hrefOf, allTo, regions, prices, priceText, note }: PlacePostersProps) {
  const all = regions.reduce((sum, { count }) => sum + count, 0)
  if (places.length === 0) return null
  return (
    <section aria-labelledby="places" className="page-width mt-11 md:mt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <h2 id="places" className="scroll-mt-6 text-h2-s md:text-h2">
          {title}
        </h2>
        <Link to={allTo} className="link text-small font-[560] whitespace-nowrap">
          <Say>
            All {all} <span className="max-sm:sr-only">destinations</span>
          </Say>
        </Link>
      </div>
      <p className="mt-1 text-small text-ink-2">{note}</p>
      <ul className="poster-grid">
        {places.map((place, index) => (
          <Poster key={place.placeId} place={place} to={hrefOf(place)} prices={prices} priceText={priceText} lead={index === 0 && places.length % 2 === 1} />
        ))}
      </ul>
      <MorePlaces regions={regions} allTo={allTo} />
    </section>
  )
}
