import type { CancellationRule, DescriptionShape } from '@sojourn/contracts'
import { plural, say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import type { ReactNode } from 'react'
import { startOf } from '../../lib/booking-description.ts'
import { noShowCost, policySentence, rulesFrom } from '../../lib/cancellation.ts'
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
  const { price, lines, rules } = checkout
  return (
    <Receipt label={say`Price details`}>
      {summary && <div className="mb-4 grid gap-4 border-b border-rule pb-5 max-lg:hidden">{summary}</div>}
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-h3">{say`What you pay and why`}</h3>
        <span className="text-caption text-ink-3">{price.currency}</span>
      </div>
      <dl className="mt-2">
        <PriceRows lines={lines} currency={price.currency} rules={rules} charge={charge} />
      </dl>
      <Policies checkout={checkout} />
      {children}
    </Receipt>
  )
}

/** The terms of each item. */
const Policies = ({ checkout: { items, rules, server_time: now } }: { checkout: CheckoutData }) => (
  <>
    {items.map(({ description, cancellation }, index) => (
      // The items of a checkout are never reordered.
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing else distinguishes two equal ones
      <Cancellation key={index} of={items.length > 1 ? description.title : null} rules={rulesFrom(cancellation, now)} description={description} />
    ))}
    {rules.undo_minutes > 0 && (
      <p className="mt-3 text-small text-ink-2">
        {say`Changed your mind? Cancel free of charge within ${plural(rules.undo_minutes, { one: '# minute', other: '# minutes' })} of booking.`}
      </p>
    )}
  </>
)

interface CancellationProps {
  /** Which of several items it is about. */
  readonly of: string | null
  readonly rules: readonly CancellationRule[]
  readonly description: DescriptionShape
}

/** What cancelling costs, and not coming. Nothing where there is no place to go to. */
function Cancellation({ of, rules, description }: CancellationProps) {
  const start = startOf(description)
  if (!start) return null
  const { free, cost } = policySentence(rules)
  const noShow = noShowCost(rules, start.at)
  const city = description.place?.city
  return (
    <Note kind={free ? 'good' : 'plain'} className="mt-4">
      {of && `${of}: `}
      {free ? (
        <>
          <FreeUntil free={free} city={city} /> {cost && say`After that, canceling costs ${cost}.`}
        </>
      ) : (
        <>
          <b>{say`No free cancellation.`}</b> {cost ? say`If you cancel, you lose ${cost}.` : say`If you cancel, you won't get a refund.`}
        </>
      )}{' '}
      {noShow && say`A no-show costs ${noShow}.`}
    </Note>
  )
}

const FreeUntil = ({ free, city }: { free: string; city: string | undefined }) =>
  city ? (
    <Say>
      <b>Free cancellation until {free}</b>, {city} time.
    </Say>
  ) : (
    <Say>
      <b>Free cancellation until {free}</b>, local time.
    </Say>
  )
