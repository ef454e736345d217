import type { Day } from '@sojourn/kernel'
import type { ReactNode } from 'react'
import type { FoundHotel } from './find-hotel.ts'
import { HotelDetails } from './hotel-details.tsx'
import { DetailsFailed, UnknownHotel } from './panels/details-states.tsx'

interface DetailsPageProps {
  readonly found: FoundHotel
  readonly today: Day
  /** The address itself, to try again. */
  readonly again: string
  readonly party: (rooms: Extract<FoundHotel, { at: 'found' }>['stay']['rooms']) => ReactNode
}

/** What an address of a hotel came to, drawn. */
export function DetailsPage({ found, today, again, party }: DetailsPageProps) {
  switch (found.at) {
    case 'found': {
      const { hotel } = found.found
      // Another stay is another choice: nothing of the last attempt stays behind.
      const key = [hotel.hotel_id, found.stay.checkin, found.stay.checkout, found.found.currency].join(' ')
      return <HotelDetails key={key} found={found.found} stay={found.stay} otherDates={found.otherDates} today={today} party={party(found.stay.rooms)} />
    }
    case 'unknown':
      return <UnknownHotel stay={found.stay} />
    case 'failed':
      return <DetailsFailed message={found.message} again={again} />
  }
}
