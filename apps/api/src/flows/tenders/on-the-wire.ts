import type { AppliedTenders, CheckoutMoney, PriceLine } from '@sojourn/contracts'
import { money, type Tx, toMajor } from '@sojourn/kernel'
import type { Checkout } from '../../modules/checkouts/index.ts'
import { byRoom, heldBy, type Tender, type TenderPlan } from '../../modules/tenders/index.ts'
import { earningOf } from './earned-points.ts'
import type { TenderParts } from './parts.ts'
import { planOf } from './plan-of.ts'

/** The lines of a price, without how it is paid. */
export type PriceLinesOf = (checkout: Checkout, plan: TenderPlan) => PriceLine[]

/** How a checkout is paid as it stands, as a page draws it. */
export async function checkoutMoney(
  deps: { readonly parts: TenderParts; readonly priceLinesOf: PriceLinesOf },
  tx: Tx,
  checkout: Checkout,
  held?: readonly Tender[],
): Promise<CheckoutMoney> {
  const { parts, priceLinesOf } = deps
  const tenders = held ?? (await tendersOf(parts, tx, checkout))
  const plan = await planOf(parts, tx, checkout, tenders)
  const earns = await earningOf(parts, tx, checkout, plan, tenders)
  const { quote } = checkout
  return {
    lines: withPaid(priceLinesOf(checkout, plan), plan),
    due: {
      card: toMajor(money(plan.card.minor + plan.invoice.minor, quote.currency)),
      now: toMajor(plan.due),
      at_property: toMajor(quote.payAtProperty),
      waived: toMajor(plan.waived),
      currency: quote.currency,
    },
    tenders: appliedOf(tenders),
    earns: earns && { points: earns.points, point_type_label: earns.label },
  }
}

const tendersOf = (parts: TenderParts, tx: Tx, { orgId, checkoutId, bookingId }: Checkout): Promise<Tender[]> =>
  bookingId ? parts.tenders.listOfBooking(tx, { orgId, bookingId }) : parts.tenders.listHeld(tx, { orgId, checkoutId })

/** How what is due now is paid stands behind it, where more than the card pays it. */
export function withPaid(lines: readonly PriceLine[], plan: TenderPlan): PriceLine[] {
  const paid = plan.lines.map(({ label, rule, amount, kind }) => ({ label, rule, amount: toMajor(amount), kind }))
  const at = lines.findIndex((line) => line.kind === 'pay_now') + 1
  return paid.some((line) => line.kind !== 'card') ? [...lines.slice(0, at), ...paid, ...lines.slice(at)] : [...lines]
}

/** What is applied, each as it counts now. */
export function appliedOf(tenders: readonly Tender[]): AppliedTenders {
  const applied: AppliedTenders = { coupon: null, cash_card: null, points: null, payment_cards: [] }
  for (const tender of tenders) {
    const { detail, tenderId, legs } = tender
    const value = { amount: toMajor(tender.amount), currency: tender.amount.currency }
    switch (detail.kind) {
      case 'coupon':
        applied.coupon = couponOf(tender)
        break
      case 'cash_card':
        applied.cash_card = value
        break
      case 'points': {
        const extra = tenders.find((each) => each.detail.kind === 'agent_extra')
        const type = { point_type_code: detail.typeCode, point_type_label: detail.label, points: heldBy(legs) }
        applied.points = { ...type, ...value, agent_extra_amount: extra ? toMajor(extra.amount) : 0 }
        break
      }
      case 'payment_card':
        applied.payment_cards.push({ payment_card_id: legs[0]?.subject ?? tenderId, payment_card_name: detail.name, ...value, rooms: roomsTaken(tender) })
        break
      case 'agent_extra':
      case 'invoice':
        break
    }
  }
  return applied
}

/** A coupon on the wire (A3.5): its transaction is the tender that holds it. */
export const couponOf = ({ tenderId, detail, amount }: Tender): AppliedTenders['coupon'] =>
  detail.kind === 'coupon'
    ? {
        coupon_trn_id: tenderId,
        applied_amount: toMajor(amount),
        applied_type: detail.gives,
        coupon_id: detail.couponId,
        coupon_code: detail.code,
        discount_currency: amount.currency,
      }
    : null

/** What each room takes of a card. */
export const roomsTaken = ({ detail, amount }: Tender): number[] => (detail.kind === 'payment_card' ? byRoom(amount, detail.roomLimits).map(toMajor) : [])
