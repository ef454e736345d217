import { Link } from 'react-router'
import { artOf } from '../../lib/art.ts'
import { stayText } from '../../lib/dates.ts'
import { moneyText } from '../../lib/money.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { BookingsPage } from './my-bookings-api.ts'
import { StatusTag } from './status-tag.tsx'

type Summary = BookingsPage['bookings'][number]

/** The bookings of a person, newest first. */
export function BookingsList({ page }: { page: BookingsPage }) {
  if (page.bookings.length === 0) return <NoBookings />
  return (
    <>
      <ul className="mt-6 border-t border-ink">
        {page.bookings.map((booking) => (
          <li key={booking.booking_id} className="border-b border-rule">
            <Row booking={booking} />
          </li>
        ))}
      </ul>
      {page.next && (
        <ButtonLink className="mt-6" to={`?cursor=${encodeURIComponent(page.next)}`}>
          Earlier bookings
        </ButtonLink>
      )}
    </>
  )
}

function Row({ booking }: { booking: Summary }) {
  return (
    <article className="relative flex gap-4 py-5 sm:gap-5">
      {booking.image && (
        <Picture name={artOf(booking.image)} widths={[336]} sizes="96px" width={96} height={112} alt="" className="h-28 w-20 shrink-0 sm:w-24" />
      )}
      <div className="min-w-0 flex-1 sm:flex sm:justify-between sm:gap-5">
        <div className="min-w-0">
          <StatusTag status={booking.status} />
          <h2 className="mt-1 text-h3">
            {/* The link covers the row, so that all of it can be pressed. */}
            <Link to={`/user/my-bookings/${encodeURIComponent(booking.booking_id)}`} className="after:absolute after:inset-0 hover:underline">
              {booking.title}
            </Link>
          </h2>
          {booking.checkin && booking.checkout && <p className="text-small text-ink-2">{stayText(booking.checkin, booking.checkout)}</p>}
          <p className="text-small text-ink-2">{booking.city}</p>
        </div>
        <p className="shrink-0 max-sm:mt-1.5 max-sm:flex max-sm:items-baseline max-sm:gap-3 sm:text-end">
          <span className="block text-body font-[620] tabular-nums">{moneyText(booking.total, booking.currency)}</span>
          {booking.reference && <span className="block text-caption text-ink-3">{booking.reference}</span>}
        </p>
      </div>
    </article>
  )
}

function NoBookings() {
  return (
    <div className="mt-6 border-t border-ink pt-6">
      <p className="max-w-[46ch] text-body text-ink-2">
        Nothing here yet. When you book a stay it appears here with its voucher, its receipt and the way to cancel it.
      </p>
      <ButtonLink look="filled" className="mt-5" to="/">
        Find a stay
      </ButtonLink>
    </div>
  )
}
