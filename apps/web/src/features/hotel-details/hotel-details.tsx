import type { Day } from '@sojourn/kernel'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { stayHref } from '../../lib/stay-address.ts'
import { Tabs } from '../../ui/tabs.tsx'
import type { HotelFound, HotelStay } from './hotel-details-api.ts'
import { Pictures } from './panels/pictures.tsx'
import { About, GoodToKnow, Reviews } from './panels/reading.tsx'
import { RoomsSection } from './panels/rooms-section.tsx'
import { Summary } from './panels/summary.tsx'
import { usePrebook } from './use-prebook.ts'

interface HotelDetailsProps {
  readonly found: HotelFound
  readonly stay: HotelStay
  readonly otherDates: boolean
  readonly today: Day
  readonly party: ReactNode
}

/** One hotel: what it is, its rooms for the stay, what others say. */
export function HotelDetails({ found, stay, otherDates, today, party }: HotelDetailsProps) {
  const { hotel } = found
  const prebook = usePrebook(hotel.hotel_id, stay)
  const { hash } = useLocation()
  const tabs = [
    { href: '#rooms', label: 'Rooms' },
    { href: '#about', label: 'About', empty: !hotel.description },
    { href: '#reviews', label: 'Reviews', empty: hotel.reviews.length === 0 },
    { href: '#good-to-know', label: 'Good to know' },
  ].filter((tab) => !tab.empty)
  return (
    <>
      <nav aria-label="Where this is" className="py-4 text-caption text-ink-2">
        <ol className="flex flex-wrap gap-1.5">
          <li>
            <Link to={stayHref('/search-detail', { ...stay, destination: hotel.city_place_id })} className="link py-3">
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
        <Summary found={found} stay={stay} />
      </div>
      <div className="mt-8">
        <Tabs label="On this page" tabs={tabs} chosen={tabs.some(({ href }) => href === hash) ? hash : '#rooms'} />
      </div>
      <RoomsSection found={found} stay={stay} otherDates={otherDates} today={today} party={party} prebook={prebook} />
      {hotel.description && <About hotel={hotel} />}
      {hotel.reviews.length > 0 && <Reviews hotel={hotel} />}
      <GoodToKnow hotel={hotel} />
    </>
  )
}

const Slash = () => (
  <span aria-hidden className="me-1.5">
    /
  </span>
)
