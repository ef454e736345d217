import { say } from '@sojourn/i18n'
import { ConfirmedPage } from '../../../app/purchase/confirmed-page.tsx'
import { loadBooking } from '../../../app/purchase/load-booking.ts'
import { BookingOutcome } from '../../../features/booking-confirmed/index.ts'
import { PackageTicket } from '../purchase/package-ticket.tsx'
import type { Route } from './+types/package-checkout-success.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.booking?.status === 'confirmed' ? say`Booking confirmed` : say`Your booking` },
  { name: 'robots', content: 'noindex' },
]
export const loader = (args: Route.LoaderArgs) => loadBooking(args)

export default function PackageCheckoutSuccessPage({ loaderData }: Route.ComponentProps) {
  return (
    <ConfirmedPage loaded={loaderData}>
      {(booking, reload) => (
        <BookingOutcome
          booking={booking}
          onChanged={reload}
          ticket={<PackageTicket booking={booking} />}
          onArrival={say`Check in with the airline from 24 hours before departure. Have your travel document and your vouchers ready.`}
        />
      )}
    </ConfirmedPage>
  )
}
