import type { Day } from '@sojourn/kernel'
import { use, useState } from 'react'
import { fitUntil } from '../../features/search-form/index.ts'
import { earliestCheckin, useShell } from '../../lib/shell.ts'
import { PartyField, StayDates } from './search/index.ts'
import { STAY_RANGE } from './search/stay-range.ts'
import type { StayTime } from './stay-query.ts'
import { TypedDaysContext } from './typed-days.ts'

interface StayFieldsProps {
  /** Whose prices the calendar marks: a property is a place as well. */
  readonly placeId: string
  readonly stay: StayTime
  readonly today: Day
}

/** Dates and party of another stay at the same property: the fields of the search, within the form of the property. */
export function StayFields({ placeId, stay, today }: StayFieldsProps) {
  const typed = use(TypedDaysContext)
  const [range, setRange] = useState(() => {
    const { checkin = stay.checkin, checkout = stay.checkout } = typed
    return { checkin, checkout: fitUntil(checkin, checkout, STAY_RANGE) }
  })
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
