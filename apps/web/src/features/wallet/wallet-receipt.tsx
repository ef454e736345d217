import type { WalletOffer } from '@sojourn/contracts'
import { moneyText } from '../../lib/money.ts'
import { paidByLines, receiptLines } from '../../lib/receipt-lines.ts'
import { Receipt, ReceiptLine, ReceiptTotal } from '../../ui/receipt.tsx'
import type { Priced } from './wallet-api.ts'

/** What is bought, what it costs and how that is paid. */
export function WalletReceipt({ offer, priced: { price, lines, due } }: { offer: WalletOffer; priced: Priced }) {
  const paidBy = paidByLines(lines, price.currency)
  const text = (amount: number) => moneyText(amount, price.currency)
  return (
    <Receipt label="Price details">
      <h2 className="text-h3">What you pay and why</h2>
      <dl className="mt-3">
        {receiptLines(lines, price.currency).map(({ key, ...line }) => (
          <ReceiptLine key={key} {...line} />
        ))}
        <ReceiptTotal amount={text(price.total)} />
        <ReceiptLine label="You pay now" amount={due.now === 0 ? 'Nothing now' : text(due.now)} tone={paidBy.length > 0 ? 'strong' : 'plain'} />
        {paidBy.map(({ key, ...line }) => (
          <ReceiptLine key={key} {...line} />
        ))}
      </dl>
      {offer.gift && <GiftWords gift={offer.gift} />}
    </Receipt>
  )
}

/** Who gets it and what is written to them, as it will be mailed. */
export function GiftWords({ gift }: { gift: NonNullable<WalletOffer['gift']> }) {
  return (
    <div className="mt-4 border-t border-rule pt-4 text-small text-ink-2">
      <p className="break-words">
        For <strong className="font-[620] text-ink">{gift.name}</strong>, {gift.email}
      </p>
      {gift.message && <blockquote className="mt-2 border-s-3 border-rule-2 ps-3 break-words whitespace-pre-line">{gift.message}</blockquote>}
    </div>
  )
}
