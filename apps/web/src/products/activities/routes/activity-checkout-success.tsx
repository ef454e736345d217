import { say } from '@sojourn/i18n'
import { ConfirmedPage } from '../../../app/purchase/confirmed-page.tsx'
import { loadBooking } from '../../../app/purchase/load-booking.ts'
import { BookingOutcome } from '../../../features/booking-confirmed/index.ts'
import { activityOf } from '../purchase/activity-of.ts'
import { ActivityTicket } from '../purchase/activity-ticket.tsx'
import type { Route } from './+types/activity-checkout-success.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.booking?.status === 'confirmed' ? say`Booking confirmed` : say`Your booking` },
  { name: 'robots', content: 'noindex' },
]
export const loader = (args: Route.LoaderArgs) => loadBooking(args)

export default function ActivityCheckoutSuccessPage({ loaderData }: Route.ComponentProps) {
  return (
    <ConfirmedPage loaded={loaderData}>
      {(booking, reload) => {
        const offer = activityOf(booking.offer)
        return (
          <BookingOutcome
            booking={booking}
            onChanged={reload}
            ticket={offer && <ActivityTicket offer={offer} />}
            onArrival={say`Be at the meeting point 10 minutes early and show this ticket on your phone.`}
          />
        )
      }}
    </ConfirmedPage>
  )
}
