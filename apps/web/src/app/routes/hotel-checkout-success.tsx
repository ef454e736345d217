import { useCallback } from 'react'
import { data, redirect, useRevalidator } from 'react-router'
import { BookingOutcome } from '../../features/booking-confirmed/index.ts'
import { serverApi } from '../../lib/http.ts'
import { isOfStay } from '../../lib/of-stay.ts'
import { productAt, productOf } from '../../lib/stay-product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SignInFirst } from '../shell/sign-in-first.tsx'
import type { Route } from './+types/hotel-checkout-success.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.booking?.status === 'confirmed' ? 'Booking confirmed' : 'Your booking' },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const bookingId = url.searchParams.get('booking_id') ?? ''
  const answer = await serverApi(context).post('/api/bookingHistory/get', { booking_id: bookingId || 'none' })
  const booking = answer.ok ? answer.data : null
  if (booking && !isOfStay(booking)) throw redirect(`/wallet/checkout-success${url.search}`)
  const home = booking ? productOf(booking.product) : null
  if (home && home !== productAt(url.pathname)) throw redirect(home.paths.success + url.search)
  if (answer.ok) return data({ booking, signedIn: true })
  return data({ booking: null, signedIn: answer.status !== 401 }, answer.status === 401 || answer.status === 404 ? answer.status : 503)
}

export default function HotelCheckoutSuccessPage({ loaderData: { booking, signedIn } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const reload = useCallback(() => void revalidate(), [revalidate])
  return (
    <main id="content" className="page-width py-9 xl:px-24">
      {booking ? <BookingOutcome booking={booking} onChanged={reload} /> : <NotShown signedIn={signedIn} />}
    </main>
  )
}

function NotShown({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      <h1 className="text-h1-s md:text-h1">We cannot show this booking</h1>
      {signedIn ? (
        <>
          <p className="mt-3 max-w-[52ch] text-body text-ink-2">
            It may belong to another account, or the address is cut short. Your own bookings are all in one place.
          </p>
          <ButtonLink look="filled" className="mt-6" to="/user/my-bookings">
            View my bookings
          </ButtonLink>
        </>
      ) : (
        <SignInFirst what="A booking is shown to the account that made it." />
      )}
    </>
  )
}
