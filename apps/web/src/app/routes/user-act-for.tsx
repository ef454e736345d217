import { say } from '@sojourn/i18n'
import { ActForForm } from '../../features/account/index.ts'
import { useShell } from '../../lib/shell.ts'
import { AccountPage } from '../shell/account-page.tsx'
import type { Route } from './+types/user-act-for.ts'

export const meta: Route.MetaFunction = () => [{ title: say`Act for someone` }, { name: 'robots', content: 'noindex' }]

/** Where an operator, or an agent for a client, gets the link that signs them in in that person's place. */
export default function UserActForPage() {
  const { user, impersonator } = useShell()
  return (
    <AccountPage title={say`Act for someone`} guest={say`Sign in as an operator or an agent first.`}>
      {user && !impersonator && <ActForForm />}
    </AccountPage>
  )
}
