import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { type Day, earliestDay, todayAt } from '@sojourn/kernel'
import { data, useLocation } from 'react-router'
import { fetchLandingAd, heroPicture, Landing, type LandingWords, landingWords, PlacePosters, regionsOf } from '../../../features/home/index.ts'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { earliestCheckin, useShell } from '../../../lib/shell.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { bannerBeside } from '../../banners.ts'
import { productLinks } from '../../registry.ts'
import { listTableCities } from '../landing-api.ts'
import { carriedTable } from '../search/carried-table-api.ts'
import { RecentTables } from '../search/recent-links.tsx'
import { TableSearchForm } from '../search/table-search-form.tsx'
import { cityHref, usualDay } from '../table-address.ts'
import type { Route } from './+types/restaurant-landing.ts'

const WORDS: LandingWords = {
  title: (
    <Say>
      A table <br className="md:hidden" />
      at eight.
    </Say>
  ),
  lead: say`Choose a time and see until when the table is yours, what it costs not to come, and what is on the menu.`,
  promises: [say`Most tables are free to book`, say`You see until when it's yours`, say`Full? We hold the next one for you`],
  places: say`Places to eat out`,
  picture: heroPicture('hero-towers'),
}

/** Two rows of four. */
const POSTERS = 8

export const meta: Route.MetaFunction = () => [{ title: say`Restaurants` }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const { nowMs } = context.get(requestContext)
  const [cities, shell, ad] = await Promise.all([listTableCities(client), soldHere(client, 'RES'), fetchLandingAd(client)])
  const posters = cities.slice(0, POSTERS)
  const regions = regionsOf(cities).map(({ key, name, count }) => ({ key, name, count }))
  const earliestAt = (timeZone: string | null): Day => earliestCheckin(todayAt(timeZone, nowMs), shell)
  const carried = await carriedTable(client, new URL(request.url).searchParams, earliestAt)
  return data({ ad, nowMs, carried, day: usualDay(earliestDay(nowMs)), posters, regions })
}

export default function RestaurantLandingPage({ loaderData: { ad, nowMs, carried, day, posters, regions } }: Route.ComponentProps) {
  const { organisation } = useShell()
  const { products } = organisation
  const words = landingWords('RES', WORDS, organisation)
  return (
    <Landing
      words={words}
      tabs={productLinks(products, useLocation())}
      form={<TableSearchForm key={JSON.stringify(carried)} look="hero" nowMs={nowMs} {...carried} />}
      below={<RecentTables promises={words.promises} />}
      banner={bannerBeside('RES', products)}
      ad={ad}
    >
      <PlacePosters
        title={words.places}
        places={posters}
        hrefOf={({ placeId }) => cityHref(placeId, day)}
        allTo={PRODUCT_PAGES.RES.places}
        regions={regions}
        prices={{}}
        priceText={(price) => price}
        note={say`A table for two at eight in the evening.`}
      />
    </Landing>
  )
}
