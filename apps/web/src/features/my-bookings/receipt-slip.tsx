import { pricePartsOf } from '@sojourn/contracts/price-parts'
import { proofFacts } from '@sojourn/contracts/proof-words'
import { commaText, dateTextShort, moneyText, nameText, say } from '@sojourn/i18n'
import { fromMajor, sum, toMajor } from '@sojourn/kernel'
import { Fragment } from 'react'
import { exactLines, laterOf } from '../../lib/price-block/price-block.ts'
import { PriceSum } from '../../lib/price-block/price-rows.tsx'
import { Receipt, ReceiptLine } from '../../ui/receipt.tsx'
import type { BookingData, ReceiptData } from './my-bookings-api.ts'

/**
 * The receipt: the price block of the checkout, then what was paid and refunded, with dates. Prints on its own. What was to be paid later and no
 * longer is stays among its lines: without it the price would not be explained.
 */
export function ReceiptSlip({ receipt, rules }: { receipt: ReceiptData; rules: BookingData['sold_as']['rules'] }) {
  // What an agency hands to its client is not paid here.
  const isInvoice = receipt.number.startsWith('I-')
  const title = isInvoice ? say`Invoice` : say`Receipt`
  const { currency, lines, payments, refunded, at_property: later } = receipt
  const { later: agreed } = pricePartsOf(exactLines(lines, currency), currency)
  // A discount has lowered the price above: it is not paid a second time.
  const moved = payments.filter(({ kind }) => kind !== 'discount')
  const isWhole = [...moved.map(({ amount }) => amount), later].every(Number.isInteger)
  // One that was returned can be used again, and is no money.
  const money = moved.filter(({ kind }) => kind !== 'discount_returned')
  const left = toMajor(
    sum(
      currency,
      money.flatMap(({ amount }) => fromMajor(amount, currency) ?? []),
    ),
  )
  // Vouchers of ours are named by the booking's reference.
  const tickets = proofFacts(
    receipt.items.flatMap(({ proofs }) => proofs.filter(({ kind }) => kind !== 'voucher')),
    receipt.guests,
  )
  const text = (amount: number) => moneyText(amount, currency, isWhole ? 'needed' : 'all')
  // The local amount of a part that was canceled alone is not known: the rest is shown in the currency of the price.
  const dueLater =
    later === 0 ? { amount: text(0), rule: say`No longer due` } : later === toMajor(agreed) ? laterOf(lines, text(later)) : { amount: text(later) }
  return (
    <div id="receipt" className="print-slip scroll-mt-4">
      <Receipt label={title}>
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-h3">{title}</h2>
          <span className="text-caption text-ink-3">{receipt.number}</span>
        </div>
        <p className="text-caption text-ink-2">
          {commaText([receipt.seller, dateTextShort(receipt.issued_at.slice(0, 10))])}
          <br />
          {receipt.title}
          <br />
          {receipt.billed_to && (
            <>
              {say`Billed to ${receipt.billed_to}`}
              <br />
            </>
          )}
          {say`For ${commaText(receipt.guests.map(({ first_name: first, last_name: last }) => nameText(first, last)))}`}
          {tickets.map(({ label, value }) => (
            <Fragment key={`${label} ${value}`}>
              <br />
              {commaText([label, value])}
            </Fragment>
          ))}
          {receipt.reference && (
            <>
              <br />
              {say`Booking ${receipt.reference}`}
            </>
          )}
        </p>
        <dl className="mt-3">
          <PriceSum lines={lines} currency={currency} rules={rules} items={receipt.items.map(({ item_no: no, title: of }) => ({ no, title: of }))} />
          {moved.map(({ kind, label, amount, at }) => (
            <ReceiptLine
              key={`${kind}:${label}:${at}`}
              label={label}
              amount={kind === 'discount_returned' ? say`${text(-amount)} returned` : text(amount)}
              rule={dateTextShort(at.slice(0, 10))}
              tone={amount < 0 ? 'good' : 'plain'}
            />
          ))}
          {payments.length === 0 && !isInvoice && <ReceiptLine label={say`Paid so far`} amount={say`Nothing`} />}
          {receipt.items.length > 1 && <CancelledItems items={receipt.items} text={text} />}
          {agreed.minor > 0 && <ReceiptLine label={say`Later, ${rules.later_at}`} {...dueLater} />}
          {refunded > 0 && <ReceiptLine label={say`You paid in total`} amount={left === 0 ? say`Nothing` : text(left)} tone="strong" />}
        </dl>
        <button type="button" onClick={() => window.print()} className="link mt-2 inline-block py-3 text-small print:hidden">{say`Print receipt`}</button>
      </Receipt>
    </div>
  )
}

/** The items of a booking that were cancelled alone, and their fees. */
const CancelledItems = ({ items, text }: { items: ReceiptData['items']; text: (amount: number) => string }) =>
  items.map(({ item_no: no, title, kept }) =>
    kept === null ? null : (
      <ReceiptLine key={no} label={say`Canceled: ${title}`} amount={kept > 0 ? say`${text(kept)} not refunded` : say`Fully refunded`} tone="quiet" />
    ),
  )
