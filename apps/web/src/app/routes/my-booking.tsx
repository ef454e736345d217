import type { Route } from './+types/my-booking.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Your booking' }]

export default function MyBookingPage() {
  return (
    <main id="content" className="page-width py-11">
      <h1 className="text-h1-s md:text-h1">Your booking</h1>
    </main>
  )
}
