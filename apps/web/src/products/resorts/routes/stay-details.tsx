import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { data } from 'react-router'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { StayDetails } from '../details/stay-details.tsx'
import { parseNights } from '../resort-address.ts'
import type { Route } from './+types/stay-details.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.details ? loaderData.details.resort.name : say`We can't show this resort` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  await soldHere(client, 'STY')
  const query = new URL(request.url).searchParams
  const resortId = query.get('resort') || 'none'
  query.set('where', resortId)
  const { search } = parseNights(query, earliestDay(context.get(requestContext).nowMs))
  if (!search) return data({ search: null, details: null, problem: say`This link is missing its nights. Please search again.` }, 422)
  const { from, to, guests } = search
  const answer = await client.post('/api/stays/details', { resort_id: resortId, check_in: from, check_out: to, guests })
  if (answer.ok) return data({ search: { from, to, guests }, details: answer.data, problem: '' })
  return data({ search: null, details: null, problem: answer.message }, answer.status >= 400 && answer.status < 500 ? answer.status : 503)
}

export default function StayDetailsPage({ loaderData: { details, search, problem } }: Route.ComponentProps) {
  if (details && search) return <StayDetails details={details} search={search} />
  return (
    <main id="content" className="page-width py-14">
      <h1 className="text-h1-s md:text-h1">{say`We can't show this resort`}</h1>
      <p className="mt-3 max-w-[52ch] text-body text-ink-2">{problem}</p>
      <ButtonLink look="filled" className="mt-6" to={PRODUCT_PAGES.STY.landing}>{say`Search again`}</ButtonLink>
    </main>
  )
}
