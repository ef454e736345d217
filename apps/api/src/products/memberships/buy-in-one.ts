import type { DataOf, initBook } from '@sojourn/contracts'
import { moneyText, say } from '@sojourn/i18n'
import { accept, fromMajor, type Money, type Outcome, refuse, subtract, toMajor } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { PurchaseOffer } from '../../modules/memberships/index.ts'
import type { HeldCheckout, Shop } from '../../sale/shop.ts'
import { type Agreement, beginPurchase, checkAgreement, membershipIn } from './agree-to-charges.ts'
import { askOf, payerOf, withSavedCards } from './asking.ts'
import { sayingWhatItTakes } from './eligibility-words.ts'
import { keepTurn, type Turn, takeTurn, waitingTurn } from './one-at-a-time.ts'
import type { MembershipParts } from './parts.ts'

/** A purchase as older clients make it in one call. Of what they say of amounts nothing is believed: each is compared. */
export interface BuyInOneRequest {
  readonly subId: string
  /** How the call names the plan. */
  readonly planField: 'id' | 'sub_plan_id'
  readonly code?: string | undefined
  readonly membershipId?: string | undefined
  readonly currency: string
  readonly planAmount: number
  readonly isTrial?: boolean | undefined
  readonly chargeOrg?: boolean | undefined
  readonly debt?: number | undefined
  readonly chargeAfterDays?: number | undefined
  readonly coupon?: { readonly code: string; readonly off: number | undefined } | null
  readonly cash?: number | null
  readonly agreement: Agreement
}

type Answer = Outcome<DataOf<typeof initBook>>

/** Prices, holds, applies and books. Where any of it is refused nothing stays held. */
export async function buyInOne(shop: Shop, parts: MembershipParts, asked: BuyInOneRequest, caller: SignedInCaller): Promise<Answer> {
  const ask = await withSavedCards(parts, askOf(caller, asked.subId, asked.agreement.time_zone, asked.currency))
  const offered = await parts.transactions.inTenant(caller.orgId, (tx) => parts.memberships.offer(tx, ask, asked.subId), { readOnly: true })
  if (!offered.ok) {
    if (offered.refusal.code === 'not_found') return refuse('not_found', wrongField(asked.planField, say`There is no such plan on sale.`))
    return sayingWhatItTakes(offered, ask.seller)
  }
  const differing = differingIn(asked, offered.value)
  if (differing) return differing
  const request = requestOf(asked, offered.value)
  const waiting = await waitingTurn(shop, parts, request, caller)
  if (waiting) return bookTurn(shop, parts, waiting, caller)
  const opened = await shop.prebook({ product: 'SUB', items: [{ product: 'SUB', ask }], expectedTotal: null }, caller)
  if (!opened.ok) return opened
  const { checkoutId } = opened.value
  const booked = await applyAndBook(shop, parts, asked, { checkoutId, request }, caller)
  if (!booked.ok) await shop.release(checkoutId, caller)
  return booked
}

const wrongField = (path: string, message: string) => ({ errors: [{ path, message }] })
const changedBy = (path: string, old: number, now: number, currency: string) =>
  refuse('price_changed', { ...wrongField(path, say`It is ${moneyText(now, currency)} now.`), old_price: old, new_price: now, currency })
const changed = (path: string, old: number, now: Money) => changedBy(path, old, toMajor(now), now.currency)
const differs = (path: string) => refuse('plan_differs', wrongField(path, say`The plan has another one.`))
const isOther = (said: number, { minor, currency }: Money): boolean => fromMajor(said, currency)?.minor !== minor

/** What the caller says of the purchase against what it is. Less than was said is never charged, and more neither. */
function differingIn(asked: BuyInOneRequest, { plan, purchase, trialUsed }: PurchaseOffer) {
  if ((asked.code ?? plan.code) !== plan.code) return differs('subscription_code')
  if ((asked.membershipId ?? plan.membershipId) !== plan.membershipId) return differs('membership_id')
  if ((asked.chargeAfterDays ?? plan.chargeAfterDays) !== plan.chargeAfterDays) return differs('plan_charge_after')
  const { price, credit, debt, isTrial, chargeOrg } = purchase
  if (asked.currency !== plan.currency) return refuse('wrong_currency', { currency: plan.currency })
  if (asked.isTrial && !isTrial) return trialUsed ? refuse('trial_used') : changed('is_trial', 0, price)
  if (asked.chargeOrg && !chargeOrg) return changed('charge_org', 0, price)
  const saidNothing = asked.planAmount === 0 && (isTrial || chargeOrg)
  if (!saidNothing && isOther(asked.planAmount, price) && isOther(asked.planAmount, subtract(price, credit)))
    return changed('plan_amount', asked.planAmount, price)
  return asked.debt !== undefined && isOther(asked.debt, debt) ? changed('subscription_debt', asked.debt, debt) : null
}

async function applyAndBook(
  shop: Shop,
  parts: MembershipParts,
  asked: BuyInOneRequest,
  { checkoutId, request }: Turn,
  caller: SignedInCaller,
): Promise<Answer> {
  const held = await shop.find(checkoutId, caller)
  const found = membershipIn(held)
  if (!found.ok || !held) return found.ok ? refuse('not_found') : found
  const agreed = checkAgreement(found.value, asked.agreement)
  if (!agreed.ok) return agreed
  const applied = await applyTenders(shop, asked, checkoutId, caller)
  if (!applied.ok) return applied
  const begun = await beginPurchase(parts, found.value, asked.agreement, caller)
  if (!begun.ok) return begun
  const turn = await takeTurn(shop, parts, { checkoutId, request }, caller)
  if (!turn.ok) return turn
  if (turn.value.checkoutId === checkoutId) return bookTurn(shop, parts, held, caller)
  await shop.release(checkoutId, caller)
  const former = await shop.find(turn.value.checkoutId, caller)
  return former ? bookTurn(shop, parts, former, caller) : refuse('charge_under_way')
}

/** Booked before, it is the same booking with its payment. */
async function bookTurn(shop: Shop, parts: MembershipParts, { checkoutId, quote }: HeldCheckout, caller: SignedInCaller): Promise<Answer> {
  const request = { checkoutId, guests: payerOf(caller), contact: { email: caller.user.email }, consented_total: toMajor(quote.total) }
  const booked = await shop.book('SUB', request, caller)
  if (!booked.ok) return booked
  const recorded = await keepTurn(shop, parts, checkoutId, caller)
  const { booking_id, payment_token } = booked.value
  return recorded.ok ? accept({ booking_id, payment_token, checkoutId }) : recorded
}

/** The same plan on the same terms, paid in the same way: asked for again it is the same purchase. */
const requestOf = ({ coupon, cash }: BuyInOneRequest, { plan, purchase: { price, credit, debt }, base }: PurchaseOffer): string =>
  JSON.stringify([plan.subId, price.currency, base, price.minor, credit.minor, debt.minor, coupon?.code ?? null, cash ?? null])

/** No code of this person's. */
const WRONG_CODE: ReadonlySet<string> = new Set(['coupon_unknown', 'no_coupons', 'coupon_malformed'])
const SAID_AS_IT_IS: ReadonlySet<string> = new Set(['held_elsewhere', 'too_many_tries', 'checkout_expired', 'not_found'])

/** First the coupon, then the cash cards; each gives what was said, or nothing is bought. */
async function applyTenders(shop: Shop, { coupon, cash, currency }: BuyInOneRequest, checkoutId: string, caller: SignedInCaller): Promise<Outcome<unknown>> {
  if (coupon) {
    const applied = await shop.applyCoupon({ checkoutId, coupon_code: coupon.code }, caller)
    if (!applied.ok)
      return SAID_AS_IT_IS.has(applied.refusal.code) ? applied : refuse(WRONG_CODE.has(applied.refusal.code) ? 'coupon_unknown' : 'coupon_not_usable')
    const off = applied.value.applied_amount
    if (coupon.off !== undefined && coupon.off !== off) return changedBy('cn_disc', coupon.off, off, currency)
  }
  if (cash === null || cash === undefined) return accept()
  const applied = await shop.applyCash({ checkoutId, amount: cash }, caller)
  if (!applied.ok) return SAID_AS_IT_IS.has(applied.refusal.code) ? applied : refuse('not_enough_cash')
  return applied.value.amount === cash ? accept() : changedBy('cashcard_amount', cash, applied.value.amount, currency)
}
