import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { type Day, todayAt } from '@sojourn/kernel'
import { data, useLocation } from 'react-router'
import {
  fetchLandingAd,
  heroPicture,
  Landing,
  type LandingWords,
  landingWords,
  listDestinations,
  PlacePosters,
  regionsOf,
} from '../../../features/home/index.ts'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { earliestCheckin, useShell } from '../../../lib/shell.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { bannerBeside } from '../../banners.ts'
import { productLinks } from '../../registry.ts'
import { placeHref } from '../package-address.ts'
import { carriedTrip } from '../search/carried-trip-api.ts'
import { PackageSearchForm } from '../search/package-search-form.tsx'
import { RecentTrips } from '../search/recent-links.tsx'
import type { Route } from './+types/package-landing.ts'

const WORDS: LandingWords = {
  title: (
    <Say>
      The whole trip, <br className="md:hidden" />
      one booking.
    </Say>
  ),
  lead: say`Flight and hotel that fit each other, each at its own price, with what you save by taking them together.`,
  promises: [say`Each price can be checked by itself`, say`Change any part, and see the difference first`, say`All of it is held, or none of it`],
  places: say`Places to go to`,
  picture: heroPicture('hero-viaduct'),
}

/** Two rows of four. */
const POSTERS = 8

export const meta: Route.MetaFunction = () => [{ title: say`Packages` }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const { nowMs } = context.get(requestContext)
  const [places, shell, ad] = await Promise.all([listDestinations(client, 'hotels'), soldHere(client, 'PKG'), fetchLandingAd(client)])
  const regions = regionsOf(places).map(({ key, name, count }) => ({ key, name, count }))
  const earliestAt = (timeZone: string | null): Day => earliestCheckin(todayAt(timeZone, nowMs), shell)
  const carried = await carriedTrip(client, new URL(request.url).searchParams, earliestAt)
  return data({ ad, nowMs, carried, posters: places.slice(0, POSTERS), regions })
}

export default function PackageLandingPage({ loaderData: { ad, nowMs, carried, posters, regions } }: Route.ComponentProps) {
  const { organisation } = useShell()
  const { products } = organisation
  const words = landingWords('PKG', WORDS, organisation)
  return (
    <Landing
      words={words}
      tabs={productLinks(products, useLocation())}
      form={<PackageSearchForm key={JSON.stringify(carried)} look="hero" nowMs={nowMs} {...carried} />}
      below={<RecentTrips promises={words.promises} />}
      banner={bannerBeside('PKG', products)}
      ad={ad}
    >
      <PlacePosters
        title={words.places}
        places={posters}
        hrefOf={({ placeId }) => placeHref(placeId)}
        allTo={PRODUCT_PAGES.PKG.places}
        regions={regions}
        prices={NO_PRICES}
        priceText={(price) => price}
        note={say`Flight and hotel, from the airport you choose.`}
      />
    </Landing>
  )
}

/** What a trip costs depends on where it begins. */
const NO_PRICES = {}
