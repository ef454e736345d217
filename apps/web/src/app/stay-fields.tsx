import type { Day } from '@sojourn/kernel'
import { useState } from 'react'
import { DateRange, PartyField } from '../features/hotel-search/index.ts'
import { earliestCheckin, useShell } from '../lib/shell.ts'
import type { StayTime } from '../lib/stay-address.ts'

interface StayFieldsProps {
  /** Whose prices the calendar marks: a house is a place as well. */
  readonly placeId: string
  readonly stay: StayTime
  readonly today: Day
}

/** Dates and party of another stay at the same house: the fields of the search, within a form of another feature. */
export function StayFields({ placeId, stay, today }: StayFieldsProps) {
  const [range, setRange] = useState<{ checkin: Day; checkout: Day }>({ checkin: stay.checkin, checkout: stay.checkout })
  const [rooms, setRooms] = useState(stay.rooms)
  return (
    <>
      <DateRange range={range} earliest={earliestCheckin(today, useShell())} today={today} placeId={placeId} rooms={rooms} onChange={setRange} />
      <div className="cell">
        <PartyField rooms={rooms} onChange={setRooms} />
      </div>
    </>
  )
}
