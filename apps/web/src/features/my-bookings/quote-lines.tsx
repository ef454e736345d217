import { moneyOrNothing, moneyText, say } from '@sojourn/i18n'
import { UndoNote } from '../../lib/undo-note.tsx'
import { Note } from '../../ui/note.tsx'
import { ReceiptLine } from '../../ui/receipt.tsx'
import type { Quote } from './my-bookings-api.ts'

/** The refund, where it goes and when, and the fee. */
export function QuoteLines({ quote, note }: { quote: Quote; note: string | null }) {
  const text = (amount: number) => moneyOrNothing(amount, quote.currency, say`Nothing`)
  return (
    <>
      {note && (
        <Note kind="care" live className="mb-3">
          {note}
        </Note>
      )}
      <UndoNote until={quote.undo_until} className="mb-3" />
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
      </dl>
      {quote.to.length === 0 && <p className="mt-3 text-small text-ink-2">{quote.expected}</p>}
    </>
  )
}
