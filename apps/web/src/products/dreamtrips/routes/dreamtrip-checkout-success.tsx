import { say } from '@sojourn/i18n'
import { ConfirmedPage } from '../../../app/purchase/confirmed-page.tsx'
import { loadBooking } from '../../../app/purchase/load-booking.ts'
import { BookingOutcome } from '../../../features/booking-confirmed/index.ts'
import { DreamtripTicket } from '../purchase/dreamtrip-ticket.tsx'
import { tripOf } from '../purchase/trip-of.ts'
import type { Route } from './+types/dreamtrip-checkout-success.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.booking?.status === 'confirmed' ? say`Booking confirmed` : say`Your booking` },
  { name: 'robots', content: 'noindex' },
]
export const loader = (args: Route.LoaderArgs) => loadBooking(args)

export default function DreamtripCheckoutSuccessPage({ loaderData }: Route.ComponentProps) {
  return (
    <ConfirmedPage loaded={loaderData}>
      {(booking, reload) => {
        const offer = tripOf(booking.offer)
        return (
          <BookingOutcome
            booking={booking}
            onChanged={reload}
            ticket={offer && <DreamtripTicket offer={offer} />}
            onArrival={say`Your ride waits at the airport, and your host meets you at the hotel. Show this ticket on your phone.`}
          />
        )
      }}
    </ConfirmedPage>
  )
}
