import { say, sayAs } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { guaranteeText, mostCharged } from '../../lib/guarantee-text.ts'
import { useShell } from '../../lib/shell.ts'
import { UndoNote } from '../../lib/undo-note.tsx'
import { useFollowedBooking } from '../../lib/use-followed-booking.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Check } from '../../ui/icons/check.tsx'
import { Note } from '../../ui/note.tsx'
import type { BookingData } from './booking-confirmed-api.ts'
import { isInvoiced } from './is-invoiced.ts'
import { NextSteps } from './next-steps.tsx'
import { type OutcomeWords, outcomeWords } from './outcome-words.ts'
import { stillCharged } from './still-charged.ts'
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
  /** More links, besides those of any booking. */
  readonly actions?: ReactNode
}

/** The page after paying: shows the booking's state and updates when that changes. */
export function BookingOutcome({ booking, onChanged, words = {}, ticket, onArrival, actions }: BookingOutcomeProps) {
  const { organisation } = useShell()
  useFollowedBooking(booking.booking_id, booking.status, onChanged)
  const { heading, text, note } = { ...outcomeWords(booking), ...words }
  const confirmed = booking.status === 'confirmed'
  const guarantee = guaranteeOf(booking)
  return (
    <>
      <div aria-live="polite">
        {confirmed && (
          <p className="mb-2 flex items-center gap-2 text-small font-[620] text-sea">
            <Check aria-hidden size={18} />
            {booking.paid > 0 && !isInvoiced(booking) && stillCharged(booking).length === 0 ? say`Paid and confirmed` : sayAs('of a booking')`Confirmed`}
          </p>
        )}
        <h1 className="text-h1-s md:text-[3.5rem] md:leading-[3.75rem]">{heading}</h1>
        <p className="mt-2 max-w-[46ch] text-input text-ink-2">{text}</p>
      </div>
      {confirmed ? (
        <>
          <Ticket booking={booking} seller={organisation.name}>
            {ticket}
          </Ticket>
          <UndoNote booking={booking} />
          {guarantee && (
            <Note kind="plain" className="mt-4">
              {guarantee.lead} {guarantee.text}
            </Note>
          )}
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

/** What the card that is saved for it may be charged; null where none is saved, or nothing can be charged to it. */
function guaranteeOf({ guaranteed, paid, if_cancelled: parts }: BookingData): { readonly lead: string; readonly text: string } | null {
  const most = guaranteed ? mostCharged(parts) : null
  if (most === null) return null
  const lead = paid > 0 ? say`Your card is also saved as a guarantee.` : say`Nothing was charged. Your card is saved as a guarantee.`
  return { lead, text: guaranteeText(most) }
}
