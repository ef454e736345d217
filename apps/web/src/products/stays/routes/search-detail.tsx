import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { noPlaceText, readPlace, resolvePlace } from '../../../features/search-form/index.ts'
import { isClientNavigation } from '../../../lib/client-navigation.ts'
import { restoreOnBack, saveForBack } from '../../../lib/history-cache.ts'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { Deferred } from '../../../ui/deferred.tsx'
import { PageCut } from '../../../ui/page-cut.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { ResultsShape } from '../../../ui/shapes/results-shape.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CompareBar, type EarlyHead, earlyHead, type Found, findStays, ResultsPage, statusOf } from '../results/index.ts'
import { AMONG, HotelSearchBar } from '../search/index.ts'
import { productAt } from '../stay-product.ts'
import type { Route } from './+types/search-detail.ts'

/** A search mostly answers within this time: the page is then sent whole, with its true status. Else its head goes first. */
const PATIENCE_MS = 40

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search, searchParams: query } = new URL(request.url)
  const client = serverApi(context)
  const product = productAt(pathname)
  const { nowMs } = context.get(requestContext)
  // The API judges by the clock of the place.
  const today = earliestDay(nowMs)
  const resolve = (text: string) => resolvePlace(client, text, AMONG[product.name])
  const found = findStays({ client, product, query, today, resolve, read: (text) => readPlace(client, text, AMONG[product.name]) })
  await soldHere(client, product.code)
  const stay = ['destination', 'checkin', 'checkout', 'rooms'].map((name) => query.get(name)).join(' ')
  const about = { nowMs, again: pathname + search, stay, head: null }
  if (isClientNavigation(request)) return data({ ...about, found })
  const head = (await Promise.race([found, patience()])) ? null : await earlyHead({ query, today, resolve })
  if (head) return data({ ...about, head, found })
  const whole = await found
  if (whole.at === 'moved') throw redirect(whole.to)
  return data({ ...about, found: whole }, { status: statusOf(whole) })
}

const patience = () => new Promise<null>((over) => setTimeout(() => over(null), PATIENCE_MS))

// Prices and words depend on who asks and in which currency: the page says so at its root.
const backKey = (address: string) => `${address} ${document.documentElement.dataset.for}`

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  const { pathname, search } = new URL(request.url)
  return restoreOnBack(backKey(pathname + search), serverLoader)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: titleOf(loaderData?.found, loaderData?.head) }, { name: 'robots', content: 'noindex' }]

const titleOf = (found: Found | Promise<Found> | undefined, head?: EarlyHead | null): string => {
  const name = head?.name ?? (found && 'at' in found && found.at === 'found' ? found.found.destination.name : null)
  return name ? say`Stays in ${name}` : say`Stays`
}

export default function SearchDetailPage({ loaderData }: Route.ComponentProps) {
  const { found, nowMs, again, stay, head } = loaderData
  useEffect(() => saveForBack(backKey(again), loaderData), [again, loaderData])
  return (
    <main id="content">
      {head && (
        <>
          <Bar>
            <HotelSearchBar nowMs={nowMs} given={head.stay} placeLabel={head.label} timeZone={head.timeZone} />
          </Bar>
          {/* Drawn while the list is loading; removed as soon as that begins. */}
          <div aria-hidden className="arriving page-width">
            <ResultsShape />
          </div>
          <PageCut />
        </>
      )}
      <div>
        <Deferred<Found> value={found} name={stay} shape={head ? null : <Shape />}>
          {(ready) => (
            <>
              {!head && <PageTitle>{titleOf(ready)}</PageTitle>}
              {!head && (
                <Bar>
                  <SearchBar found={ready} nowMs={nowMs} />
                </Bar>
              )}
              <div className="page-width">
                <ResultsPage found={ready} nowMs={nowMs} again={again} />
              </div>
              {ready.at === 'found' && <CompareBar stay={ready.stay} />}
            </>
          )}
        </Deferred>
      </div>
    </main>
  )
}

function Bar({ children }: { children: React.ReactNode }) {
  return (
    <div className="border-b border-rule">
      <div className="page-width">{children}</div>
    </div>
  )
}

function SearchBar({ found, nowMs }: { found: Found; nowMs: number }) {
  if (found.at === 'moved') return null
  if (found.at === 'found') {
    const { label, time_zone } = found.found.destination
    return <HotelSearchBar nowMs={nowMs} given={found.stay} placeLabel={label} timeZone={time_zone} />
  }
  const { given, errors } = found.read
  if (found.at === 'unknown') return <HotelSearchBar nowMs={nowMs} given={given} errors={{ destination: noPlaceText(found.text, found.near) }} />
  const known = found.at === 'asking' ? { placeLabel: found.placeLabel, timeZone: found.timeZone } : {}
  return <HotelSearchBar nowMs={nowMs} given={given} {...known} errors={errors} />
}

function Shape() {
  return (
    <>
      <Bar>
        <Skeleton className="my-3 h-12 w-full" />
      </Bar>
      <div className="page-width">
        <ResultsShape />
      </div>
    </>
  )
}
