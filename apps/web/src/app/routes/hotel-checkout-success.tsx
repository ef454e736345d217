import type { Route } from './+types/hotel-checkout-success.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Booking confirmed' }]

export default function HotelCheckoutSuccessPage() {
  return (
    <main id="content" className="page-width py-11">
      <h1 className="text-h1-s md:text-h1">Booking confirmed</h1>
    </main>
  )
}
