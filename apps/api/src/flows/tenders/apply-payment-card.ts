import type { CheckoutMoney } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, invariant, isZero, type Money, min, money, type Outcome, type ProductCode, refuse, type Tx, toMajor } from '@sojourn/kernel'
import { isAgent, type SignedInCaller } from '../../http/index.ts'
import type { Checkout } from '../../modules/checkouts/index.ts'
import {
  byUnit,
  cover,
  discountLimit,
  limitsLeft,
  moneyLimit,
  paidBy,
  storedValueId,
  type Tender,
  type Unit,
  unitsOf,
  walletCurrency,
  walletName,
} from '../../modules/tenders/index.ts'
import { roomsTaken } from './applied-to.ts'
import { type ChangeDeps, type CheckoutRef, changeCheckout, type IsMeant, takeOff } from './change-checkout.ts'
import { holdTender } from './hold-tender.ts'
import type { StoredCard } from './instruments.ts'
import { waiveUnderOf } from './plan-of.ts'
import { cardSources, leftBefore } from './sources.ts'
import type { TenderDeps } from './tender-deps.ts'
import { typedAmount } from './typed-amount.ts'

interface ApplyCardRequest extends CheckoutRef {
  readonly payment_card_id: string
  /** Null: as much as it can pay. */
  readonly amount: number | null
}
type Applied = { readonly payment_card_id: string; readonly amount: number; readonly currency: string; readonly rooms: number[] }

const CARD_NOT_APPLIED = 'no such card was ever applied to this checkout; those that are applied are in its `tenders.payment_cards`'

const holds =
  (cardId: string) =>
  ({ detail, legs }: Tender): boolean =>
    detail.kind === 'payment_card' && storedValueId({ detail, legs }) === cardId

/** The cards that an id means: one card, or all wallet cards of a currency. */
function namedBy(cardId: string): (card: StoredCard) => boolean {
  const wallet = walletCurrency(cardId)
  return wallet ? (card) => card.type === 'WALLET' && card.currency === wallet : (card) => card.paymentCardId === cardId && card.type !== 'CASH'
}

/** Tenders that hold something of the cards that an id means, applied as they may be: alone or with the whole wallet. */
async function holdingOf({ paymentCards }: TenderDeps, tx: Tx, { orgId, user }: SignedInCaller, cardId: string): Promise<IsMeant> {
  const cards = (await paymentCards.listOf(tx, { orgId, userId: user.userId })).filter(namedBy(cardId))
  const ids = new Set(cards.map(({ paymentCardId }) => paymentCardId))
  return ({ detail, legs }) => detail.kind === 'payment_card' && legs.some(({ subject }) => ids.has(subject))
}

const appliedIn =
  (cardId: string) =>
  (held: readonly Tender[]): Applied => {
    const tender = held.find(holds(cardId))
    invariant(tender, 'the card that was applied is held')
    return { payment_card_id: cardId, amount: toMajor(tender.amount), currency: tender.amount.currency, rooms: roomsTaken(tender) }
  }

/** A discount card is for agents, who buy for others, and for packages (B5.7). */
export const mayUseDiscounts = ({ products }: Pick<TenderDeps, 'products'>, caller: SignedInCaller, product: ProductCode | undefined): boolean =>
  isAgent(caller.user) || (product !== undefined && products.rulesOf(product).payableBy.has('discount_card'))

/**
 * Holds what a wallet, certificate or discount card pays, room by room. `wallet:USD` means all wallet cards of a currency as if they were one, those that expire first first (C2.11). The same card with
 * the same amount again is the same answer.
 */
export function applyPaymentCard(deps: ChangeDeps, request: ApplyCardRequest, caller: SignedInCaller): Promise<Outcome<Applied & { checkout: CheckoutMoney }>> {
  const { deps: parts } = deps
  const cardId = request.payment_card_id
  return changeCheckout(
    deps,
    caller,
    request,
    async (tx, { checkout, due, held }) => {
      const { orgId, checkoutId, userId, product } = checkout
      const typed = request.amount === null ? null : typedAmount(request.amount, due.currency, 'amount')
      if (typed && !typed.ok) return typed
      const wanted = typed?.value ?? null
      const asked = wanted?.minor ?? null
      const before = held.find(holds(cardId))
      if (before)
        return before.detail.kind === 'payment_card' && before.detail.asked === asked ? accept({ held, answer: appliedIn(cardId) }) : refuse('card_applied')
      const { cards, sources } = await cardSources(parts, tx, { orgId, userId, lock: true }, due.currency, namedBy(cardId))
      const [card] = cards
      if (!card) return refuse('card_not_usable')
      if (!parts.products.rulesOf(product).payableBy.has('stored_value'))
        return refuse('card_not_usable', { message: say`You can't pay for this with stored value. Nothing was applied and your balance is unchanged.` })
      const discount = card.type === 'DISCOUNT'
      if (discount && !mayUseDiscounts(parts, caller, product)) return refuse('discount_not_for_this')
      const left = leftBefore(due, held, ['coupon', 'cash_card', 'points', 'agent_extra', 'payment_card'])
      if (isZero(left)) return refuse('nothing_due')
      const units = unitsIn(parts, checkout)
      const roomLimits = discount ? limitsLeft(units.map(discountLimit), held.flatMap(discountedBy)) : units.map(moneyLimit)
      const most = money(
        roomLimits.reduce((all, limit) => all + limit, 0),
        due.currency,
      )
      const legs = cover(sources, min(wanted ? min(wanted, left) : left, most))
        .filter((leg) => leg.held > 0)
        .map((leg) => ({ ...leg, most: leg.held }))
      const amount = paidBy(legs, due.currency)
      if (isZero(amount)) return sources.length === 0 ? refuse('card_not_usable') : refuse('card_not_usable', { message: notFurther() })
      const waiveUnder = held[0]?.waiveUnder ?? (await waiveUnderOf(parts, tx, checkout))
      const wallet = walletCurrency(cardId)
      const detail = { kind: 'payment_card', name: wallet ? walletName() : card.name, discount, asked, roomLimits, ...(wallet && { wallet }) } as const
      const tender = await holdTender(parts, tx, {
        orgId,
        tenderId: parts.tenders.newId(),
        checkoutId,
        userId,
        wanted: amount,
        amount,
        waiveUnder,
        legs,
        detail,
      })
      return accept({ held: [...held, tender], answer: appliedIn(cardId) })
    },
    (tx) => holdingOf(parts, tx, caller, cardId),
  )
}

// Said only where something is left on the card: an empty one may be held by another checkout of its owner.
const notFurther = (): string => say`This discount card can't lower this price any further. Nothing was applied.`

/** What each room gives at most to a discount card that is applied already. */
const discountedBy = ({ detail, wanted }: Tender): Money[][] => (detail.kind === 'payment_card' && detail.discount ? [byUnit(wanted, detail.roomLimits)] : [])

/** The units of a checkout, each at the price and the margin of its own item: a discount is given unit by unit, and a flight gives nothing of what a room brings. */
const unitsIn = ({ products }: TenderDeps, { items }: Checkout): Unit[] =>
  items.flatMap((item) => unitsOf(item.quote.payNow, item.revenue, products.unitsOf(item)))

/** Gives it back to the card. Removed twice it is removed once. */
export function removePaymentCard(
  deps: ChangeDeps,
  request: CheckoutRef & { readonly payment_card_id: string },
  caller: SignedInCaller,
): Promise<Outcome<{ checkout: CheckoutMoney }>> {
  const { deps: parts } = deps
  const cardId = request.payment_card_id
  return changeCheckout(deps, caller, request, async (tx, { checkout: { orgId, checkoutId }, held }) => {
    const removed = await takeOff(parts, tx, held, holds(cardId), () => parts.tenders.wasCardApplied(tx, { orgId, checkoutId, cardId }))
    return removed ? accept(removed) : refuse('card_not_applied', { errors: [{ path: 'payment_card_id', message: CARD_NOT_APPLIED }] })
  })
}
