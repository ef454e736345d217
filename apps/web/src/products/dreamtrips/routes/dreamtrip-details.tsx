import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { data } from 'react-router'
import { serverApi } from '../../../lib/http.ts'
import { ifReady } from '../../../lib/if-ready.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { DreamtripDetails } from '../details/dreamtrip-details.tsx'
import { parseTrip } from '../dreamtrip-address.ts'
import { comparePrices, getTrip } from '../dreamtrips-api.ts'
import type { Route } from './+types/dreamtrip-details.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.details ? loaderData.details.trip.title : say`We can't show this trip` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  await soldHere(client, 'DTR')
  const wanted = parseTrip(new URL(request.url).searchParams)
  const answer = await getTrip(client, wanted)
  if (answer.ok) {
    // Not waited for: the page is whole without them.
    const known = await ifReady(comparePrices(client, wanted))
    return data({ wanted, details: answer.data, compared: known.at === 'ready' ? known.value : known.promise, problem: '' })
  }
  const problem = answer.code === 'bad_input' ? say`This link doesn't lead to a trip. Please search again.` : answer.message
  return data({ wanted, details: null, compared: null, problem }, answer.status >= 400 && answer.status < 500 ? answer.status : 503)
}

export default function DreamtripDetailsPage({ loaderData: { wanted, details, compared, problem } }: Route.ComponentProps) {
  return (
    <main id="content">
      {details ? (
        <DreamtripDetails details={details} wanted={wanted} compared={compared} />
      ) : (
        <div className="page-width py-9">
          <h1 className="text-h1-s md:text-h1">{say`We can't show this trip`}</h1>
          <p className="mt-3 max-w-[52ch] text-body text-ink-2">{problem}</p>
          <ButtonLink look="filled" className="mt-6" to={PRODUCT_PAGES.DTR.landing}>{say`See other group trips`}</ButtonLink>
        </div>
      )}
    </main>
  )
}
