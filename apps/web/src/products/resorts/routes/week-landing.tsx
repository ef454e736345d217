import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
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
import { listResortCities, lowestWeeks } from '../landing-api.ts'
import { weeksHref } from '../resort-address.ts'
import { carriedToResorts } from '../search/carried-place-api.ts'
import { WeekSearchForm } from '../search/week-search-form.tsx'
import { WEEKS_PAGE } from '../weeks-page.ts'
import type { Route } from './+types/week-landing.ts'

const PROMISES = [
  say`One price for the whole apartment, cleaning included`,
  say`Trading power shown as a sum, on both sides`,
  say`Hold a week before you decide`,
]
const BY_RESORT: LandingWords = {
  title: (
    <Say>
      A week <br className="md:hidden" />
      of your own.
    </Say>
  ),
  lead: say`Apartments at resorts for seven nights: for money, or in exchange for a week that is yours.`,
  promises: PROMISES,
  places: say`Places to spend a week`,
  picture: heroPicture('hero-islands'),
}
const BY_WEEK: LandingWords = {
  ...BY_RESORT,
  title: say`Which week is yours?`,
  lead: say`Start with the month: red is high season, white lies between, blue is the quiet time.`,
}

const POSTERS = 8

export const meta: Route.MetaFunction = () => [{ title: say`Resort weeks` }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const { nowMs } = context.get(requestContext)
  const [cities, shell, ad, carried] = await Promise.all([
    listResortCities(client),
    soldHere(client, 'RST'),
    fetchLandingAd(client),
    carriedToResorts(client, new URL(request.url).searchParams),
  ])
  const posters = cities.slice(0, POSTERS)
  const regions = regionsOf(cities).map(({ key, name, count }) => ({ key, name, count }))
  const prices = lowestWeeks({ client, placeIds: posters.map(({ placeId }) => placeId), whose: whosePrices(shell), nowMs })
  const known = await ifReady(prices)
  return data({ ad, nowMs, carried, posters, regions, prices: known.at === 'ready' ? known.value : known.promise })
}

/** All that prices depend on besides the week. An agent's are the agent's own. */
const whosePrices = ({ organisation, currency, user }: Pick<Shell, 'organisation' | 'currency' | 'user'>): string =>
  [organisation.org_id, currency, user?.usr_type === AGENT ? user.user_id : ''].join(' ')

export default function WeekLandingPage({ loaderData: { ad, nowMs, carried, posters, regions, prices } }: Route.ComponentProps) {
  const { organisation } = useShell()
  const location = useLocation()
  const isByWeek = location.pathname === WEEKS_PAGE
  const words = landingWords('RST', isByWeek ? BY_WEEK : BY_RESORT, organisation)
  return (
    <Landing
      words={words}
      tabs={productLinks(organisation.products, location)}
      form={
        <WeekSearchForm
          key={JSON.stringify(carried)}
          look="hero"
          nowMs={nowMs}
          given={{ where: carried.where ?? '' }}
          label={carried.label}
          first={isByWeek ? 'month' : 'where'}
        />
      }
      below={<BelowForm promises={words.promises} recent={[]} />}
      banner={bannerBeside('RST', organisation.products)}
      ad={ad}
    >
      <PlacePosters
        title={words.places}
        places={posters}
        hrefOf={({ placeId }) => weeksHref({ where: placeId, month: '', bedrooms: 0 })}
        allTo={PRODUCT_PAGES.RST.results}
        regions={regions}
        prices={prices}
        priceText={(price) => (
          <Say>
            from <b className="font-[640] text-ink tabular-nums">{price}</b> a week
          </Say>
        )}
        note={say`Lowest price for seven nights in the next six months, taxes and fees included.`}
      />
    </Landing>
  )
}
