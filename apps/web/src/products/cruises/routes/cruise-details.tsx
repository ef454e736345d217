import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { data } from 'react-router'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { agesOf, parseSailing } from '../cruise-address.ts'
import { getSailing } from '../cruises-api.ts'
import { CruiseDetails } from '../details/cruise-details.tsx'
import type { Route } from './+types/cruise-details.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.details ? loaderData.details.sailing.title : say`We can't show this cruise` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  await soldHere(client, 'CRU')
  const { nowMs } = context.get(requestContext)
  const { fault, ...search } = parseSailing(new URL(request.url).searchParams)
  if (fault) return data({ nowMs, search, details: null, problem: fault }, 422)
  const answer = await getSailing(client, search.sailingId, agesOf(search))
  if (answer.ok) return data({ nowMs, search, details: answer.data, problem: '' })
  // An address that names no sailing at all is one that is not there.
  const problem = answer.code === 'bad_input' ? say`This link names no cruise of ours. Please search again.` : answer.message
  return data({ nowMs, search, details: null, problem }, answer.status >= 400 && answer.status < 500 ? answer.status : 503)
}

export default function CruiseDetailsPage({ loaderData: { nowMs, search, details, problem } }: Route.ComponentProps) {
  return (
    <main id="content">
      {details ? (
        <CruiseDetails key={JSON.stringify(search)} details={details} search={search} nowMs={nowMs} />
      ) : (
        <div className="page-width py-9">
          <h1 className="text-h1-s md:text-h1">{say`We can't show this cruise`}</h1>
          <p className="mt-3 max-w-[52ch] text-body text-ink-2">{problem}</p>
          <ButtonLink look="filled" className="mt-6" to={PRODUCT_PAGES.CRU.landing}>{say`Search again`}</ButtonLink>
        </div>
      )}
    </main>
  )
}
