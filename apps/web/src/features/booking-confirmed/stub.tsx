import { moneyText } from '../../lib/money.ts'
import type { BookingData } from './booking-confirmed-api.ts'
import { Postmark } from './postmark.tsx'

/** The part one tears off: reference, what it cost, the postmark. */
export function Stub({ booking, club }: { booking: BookingData; club: string }) {
  const { offer, price, currency, paid, paid_with: paidWith } = booking
  const money = (amount: number) => moneyText(amount, currency)
  return (
    <div className="ticket-stub">
      <dl className="min-w-0">
        <dt className="text-caption text-ink-3">Reference</dt>
        <dd className="border-b border-dashed border-rule-2 pb-4 font-display text-[1.5rem] leading-7.5 font-[480] whitespace-nowrap">
          {booking.reference ?? 'On its way'}
        </dd>
        <dt className="mt-4 text-caption text-ink-3">Total</dt>
        <dd className="text-price font-[640] tabular-nums">{money(price.total)}</dd>
        {paid > 0 && <dd className="text-caption text-balance text-ink-2">{`${money(paid)} paid${paidWith ? ` by ${paidWith}` : ''}`}</dd>}
        {price.pay_at_property > 0 && <dd className="text-caption text-ink-2">{money(price.pay_at_property)} at the property</dd>}
      </dl>
      <Postmark club={club} city={offer.city} day={booking.booked_at.slice(0, 10)} word={paid > 0 ? 'PAID' : 'CONFIRMED'} />
    </div>
  )
}
