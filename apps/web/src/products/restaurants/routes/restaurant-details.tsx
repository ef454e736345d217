import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { data } from 'react-router'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { RestaurantDetails } from '../details/restaurant-details.tsx'
import { parseTable, type TableChoice, tableResultsHref } from '../table-address.ts'
import { AREAS } from '../table-words.ts'
import { type Area, getRestaurant } from '../tables-api.ts'
import type { Route } from './+types/restaurant-details.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.details?.restaurant.name ?? say`We can't show this restaurant` },
  { name: 'robots', content: 'noindex' },
]

/** The time and the area that an address chooses: without one, the time that was searched for. */
function choiceOf(query: URLSearchParams, time: string): TableChoice & { readonly area: Area | undefined } {
  const area = query.get('area') ?? ''
  return { at: query.get('at') ?? time, area: Object.hasOwn(AREAS, area) ? (area as Area) : undefined }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  await soldHere(client, 'RES')
  const query = new URL(request.url).searchParams
  const { search } = parseTable(query, earliestDay(context.get(requestContext).nowMs))
  if (!search)
    return data({ search, choice: {}, details: null, problem: say`This link is missing a place, a day, a time or how many you are. Please search again.` }, 422)
  const choice = choiceOf(query, search.time)
  const answer = await getRestaurant(client, query.get('restaurant') || 'none', search, choice.area)
  if (answer.ok) return data({ search, choice, details: answer.data, problem: '' })
  return data({ search, choice, details: null, problem: answer.message }, answer.status >= 400 && answer.status < 500 ? answer.status : 503)
}

export default function RestaurantDetailsPage({ loaderData: { search, choice, details, problem } }: Route.ComponentProps) {
  return (
    <main id="content">
      {details && search ? (
        <RestaurantDetails details={details} search={search} choice={choice} />
      ) : (
        <div className="page-width py-9">
          <h1 className="text-h1-s md:text-h1">{say`We can't show this restaurant`}</h1>
          <p className="mt-3 max-w-[52ch] text-body text-ink-2">{problem}</p>
          <ButtonLink
            look="filled"
            className="mt-6"
            to={search ? tableResultsHref(search) : PRODUCT_PAGES.RES.landing}
          >{say`See other restaurants`}</ButtonLink>
        </div>
      )}
    </main>
  )
}
