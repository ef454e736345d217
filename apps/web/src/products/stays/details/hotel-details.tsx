import { dayText, dayTimeText, say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useCarry } from '../../../lib/carried-search.ts'
import { printRooms } from '../../../lib/rooms.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { useStayProduct } from '../stay-product.ts'
import { stayHref } from '../stay-query.ts'
import type { Desk } from './desk.ts'
import type { HotelFound, HotelStay } from './hotel-details-api.ts'
import { Below } from './panels/below.tsx'
import { Pictures } from './panels/pictures.tsx'
import { RoomsSection } from './panels/rooms-section.tsx'
import { Summary } from './panels/summary.tsx'
import { useStayHold } from './stay-hold.ts'
import { useFresh } from './use-fresh.ts'
import { wordsOf } from './words.ts'

export interface HotelDetailsProps {
  /** The property as the page was asked for it. */
  readonly found: HotelFound
  readonly stay: HotelStay
  readonly otherDates: boolean
  readonly today: Day
  /** The server's clock when the page was asked for. */
  readonly nowMs: number
  /** Fields of another stay, of another feature. */
  readonly fields: ReactNode
}

/** One property: what it is, its prices for the stay, what others say. */
export function HotelDetails({ found: given, stay, otherDates, today, nowMs, fields }: HotelDetailsProps) {
  const product = useStayProduct()
  const { found, isRefreshing, refresh } = useFresh(given, product, stay)
  const { hotel, nights } = found
  const prebook = useStayHold({ product, hotelId: hotel.hotel_id, stay, priceFreeze: found.price_freeze.token || null, refresh })
  useCarry({ place: hotel.city_place_id, from: stay.checkin, until: stay.checkout, own: { rooms: printRooms(stay.rooms) } })
  const { hash } = useLocation()
  const arrival = dayTimeText(dayText(stay.checkin), hotel.checkin_from)
  const desk: Desk = { product, stay, nights, today, nowMs, arrival, city: hotel.city, prebook }
  const tabs = [
    { href: '#rooms', label: wordsOf(product).offersTab },
    { href: '#price', label: say`Taxes and fees` },
    { href: '#about', label: say`About`, empty: !hotel.description },
    { href: '#map', label: say`Map` },
    { href: '#reviews', label: say`Reviews`, empty: hotel.reviews.length === 0 },
    { href: '#good-to-know', label: say`Good to know` },
  ].filter((tab) => !tab.empty)
  return (
    <>
      <nav aria-label={say`Breadcrumb`} className="py-4 text-caption text-ink-2">
        <ol className="flex flex-wrap gap-1.5">
          <li>
            <Link to={stayHref(product.paths.results, { ...stay, destination: hotel.city_place_id })} className="link py-3">
              {hotel.city}
            </Link>
          </li>
          <li>
            <Slash />
            {hotel.district}
          </li>
          <li aria-current="page">
            <Slash />
            {hotel.name}
          </li>
        </ol>
      </nav>
      <div className="details-grid">
        <Pictures hotel={hotel} />
        <Summary found={found} stay={stay} product={product} />
      </div>
      <div className="mt-8">
        <Tabs label={say`On this page`} tabs={tabs} chosen={tabs.some(({ href }) => href === hash) ? hash : '#rooms'} />
      </div>
      <RoomsSection found={found} desk={desk} otherDates={otherDates} fields={fields} isRefreshing={isRefreshing} onRefresh={refresh} />
      <Suspense>
        <Below hotel={given.hotel} stay={stay} product={product} currency={given.currency} />
      </Suspense>
    </>
  )
}

const Slash = () => (
  <span aria-hidden className="me-1.5">
    /
  </span>
)
