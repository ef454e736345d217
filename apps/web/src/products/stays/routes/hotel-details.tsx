import { commaText, say } from '@sojourn/i18n'
import { earliestDay, todayAt } from '@sojourn/kernel'
import { lazy } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { isClientNavigation } from '../../../lib/client-navigation.ts'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { Deferred } from '../../../ui/deferred.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { DetailsSkeleton } from '../../../ui/skeletons/details-skeleton.tsx'
import { DetailsPage, type FoundHotel, findHotel, onlyReviewsDiffer, statusOf } from '../details/index.ts'
import { productAt } from '../stay-product.ts'
import type { Route } from './+types/hotel-details.ts'

// Dates and party belong to the feature that searches; they are closed until the stay is changed.
const StayFields = lazy(() => import('../stay-fields.tsx').then((part) => ({ default: part.StayFields })))

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search, searchParams: query } = new URL(request.url)
  const product = productAt(pathname)
  const { nowMs, origin } = context.get(requestContext)
  const client = serverApi(context)
  const found = findHotel({ client, query, today: earliestDay(nowMs), product })
  await soldHere(client, product.code)
  const about = { nowMs, again: product.paths.details + search, hotel: query.get('hotel') ?? '', origin }
  if (isClientNavigation(request)) return data({ ...about, found })
  const whole = await found
  return data({ ...about, found: whole }, { status: statusOf(whole) })
}

/** How reviews are read is a matter of the page alone. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isOnlyReviews = currentUrl.search !== nextUrl.search && onlyReviewsDiffer(currentUrl, nextUrl)
  return defaultShouldRevalidate && !isOnlyReviews
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const found = loaderData?.found
  const known = found instanceof Promise ? undefined : found
  const title = titleOf(known)
  if (known?.at !== 'found') return [{ title }]
  const { description } = known.found.hotel
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${loaderData?.origin}${loaderData?.again}` },
  ]
}

function titleOf(found: FoundHotel | undefined): string {
  if (found?.at !== 'found') return say`Stay details`
  const { name, city } = found.found.hotel
  return commaText([name, city])
}

export default function HotelDetailsPage({ loaderData: { found, nowMs, again, hotel } }: Route.ComponentProps) {
  return (
    <main id="content" className="page-width">
      <Deferred<FoundHotel> value={found} name={hotel} skeleton={<DetailsSkeleton />}>
        {(ready) => {
          const today = todayAt(ready.at === 'found' ? ready.found.hotel.time_zone : null, nowMs)
          return (
            <>
              <PageTitle>{titleOf(ready)}</PageTitle>
              <DetailsPage
                found={ready}
                today={today}
                nowMs={nowMs}
                again={again}
                fields={(stay) => <StayFields placeId={hotel} stay={stay} today={today} />}
              />
            </>
          )
        }}
      </Deferred>
    </main>
  )
}
