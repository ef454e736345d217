import { Check } from 'lucide-react'
import { useShell } from '../../lib/shell.ts'
import { productOf } from '../../lib/stay-product.ts'
import { useFollowedBooking } from '../../lib/use-followed-booking.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { BookingData } from './booking-confirmed-api.ts'
import { outcomeWords } from './outcome-words.ts'
import { Ticket } from './ticket.tsx'
import { WaysOn } from './ways-on.tsx'
import { WhatNext } from './what-next.tsx'

/** The page after paying: says where the booking stands and changes by itself when that changes. */
export function BookingOutcome({ booking, onChanged }: { booking: BookingData; onChanged: () => void }) {
  const { organisation } = useShell()
  useFollowedBooking(booking.booking_id, booking.status, onChanged)
  const { heading, text, note } = outcomeWords(booking)
  const confirmed = booking.status === 'confirmed'
  return (
    <>
      <div aria-live="polite">
        {confirmed && (
          <p className="mb-2 flex items-center gap-2 text-small font-[620] text-sea">
            <Check aria-hidden size={18} />
            {booking.paid > 0 ? 'Paid and confirmed' : 'Confirmed'} by the {productOf(booking.product).words.house}
          </p>
        )}
        <h1 className="text-h1-s md:text-[3.5rem] md:leading-[3.75rem]">{heading}</h1>
        <p className="mt-2 max-w-[46ch] text-input text-ink-2">{text}</p>
      </div>
      {confirmed ? (
        <>
          <Ticket booking={booking} club={clubOf(organisation.name)} />
          <WaysOn bookingId={booking.booking_id} />
          <WhatNext booking={booking} />
        </>
      ) : (
        <div className="mt-6 max-w-[60ch]">
          <Note kind={booking.status === 'failed' ? 'wrong' : 'care'}>{note}</Note>
          <ButtonLink look="filled" className="mt-6" to="/user/my-bookings">
            View my bookings
          </ButtonLink>
        </div>
      )}
    </>
  )
}

/** A club is called one once. */
const clubOf = (name: string): string => (/\bclub\b/i.test(name) ? name : `${name} club`)
