import { offerOf } from '@sojourn/contracts/offer-of'
import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { ConfirmedPage } from '../../../app/purchase/confirmed-page.tsx'
import { loadBooking } from '../../../app/purchase/load-booking.ts'
import { BookingOutcome } from '../../../features/booking-confirmed/index.ts'
import { UnitTicket } from '../purchase/unit-ticket.tsx'
import { useForgetHeld } from '../use-held-unit.ts'
import type { Route } from './+types/stay-success.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.booking?.status === 'confirmed' ? say`Booking confirmed` : say`Your booking` },
  { name: 'robots', content: 'noindex' },
]
export const loader = (args: Route.LoaderArgs) => loadBooking(args)

export default function StaySuccessPage({ loaderData }: Route.ComponentProps) {
  useForgetHeld(PRODUCT_PAGES.STY.landing)
  return (
    <ConfirmedPage loaded={loaderData}>
      {(booking, reload) => {
        const offer = offerOf(booking.offer, 'STY')
        return (
          <BookingOutcome
            booking={booking}
            onChanged={reload}
            ticket={offer && <UnitTicket offer={offer} />}
            onArrival={say`Bring an ID card or passport, and this booking's number.`}
          />
        )
      }}
    </ConfirmedPage>
  )
}
