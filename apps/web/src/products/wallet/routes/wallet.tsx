import { say } from '@sojourn/i18n'
import { data, useRevalidator } from 'react-router'
import { SignInFirst } from '../../../app/shell/sign-in-first.tsx'
import { serverApi } from '../../../lib/http.ts'
import { useShell } from '../../../lib/shell.ts'
import { DEMO_ACCOUNT } from '../../../lib/user-type.ts'
import { Wallet, WalletFailed, WalletSkeleton } from '../index.ts'
import type { Route } from './+types/wallet.ts'

export const meta: Route.MetaFunction = () => [{ title: say`Wallet` }, { name: 'robots', content: 'noindex' }]

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context)
  const [answer, stored] = await Promise.all([api.post('/api/wallet/get', {}), api.post('/api/booking/getpaymentcardbyuser', {})])
  if (answer.ok) return data({ wallet: answer.data, held: stored.ok ? stored.data.held : [], failure: null })
  if (answer.status === 401) return data({ wallet: null, held: [], failure: null }, 401)
  return data({ wallet: null, held: [], failure: answer.message }, 503)
}

export default function WalletPage({ loaderData: { wallet, held, failure } }: Route.ComponentProps) {
  const { user } = useShell()
  return (
    <main id="content" className="page-width py-9">
      <h1 className="text-h1-s md:text-h1">{say`Wallet`}</h1>
      {wallet ? <Wallet wallet={wallet} held={held} isDemo={user?.usr_type === DEMO_ACCOUNT} /> : <NotShown failure={failure} />}
    </main>
  )
}

function NotShown({ failure }: { failure: string | null }) {
  const { revalidate, state } = useRevalidator()
  if (failure === null) return <SignInFirst text={say`Sign in to see your wallet or claim a gift.`} />
  return state === 'loading' ? <WalletSkeleton /> : <WalletFailed message={failure} onAgain={() => void revalidate()} />
}
