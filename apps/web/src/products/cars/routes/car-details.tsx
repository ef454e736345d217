import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { data } from 'react-router'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { carResultsHref, parseRental } from '../car-address.ts'
import { carTitle } from '../car-words.ts'
import { getCar } from '../cars-api.ts'
import { CarDetails } from '../details/car-details.tsx'
import type { Route } from './+types/car-details.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.details ? carTitle(loaderData.details.car.car) : say`We can't show this car` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  await soldHere(client, 'CAR')
  const query = new URL(request.url).searchParams
  const { rental } = parseRental(query, earliestDay(context.get(requestContext).nowMs))
  if (!rental) return data({ rental, details: null, problem: say`This link is missing a place, times or the driver's age. Please search again.` }, 422)
  const answer = await getCar(client, query.get('car') || 'none', rental)
  if (answer.ok) return data({ rental, details: answer.data, problem: '' })
  return data({ rental, details: null, problem: answer.message }, answer.status >= 400 && answer.status < 500 ? answer.status : 503)
}

export default function CarDetailsPage({ loaderData: { rental, details, problem } }: Route.ComponentProps) {
  return (
    <main id="content">
      {details && rental ? (
        <CarDetails details={details} rental={rental} />
      ) : (
        <div className="page-width py-9">
          <h1 className="text-h1-s md:text-h1">{say`We can't show this car`}</h1>
          <p className="mt-3 max-w-[52ch] text-body text-ink-2">{problem}</p>
          <ButtonLink look="filled" className="mt-6" to={rental ? carResultsHref(rental) : PRODUCT_PAGES.CAR.landing}>{say`See other cars`}</ButtonLink>
        </div>
      )}
    </main>
  )
}
