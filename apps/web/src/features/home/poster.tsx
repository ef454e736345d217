import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { artOf } from '../../lib/art.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'
import { FromPrice, type LowestByPlace } from './from-price.tsx'
import type { Destination } from './places-api.ts'

interface PosterProps {
  readonly place: Destination
  readonly to: string
  readonly prices: LowestByPlace | Promise<LowestByPlace>
  /** What an amount is, in a sentence. */
  readonly priceText: (price: string) => ReactNode
  /** As wide as the page of a phone: the first of an odd number, so that no gap is left. */
  readonly lead: boolean
}

/** A place as a travel poster, its country and the least that is asked for there. */
export function Poster({ place, to, prices, priceText, lead }: PosterProps) {
  return (
    <li className={classes(lead && 'max-md:col-span-full')}>
      <Link to={to} className="group block">
        <span className="poster">
          <Picture
            name={artOf(place.art ?? place.placeId)}
            widths={[300, 600]}
            width={600}
            height={800}
            sizes={lead ? '(width < 48rem) 92vw, 290px' : '(width < 48rem) 40vw, 290px'}
            alt=""
            className="aspect-3/4 w-full bg-skeleton"
          />
          <span className="poster-name">{place.name}</span>
        </span>
        <span className={classes('mt-2.5 flex flex-wrap justify-between gap-x-3 text-small text-ink-2', !lead && 'max-lg:flex-col')}>
          <span className="underline-offset-4 group-hover:underline">{place.country}</span>
          <FromPrice prices={prices} placeId={place.placeId} priceText={priceText} />
        </span>
      </Link>
    </li>
  )
}
