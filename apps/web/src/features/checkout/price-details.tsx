import { cancelSentences } from '@sojourn/contracts/cancel-words'
import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { partsOfItem } from '../../lib/cancellation.ts'
import type { Charge } from '../../lib/price-block/price-block.ts'
import { PriceRows } from '../../lib/price-block/price-rows.tsx'
import { Note } from '../../ui/note.tsx'
import { Receipt } from '../../ui/receipt.tsx'
import type { CheckoutData } from './checkout-api.ts'

interface PriceDetailsProps {
  readonly checkout: CheckoutData
  /** What pays the rest, as far as it is chosen. */
  readonly charge?: Charge | null
  /** What is bought, above its price. */
  readonly summary?: ReactNode
  readonly children?: ReactNode
}

/** What you pay and why: the lines of the server, each with its reason, in the price block that every page has. */
export function PriceDetails({ checkout, charge = null, summary, children }: PriceDetailsProps) {
  const { price, lines, items, sold_as } = checkout
  return (
    <Receipt label={say`Price details`}>
      {summary && <div className="mb-4 grid gap-4 border-b border-rule pb-5 max-lg:hidden">{summary}</div>}
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-h3">{say`What you pay and why`}</h3>
        <span className="text-caption text-ink-3">{price.currency}</span>
      </div>
      <dl className="mt-2">
        <PriceRows
          lines={lines}
          currency={price.currency}
          rules={sold_as.rules}
          charge={charge}
          items={items.map(({ description }, index) => ({ no: index + 1, title: description.title }))}
        />
      </dl>
      <Policies checkout={checkout} />
      {children}
    </Receipt>
  )
}

/** What cancelling each item will mean. */
const Policies = ({ checkout: { items, if_cancelled: parts } }: { checkout: CheckoutData }) =>
  items.map(({ description }, index) => {
    const own = partsOfItem(parts, index + 1)
    const [first, ...more] = cancelSentences(own, description.place?.city ?? null)
    return (
      first && (
        // The items of a checkout are never reordered.
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else distinguishes two equal ones
        <Note key={index} kind={own[0]?.lose === 0 ? 'good' : 'plain'} className="mt-4">
          {items.length > 1 && `${description.title}: `}
          <b>{first}</b> {more.join(' ')}
        </Note>
      )
    )
  })
