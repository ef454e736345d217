import { say } from '@sojourn/i18n'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Organisation, useShell } from '../../lib/shell.ts'
import { useFollowedBooking } from '../../lib/use-followed-booking.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { BookingData } from './booking-confirmed-api.ts'
import { isInvoiced } from './is-invoiced.ts'
import { NextSteps } from './next-steps.tsx'
import { type OutcomeWords, outcomeWords } from './outcome-words.ts'
import { Ticket } from './ticket.tsx'
import { WhatNext } from './what-next.tsx'

interface BookingOutcomeProps {
  readonly booking: BookingData
  readonly onChanged: () => void
  /** What the product says in its own words, in place of those that any booking has. */
  readonly words?: Partial<OutcomeWords>
  /** The product's own part of the ticket; its description where there is none. */
  readonly ticket?: ReactNode
  /** What to bring and to do when it begins. */
  readonly onArrival?: string
  /** More ways on, beside those of any booking. */
  readonly actions?: ReactNode
}

/** The page after paying: says where the booking stands and changes by itself when that changes. */
export function BookingOutcome({ booking, onChanged, words = {}, ticket, onArrival, actions }: BookingOutcomeProps) {
  const { organisation } = useShell()
  useFollowedBooking(booking.booking_id, booking.status, onChanged)
  const { heading, text, note } = { ...outcomeWords(booking), ...words }
  const confirmed = booking.status === 'confirmed'
  return (
    <>
      <div aria-live="polite">
        {confirmed && (
          <p className="mb-2 flex items-center gap-2 text-small font-[620] text-sea">
            <Check aria-hidden size={18} />
            {booking.paid > 0 && !isInvoiced(booking) ? say`Paid and confirmed` : say`Confirmed`}
          </p>
        )}
        <h1 className="text-h1-s md:text-[3.5rem] md:leading-[3.75rem]">{heading}</h1>
        <p className="mt-2 max-w-[46ch] text-input text-ink-2">{text}</p>
      </div>
      {confirmed ? (
        <>
          <Ticket booking={booking} club={clubOf(organisation)}>
            {ticket}
          </Ticket>
          <NextSteps booking={booking}>{actions}</NextSteps>
          <WhatNext booking={booking} onArrival={onArrival} />
        </>
      ) : (
        <div className="mt-6 max-w-[60ch]">
          {note && <Note kind={booking.status === 'failed' ? 'wrong' : 'care'}>{note}</Note>}
          <div className="mt-6 flex flex-wrap gap-3">
            {actions}
            <ButtonLink look={actions ? 'ink' : 'filled'} to="/user/my-bookings">{say`View my bookings`}</ButtonLink>
          </div>
        </div>
      )}
    </>
  )
}

/** A club is called one once, and an agency is none. */
const clubOf = ({ name, header }: Pick<Organisation, 'name' | 'header'>): string => (header === 'v3' || /\bclub\b/i.test(name) ? name : say`${name} club`)
