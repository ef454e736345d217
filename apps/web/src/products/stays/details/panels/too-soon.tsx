import { dayText, say } from '@sojourn/i18n'
import { addDays, type Day } from '@sojourn/kernel'
import { Link } from 'react-router'
import { Note } from '../../../../ui/note.tsx'
import { tooSoon } from '../../read-stay.ts'
import { hotelHref } from '../../stay-query.ts'
import type { Desk } from '../desk.ts'

interface TooSoonProps {
  readonly hotelId: string
  readonly desk: Desk
  /** The first day that can be booked. */
  readonly from: Day
}

/** The stay begins before the first day that can be booked: says which it is, and leads to the same nights from there. */
export function TooSoon({ hotelId, desk: { stay, nights, product }, from }: TooSoonProps) {
  return (
    <Note kind="care" className="mt-5">
      {tooSoon(from)}{' '}
      <Link to={hotelHref(hotelId, { ...stay, checkin: from, checkout: addDays(from, nights) }, product)} className="link inline-block py-1">
        {say`Check in ${dayText(from)}`}
      </Link>
    </Note>
  )
}
