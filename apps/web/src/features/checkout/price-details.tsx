import type { CancellationRule, PriceLine } from '@sojourn/contracts'
import { policySentence, rulesFrom } from '../../lib/cancellation.ts'
import { moneyText } from '../../lib/money.ts'
import { paidByLines, receiptLines } from '../../lib/receipt-lines.ts'
import { unitLabel } from '../../lib/stay-product.ts'
import { Note } from '../../ui/note.tsx'
import { Receipt, ReceiptLine, ReceiptTotal } from '../../ui/receipt.tsx'
import type { CheckoutData } from './checkout-api.ts'
import { StaySummary } from './stay-summary.tsx'

/** What you pay and why: the lines of the server, each with its reason, summing to the total to the minor unit. */
export function PriceDetails({ checkout, instead }: { checkout: CheckoutData; instead?: Partial<PriceLine> | undefined }) {
  const { offer, price, lines, due } = checkout
  const paidBy = paidByLines(lines, price.currency, instead)
  const text = (amount: number) => moneyText(amount, price.currency)
  return (
    <Receipt label="Price details">
      <StaySummary offer={offer} heading="h2" className="border-b border-rule pb-5" />
      <div className="mt-4 flex items-baseline justify-between gap-3">
        <h3 className="text-h3">What you pay and why</h3>
        <span className="text-caption text-ink-3">{price.currency}</span>
      </div>
      <dl className="mt-2">
        {receiptLines(lines, price.currency, unitLabel(offer.product)).map(({ key, ...line }) => (
          <ReceiptLine key={key} {...line} />
        ))}
        <ReceiptTotal amount={text(price.total)} />
        <ReceiptLine label="You pay now" amount={due.now === 0 ? 'Nothing now' : text(due.now)} tone={paidBy.length > 0 ? 'strong' : 'plain'} />
        {paidBy.map(({ key, ...line }) => (
          <ReceiptLine key={key} {...line} />
        ))}
        {due.at_property > 0 && <ReceiptLine label="You pay at the property" amount={text(due.at_property)} />}
      </dl>
      <Cancellation rules={rulesFrom(checkout.cancellation, checkout.server_time)} city={offer.city} />
    </Receipt>
  )
}

function Cancellation({ rules, city }: { rules: readonly CancellationRule[]; city: string }) {
  const { free, after } = policySentence(rules)
  if (!free) {
    return (
      <Note kind="plain" className="mt-4">
        <b>No free cancellation.</b> If you cancel, {after ?? 'nothing is given back'}.
      </Note>
    )
  }
  return (
    <Note kind="good" className="mt-4">
      <b>Free cancellation until {free}</b>, {city} time.
      {after && ` After that ${after}.`}
    </Note>
  )
}
