import type { Day } from '@sojourn/kernel'
import type { ReactNode } from 'react'
import { printRooms } from '../../../lib/rooms.ts'
import type { FoundHotel } from './find-hotel.ts'
import { HotelDetails } from './hotel-details.tsx'
import type { HotelStay } from './hotel-details-api.ts'
import { DetailsFailed, UnknownHotel } from './panels/details-states.tsx'

interface DetailsPageProps {
  readonly found: FoundHotel
  readonly today: Day
  /** The server's clock when the page was asked for. */
  readonly nowMs: number
  /** The address itself, to try again. */
  readonly again: string
  /** Fields of another stay, of another feature. */
  readonly fields: (stay: HotelStay) => ReactNode
}

/** Renders the result of reading a hotel's address. */
export function DetailsPage({ found, today, nowMs, again, fields }: DetailsPageProps) {
  switch (found.at) {
    case 'found': {
      const { hotel } = found.found
      // Another stay is another choice: nothing of the last attempt stays behind.
      const key = [hotel.hotel_id, found.stay.checkin, found.stay.checkout, printRooms(found.stay.rooms), found.found.currency].join(' ')
      return (
        <HotelDetails key={key} found={found.found} stay={found.stay} otherDates={found.otherDates} today={today} nowMs={nowMs} fields={fields(found.stay)} />
      )
    }
    case 'unknown':
      return <UnknownHotel stay={found.stay} />
    case 'failed':
      return <DetailsFailed message={found.message} again={again} />
  }
}
