import { say } from '@sojourn/i18n'
import { type Day, todayAt } from '@sojourn/kernel'
import type { BookingsPage } from './my-bookings-api.ts'

type Summary = BookingsPage['bookings'][number]

interface Group {
  readonly title: string
  /** Of these the pages are stored too, to be read offline. */
  readonly isAhead: boolean
  readonly bookings: readonly Summary[]
}

const ENDED: ReadonlySet<Summary['status']> = new Set(['cancelled', 'failed', 'expired'])

const lastDayOf = ({ checkout, checkin }: Summary): Day | null => checkout ?? checkin

/** A booking is past once its last day is over at its place. */
function isPast(booking: Summary, nowMs: number): boolean {
  const last = lastDayOf(booking)
  return booking.status === 'confirmed' && last !== null && last < todayAt(booking.time_zone, nowMs)
}

/** What has no days, such as a membership or a top-up, is neither ahead nor past once it is paid. */
const isPurchase = (booking: Summary): boolean => booking.status === 'confirmed' && lastDayOf(booking) === null

/** The bookings of a page by what they mean now, each group in the order of the page; groups without any are left out. */
export function groupsOf(bookings: readonly Summary[], nowMs: number): readonly Group[] {
  const ended = bookings.filter(({ status }) => ENDED.has(status))
  const past = bookings.filter((booking) => isPast(booking, nowMs))
  const purchases = bookings.filter(isPurchase)
  const upcoming = bookings.filter((booking) => ![ended, past, purchases].some((group) => group.includes(booking)))
  const groups: readonly Group[] = [
    { title: say`Upcoming`, isAhead: true, bookings: upcoming },
    { title: say`Purchases`, isAhead: false, bookings: purchases },
    { title: say`Past`, isAhead: false, bookings: past },
    { title: say`Canceled or not booked`, isAhead: false, bookings: ended },
  ]
  return groups.filter((group) => group.bookings.length > 0)
}
