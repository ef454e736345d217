import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { data } from 'react-router'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { TransferDetails } from '../details/transfer-details.tsx'
import { parseRide, transferResultsHref } from '../transfer-address.ts'
import { getTransfer } from '../transfers-api.ts'
import type { Route } from './+types/transfer-details.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.details ? loaderData.details.transfer.vehicle.name : say`We can't show this transfer` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  await soldHere(client, 'TRF')
  const query = new URL(request.url).searchParams
  const { ride } = parseRide(query, earliestDay(context.get(requestContext).nowMs))
  if (!ride) return data({ ride, details: null, problem: say`This link is missing a place, a time or the people. Please search again.` }, 422)
  const answer = await getTransfer(client, query.get('transfer') || 'none', ride)
  if (answer.ok) return data({ ride, details: answer.data, problem: '' })
  return data({ ride, details: null, problem: answer.message }, answer.status >= 400 && answer.status < 500 ? answer.status : 503)
}

export default function TransferDetailsPage({ loaderData: { ride, details, problem } }: Route.ComponentProps) {
  return (
    <main id="content">
      {details && ride ? (
        <TransferDetails details={details} ride={ride} />
      ) : (
        <div className="page-width py-9">
          <h1 className="text-h1-s md:text-h1">{say`We can't show this transfer`}</h1>
          <p className="mt-3 max-w-[52ch] text-body text-ink-2">{problem}</p>
          <ButtonLink look="filled" className="mt-6" to={ride ? transferResultsHref(ride) : PRODUCT_PAGES.TRF.landing}>{say`See other transfers`}</ButtonLink>
        </div>
      )}
    </main>
  )
}
