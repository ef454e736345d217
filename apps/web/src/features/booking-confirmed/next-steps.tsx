import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { calendarHref } from '../../lib/booking-description.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CalendarDays } from '../../ui/icons/calendar-days.tsx'
import { Printer } from '../../ui/icons/printer.tsx'
import type { BookingData } from './booking-confirmed-api.ts'

/** Where to go from a confirmed booking. */
export function NextSteps({ booking: { booking_id: bookingId, items }, children }: { booking: BookingData; children?: ReactNode }) {
  return (
    <nav aria-label={say`Your booking`} className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-3 max-sm:flex-col max-sm:items-stretch">
      <ButtonLink look="filled" to="/user/my-bookings">{say`View my bookings`}</ButtonLink>
      {/* A file, not a page: the router leaves it to the browser. */}
      {items.some(({ description }) => description.starts) && (
        <ButtonLink look="ink" to={calendarHref(bookingId)} reloadDocument download>
          <CalendarDays aria-hidden size={16} />
          {say`Add to calendar`}
        </ButtonLink>
      )}
      {children}
      <Link
        to={`/user/my-bookings/${encodeURIComponent(bookingId)}#receipt`}
        className="link inline-flex min-h-11 items-center gap-2 px-4 text-body font-[540]"
      >
        <Printer aria-hidden size={16} />
        {say`Receipt`}
      </Link>
    </nav>
  )
}
