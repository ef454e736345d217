import type { HeldElsewhere, PaymentCardShape } from '@sojourn/contracts'
import {
  accept,
  add,
  type Currency,
  fromMajor,
  invariant,
  type Money,
  money,
  type OrgId,
  type Outcome,
  type ProductCode,
  refuse,
  type Tx,
  toMajor,
  zero,
} from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { cover, paidBy, type TenderId, walletId, walletName } from '../../modules/tenders/index.ts'
import { mayUseDiscounts } from './apply-payment-card.ts'
import type { ChangeDeps } from './change-checkout.ts'
import { heldElsewhere } from './held-elsewhere.ts'
import type { RateOf, StoredCard } from './instruments.ts'
import { cardSources, isUsable } from './sources.ts'
import type { TenderDeps } from './tender-deps.ts'

type Answer = { total_amount: number; currency: string; cards: PaymentCardShape[]; wallets: PaymentCardShape[]; held: HeldElsewhere[] }
interface CardsRequest {
  readonly product_type?: ProductCode | undefined
  readonly currency?: Currency | undefined
}

// As much as a sum can be: all that there is.
const ALL = Number.MAX_SAFE_INTEGER

/** What the caller's cash cards hold in all (A3.6), and their cards of stored value (B3.5). Discount cards only where they could be used. */
export function listPaymentCards({ transactions, deps: parts }: ChangeDeps, request: CardsRequest, caller: SignedInCaller): Promise<Outcome<Answer>> {
  const currency = request.currency ?? caller.currency
  return transactions.inTenant(caller.orgId, async (tx) => {
    const of = { orgId: caller.orgId, userId: caller.user.userId }
    if ((await parts.rates(tx))(currency, currency) === null) return refuse('unknown_currency')
    const { sources } = await cardSources(parts, tx, { ...of, lock: false }, currency, (card) => card.type === 'CASH')
    const total = paidBy(cover(sources, money(ALL, currency)), currency)
    const listed = (await parts.paymentCards.listOf(tx, of)).filter(
      ({ type }) =>
        type !== 'CASH' &&
        (request.product_type === undefined || parts.products.rulesOf(request.product_type).payableBy.has('stored_value')) &&
        (type !== 'DISCOUNT' || mayUseDiscounts(parts, caller, request.product_type)),
    )
    const cards = await cardShapes(parts, tx, caller, listed, currency)
    const held = await heldElsewhere(parts, tx, { ...of, checkoutId: null })
    return accept({ total_amount: toMajor(total), currency, cards, wallets: walletsOf(cards), held })
  })
}

/** The wallet cards of each currency as one: what can be used of them, and when the first of them expires. */
function walletsOf(cards: readonly PaymentCardShape[]): PaymentCardShape[] {
  const usable = cards.filter((card) => card.payment_card_type === 'WALLET' && (card.card_status === 'ACTIVE' || card.card_status === 'HELD'))
  return [...Map.groupBy(usable, (card) => card.currency_code)].map(([currency, of]) => {
    const filled = of.filter(({ card_status }) => card_status === 'ACTIVE')
    const sum = (amounts: readonly number[]) => toMajor(amounts.reduce((all, each) => add(all, majorOf(each, currency)), zero(currency)))
    const id = walletId(currency)
    return {
      ...(filled[0] ?? of[0]!),
      payment_card_id: id,
      payment_card_name: walletName(),
      card_code: id,
      expiry_time: filled.find(({ expiry_time }) => expiry_time !== null)?.expiry_time ?? null,
      purchase_price: sum(of.map((card) => card.purchase_price)),
      redemption_price: sum(filled.map((card) => card.redemption_price)),
    }
  })
}

function majorOf(amount: number, currency: Currency): Money {
  const read = fromMajor(amount, currency)
  invariant(read, 'what was made of minor units is read as them')
  return read
}

/** Cards of stored value with what is left of them. */
export async function cardShapes(
  parts: Omit<TenderDeps, 'products' | 'checkouts'>,
  tx: Tx,
  { orgId }: Pick<SignedInCaller, 'orgId'>,
  cards: readonly StoredCard[],
  currency: Currency,
): Promise<PaymentCardShape[]> {
  const left = await parts.ledger.balancesOf(tx, { orgId, account: 'stored_value', subjects: cards.map((card) => card.paymentCardId) })
  const rates = await parts.rates(tx)
  const balances = new Map(left.map(({ subject, minor }) => [subject, minor]))
  const balanceOf = ({ paymentCardId }: StoredCard): number => balances.get(paymentCardId) ?? 0
  const held = await heldAmong(
    parts,
    tx,
    orgId,
    cards.filter((card) => balanceOf(card) === 0),
  )
  return cards.map((card) => {
    const empty = held.has(card.paymentCardId) ? 'HELD' : 'SPENT'
    return shapeOf(card, money(balanceOf(card), card.currency), { nowMs: parts.clock.nowMs(), currency, rates, empty })
  })
}

// More than one person has under way at once.
const MOVES_LOOKED_AT = 50

/** Those of empty cards whose value a checkout or a booking to be paid holds: it may come back. */
async function heldAmong(
  { ledger, tenders }: Pick<TenderDeps, 'ledger' | 'tenders'>,
  tx: Tx,
  orgId: OrgId,
  empty: readonly StoredCard[],
): Promise<ReadonlySet<string>> {
  if (empty.length === 0) return new Set()
  const subjects = empty.map(({ paymentCardId }) => paymentCardId)
  const moves = await ledger.entriesOf(tx, { orgId, account: 'stored_value', subjects, limit: MOVES_LOOKED_AT })
  const moved = await tenders.listByIds(tx, orgId, [...new Set(moves.map(({ of }) => of as TenderId))])
  const held = new Set<string>(moved.filter(({ state }) => state === 'held').map(({ tenderId }) => tenderId))
  return new Set(moves.filter(({ of }) => held.has(of)).map(({ subject }) => subject))
}

interface Around {
  readonly nowMs: number
  readonly currency: Currency
  readonly rates: RateOf
  /** What it is where nothing is left. */
  readonly empty: 'HELD' | 'SPENT'
}

function shapeOf(card: StoredCard, left: Money, { nowMs, currency, rates, empty }: Around): PaymentCardShape {
  const usable = isUsable(card, nowMs)
  const state = card.status === 'BLOCKED' ? 'BLOCKED' : usable ? (left.minor > 0 ? 'ACTIVE' : empty) : 'EXPIRED'
  return {
    payment_card_id: card.paymentCardId,
    payment_card_name: card.name,
    payment_card_type: card.type,
    mst_type_code: card.mstTypeCode,
    card_code: card.code,
    card_status: state,
    status: state === 'ACTIVE' ? 1 : 0,
    currency_code: card.currency,
    expiry_time: card.expiresAtMs === null ? null : new Date(card.expiresAtMs).toISOString(),
    purchase_price: toMajor(card.purchasePrice),
    redemption_price: toMajor(left),
    roeRate: card.currency === currency ? 1 : Number(rates(card.currency, currency) ?? 0),
  }
}
