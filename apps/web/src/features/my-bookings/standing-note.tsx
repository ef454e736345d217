import { moneyBack } from '../../lib/money-back.ts'
import { productOf } from '../../lib/stay-product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { BookingData } from './my-bookings-api.ts'

/** What there is to say about where a booking stands, and what it means for the money. Nothing where all is well. */
export function StandingNote({ booking }: { booking: BookingData }) {
  const { status, paid, refunded, failure } = booking
  const back = moneyBack(booking)
  switch (status) {
    case 'confirmed':
      return null
    case 'failed':
      return (
        <Note kind="wrong" className="mt-6">
          {failure} {back}
        </Note>
      )
    case 'cancelled':
      return (
        <Note kind={refunded > 0 ? 'good' : 'plain'} className="mt-6">
          This stay is cancelled. {refunded > 0 ? back : paid > 0 ? 'By the rule of this rate nothing comes back.' : 'Nothing was charged.'}
        </Note>
      )
    case 'expired':
      return (
        <Note kind="plain" className="mt-6">
          The hold ran out before the payment was made. {back}
        </Note>
      )
    case 'pending_payment':
      return (
        <Note
          kind="care"
          className="mt-6"
          action={
            <ButtonLink size="small" look="ink" to={`${productOf(booking.product).paths.checkout}?checkout=${encodeURIComponent(booking.checkout_id)}`}>
              Go on paying
            </ButtonLink>
          }
        >
          Waiting for the payment, while the room is held. You are charged once at most.
        </Note>
      )
    case 'draft':
    case 'confirming':
      return (
        <Note kind="care" className="mt-6">
          Still being confirmed. This page changes by itself as soon as the answer is there. You are charged once at most.
        </Note>
      )
  }
}
