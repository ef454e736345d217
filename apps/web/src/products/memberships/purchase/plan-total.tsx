import type { MembershipOffer } from '@sojourn/contracts'
import { dateTextOfMembership, moneyText, say } from '@sojourn/i18n'
import type { CheckoutData } from '../../../features/checkout/index.ts'
import type { Charge } from '../../../lib/price-block/price-block.ts'
import { PriceRows } from '../../../lib/price-block/price-rows.tsx'
import { nextChargeText } from '../plan-words.ts'

interface TotalProps {
  readonly checkout: Pick<CheckoutData, 'lines' | 'price' | 'sold_as'>
  readonly offer: MembershipOffer
  readonly charge: Charge | null
}

/** The plan, the debt, what pays them, what is charged now. */
export function PlanTotal({ checkout: { lines, price, sold_as }, offer, charge }: TotalProps) {
  return (
    <section aria-label={say`Price details`} className="mt-5">
      <dl>
        <PriceRows lines={lines} currency={price.currency} rules={sold_as.rules} charge={charge} />
      </dl>
      <LaterWords offer={offer} />
    </section>
  )
}

/** What the term is, and what is charged after it. */
export function LaterWords({ offer: { kind, term, next_charge: next, currency, is_trial: isTrial } }: { offer: MembershipOffer }) {
  return (
    <div className="mt-2 grid gap-1 text-small text-ink-2">
      {term && (
        <p>
          {isTrial
            ? say`Your free trial runs from ${dateTextOfMembership(term.from)} to ${dateTextOfMembership(term.until)}.`
            : say`Your plan runs from ${dateTextOfMembership(term.from)} to ${dateTextOfMembership(term.until)}.`}
        </p>
      )}
      {kind !== 'debt' && <p>{later(next, currency, isTrial)}</p>}
    </div>
  )
}

function later(next: MembershipOffer['next_charge'], currency: string, isTrial: boolean): string {
  if (!next || isTrial) return nextChargeText(next, currency)
  return say`The next charge is ${moneyText(next.amount, currency)} on ${dateTextOfMembership(next.on)}.`
}
