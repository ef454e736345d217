import { say } from '@sojourn/i18n'
import { data } from 'react-router'
import { ActForForm } from '../../features/account/index.ts'
import { orThrow, serverApi } from '../../lib/http.ts'
import { AGENT, OPERATOR } from '../../lib/user-type.ts'
import { AccountPage } from '../shell/account-page.tsx'
import type { Route } from './+types/user-act-for.ts'

export const meta: Route.MetaFunction = () => [{ title: say`Act for someone` }, { name: 'robots', content: 'noindex' }]

/** The page is there for operators and agents alone, and not while they act for somebody. */
export async function loader({ context }: Route.LoaderArgs) {
  const { user, impersonator } = orThrow(await serverApi(context).post('/api/general/getShell', {}))
  if (!user) return data({ isIn: false }, 401)
  if (impersonator || (user.usr_type !== OPERATOR && user.usr_type !== AGENT)) throw new Response(null, { status: 404 })
  return data({ isIn: true })
}

/** Where an operator, or an agent for a client, gets the link that signs them in in that person's place. */
export default function UserActForPage({ loaderData: { isIn } }: Route.ComponentProps) {
  return (
    <AccountPage title={say`Act for someone`} guest={say`Sign in as an operator or an agent first.`}>
      {isIn && <ActForForm />}
    </AccountPage>
  )
}
