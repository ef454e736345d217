import type { DataOf, getValue } from '@sojourn/contracts'
import { fromMajor, money, sum, type Tx, toMajor } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { cover, paidBy } from '../../modules/tenders/index.ts'
import type { PointKind } from './instruments.ts'
import { cardShapes } from './list-payment-cards.ts'
import { pointSources } from './sources.ts'
import type { TenderDeps } from './tender-deps.ts'

type Value = DataOf<typeof getValue>

// As much as a sum can be: all that there is.
const ALL = Number.MAX_SAFE_INTEGER
const WALLET_TYPES = ['WALLET', 'CERTIFICATE']
const iso = (atMs: number | null): string | null => (atMs === null ? null : new Date(atMs).toISOString())

/** All the value a person can spend now, as of one moment: what a checkout of theirs holds is not in it. */
export async function readValue(parts: TenderDeps, tx: Tx, caller: Pick<SignedInCaller, 'orgId' | 'user' | 'currency'>): Promise<Value> {
  const of = { orgId: caller.orgId, userId: caller.user.userId }
  const listed = await parts.paymentCards.listOf(tx, of)
  const shapes = (await cardShapes(parts, tx, caller, listed, caller.currency)).filter(({ card_status }) => card_status === 'ACTIVE')
  const points: Value['points'] = []
  for (const kind of await parts.points.typesOf(tx, of)) points.push(await pointsOf(parts, tx, of, kind))
  return {
    loyalty_membership_no: await parts.points.membershipNo(tx, of),
    wallet: balancesOf(shapes.filter(({ payment_card_type: type }) => WALLET_TYPES.includes(type))),
    cards: shapes.map((card) => ({
      payment_card_id: card.payment_card_id,
      name: card.payment_card_name,
      type: card.payment_card_type,
      left: card.redemption_price,
      currency: card.currency_code,
      expires_at: card.expiry_time,
    })),
    coupons: (await parts.coupons.usableBy(tx, of)).map(({ coupon, usesLeft }) => ({
      coupon_code: coupon.code,
      description: coupon.description,
      product: coupon.product,
      valid_until: iso(coupon.endsAtMs),
      uses_left: usesLeft,
    })),
    points: points.filter((kind) => kind.points > 0),
  }
}

function balancesOf(cards: readonly { readonly redemption_price: number; readonly currency_code: string }[]): Value['wallet'] {
  const currencies = [...new Set(cards.map((card) => card.currency_code))].sort()
  return currencies.map((currency) => {
    const left = cards.filter((card) => card.currency_code === currency).map((card) => fromMajor(card.redemption_price, currency)!)
    return { amount: toMajor(sum(currency, left)), currency }
  })
}

async function pointsOf(
  parts: TenderDeps,
  tx: Tx,
  of: { readonly orgId: SignedInCaller['orgId']; readonly userId: SignedInCaller['user']['userId'] },
  kind: PointKind,
): Promise<Value['points'][number]> {
  const sources = await pointSources(parts, tx, { ...of, lock: false }, kind.currency, kind)
  const lots = await parts.points.lotsOf(tx, { ...of, typeCode: kind.code })
  const left = new Map(sources.map(({ subject, most }) => [subject, most]))
  return {
    points: sources.reduce((all, { most }) => all + most, 0),
    rate_per_miles: kind.ratePerMiles,
    point_type_code: kind.code,
    point_type_label: kind.label,
    funding_partner_code: kind.partner,
    rule_code: kind.ruleCode,
    rule_level: kind.ruleLevel,
    worth: toMajor(paidBy(cover(sources, money(ALL, kind.currency)), kind.currency)),
    currency: kind.currency,
    lots: lots.flatMap((lot) => {
      const points = left.get(lot.lotId) ?? 0
      return points > 0 ? [{ points, earned_at: iso(lot.earnedMs)!, expires_at: iso(lot.expiresAtMs) }] : []
    }),
  }
}

/** True where closing the account would lose something that was bought or earned. */
export const hasValue = ({ cards, points }: Value): boolean => points.length > 0 || cards.some(({ type, left }) => type !== 'DISCOUNT' && left > 0)
