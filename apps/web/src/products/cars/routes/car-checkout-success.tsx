import { say } from '@sojourn/i18n'
import { ConfirmedPage } from '../../../app/purchase/confirmed-page.tsx'
import { loadBooking } from '../../../app/purchase/load-booking.ts'
import { BookingOutcome } from '../../../features/booking-confirmed/index.ts'
import { CarTicket } from '../purchase/car-ticket.tsx'
import { rentalOf } from '../purchase/rental-of.ts'
import type { Route } from './+types/car-checkout-success.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.booking?.status === 'confirmed' ? say`Booking confirmed` : say`Your booking` },
  { name: 'robots', content: 'noindex' },
]
export const loader = (args: Route.LoaderArgs) => loadBooking(args)

export default function CarCheckoutSuccessPage({ loaderData }: Route.ComponentProps) {
  return (
    <ConfirmedPage loaded={loaderData}>
      {(booking, reload) => {
        const rental = rentalOf(booking.offer)
        return (
          <BookingOutcome
            booking={booking}
            onChanged={reload}
            ticket={rental && <CarTicket offer={rental} />}
            onArrival={say`Bring the driver's license and a credit card in the driver's name.`}
          />
        )
      }}
    </ConfirmedPage>
  )
}
