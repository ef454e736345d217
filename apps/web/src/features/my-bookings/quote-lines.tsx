import { moneyOrNothing, moneyText, say } from '@sojourn/i18n'
import { Note } from '../../ui/note.tsx'
import { ReceiptLine } from '../../ui/receipt.tsx'
import type { Quote } from './my-bookings-api.ts'

/** What comes back, to where and when, and what is kept. */
export function QuoteLines({ quote, note, provider }: { quote: Quote; note: string | null; provider: string | null }) {
  const text = (amount: number) => moneyOrNothing(amount, quote.currency, 'Nothing')
  return (
    <>
      {note && (
        <Note kind="care" live className="mb-3">
          {note}
        </Note>
      )}
      <dl>
        <ReceiptLine label={say`You get back`} amount={text(quote.refund)} tone="strong" />
        {quote.to.map((part) => (
          <ReceiptLine
            key={`${part.kind} ${part.tender}`}
            label={`to ${part.tender}`}
            rule={part.when}
            amount={moneyText(part.amount, quote.currency)}
            tone="quiet"
          />
        ))}
        <ReceiptLine label={provider ? say`Kept by the ${provider}` : say`Not refunded`} amount={text(quote.kept)} />
      </dl>
      {quote.to.length === 0 && <p className="mt-3 text-small text-ink-2">{quote.expected}</p>}
    </>
  )
}
