import { say } from '@sojourn/i18n'
import { fetchDesk, SupportDesk } from '../../features/support/index.ts'
import { serverApi } from '../../lib/http.ts'
import { loadDesk, OperatorPage } from '../shell/operator-page.tsx'
import type { Route } from './+types/operator-messages.ts'

export const meta: Route.MetaFunction = () => [{ title: say`Messages` }, { name: 'robots', content: 'noindex' }]

export const loader = ({ context }: Route.LoaderArgs) => loadDesk(fetchDesk(serverApi(context)))

export default function OperatorMessagesPage({ loaderData }: Route.ComponentProps) {
  return (
    <OperatorPage title={say`Messages`} guest={say`Sign in as an operator to answer travelers.`} state={loaderData.state}>
      {(state, reload) => <SupportDesk state={state} onChanged={reload} />}
    </OperatorPage>
  )
}
