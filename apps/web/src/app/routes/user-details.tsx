import { say } from '@sojourn/i18n'
import { AccountDetails, AccountNav } from '../../features/account/index.ts'
import { orThrow, serverApi } from '../../lib/http.ts'
import { AccountPage } from '../shell/account-page.tsx'
import type { Route } from './+types/user-details.ts'

export const meta: Route.MetaFunction = () => [{ title: say`Your details` }, { name: 'robots', content: 'noindex' }]

export async function loader({ context }: Route.LoaderArgs) {
  const account = await serverApi(context).post('/api/user/getAccount', {})
  return { account: !account.ok && account.status === 401 ? null : orThrow(account) }
}

/** What we know of the person who is signed in, and what guards it. */
export default function UserDetailsPage({ loaderData: { account } }: Route.ComponentProps) {
  return (
    <AccountPage title={say`Your details`} guest={say`Sign in to see your details.`}>
      {account && (
        <>
          <AccountNav />
          <AccountDetails account={account} />
        </>
      )}
    </AccountPage>
  )
}
