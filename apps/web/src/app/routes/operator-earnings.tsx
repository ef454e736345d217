import { say } from '@sojourn/i18n'
import { AgencyPayouts, fetchEarnings } from '../../features/agency-payouts/index.ts'
import { serverApi } from '../../lib/http.ts'
import { loadDesk, OperatorPage } from '../shell/operator-page.tsx'
import type { Route } from './+types/operator-earnings.ts'

export const meta: Route.MetaFunction = () => [{ title: say`Agents' earnings` }, { name: 'robots', content: 'noindex' }]

export const loader = ({ context }: Route.LoaderArgs) => loadDesk(fetchEarnings(serverApi(context)))

export default function OperatorEarningsPage({ loaderData }: Route.ComponentProps) {
  return (
    <OperatorPage title={say`Agents' earnings`} guest={say`Sign in as an operator to see what agents earned.`} state={loaderData.state}>
      {(state, reload) => <AgencyPayouts state={state} onChanged={reload} />}
    </OperatorPage>
  )
}
