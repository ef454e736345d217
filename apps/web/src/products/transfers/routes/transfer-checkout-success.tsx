import { say } from '@sojourn/i18n'
import { ConfirmedPage } from '../../../app/purchase/confirmed-page.tsx'
import { loadBooking } from '../../../app/purchase/load-booking.ts'
import { BookingOutcome } from '../../../features/booking-confirmed/index.ts'
import { rideOf } from '../purchase/ride-of.ts'
import { TransferTicket } from '../purchase/transfer-ticket.tsx'
import type { Route } from './+types/transfer-checkout-success.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.booking?.status === 'confirmed' ? say`Booking confirmed` : say`Your booking` },
  { name: 'robots', content: 'noindex' },
]
export const loader = (args: Route.LoaderArgs) => loadBooking(args)

export default function TransferCheckoutSuccessPage({ loaderData }: Route.ComponentProps) {
  return (
    <ConfirmedPage loaded={loaderData}>
      {(booking, reload) => {
        const rides = booking.items.flatMap(({ offer }) => rideOf(offer) ?? [])
        return (
          <BookingOutcome
            booking={booking}
            onChanged={reload}
            ticket={rides.length > 0 && <TransferTicket rides={rides} />}
            onArrival={say`Keep your phone on when you arrive: the driver calls you if you don't find each other.`}
          />
        )
      }}
    </ConfirmedPage>
  )
}
