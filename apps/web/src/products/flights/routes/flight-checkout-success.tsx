import { say } from '@sojourn/i18n'
import { ConfirmedPage } from '../../../app/purchase/confirmed-page.tsx'
import { loadBooking } from '../../../app/purchase/load-booking.ts'
import { BookingOutcome } from '../../../features/booking-confirmed/index.ts'
import { flightOf } from '../purchase/flight-of.ts'
import { FlightTicket } from '../purchase/flight-ticket.tsx'
import type { Route } from './+types/flight-checkout-success.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.booking?.status === 'confirmed' ? say`Booking confirmed` : say`Your booking` },
  { name: 'robots', content: 'noindex' },
]
export const loader = (args: Route.LoaderArgs) => loadBooking(args)

export default function FlightCheckoutSuccessPage({ loaderData }: Route.ComponentProps) {
  return (
    <ConfirmedPage loaded={loaderData}>
      {(booking, reload) => {
        const booked = booking.items.flatMap(({ offer, proofs }) => {
          const flight = flightOf(offer)
          return flight ? [{ flight, proofs }] : []
        })
        return (
          <BookingOutcome
            booking={booking}
            onChanged={reload}
            ticket={booked.length > 0 && <FlightTicket booked={booked} guests={booking.guests} />}
            onArrival={say`Check in with the airline from 24 hours before departure. Have your travel document ready.`}
          />
        )
      }}
    </ConfirmedPage>
  )
}
