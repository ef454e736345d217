import { say } from '@sojourn/i18n'
import { data, useNavigation } from 'react-router'
import { AgentStatement, EarningsSection, fetchOwnEarnings, fetchStatement, type StatementAsk } from '../../features/agent-statement/index.ts'
import { serverApi } from '../../lib/http.ts'
import { requestContext } from '../../lib/request.ts'
import { useOwnDay } from '../../lib/use-own-day.ts'
import { SignInFirst } from '../shell/sign-in-first.tsx'
import type { Route } from './+types/agent-statement.ts'

export const meta: Route.MetaFunction = () => [{ title: say`Statement` }, { name: 'robots', content: 'noindex' }]

const STATUS = { shown: 200, bad_dates: 400, guest: 401, not_agent: 403, no_line: 404, unreachable: 503 } as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const asked: StatementAsk = { from: query.get('from') ?? '', to: query.get('to') ?? '', cursor: query.get('cursor') ?? '', earned: query.get('earned') ?? '' }
  const api = serverApi(context)
  const [state, earnings] = await Promise.all([fetchStatement(api, asked), fetchOwnEarnings(api, asked)])
  return data({ asked, now: new Date(context.get(requestContext).nowMs).toISOString(), state, earnings }, STATUS[state.kind])
}

export default function AgentStatementPage({ loaderData: { asked, now, state, earnings } }: Route.ComponentProps) {
  const { location } = useNavigation()
  const ownDay = useOwnDay()
  return (
    <main id="content" className="page-width py-9">
      <h1 className="text-h1-s md:text-h1">{say`Statement`}</h1>
      {state.kind === 'guest' ? (
        <SignInFirst text={say`Sign in as an agent to see your statement.`} />
      ) : (
        <AgentStatement state={state} asked={asked} today={ownDay(now)} loading={location?.pathname === '/agent/statement'} />
      )}
      {earnings && <EarningsSection data={earnings} asked={asked} />}
    </main>
  )
}
