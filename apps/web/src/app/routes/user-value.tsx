import { say } from '@sojourn/i18n'
import { data } from 'react-router'
import { AccountNav, OwnValue } from '../../features/account/index.ts'
import { orThrow, serverApi } from '../../lib/http.ts'
import { AccountPage } from '../shell/account-page.tsx'
import type { Route } from './+types/user-value.ts'

export const meta: Route.MetaFunction = () => [{ title: say`Wallet and points` }, { name: 'robots', content: 'noindex' }]

export async function loader({ context }: Route.LoaderArgs) {
  const value = await serverApi(context).post('/api/user/getValue', {})
  return !value.ok && value.status === 401 ? data({ value: null }, 401) : data({ value: orThrow(value) })
}

/** Wallet, cash cards, coupons and points in one place. */
export default function UserValuePage({ loaderData: { value } }: Route.ComponentProps) {
  return (
    <AccountPage title={say`Wallet and points`} guest={say`Sign in to see your wallet and points.`}>
      {value && (
        <>
          <AccountNav />
          <OwnValue value={value} />
        </>
      )}
    </AccountPage>
  )
}
