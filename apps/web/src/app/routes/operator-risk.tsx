import { say } from '@sojourn/i18n'
import { fetchRisk, RiskDesk } from '../../features/risk-desk/index.ts'
import { serverApi } from '../../lib/http.ts'
import { loadDesk, OperatorPage } from '../shell/operator-page.tsx'
import type { Route } from './+types/operator-risk.ts'

export const meta: Route.MetaFunction = () => [{ title: say`Payment risk` }, { name: 'robots', content: 'noindex' }]

export const loader = ({ context }: Route.LoaderArgs) => loadDesk(fetchRisk(serverApi(context)))

export default function OperatorRiskPage({ loaderData }: Route.ComponentProps) {
  return (
    <OperatorPage title={say`Payment risk`} guest={say`Sign in as an operator to see payment risk.`} state={loaderData.state}>
      {(state, reload) => <RiskDesk state={state} onChanged={reload} />}
    </OperatorPage>
  )
}
