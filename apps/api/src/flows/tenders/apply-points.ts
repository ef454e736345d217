import type { CheckoutMoney } from '@sojourn/contracts'
import { accept, type Currency, isZero, type Money, min, type Outcome, refuse, subtract, type Tx, toMajor, zero } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { cover, heldBy, type Leg, neededFor, paidBy, pointsRule, rateText, type Tender, type TenderDetail } from '../../modules/tenders/index.ts'
import { type ChangeDeps, type CheckoutRef, changeCheckout } from './change-checkout.ts'
import { holdTender, releaseSome } from './hold-tender.ts'
import { waiveUnderOf } from './plan-of.ts'
import { creditSource, leftBefore, type Of, pointSources, upTo } from './sources.ts'
import type { TenderDeps } from './tender-deps.ts'
import { typedAmount } from './typed-amount.ts'

export interface ApplyPointsRequest extends CheckoutRef {
  readonly point_type_code: string
  readonly points: number
  /** 0: nothing. */
  readonly agent_extra_amount: number
}
type Points = {
  readonly point_type_code: string
  readonly points: number
  readonly amount: number
  readonly currency: string
  readonly agent_extra_amount: number
}

const AGENT = 3
export const isAgent = ({ user }: SignedInCaller): boolean => user.usrType === AGENT

export const kindOf = (held: readonly Tender[], kind: 'points' | 'agent_extra') => held.find(({ detail }) => detail.kind === kind)

function pointsIn(typeCode: string, currency: Currency) {
  return (held: readonly Tender[]): Points => {
    const [points, extra] = [kindOf(held, 'points'), kindOf(held, 'agent_extra')]
    return {
      point_type_code: typeCode,
      points: heldBy(points?.legs ?? []),
      amount: toMajor(points?.amount ?? zero(currency)),
      currency,
      agent_extra_amount: toMajor(extra?.amount ?? zero(currency)),
    }
  }
}

/**
 * Holds points at the rate of this moment: no more than there are (A5.6), no more than is due behind coupon and cash. An agency may add an amount, held on its line of credit. The same again is the same
 * answer.
 */
export function applyPoints(deps: ChangeDeps, request: ApplyPointsRequest, caller: SignedInCaller): Promise<Outcome<Points & { checkout: CheckoutMoney }>> {
  const { deps: parts } = deps
  return changeCheckout(
    deps,
    caller,
    request,
    async (tx, { checkout, due, held: applied }) => {
      const { orgId, checkoutId, userId } = checkout
      // Points that are moved here are applied again, and so is what the agency adds to them.
      const held = request.move && !kindOf(applied, 'points') ? await releaseSome(parts, tx, applied, isExtra) : applied
      if (!parts.products.rulesOf(checkout.product).payableBy.has('points')) return refuse('points_not_for_this')
      if (request.agent_extra_amount && !isAgent(caller)) return refuse('extra_not_allowed')
      const typed = typedAmount(request.agent_extra_amount, due.currency, 'agent_extra_amount')
      if (!typed.ok) return typed
      const extra = typed.value
      const answer = pointsIn(request.point_type_code, due.currency)
      const before = kindOf(held, 'points')
      if (before) return isSame(before, request, extra) ? accept({ held, answer }) : refuse('points_applied')
      const kind = (await parts.points.typesOf(tx, { orgId })).find((each) => each.code === request.point_type_code)
      if (!kind) return refuse('no_points')
      const left = leftBefore(due, held, ['coupon', 'cash_card'])
      if (isZero(left)) return refuse('nothing_due')
      const sources = await pointSources(parts, tx, { orgId, userId, lock: true }, due.currency, kind)
      const legs = cover(upTo(sources, request.points), left).filter((leg) => leg.held > 0)
      const amount = paidBy(legs, due.currency)
      if (isZero(amount)) return refuse('no_points')
      const added = await extraOf(parts, tx, { orgId, userId, lock: true }, min(extra, subtract(left, amount)))
      if (!added.ok) return added
      const waiveUnder = held[0]?.waiveUnder ?? (await waiveUnderOf(parts, tx, checkout))
      const hold = (detail: TenderDetail, pays: Money, from: readonly Leg[]) =>
        holdTender(parts, tx, { orgId, tenderId: parts.tenders.newId(), checkoutId, userId, wanted: pays, amount: pays, waiveUnder, legs: from, detail })
      const why = { perUnit: kind.ratePerMiles, currency: kind.currency, rate: rateText(kind.currency, due.currency, legs[0]!.rate) }
      const most = legs.map((leg) => ({ ...leg, most: leg.held }))
      const detail = { kind: 'points', typeCode: kind.code, label: kind.label, rule: pointsRule(why), asked: request.points, extra: extra.minor, why } as const
      const fresh = [await hold(detail, amount, most)]
      if (added.value) fresh.push(await hold({ kind: 'agent_extra' }, paidBy([added.value], due.currency), [added.value]))
      return accept({ held: [...held, ...fresh], answer })
    },
    () =>
      ({ detail }) =>
        detail.kind === 'points' && detail.typeCode === request.point_type_code,
  )
}

const isExtra = ({ detail }: Tender): boolean => detail.kind === 'agent_extra'

/** What an agency adds is held on its line of credit, whole or not at all. What the checkout holds of the line already is the agency's still. */
export async function extraOf(parts: TenderDeps, tx: Tx, of: Of, pays: Money, own?: Tender): Promise<Outcome<Leg | null>> {
  if (isZero(pays)) return accept(null)
  const line = await creditSource(parts, tx, of, pays.currency)
  if (!line) return refuse('extra_not_allowed')
  const held = neededFor(pays, line)
  return held > line.most + heldBy(own?.legs ?? []) ? refuse('credit_exceeded') : accept({ ...line, most: held, held, amount: pays.minor })
}

const isSame = ({ detail }: Tender, request: ApplyPointsRequest, extra: Money): boolean =>
  detail.kind === 'points' && detail.typeCode === request.point_type_code && detail.asked === request.points && detail.extra === extra.minor

/** Gives the points back to the lots they came from, and the agency's amount to its line. */
export function removePoints(deps: ChangeDeps, request: CheckoutRef, caller: SignedInCaller): Promise<Outcome<{ checkout: CheckoutMoney }>> {
  return changeCheckout(deps, caller, request, async (tx, { held }) => {
    const isMeant = ({ detail }: Tender) => detail.kind === 'points' || detail.kind === 'agent_extra'
    return accept({ held: await releaseSome(deps.deps, tx, held, isMeant), answer: () => ({}) })
  })
}
