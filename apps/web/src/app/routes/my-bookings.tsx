import type { Route } from './+types/my-bookings.ts'

export const meta: Route.MetaFunction = () => [{ title: 'My bookings' }]

export default function MyBookingsPage() {
  return (
    <main id="content" className="page-width py-11">
      <h1 className="text-h1-s md:text-h1">My bookings</h1>
    </main>
  )
}
