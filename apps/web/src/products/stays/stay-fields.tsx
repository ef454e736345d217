import type { Day } from '@sojourn/kernel'
import { useState } from 'react'
import { earliestCheckin, useShell } from '../../lib/shell.ts'
import { PartyField, StayDates } from './search/index.ts'
import type { StayTime } from './stay-query.ts'

interface StayFieldsProps {
  /** Whose prices the calendar marks: a property is a place as well. */
  readonly placeId: string
  readonly stay: StayTime
  readonly today: Day
}

/** Dates and party of another stay at the same property: the fields of the search, within the form of the property. */
export function StayFields({ placeId, stay, today }: StayFieldsProps) {
  const [range, setRange] = useState({ checkin: stay.checkin, checkout: stay.checkout })
  const [rooms, setRooms] = useState(stay.rooms)
  return (
    <>
      <StayDates {...range} earliest={earliestCheckin(today, useShell())} today={today} placeId={placeId} rooms={rooms} onChange={setRange} />
      <div className="cell">
        <PartyField rooms={rooms} onChange={setRooms} />
      </div>
    </>
  )
}
