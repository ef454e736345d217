import { addDays, type Day } from '@sojourn/kernel'
import { type ReactNode, useState } from 'react'
import { fitCheckout } from '../../../lib/stay-address.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import type { HotelStay } from '../hotel-details-api.ts'

interface StayFormProps {
  readonly hotelId: string
  readonly stay: HotelStay
  readonly today: Day
  /** Rooms and guests: another feature's field, handed in by the route. */
  readonly party: ReactNode
}

/** Other dates for the same house: a plain GET form. */
export function StayForm({ hotelId, stay, today, party }: StayFormProps) {
  const [checkin, setCheckin] = useState(stay.checkin)
  const [checkout, setCheckout] = useState(stay.checkout)
  return (
    <form action="/hotel-details" method="get" className="grid items-end gap-4 border border-rule-2 bg-sheet p-5 md:grid-cols-[1fr_1fr_1.2fr_auto]">
      <input type="hidden" name="hotel" value={hotelId} />
      <Field
        label="Check-in"
        name="checkin"
        type="date"
        required
        min={today}
        value={checkin}
        onChange={({ target }) => {
          setCheckin(target.value)
          if (target.value) setCheckout(fitCheckout(target.value, checkout))
        }}
      />
      <Field
        label="Check-out"
        name="checkout"
        type="date"
        required
        min={checkin ? addDays(checkin, 1) : today}
        value={checkout}
        onChange={({ target }) => setCheckout(target.value)}
      />
      <div className="cell h-full rounded-control border border-field">{party}</div>
      <Button type="submit" look="ink">
        Show rooms
      </Button>
    </form>
  )
}
