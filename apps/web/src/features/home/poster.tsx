import { Link } from 'react-router'
import { artOf } from '../../lib/art.ts'
import { type StayTime, stayHref } from '../../lib/stay-address.ts'
import { useStayProduct } from '../../lib/stay-product.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'
import { FromPrice } from './from-price.tsx'
import type { Destination } from './home-api.ts'
import type { LowestByPlace } from './lowest-prices-api.ts'

interface PosterProps {
  readonly place: Destination
  readonly when: StayTime
  readonly prices: LowestByPlace | Promise<LowestByPlace>
  /** As wide as the page of a phone: the first of an odd number, so that no gap is left. */
  readonly lead: boolean
}

/** A place as a travel poster, its country and what a night costs at least. */
export function Poster({ place, when, prices, lead }: PosterProps) {
  const { paths } = useStayProduct()
  return (
    <li className={classes(lead && 'max-md:col-span-full')}>
      <Link to={stayHref(paths.results, { ...when, destination: place.placeId })} className="group block">
        <span className="poster">
          <Picture
            name={artOf(place.placeId)}
            widths={[300, 600]}
            width={600}
            height={800}
            sizes={lead ? '(width < 48rem) 92vw, 290px' : '(width < 48rem) 40vw, 290px'}
            alt=""
            className="aspect-3/4 w-full bg-skeleton"
          />
          <span className="poster-name">{place.name}</span>
        </span>
        <span className={classes('mt-2.5 flex justify-between gap-x-3 text-small text-ink-2', !lead && 'max-lg:flex-col')}>
          <span className="underline-offset-4 group-hover:underline">{place.country}</span>
          <FromPrice prices={prices} placeId={place.placeId} unit=" a night, all in" />
        </span>
      </Link>
    </li>
  )
}
