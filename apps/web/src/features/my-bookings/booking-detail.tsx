import { useState } from 'react'
import { Link } from 'react-router'
import { policyPoints } from '../../lib/cancellation.ts'
import { dayText } from '../../lib/dates.ts'
import { calendarHref } from '../../lib/stay-words.ts'
import { useFollowedBooking } from '../../lib/use-followed-booking.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TimeLine } from '../../ui/time-line.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import type { BookingData, ReceiptData } from './my-bookings-api.ts'
import { ReceiptSlip } from './receipt-slip.tsx'
import { StandingNote } from './standing-note.tsx'
import { StayFacts, StayHead } from './stay-facts.tsx'

interface DetailProps {
  readonly booking: BookingData
  readonly receipt: ReceiptData | null
  readonly onChanged: () => void
}

/** One booking, whole: the stay, the policy, the receipt, the way to cancel. Changes by itself while it is still open. */
export function BookingDetail({ booking, receipt, onChanged }: DetailProps) {
  const [cancelling, setCancelling] = useState(false)
  const [wasCancelled, setWasCancelled] = useState(false)
  // The button that was pressed is gone by then: what became of the money is next.
  const outcome = useLanding<HTMLDivElement>(wasCancelled && !booking.cancellable)
  const say = useToast()
  useFollowedBooking(booking.booking_id, booking.status, onChanged)
  const stands = booking.status === 'confirmed' || booking.status === 'confirming'
  const cancelled = () => {
    setCancelling(false)
    setWasCancelled(true)
    say('Your booking is cancelled.')
    onChanged()
  }
  return (
    <div className="grid items-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_380px]">
      <div className="min-w-0">
        <nav aria-label="Where you are" className="text-caption text-ink-3">
          <Link to="/user/my-bookings" className="link inline-block py-3.25">
            My bookings
          </Link>{' '}
          / {booking.reference ?? 'Booking'}
        </nav>
        <StayHead booking={booking} />
        <div ref={outcome} tabIndex={-1} aria-live="polite" className="outline-none">
          <StandingNote booking={booking} />
        </div>
        <StayFacts booking={booking} />
        {stands && <Plans booking={booking} />}
        <div className="mt-9 flex flex-wrap gap-3">
          {booking.status === 'confirmed' && (
            <ButtonLink look="ink" to={calendarHref(booking.booking_id)} reloadDocument download>
              Add to calendar
            </ButtonLink>
          )}
          {booking.cancellable && <Button onClick={() => setCancelling(true)}>Cancel booking</Button>}
        </div>
      </div>
      {receipt && <ReceiptSlip receipt={receipt} />}
      {cancelling && <CancelDialog bookingId={booking.booking_id} onClose={() => setCancelling(false)} onCancelled={cancelled} />}
    </div>
  )
}

function Plans({ booking: { offer, cancellation } }: { booking: BookingData }) {
  const title = `If plans change, in ${offer.city} time`
  return (
    <>
      <h2 className="mt-9 mb-4 text-h3">{title}</h2>
      <TimeLine label={title} points={policyPoints(cancellation, `${dayText(offer.checkin)}, ${offer.checkin_from}`)} />
    </>
  )
}
