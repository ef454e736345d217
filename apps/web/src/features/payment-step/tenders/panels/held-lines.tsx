import type { HeldElsewhere } from '@sojourn/contracts'
import { bookingPage } from '@sojourn/contracts/site-pages'
import { moneyText, ownClockText, plural, say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { elsewhereOf, moveOf } from '../held-elsewhere.ts'
import type { BoxId, TenderEvent, Tenders } from '../tenders-state.ts'

interface LinesProps {
  readonly box: BoxId
  readonly state: Tenders
  readonly send: (event: TenderEvent) => void
  readonly className?: string
}

/** What another checkout or an unpaid booking of the person holds of the value of a box (C2.2): until when, and the click that uses it here, or the way to the booking. */
export function HeldLines({ box, state, send, className }: LinesProps) {
  const held = elsewhereOf(state, box)
  if (held.length === 0) return null
  const isMovable = !state.locked && moveOf(state, box) !== null
  return (
    <ul aria-label={say`Reserved elsewhere`} className={className}>
      {held.map((one) => (
        <li key={`${one.checkoutId} ${one.id}`} className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
          <span className="py-1">{heldText(one)}</span>
          {one.booking_id !== null ? (
            <Link to={bookingPage(one.booking_id)} className="link inline-block py-3 font-[560]">{say`Open that booking`}</Link>
          ) : (
            isMovable && (
              <Button look="underlined" className="min-h-11" busy={state.ask !== null} onClick={() => send({ type: 'move_clicked', box })}>
                {say`Use it here`}
              </Button>
            )
          )}
        </li>
      ))}
    </ul>
  )
}

function heldText({ kind, id, amount, currency, points, title, until, booking_id }: HeldElsewhere): string {
  const time = ownClockText(Date.parse(until))
  const money = moneyText(amount, currency)
  // What a booking holds that waits for its payment is not moved.
  const isBooked = booking_id !== null
  switch (kind) {
    case 'coupon':
      return isBooked ? say`${id} is reserved until ${time} for your unpaid booking of ${title}.` : say`${id} is reserved for ${title} until ${time}.`
    case 'cash_card':
      return isBooked
        ? say`${money} of your cash cards is reserved until ${time} for your unpaid booking of ${title}.`
        : say`${money} of your cash cards is reserved for ${title} until ${time}.`
    case 'points': {
      const count = points ?? 0
      return isBooked
        ? say`${plural(count, { one: '# point is', other: '# points are' })} reserved until ${time} for your unpaid booking of ${title}.`
        : say`${plural(count, { one: '# point is', other: '# points are' })} reserved for ${title} until ${time}.`
    }
    case 'payment_card':
      return isBooked
        ? say`${money} of it is reserved until ${time} for your unpaid booking of ${title}.`
        : say`${money} of it is reserved for ${title} until ${time}.`
  }
}
