import type { AppliedTenders, CheckoutMoney } from '@sojourn/contracts'
import { type Currency, money, type Tx, toMajor } from '@sojourn/kernel'
import type { Checkout } from '../../modules/checkouts/index.ts'
import { byUnit, heldBy, storedValueId, type Tender, type TenderPlan, walletName } from '../../modules/tenders/index.ts'
import { earningOf } from './earned-points.ts'
import { heldElsewhere } from './held-elsewhere.ts'
import type { TenderDeps } from './tender-deps.ts'
import type { KnownHeld } from './tendering.ts'

/** What is applied to a checkout, for a person to read, and what it earns: its present state while it is open, the stored decision once it is booked. */
export async function appliedTo(
  parts: TenderDeps,
  tx: Tx,
  checkout: Checkout,
  plan: TenderPlan,
  known?: KnownHeld,
): Promise<Pick<CheckoutMoney, 'tenders' | 'earns' | 'held_elsewhere'>> {
  const { orgId, bookingId } = checkout
  const applied = bookingId ? await parts.tenders.listOfBooking(tx, { orgId, bookingId }) : (known?.here ?? (await parts.tenders.listHeld(tx, checkout)))
  const stored = bookingId && (await parts.tenders.plans.find(tx, { orgId, bookingId }))
  const earns = stored ? stored.earns : await earningOf(parts, tx, checkout, plan, applied)
  return {
    tenders: onWire(applied),
    earns: earns && { points: earns.points, point_type_label: earns.label },
    held_elsewhere: bookingId ? [] : await heldElsewhere(parts, tx, checkout, known?.elsewhere),
  }
}

function onWire(applied: readonly Tender[]): AppliedTenders {
  const of = (kind: Tender['detail']['kind']) => applied.find(({ detail }) => detail.kind === kind)
  const extra = of('agent_extra')
  return {
    coupon: couponOf(of('coupon')),
    cash_card: amountOf(of('cash_card')),
    points: pointsOf(of('points'), extra ? toMajor(extra.amount) : 0),
    payment_cards: applied.flatMap(cardOf),
  }
}

const amountOf = (tender: Tender | undefined) => (tender ? { amount: toMajor(tender.amount), currency: tender.amount.currency } : null)

/** A coupon on the wire (A3.5): its transaction is the tender that holds it. */
export function couponOf(tender: Tender | undefined): AppliedTenders['coupon'] {
  if (tender?.detail.kind !== 'coupon') return null
  const { couponId, code, gives } = tender.detail
  const { currency } = tender.amount
  return {
    coupon_trn_id: tender.tenderId,
    applied_amount: toMajor(tender.amount),
    applied_type: gives,
    coupon_id: couponId,
    coupon_code: code,
    discount_currency: currency,
  }
}

function pointsOf(tender: Tender | undefined, extra: number): AppliedTenders['points'] {
  if (tender?.detail.kind !== 'points') return null
  const { typeCode, label } = tender.detail
  const given = { amount: toMajor(tender.amount), currency: tender.amount.currency }
  return { point_type_code: typeCode, point_type_label: label, points: heldBy(tender.legs), ...given, agent_extra_amount: extra }
}

function cardOf({ detail, legs, amount }: Tender): AppliedTenders['payment_cards'] {
  if (detail.kind !== 'payment_card') return []
  const given = { amount: toMajor(amount), currency: amount.currency, rooms: roomsTaken({ detail, amount }), ...mostOf(detail, amount.currency) }
  return [{ payment_card_id: storedValueId({ detail, legs }), payment_card_name: detail.wallet ? walletName() : detail.name, ...given }]
}

/** A discount is capped room by room, and all of them together say why no more is taken. */
function mostOf(detail: Extract<Tender['detail'], { kind: 'payment_card' }>, currency: Currency): { most?: number } {
  if (!detail.discount) return {}
  const limits = detail.roomLimits.reduce((all, limit) => all + limit, 0)
  return { most: toMajor(money(limits, currency)) }
}

/** What each room takes of a card. */
export const roomsTaken = ({ detail, amount }: Pick<Tender, 'detail' | 'amount'>): number[] =>
  detail.kind === 'payment_card' ? byUnit(amount, detail.roomLimits).map(toMajor) : []
