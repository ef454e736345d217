import { nothingBackText } from '@sojourn/contracts/cancel-words'
import { checkoutPage } from '@sojourn/contracts/site-pages'
import { commaText, say } from '@sojourn/i18n'
import { moneyBack } from '../../lib/money-back.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { ItemNote } from './item-note.tsx'
import { whyEnded } from './item-words.ts'
import type { BookingData } from './my-bookings-api.ts'

/** A note on a booking's state, and what it means for the money. Nothing where there is no problem. */
export function StateNote({ booking, onGiveUp }: { booking: BookingData; onGiveUp: () => void }) {
  const { status, paid, refunded, failure, sold_as } = booking
  const back = moneyBack(booking)
  const only = booking.items.length === 1 ? booking.items[0] : undefined
  switch (status) {
    case 'confirmed':
      return <PartsNote booking={booking} />
    case 'failed':
      return (
        <Note kind="wrong" className="mt-6">
          {failure} {back}
        </Note>
      )
    case 'cancelled':
      return (
        <Note kind={refunded > 0 ? 'good' : 'plain'} className="mt-6">
          {(only && whyEnded(only)) ?? say`Your booking is canceled.`}{' '}
          {refunded > 0 || (paid > 0 && only?.cancelled_by_provider) ? back : nothingBackText(paid > 0)}
        </Note>
      )
    case 'expired':
      return (
        <Note kind="plain" className="mt-6">
          {say`The hold ended before payment was made.`} {back}
        </Note>
      )
    case 'pending_payment':
      return (
        <Note
          kind="care"
          className="mt-6"
          action={
            <span className="flex flex-wrap gap-2.5">
              <ButtonLink size="small" look="ink" className="min-h-11" to={checkoutPage(sold_as.pages, booking.checkout_id)}>
                {say`Continue to payment`}
              </ButtonLink>
              <Button size="small" className="min-h-11 noscript:hidden" onClick={onGiveUp}>{say`Give up this booking`}</Button>
            </span>
          }
        >
          {sold_as.rules.unit
            ? say`Waiting for your payment while we hold your booking. You'll only be charged once.`
            : say`Waiting for your payment. You'll only be charged once.`}
        </Note>
      )
    case 'draft':
    case 'confirming':
      return only?.state === 'unknown' ? (
        <ItemNote item={only} />
      ) : (
        <Note kind="care" className="mt-6">{say`Still being confirmed. This page will update itself. You'll only be charged once.`}</Note>
      )
  }
}

/** Of a confirmed booking: what of it is cancelled, or waits for its supplier. */
function PartsNote({ booking }: { booking: BookingData }) {
  const { items, refunded } = booking
  const [first] = items
  if (first && items.length === 1) return <ItemNote item={first} />
  const titles = items.filter(({ state }) => state === 'cancelled').map(({ description }) => description.title)
  if (titles.length === 0) return null
  return (
    <Note kind={refunded > 0 ? 'good' : 'plain'} className="mt-6">
      {say`Canceled: ${commaText(titles)}. The rest of this booking is unchanged.`} {refunded > 0 && moneyBack(booking)}
    </Note>
  )
}
