import { Link } from 'react-router'
import { type Stay, stayHref } from '../../lib/stay-address.ts'
import { classes } from '../../ui/classes.ts'
import { FromPrice } from './from-price.tsx'
import type { Destination } from './home-api.ts'
import type { LowestByPlace } from './lowest-prices-api.ts'

interface FurtherPlacesProps {
  readonly places: readonly Destination[]
  readonly when: Pick<Stay, 'checkin' | 'checkout' | 'rooms'>
  readonly prices: LowestByPlace | Promise<LowestByPlace>
  /** In columns over the whole page instead of one column beside the posters. */
  readonly wide: boolean
}

/** Places without a poster, as the board of a station lists them. */
export function FurtherPlaces({ places, when, prices, wide }: FurtherPlacesProps) {
  return (
    <>
      <h3 className="border-t-3 border-ink pt-2.5 pb-2 text-h3">And further</h3>
      <ul className={wide ? 'grid gap-x-6 md:grid-cols-3 lg:grid-cols-4' : 'flex grow flex-col'}>
        {places.map((place) => (
          <li key={place.placeId} className={classes('border-t border-rule', !wide && 'flex grow')}>
            <Link
              to={stayHref('/search-detail', { ...when, destination: place.placeId })}
              className="group flex min-h-11 grow items-baseline gap-2 py-1.5 text-small text-ink-2 md:min-h-9"
            >
              <span className="font-display text-lead font-[500] whitespace-nowrap text-ink underline-offset-4 group-hover:underline">{place.name}</span>
              <span className="truncate text-caption text-ink-3">{place.country}</span>
              <span className="ms-auto">
                <FromPrice prices={prices} placeId={place.placeId} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
