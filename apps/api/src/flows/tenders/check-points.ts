import type { PointTypeShape } from '@sojourn/contracts'
import { accept, type CheckoutId, min, type Outcome, refuse, type Tx, toMajor } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Checkout } from '../../modules/checkouts/index.ts'
import { cover, heldBy, paidBy, type Source, type Tender } from '../../modules/tenders/index.ts'
import { extraOf, isAgent, kindOf } from './apply-points.ts'
import { type ChangeDeps, type CheckoutRef, matchesRef } from './change-checkout.ts'
import { earningOf } from './earned-points.ts'
import type { PointKind } from './instruments.ts'
import { planOf } from './plan-of.ts'
import { leftBefore, pointSources } from './sources.ts'
import { typedAmount } from './typed-amount.ts'

type Answer = Outcome<{ loyalty_membership_no: string | null; point_types: PointTypeShape[]; earns: { points: number; point_type_label: string } | null }>

/**
 * The caller's points and what they are worth on a checkout. Points that it holds already count as the caller's still. What an agency would add must be there, however few points go with it: no more than is
 * due behind coupon and cash is looked for.
 */
export function checkPoints(deps: ChangeDeps, request: CheckoutRef & { readonly agent_extra_amount: number }, caller: SignedInCaller): Promise<Answer> {
  const { deps: parts } = deps
  return deps.transactions.inTenant(caller.orgId, async (tx): Promise<Answer> => {
    const { orgId, user } = caller
    const checkout = await deps.checkouts.find(tx, orgId, request.checkoutId as CheckoutId, { userId: user.userId, browserId: caller.knownBrowserId })
    if (!checkout) return refuse('not_found')
    if (!matchesRef(checkout, request)) return refuse('wrong_product')
    const { currency } = checkout.quote
    if (request.currency !== undefined && request.currency !== currency) return refuse('currency_differs', { currency })
    if (!parts.products.rulesOf(checkout.product).payableBy.has('points')) return refuse('points_not_for_this')
    if (request.agent_extra_amount && !isAgent(caller)) return refuse('extra_not_allowed')
    const extra = typedAmount(request.agent_extra_amount, currency, 'agent_extra_amount')
    if (!extra.ok) return extra
    const held = await parts.tenders.listHeld(tx, checkout)
    const pays = min(extra.value, leftBefore(checkout.quote.payNow, held, ['coupon', 'cash_card']))
    const added = await extraOf(parts, tx, { orgId, userId: user.userId, lock: false }, pays, kindOf(held, 'agent_extra'))
    if (!added.ok) return added
    const point_types: PointTypeShape[] = []
    for (const kind of await parts.points.typesOf(tx, { orgId })) point_types.push(await shapeOf(deps, tx, caller, { checkout, held, kind }))
    const earns = await earningOf(parts, tx, checkout, await planOf(parts, tx, checkout, held), held)
    const membership = await parts.points.membershipNo(tx, { orgId, userId: user.userId })
    return accept({
      loyalty_membership_no: membership,
      point_types: point_types.filter((type) => type.points > 0),
      earns: earns && { points: earns.points, point_type_label: earns.label },
    })
  })
}

interface Asked {
  readonly checkout: Checkout
  readonly held: readonly Tender[]
  readonly kind: PointKind
}

async function shapeOf({ deps: parts }: ChangeDeps, tx: Tx, { orgId, user }: SignedInCaller, { checkout, held, kind }: Asked): Promise<PointTypeShape> {
  const { currency, payNow } = checkout.quote
  const own = held.find(({ detail }) => detail.kind === 'points' && detail.typeCode === kind.code)
  const sources = withHeld(await pointSources(parts, tx, { orgId, userId: user.userId, lock: false }, currency, kind), own)
  const usable = cover(sources, leftBefore(payNow, held, ['coupon', 'cash_card']))
  return {
    points: sources.reduce((all, source) => all + source.most, 0),
    rate_per_miles: kind.ratePerMiles,
    point_type_code: kind.code,
    point_type_label: kind.label,
    funding_partner_code: kind.partner,
    rule_code: kind.ruleCode,
    rule_level: kind.ruleLevel,
    points_max: heldBy(usable),
    amount_max: toMajor(paidBy(usable, currency)),
    currency,
  }
}

/** As if what the checkout holds were free. */
function withHeld(sources: readonly Source[], own: Tender | undefined): Source[] {
  const legs = new Map((own?.legs ?? []).map((leg) => [leg.subject, leg]))
  const grown = sources.map((source) => ({ ...source, most: source.most + (legs.get(source.subject)?.held ?? 0) }))
  const empty = [...legs.values()].filter((leg) => leg.held > 0 && !sources.some(({ subject }) => subject === leg.subject))
  return [...empty.map((leg) => ({ ...leg, most: leg.held })), ...grown]
}
