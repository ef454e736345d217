import { ReceiptCharge, ReceiptLine, ReceiptTotal } from '../../ui/receipt.tsx'
import { type PriceAsk, type PriceBlock, priceBlockOf } from './price-block.ts'
import type { PriceRow } from './price-row.ts'

/** The price block, the same on every page: one sum after discounts, what pays it, what is charged, what is paid later and where. Used in a `<dl>`. */
export function PriceRows(ask: PriceAsk) {
  const block = priceBlockOf(ask)
  const { payments, charged, instalments, later } = block
  return (
    <>
      <Sum block={block} />
      <Rows rows={payments} />
      <ReceiptCharge {...charged} />
      <Rows rows={instalments} />
      {later && <ReceiptLine {...later} />}
    </>
  )
}

/** The upper half alone, down to the sum: a receipt shows below it what was really paid, and when. */
export const PriceSum = (ask: PriceAsk) => <Sum block={priceBlockOf(ask)} />

function Sum({ block: { made, discounts, cost } }: { block: PriceBlock }) {
  return (
    <>
      <Rows rows={[...made, ...discounts]} />
      <ReceiptTotal label={cost.label} amount={cost.amount} />
    </>
  )
}

function Rows({ rows }: { rows: readonly PriceRow[] }) {
  return rows.map(({ key, ...row }) => <ReceiptLine key={key} {...row} />)
}
