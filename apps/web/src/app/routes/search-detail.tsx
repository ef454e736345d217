import { dayIn } from '@sojourn/kernel'
import { data, redirect } from 'react-router'
import { CompareBar, type Found, findStays, ResultsPage, ResultsShape, statusOf } from '../../features/hotel-results/index.ts'
import { HotelSearchBar, resolveDestination } from '../../features/hotel-search/index.ts'
import { isByScript } from '../../lib/by-script.ts'
import { serverApi } from '../../lib/http.ts'
import { productAt } from '../../lib/stay-product.ts'
import { Later } from '../../ui/later.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Route } from './+types/search-detail.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search, searchParams: query } = new URL(request.url)
  const client = serverApi(context)
  const product = productAt(pathname)
  const today = dayIn('UTC', Date.now())
  const found = findStays({ client, product, query, today, resolve: (text) => resolveDestination(client, text, product) })
  const about = { today, again: pathname + search, stay: ['destination', 'checkin', 'checkout', 'rooms'].map((name) => query.get(name)).join(' ') }
  if (isByScript(request)) return data({ ...about, found })
  const whole = await found
  if (whole.at === 'moved') throw redirect(whole.to)
  return data({ ...about, found: whole }, { status: statusOf(whole) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const found = loaderData?.found
  return [{ title: titleOf(found instanceof Promise ? undefined : found) }, { name: 'robots', content: 'noindex' }]
}

const titleOf = (found: Found | undefined): string => (found?.at === 'found' ? `Stays in ${found.found.destination.name}` : 'Stays')

export default function SearchDetailPage({ loaderData: { found, today, again, stay } }: Route.ComponentProps) {
  return (
    <main id="content">
      <Later<Found> value={found} name={stay} shape={<Shape />}>
        {(ready) => (
          <>
            <PageTitle>{titleOf(ready)}</PageTitle>
            <div className="border-b border-rule">
              <div className="page-width">
                <SearchBar found={ready} today={today} />
              </div>
            </div>
            <div className="page-width">
              <ResultsPage found={ready} today={today} again={again} />
            </div>
            {ready.at === 'found' && <CompareBar stay={ready.stay} />}
          </>
        )}
      </Later>
    </main>
  )
}

function SearchBar({ found, today }: { found: Found; today: string }) {
  if (found.at === 'moved') return null
  if (found.at === 'found') return <HotelSearchBar today={today} given={found.stay} placeLabel={found.found.destination.label} />
  const { given, errors } = found.read
  if (found.at === 'unknown') return <HotelSearchBar today={today} given={given} errors={{ destination: 'Choose one of the places we know.' }} />
  return <HotelSearchBar today={today} given={given} placeLabel={found.at === 'asking' ? found.placeLabel : undefined} errors={errors} />
}

function Shape() {
  return (
    <>
      <div className="border-b border-rule py-3">
        <div className="page-width">
          <Skeleton className="h-12 w-full" />
        </div>
      </div>
      <div className="page-width">
        <ResultsShape />
      </div>
    </>
  )
}
