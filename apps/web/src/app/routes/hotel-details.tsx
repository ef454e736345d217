import type { Route } from './+types/hotel-details.ts'

export const meta: Route.MetaFunction = () => [{ title: 'The hotel' }]

export default function HotelDetailsPage() {
  return (
    <main id="content" className="page-width py-11">
      <h1 className="text-h1-s md:text-h1">The hotel</h1>
    </main>
  )
}
