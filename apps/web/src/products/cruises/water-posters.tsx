import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { Link } from 'react-router'
import { type Destination, type LowestByPlace, Poster } from '../../features/home/index.ts'
import { whereHref } from './cruise-address.ts'

interface WaterPostersProps {
  readonly title: string
  readonly posters: readonly Destination[]
  /** They may come after the page. */
  readonly prices: LowestByPlace | Promise<LowestByPlace>
}

/** The first row of the landing page: waters as posters, and the way to all cruises. */
export function WaterPosters({ title, posters, prices }: WaterPostersProps) {
  if (posters.length === 0) return null
  return (
    <section aria-labelledby="places" className="page-width mt-11 md:mt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <h2 id="places" className="scroll-mt-6 text-h2-s md:text-h2">
          {title}
        </h2>
        <Link to={PRODUCT_PAGES.CRU.results} className="link text-small font-[560] whitespace-nowrap">
          {say`All cruises`}
        </Link>
      </div>
      <p className="mt-1 text-small text-ink-2">{say`Lowest price for each of two in a cabin in the next twelve months, port taxes and gratuities included.`}</p>
      <ul className="poster-grid water-posters">
        {posters.map((place, index) => (
          <Poster
            key={place.placeId}
            place={place}
            to={whereHref(place.placeId)}
            prices={prices}
            priceText={(price) => (
              <Say>
                from <b className="font-[640] text-ink tabular-nums">{price}</b>
              </Say>
            )}
            lead={index === 0 && posters.length % 2 === 1}
          />
        ))}
      </ul>
    </section>
  )
}
