import type { Route } from './+types/search-detail.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Stays' }]

export default function SearchDetailPage() {
  return (
    <main id="content" className="page-width py-11">
      <h1 className="text-h1-s md:text-h1">Stays</h1>
    </main>
  )
}
