import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { data } from 'react-router'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { earliestCheckin } from '../../../lib/shell.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { monthsFrom, readExplore } from '../explore/explore-address.ts'
import { ExplorePage } from '../explore/explore-page.tsx'
import { fromOrigin } from '../landing-api.ts'
import type { Route } from './+types/flight-explore.ts'

export const meta: Route.MetaFunction = () => [{ title: say`Where can I fly?` }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const { nowMs } = context.get(requestContext)
  const shell = await soldHere(client, 'FLT')
  const months = monthsFrom(earliestCheckin(earliestDay(nowMs), shell))
  const { from, month, budget } = readExplore(new URL(request.url).searchParams, months)
  const { organisation, currency, language, user } = shell
  const whose = [organisation.org_id, currency, language, user?.user_id ?? ''].join(' ')
  const found = await fromOrigin({ client, from, month, whose, nowMs })
  return data({ explored: found?.explored ?? null, taken: found?.taken ?? null, month, months, budget }, found ? 200 : 503)
}

export default function FlightExplorePage({ loaderData: { explored, taken, month, months, budget } }: Route.ComponentProps) {
  return (
    <main id="content">
      {explored ? (
        <ExplorePage key={`${explored.from.iata} ${month}`} explored={explored} taken={taken} month={month} months={months} budget={budget} />
      ) : (
        <div className="page-width py-9">
          <h1 className="text-h1-s md:text-h1">{say`We couldn't load the places`}</h1>
          <p className="mt-3 max-w-[52ch] text-body text-ink-2">{say`Something went wrong on our side. Please try again in a moment.`}</p>
          <ButtonLink look="filled" className="mt-6" to={PRODUCT_PAGES.FLT.landing}>{say`Search for flights`}</ButtonLink>
        </div>
      )}
    </main>
  )
}
