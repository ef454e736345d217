import { moneyOrNothing, moneyText, say } from '@sojourn/i18n'
import { Note } from '../../ui/note.tsx'
import { ReceiptLine } from '../../ui/receipt.tsx'
import type { Quote } from './my-bookings-api.ts'

/** What of a discount comes back: a coupon can be used again, or not. */
function backText({ kind, amount, back }: Quote['discounts'][number], currency: string): string {
  if (kind === 'coupon') return back === amount ? say`Comes back` : say`Doesn't come back`
  return moneyOrNothing(back, currency, say`Nothing`)
}

/** The refund, where it goes and when, the fee, and what becomes of discounts. */
export function QuoteLines({ quote, note }: { quote: Quote; note: string | null }) {
  const text = (amount: number) => moneyOrNothing(amount, quote.currency, say`Nothing`)
  return (
    <>
      {note && (
        <Note kind="care" live className="mb-3">
          {note}
        </Note>
      )}
      <dl>
        <ReceiptLine label={say`Your refund`} amount={text(quote.refund)} tone="strong" />
        {quote.to.map((part) => (
          <ReceiptLine
            key={`${part.kind} ${part.tender}`}
            label={say`To ${part.tender}`}
            rule={part.when}
            amount={moneyText(part.amount, quote.currency)}
            tone="quiet"
          />
        ))}
        <ReceiptLine label={say`Not refunded`} amount={text(quote.kept)} />
        {quote.may_charge > 0 && <ReceiptLine label={say`May be charged to your card`} amount={text(quote.may_charge)} />}
        {quote.discounts.map((discount) => (
          <ReceiptLine key={discount.tender} label={discount.tender} rule={discount.when} amount={backText(discount, quote.currency)} tone="quiet" />
        ))}
      </dl>
      {quote.back_anyway.map((why) => (
        <p key={why} className="mt-3 text-small text-ink-2">
          {why}
        </p>
      ))}
      {quote.to.length === 0 && <p className="mt-3 text-small text-ink-2">{quote.expected}</p>}
    </>
  )
}
