import { say } from '@sojourn/i18n'
import { ConfirmedPage } from '../../../app/purchase/confirmed-page.tsx'
import { loadBooking } from '../../../app/purchase/load-booking.ts'
import { BookingOutcome } from '../../../features/booking-confirmed/index.ts'
import { tableOf } from '../purchase/table-of.ts'
import { TableTicket } from '../purchase/table-ticket.tsx'
import type { Route } from './+types/restaurant-checkout-success.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.booking?.status === 'confirmed' ? say`Booking confirmed` : say`Your booking` },
  { name: 'robots', content: 'noindex' },
]
export const loader = (args: Route.LoaderArgs) => loadBooking(args)

export default function RestaurantCheckoutSuccessPage({ loaderData }: Route.ComponentProps) {
  return (
    <ConfirmedPage loaded={loaderData}>
      {(booking, reload) => {
        const table = tableOf(booking.offer)
        return (
          <BookingOutcome
            booking={booking}
            onChanged={reload}
            ticket={table && <TableTicket offer={table} />}
            onArrival={say`Say the name of the booking when you arrive.`}
          />
        )
      }}
    </ConfirmedPage>
  )
}
