import { say } from '@sojourn/i18n'
import { data } from 'react-router'
import { ConfirmedPage } from '../../../app/purchase/confirmed-page.tsx'
import { loadBooking } from '../../../app/purchase/load-booking.ts'
import { serverApi } from '../../../lib/http.ts'
import { TopUpOutcome } from '../purchase/top-up-outcome.tsx'
import type { Route } from './+types/wallet-checkout-success.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.booking?.status === 'confirmed' ? say`Wallet topped up` : say`Your top-up` },
  { name: 'robots', content: 'noindex' },
]

export async function loader(args: Route.LoaderArgs) {
  const [loaded, wallet] = await Promise.all([loadBooking(args), serverApi(args.context).post('/api/wallet/get', {})])
  return data({ ...loaded.data, balances: wallet.ok ? wallet.data.balances : [] }, loaded.init ?? {})
}

export default function WalletCheckoutSuccessPage({ loaderData }: Route.ComponentProps) {
  return (
    <ConfirmedPage loaded={loaderData}>
      {(booking, reload) => <TopUpOutcome booking={booking} balances={loaderData.balances} onChanged={reload} />}
    </ConfirmedPage>
  )
}
