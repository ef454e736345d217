import type { Route } from './+types/hotel-checkout.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Review and pay' }]

export default function HotelCheckoutPage() {
  return (
    <main id="content" className="page-width py-11">
      <h1 className="text-h1-s md:text-h1">Review and pay</h1>
    </main>
  )
}
