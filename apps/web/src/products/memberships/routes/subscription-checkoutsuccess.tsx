import { say } from '@sojourn/i18n'
import { ConfirmedPage } from '../../../app/purchase/confirmed-page.tsx'
import { loadBooking } from '../../../app/purchase/load-booking.ts'
import { BookingOutcome } from '../../../features/booking-confirmed/index.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { MembershipTicket } from '../purchase/membership-ticket.tsx'
import { membershipWords } from '../purchase/outcome-words.ts'
import type { Route } from './+types/subscription-checkoutsuccess.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.booking?.status === 'confirmed' ? say`Your membership is confirmed` : say`Your membership` },
  { name: 'robots', content: 'noindex' },
]

export const loader = (args: Route.LoaderArgs) => loadBooking(args)

/** The success path of a subscription payment (A2.5): its result, by the booking alone, whatever else its address contains; loaded again it says the same. */
export default function SubscriptionSuccessPage({ loaderData }: Route.ComponentProps) {
  return (
    <ConfirmedPage loaded={loaderData}>
      {(booking, reload) => (
        <BookingOutcome
          booking={booking}
          onChanged={reload}
          words={membershipWords(booking)}
          ticket={<MembershipTicket booking={booking} />}
          actions={<ButtonLink to="/user/profile">{say`View my membership`}</ButtonLink>}
        />
      )}
    </ConfirmedPage>
  )
}
