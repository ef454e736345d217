import { say } from '@sojourn/i18n'
import { placeOf } from '../../lib/booking-description.ts'
import { priceBlockOf } from '../../lib/price-block/price-block.ts'
import { useOwnDay } from '../../lib/use-own-day.ts'
import type { BookingData } from './booking-confirmed-api.ts'
import { isInvoiced } from './is-invoiced.ts'
import { Postmark } from './postmark.tsx'
import { stillCharged } from './still-charged.ts'

/** The part one tears off: reference, what it cost and how that was paid, the postmark. */
export function Stub({ booking, seller }: { booking: BookingData; seller: string }) {
  const ownDay = useOwnDay()
  const { lines, currency, paid, charged_to: chargedTo, items } = booking
  const { rules } = booking.sold_as
  const { made, cost, payments, charged, instalments, later } = priceBlockOf({
    lines,
    currency,
    rules,
    charge: chargedTo ? { label: chargedTo } : null,
    items: items.map(({ item_no: no, description }) => ({ no, title: description.title })),
    isPaid: true,
  })
  // Of several items what each costs, and what they cost less together.
  const parts = items.length > 1 ? made.filter(({ tone }) => tone === 'strong' || tone === 'good') : []
  const rows = [...payments, ...(paid > 0 ? [charged] : []), ...instalments, ...(later ? [later] : [])]
  const place = placeOf(items)
  return (
    <div className="ticket-stub">
      <dl className="w-full min-w-0">
        <dt className="text-caption text-ink-3">{say`Reference`}</dt>
        <dd className="border-b border-dashed border-rule-2 pb-4 font-display text-[1.4375rem] leading-7.5 font-[480] whitespace-nowrap">
          {booking.reference ?? say`Pending`}
        </dd>
        {parts.map(({ key, label, amount }) => (
          <div key={key} className="mt-2 flex justify-between gap-3 text-caption text-ink-2">
            <dt className="min-w-0">{label}</dt>
            <dd className="shrink-0 tabular-nums">{amount}</dd>
          </div>
        ))}
        <dt className="mt-4 text-caption text-ink-3">{cost.label}</dt>
        <dd className="text-price font-[640] tabular-nums">{cost.amount}</dd>
        {rows.map(({ label, amount }) => (
          <div key={label} className="mt-1 flex justify-between gap-3 text-caption text-ink-2">
            <dt>{label}</dt>
            <dd className="shrink-0 tabular-nums">{amount}</dd>
          </div>
        ))}
        {later?.rule && <dd className="text-end text-caption text-ink-3">{later.rule}</dd>}
      </dl>
      <Postmark
        seller={seller}
        city={place?.city}
        day={ownDay(booking.booked_at)}
        word={isInvoiced(booking) ? say`ON INVOICE` : paid > 0 && stillCharged(booking).length === 0 ? say`PAID` : say`CONFIRMED`}
      />
    </div>
  )
}
