import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { data } from 'react-router'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { getActivity } from '../activities-api.ts'
import { parseOuting, resultsHref } from '../activity-address.ts'
import { ActivityDetails } from '../details/activity-details.tsx'
import type { Route } from './+types/activity-details.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.whole ? loaderData.whole.details.activity.title : say`We can't show this activity` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  await soldHere(client, 'ACT')
  const query = new URL(request.url).searchParams
  const { outing } = parseOuting(query, earliestDay(context.get(requestContext).nowMs))
  if (!outing) return data({ outing, whole: null, session: null, problem: say`This link is missing a place, days or who is coming. Please search again.` }, 422)
  const answer = await getActivity(client, query.get('activity') || 'none', outing)
  if (answer.ok) return data({ outing, whole: answer.data, session: query.get('session'), problem: '' })
  return data({ outing, whole: null, session: null, problem: answer.message }, answer.status >= 400 && answer.status < 500 ? answer.status : 503)
}

export default function ActivityDetailsPage({ loaderData: { outing, whole, session, problem } }: Route.ComponentProps) {
  return (
    <main id="content">
      {whole && outing ? (
        <ActivityDetails whole={whole} outing={outing} chosen={session} />
      ) : (
        <div className="page-width py-9">
          <h1 className="text-h1-s md:text-h1">{say`We can't show this activity`}</h1>
          <p className="mt-3 max-w-[52ch] text-body text-ink-2">{problem}</p>
          <ButtonLink look="filled" className="mt-6" to={outing ? resultsHref(outing) : PRODUCT_PAGES.ACT.landing}>{say`See other activities`}</ButtonLink>
        </div>
      )}
    </main>
  )
}
