import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { data } from 'react-router'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { boundText } from '../../bound-words.ts'
import { FlightDetails } from '../details/flight-details.tsx'
import { flightResultsHref, parseFlights } from '../flight-address.ts'
import { getItinerary } from '../flights-api.ts'
import type { Route } from './+types/flight-details.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const [out] = loaderData?.details?.itinerary.bounds ?? []
  return [{ title: out ? boundText(out) : say`Flights` }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const query = new URL(request.url).searchParams
  await soldHere(client, 'FLT')
  const { search } = parseFlights(query, earliestDay(context.get(requestContext).nowMs))
  const fare = query.get('fare')
  if (!search) return data({ search, fare, details: null, problem: say`This link is missing a place, a day or who flies. Please search again.` }, 422)
  const answer = await getItinerary(client, query.get('itinerary') || 'none', search)
  if (answer.ok) return data({ search, fare, details: answer.data, problem: '' })
  return data({ search, fare, details: null, problem: answer.message }, answer.status >= 400 && answer.status < 500 ? answer.status : 503)
}

export default function FlightDetailsPage({ loaderData: { search, fare, details, problem } }: Route.ComponentProps) {
  return (
    <main id="content">
      {details && search ? (
        <FlightDetails details={details} search={search} fare={fare} />
      ) : (
        <div className="page-width py-9">
          <h1 className="text-h1-s md:text-h1">{say`We can't show this flight`}</h1>
          <p className="mt-3 max-w-[52ch] text-body text-ink-2">{problem}</p>
          <ButtonLink look="filled" className="mt-6" to={search ? flightResultsHref(search) : PRODUCT_PAGES.FLT.landing}>{say`See other flights`}</ButtonLink>
        </div>
      )}
    </main>
  )
}
