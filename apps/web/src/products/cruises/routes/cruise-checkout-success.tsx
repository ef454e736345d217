import { say } from '@sojourn/i18n'
import { ConfirmedPage } from '../../../app/purchase/confirmed-page.tsx'
import { loadBooking } from '../../../app/purchase/load-booking.ts'
import { BookingOutcome } from '../../../features/booking-confirmed/index.ts'
import { cruiseOf } from '../purchase/cruise-of.ts'
import { CruiseTicket } from '../purchase/cruise-ticket.tsx'
import type { Route } from './+types/cruise-checkout-success.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.booking?.status === 'confirmed' ? say`Booking confirmed` : say`Your booking` },
  { name: 'robots', content: 'noindex' },
]
export const loader = (args: Route.LoaderArgs) => loadBooking(args)

export default function CruiseCheckoutSuccessPage({ loaderData }: Route.ComponentProps) {
  return (
    <ConfirmedPage loaded={loaderData}>
      {(booking, reload) => (
        <BookingOutcome
          booking={booking}
          onChanged={reload}
          ticket={booking.items.map(({ offer, proofs }) => {
            const cruise = cruiseOf(offer)
            return cruise && <CruiseTicket key={cruise.sailing_id + (cruise.cabin?.cabin_no ?? '')} offer={cruise} proofs={proofs} guests={booking.guests} />
          })}
          onArrival={say`Be at the port two hours before departure, with your travel document.`}
        />
      )}
    </ConfirmedPage>
  )
}
