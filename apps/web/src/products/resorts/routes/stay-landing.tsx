import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { daysBetween, earliestDay } from '@sojourn/kernel'
import { data, useLocation } from 'react-router'
import { BelowForm, fetchLandingAd, heroPicture, Landing, type LandingWords, landingWords, PlacePosters, regionsOf } from '../../../features/home/index.ts'
import { serverApi } from '../../../lib/http.ts'
import { ifReady } from '../../../lib/if-ready.ts'
import { requestContext } from '../../../lib/request.ts'
import { type Shell, useShell } from '../../../lib/shell.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { AGENT } from '../../../lib/user-type.ts'
import { bannerBeside } from '../../banners.ts'
import { productLinks } from '../../registry.ts'
import { listResortCities, lowestNights } from '../landing-api.ts'
import { staysHref, usualNights } from '../resort-address.ts'
import { carriedToResorts } from '../search/carried-place-api.ts'
import { StaySearchForm } from '../search/stay-search-form.tsx'
import type { Route } from './+types/stay-landing.ts'

const WORDS: LandingWords = {
  title: (
    <Say>
      A few nights, <br className="md:hidden" />a whole apartment.
    </Say>
  ),
  lead: say`Two nights and more at resorts, with a kitchen and a pool. Book now and pay closer to the day.`,
  promises: [say`Free to cancel until a week before`, say`Pay now, or on a day you know`, say`A calendar that says why a day isn't free`],
  places: say`Places to stay a few nights`,
  picture: heroPicture('hero-cliffs'),
}

const POSTERS = 8

export const meta: Route.MetaFunction = () => [{ title: say`Stays` }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const { nowMs } = context.get(requestContext)
  const [cities, shell, ad, carried] = await Promise.all([
    listResortCities(client),
    soldHere(client, 'STY'),
    fetchLandingAd(client),
    carriedToResorts(client, new URL(request.url).searchParams),
  ])
  const days = usualNights(earliestDay(nowMs))
  const posters = cities.slice(0, POSTERS)
  const regions = regionsOf(cities).map(({ key, name, count }) => ({ key, name, count }))
  const nights = { ...days, nights: daysBetween(days.from, days.to) }
  const prices = lowestNights({ client, placeIds: posters.map(({ placeId }) => placeId), whose: whosePrices(shell), nowMs }, nights)
  const known = await ifReady(prices)
  return data({ ad, nowMs, carried, days, posters, regions, prices: known.at === 'ready' ? known.value : known.promise })
}

/** All that prices depend on besides the nights. An agent's are the agent's own. */
const whosePrices = ({ organisation, currency, user }: Pick<Shell, 'organisation' | 'currency' | 'user'>): string =>
  [organisation.org_id, currency, user?.usr_type === AGENT ? user.user_id : ''].join(' ')

export default function StayLandingPage({ loaderData: { ad, nowMs, carried, days, posters, regions, prices } }: Route.ComponentProps) {
  const { organisation } = useShell()
  const words = landingWords('STY', WORDS, organisation)
  const { where, label, from, until } = carried
  return (
    <Landing
      words={words}
      tabs={productLinks(organisation.products, useLocation())}
      form={
        <StaySearchForm
          key={JSON.stringify(carried)}
          look="hero"
          nowMs={nowMs}
          given={{ ...(where && { where }), ...(from && { from }), ...(until && { to: until }) }}
          label={label}
        />
      }
      below={<BelowForm promises={words.promises} recent={[]} />}
      banner={bannerBeside('STY', organisation.products)}
      ad={ad}
    >
      <PlacePosters
        title={words.places}
        places={posters}
        hrefOf={({ placeId }) => staysHref({ where: placeId, ...days, guests: 2 })}
        allTo={PRODUCT_PAGES.RST.results}
        regions={regions}
        prices={prices}
        priceText={(price) => (
          <Say>
            from <b className="font-[640] text-ink tabular-nums">{price}</b> a night
          </Say>
        )}
        note={say`Lowest price per night for four nights, taxes and fees included.`}
      />
    </Landing>
  )
}
