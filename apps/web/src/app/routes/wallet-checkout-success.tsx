import { useCallback } from 'react'
import { data, redirect, useRevalidator } from 'react-router'
import { type TopUpBooking, TopUpOutcome } from '../../features/wallet/index.ts'
import { serverApi } from '../../lib/http.ts'
import { isOfStay } from '../../lib/of-stay.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SignInFirst } from '../shell/sign-in-first.tsx'
import type { Route } from './+types/wallet-checkout-success.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.booking?.status === 'confirmed' ? 'Wallet topped up' : 'Your top-up' },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context)
  const bookingId = new URL(request.url).searchParams.get('booking_id') || 'none'
  const [booking, wallet] = await Promise.all([api.post('/api/bookingHistory/get', { booking_id: bookingId }), api.post('/api/wallet/get', {})])
  if (!booking.ok)
    return data({ booking: null, balances: [], signedIn: booking.status !== 401 }, booking.status === 401 || booking.status === 404 ? booking.status : 503)
  if (isOfStay(booking.data)) throw redirect(`/user/my-bookings/${encodeURIComponent(bookingId)}`)
  return data({ booking: booking.data as TopUpBooking, balances: wallet.ok ? wallet.data.balances : [], signedIn: true })
}

export default function WalletCheckoutSuccessPage({ loaderData: { booking, balances, signedIn } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const reload = useCallback(() => void revalidate(), [revalidate])
  return (
    <main id="content" className="page-width py-9">
      {booking ? <TopUpOutcome booking={booking} balances={balances} onChanged={reload} /> : <NotShown signedIn={signedIn} />}
    </main>
  )
}

function NotShown({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      <h1 className="text-h1-s md:text-h1">We cannot show this top-up</h1>
      {signedIn ? (
        <>
          <p className="mt-3 max-w-[52ch] text-body text-ink-2">It may belong to another account, or the address is cut short.</p>
          <ButtonLink look="filled" className="mt-6" to="/wallet">
            See my wallet
          </ButtonLink>
        </>
      ) : (
        <SignInFirst what="A top-up is shown to the account that made it." />
      )}
    </>
  )
}
