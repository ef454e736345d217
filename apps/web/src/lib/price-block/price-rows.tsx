import { Say } from '@sojourn/i18n/react'
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
  return rows.map(({ key, parts, ...row }) => <ReceiptLine key={key} {...row} more={parts && <Folded of={row.label} parts={parts} />} />)
}

/** The lines that a row sums up: a browser unfolds them without scripts, and paper shows them. */
function Folded({ of, parts }: { of: string; parts: readonly PriceRow[] }) {
  return (
    <details className="folded-lines text-caption text-ink-2">
      <summary className="link cursor-pointer py-1.5 print:hidden">
        <Say>
          Line by line
          <span className="sr-only">: {of}</span>
        </Say>
      </summary>
      <ul className="border-s border-rule ps-3">
        {parts.map(({ key, label, amount, rule }) => (
          <li key={key} className="flex justify-between gap-4 py-1">
            <span className="min-w-0">
              {label}
              {rule && <span className="block text-ink-3">{rule}</span>}
            </span>
            <span className="shrink-0 tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
