import { say } from '@sojourn/i18n'
import { todayAt } from '@sojourn/kernel'
import { lazy, Suspense, useCallback } from 'react'
import { data, useRevalidator } from 'react-router'
import { BookingDetail } from '../../features/my-bookings/index.ts'
import { SaveButton } from '../../features/save-to-trip/index.ts'
import { serverApi } from '../../lib/http.ts'
import { useOfflineCopy } from '../../lib/offline/offline-copy.ts'
import { useShell } from '../../lib/shell.ts'
import { bookedStay } from '../../products/fit-api.ts'
import { bookedPartOf, changeFormOf } from '../../products/registry.ts'
import { SignInFirst } from '../shell/sign-in-first.tsx'
import type { Route } from './+types/my-booking.ts'

const FitsThisTrip = lazy(() => import('../../products/fits-this-trip.tsx'))

export const meta: Route.MetaFunction = () => [{ title: say`Your booking` }, { name: 'robots', content: 'noindex' }]

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const api = serverApi(context)
  const reader = new URL(request.url).searchParams.get('for') === 'client' ? 'client' : 'payer'
  const [booking, receipt] = await Promise.all([
    api.post('/api/bookingHistory/get', { booking_id: params.bookingId }),
    api.post('/api/bookingHistory/receipt', { booking_id: params.bookingId, for: reader }),
  ])
  if (booking.ok) return data({ booking: booking.data, receipt: receipt.ok ? receipt.data : null })
  if (booking.status === 401) return data({ booking: null, receipt: null }, 401)
  throw new Response(booking.message, { status: booking.status === 400 || booking.status === 404 ? 404 : 503 })
}

export default function MyBookingPage({ loaderData: { booking, receipt } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const reload = useCallback(() => void revalidate(), [revalidate])
  return (
    <main id="content" className="page-width py-9">
      {booking ? (
        <>
          <BookingDetail booking={booking} receipt={receipt} onChanged={reload} changeFormOf={changeFormOf} more={<AddToTrip booking={booking} />} />
          <BookedParts items={booking.items} />
          <WhatFits booking={booking} />
        </>
      ) : (
        <>
          <h1 className="text-h1-s md:text-h1">{say`Your booking`}</h1>
          <SignInFirst text={say`Sign in with the account you booked with to see this booking.`} />
        </>
      )}
    </main>
  )
}

/** What the products of a booking say below it. */
const BookedParts = ({ items }: Pick<NonNullable<Route.ComponentProps['loaderData']['booking']>, 'items'>) =>
  items.map((item) => {
    const Part = item.state === 'confirmed' ? bookedPartOf(item.product) : undefined
    return (
      Part && (
        <Suspense key={item.item_no}>
          <Part item={item} />
        </Suspense>
      )
    )
  })

/** For whom a bed is booked. Left out of what is stored to be read offline. */
function WhatFits({ booking }: { booking: NonNullable<Route.ComponentProps['loaderData']['booking']> }) {
  const { nowMs } = useShell()
  const stay = bookedStay(booking, todayAt(booking.time_zone, nowMs))
  if (useOfflineCopy() || !stay) return null
  return (
    <Suspense>
      <FitsThisTrip stay={stay} />
    </Suspense>
  )
}

/** For what has days: a gift card is no part of a trip. */
function AddToTrip({
  booking: { booking_id: bookingId, title, city, checkin: from, checkout: to },
}: {
  booking: NonNullable<Route.ComponentProps['loaderData']['booking']>
}) {
  if (!from || !to) return null
  return <SaveButton look="button" saving={{ kind: 'booking', bookingId, title, place: city || title, from, to }} />
}
