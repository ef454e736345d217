import { dayFigures } from '../../lib/dates.ts'
import { moneyText } from '../../lib/money.ts'
import { receiptLines } from '../../lib/receipt-lines.ts'
import { Receipt, ReceiptLine, ReceiptTotal } from '../../ui/receipt.tsx'
import type { ReceiptData } from './my-bookings-api.ts'

/**
 * The receipt: the lines that make the total, then what was paid and given back, with dates. Prints on its own. What was to be paid at the
 * property and no longer is stands there as well: without it the total would not be explained.
 */
export function ReceiptSlip({ receipt }: { receipt: ReceiptData }) {
  const { currency } = receipt
  const atProperty = receipt.lines.some(({ kind, amount }) => kind === 'pay_at_property' && amount > 0)
  const text = (amount: number) => moneyText(amount, currency)
  return (
    <div id="receipt" className="print-slip scroll-mt-4">
      <Receipt label="Receipt">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-h3">Receipt</h2>
          <span className="text-caption text-ink-3">{receipt.number}</span>
        </div>
        <p className="text-caption text-ink-2">
          {receipt.seller}, {dayFigures(receipt.issued_at.slice(0, 10))}
          <br />
          {receipt.title}
        </p>
        <dl className="mt-3">
          {receiptLines(receipt.lines, currency).map(({ key, ...line }) => (
            <ReceiptLine key={key} {...line} />
          ))}
          <ReceiptTotal amount={text(receipt.total)} />
          {receipt.payments.map(({ label, amount, at }) => (
            <ReceiptLine key={`${label}:${at}`} label={label} amount={text(amount)} rule={dayFigures(at.slice(0, 10))} tone={amount < 0 ? 'good' : 'plain'} />
          ))}
          {receipt.payments.length === 0 && <ReceiptLine label="Paid so far" amount="Nothing" />}
          {atProperty && (
            <ReceiptLine label="At the property" amount={text(receipt.at_property)} rule={receipt.at_property === 0 ? 'Not due any more' : undefined} />
          )}
        </dl>
        <button type="button" onClick={() => window.print()} className="link mt-2 inline-block py-3 text-small print:hidden">
          Print this receipt
        </button>
      </Receipt>
    </div>
  )
}
