import { say } from '@sojourn/i18n'
import { ConfirmedPage } from '../../../app/purchase/confirmed-page.tsx'
import { loadBooking } from '../../../app/purchase/load-booking.ts'
import { BookingOutcome } from '../../../features/booking-confirmed/index.ts'
import { stayOf } from '../purchase/stay-of.ts'
import { StayTicket } from '../purchase/stay-ticket.tsx'
import type { Route } from './+types/hotel-checkout-success.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.booking?.status === 'confirmed' ? say`Booking confirmed` : say`Your booking` },
  { name: 'robots', content: 'noindex' },
]
export const loader = (args: Route.LoaderArgs) => loadBooking(args)

export default function HotelCheckoutSuccessPage({ loaderData }: Route.ComponentProps) {
  return (
    <ConfirmedPage loaded={loaderData}>
      {(booking, reload) => {
        const stay = stayOf(booking.offer)
        return <BookingOutcome booking={booking} onChanged={reload} ticket={stay && <StayTicket offer={stay} />} onArrival={say`Show your passport.`} />
      }}
    </ConfirmedPage>
  )
}
