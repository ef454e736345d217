import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { useLocation } from 'react-router'
import {
  type Destination,
  Landing,
  type LowestByPlace,
  landingWords,
  type NextTripFound,
  NextTripPlace,
  type PlacedAd,
  PlacePosters,
  type Region,
  TripsUnread,
} from '../../../features/home/index.ts'
import { useShell } from '../../../lib/shell.ts'
import { MEMBER } from '../../../lib/user-type.ts'
import { bannerBeside } from '../../banners.ts'
import { productLinks } from '../../registry.ts'
import { type CarriedStay, HotelSearchForm, type HotelSearchFormProps } from '../search/index.ts'
import { useStayProduct } from '../stay-product.ts'
import { type StayTime, stayHref } from '../stay-query.ts'
import { BelowStayForm } from './below-stay-form.tsx'
import { LANDING_WORDS } from './words.tsx'

interface StayLandingProps extends Pick<HotelSearchFormProps, 'nowMs'> {
  /** What was searched for at another product. */
  readonly carried: CarriedStay
  /** Of the person who is signed in. */
  readonly trip: NextTripFound | 'unread' | null
  readonly ad: PlacedAd | null
  readonly posters: readonly Destination[]
  readonly regions: readonly Pick<Region, 'key' | 'name' | 'count'>[]
  /** The stay that a click on a poster looks for. */
  readonly when: StayTime
  /** What a night costs at least in each of them; they may come after the page. */
  readonly prices: LowestByPlace | Promise<LowestByPlace>
}

/** The headline has one line on a desktop and two on a phone. */
const NAME_MAX = 14

/** The front page's headline for a member; null for others, and where the name is too long for it. */
function greetingOf(user: ReturnType<typeof useShell>['user']): string | null {
  const name = user?.usr_type === MEMBER ? user.first_name.trim() : ''
  return name !== '' && name.length <= NAME_MAX ? say`Where next, ${name}?` : null
}

/** The landing page of hotels, and that of holiday stays. */
export function StayLanding({ ad, trip, posters, regions, when, prices, nowMs, carried }: StayLandingProps) {
  const { name, code, paths } = useStayProduct()
  const { organisation, user } = useShell()
  const { products } = organisation
  const words = landingWords(code, LANDING_WORDS[name], organisation)
  const greeting = name === 'hotels' ? greetingOf(user) : null
  return (
    <Landing
      words={greeting === null ? words : { ...words, title: greeting }}
      tabs={productLinks(products, useLocation())}
      form={<HotelSearchForm key={`${name} ${JSON.stringify(carried)}`} look="hero" nowMs={nowMs} {...carried} />}
      below={<BelowStayForm promises={words.promises} when={when} nowMs={nowMs} />}
      banner={bannerBeside(code, products)}
      ad={ad}
    >
      {trip === 'unread' ? <TripsUnread /> : trip && <NextTripPlace found={trip} />}
      <PlacePosters
        title={words.places}
        places={posters}
        hrefOf={({ placeId }) => stayHref(paths.results, { ...when, destination: placeId })}
        allTo={paths.places}
        regions={regions}
        prices={prices}
        priceText={(price) => (
          <Say>
            from <b className="font-[640] text-ink tabular-nums">{price}</b> a night
          </Say>
        )}
        note={say`Lowest price per night, taxes and fees included.`}
      />
    </Landing>
  )
}
