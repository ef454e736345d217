import { type Db, runInvariants } from '@sojourn/db'
import { addDays, type Clock, invariant, type Money, money, type Tx } from '@sojourn/kernel'
import { expect } from 'vitest'
import type { SignedInCaller } from '../http/index.ts'
import { credit, debit } from '../modules/ledger/index.ts'
import { contact, got, guestsFor, offersOf, org, prebookRequest, type System, systemInvariants, traveller } from './booking-system.testing.ts'

export const WAYS = ['coupon', 'cash', 'points', 'wallet'] as const
type Way = (typeof WAYS)[number]

/** What a traveller applies, as shares of what is due: their balances are more than enough, or far too small. */
export interface Applied {
  readonly coupon: 'percent' | 'amount' | null
  /** In hundredths of what is due; 0 is none. */
  readonly cash: number
  readonly points: number
  readonly wallet: number
  readonly invoice: boolean
  /** Cash for all but a few cents. */
  readonly small: boolean
  readonly currency: 'USD' | 'EUR' | 'JPY'
  /** What is applied first: a tender applied later that ranks before it takes over its amount, sometimes all of it. */
  readonly order?: readonly Way[]
}

let people = 0
const usd = (minor: number): Money => money(minor, 'USD')
export const AGENT = 3

/** A person with a coupon of each kind, cash cards, two wallet cards, points of three lots and, where they are an agent, a credit line. */
export async function endowed(db: Db, { stores }: System, usrType: 2 | 3): Promise<SignedInCaller> {
  const who = traveller(`rich${++people}`, org, usrType)
  const { userId } = who.user
  const { ledger, coupons, points, paymentCards, creditLines } = stores
  const fill = (tx: Tx, subject: string, from: Parameters<typeof debit>[0], to: Parameters<typeof credit>[0], value: Money) =>
    ledger.post(tx, { orgId: org, key: `granted:${subject}`, kind: 'granted', subject, lines: [debit(from, value), credit(to, value)] })
  await db.inTenant(org, async (tx) => {
    await coupons.create(tx, org, { code: 'SHARE', gives: { kind: 'percent', basisPoints: 1_250 }, userId })
    await coupons.create(tx, org, { code: 'OFF', gives: { kind: 'amount', off: usd(1_799) }, userId })
    for (const [type, value] of [
      ['CASH', 7_003],
      ['CASH', 900_000],
      ['WALLET', 1_013],
      ['WALLET', 800_011],
    ] as const) {
      const card = await paymentCards.issue(tx, {
        orgId: org,
        userId,
        paymentCardId: paymentCards.newId(),
        type,
        name: type,
        purchasePrice: usd(value),
        expiresAtMs: null,
      })
      await fill(tx, card.paymentCardId, 'value_issued', 'stored_value', usd(value))
    }
    await points.seed(tx, { orgId: org, userId, currency: 'USD' }, 'member', (_tx, lot, type, count) =>
      fill(_tx, lot.lotId, 'points_issued', 'points', money(count, type.unit)),
    )
    if (usrType !== AGENT) return
    const line = await creditLines.open(tx, { orgId: org, agentId: userId, vpId: `vp_${userId}`, limit: usd(5_000_000) })
    await fill(tx, line.lineId, 'credit_granted', 'credit_available', usd(5_000_000))
  })
  return who
}

/** All a person has, to the minor unit and the point: what must be whole again where nothing was booked. */
export function wealthOf(db: Db, { stores }: System, { user }: SignedInCaller): Promise<Record<string, number>> {
  return db.inTenant(org, async (tx) => {
    const of = { orgId: org, userId: user.userId }
    const line = await stores.creditLines.lineOf(tx, { orgId: org, agentId: user.userId })
    const subjects = {
      stored_value: (await stores.paymentCards.listOf(tx, of)).map((card) => card.paymentCardId as string),
      points: (await stores.points.lotsOf(tx, of)).map((lot) => lot.lotId as string),
      credit_available: line ? [line.lineId as string] : [],
    } as const
    const wealth: Record<string, number> = {}
    for (const [account, names] of Object.entries(subjects)) {
      const balances = await stores.ledger.balancesOf(tx, { orgId: org, account: account as keyof typeof subjects, subjects: names })
      for (const { subject, minor } of balances) if (minor > 0) wealth[subject] = minor
    }
    return wealth
  })
}

let nights = 0

/** A checkout of a refundable room, paid now, with what is to be applied; returns it as it is shown then. */
export async function heldWith(db: Db, system: System, who: SignedInCaller, applied: Applied, left = 0) {
  nights += 2
  const checkin = addDays('2027-03-01', nights % 300)
  const offer = await offersOf(
    db,
    system.hotels,
    { checkin, checkout: addDays(checkin, 1) },
    ({ quote, left: free }) => quote.payment === 'now' && quote.cancellation[0]?.amount.minor === 0 && (left ? free === left : free > 0),
  )
  const { checkoutId } = got(await system.prebook({ ...prebookRequest(offer), currency: applied.currency }, who))
  invariant(checkoutId, 'the room is free')
  const seen = () => system.getCheckout({ checkoutId }, who).then(got)
  const { due } = await seen()
  const share = (hundredths: number) => Math.max(applied.currency === 'JPY' ? 1 : 0.01, Math.floor((due.now * hundredths) / 100))
  const apply: Record<Way, () => Promise<unknown>> = {
    coupon: async () => applied.coupon && got(await system.applyCoupon({ checkoutId, coupon_code: applied.coupon === 'percent' ? 'share' : 'OFF' }, who)),
    async cash() {
      if (applied.small) return system.applyCash({ checkoutId, amount: Math.max(1, Math.floor((await seen()).due.card)) }, who)
      return applied.cash && system.applyCash({ checkoutId, amount: share(applied.cash) }, who)
    },
    points: async () => applied.points && system.applyPoints({ checkoutId, point_type_code: 'SOJOURN_MILES', points: applied.points * 97 }, who),
    async wallet() {
      return applied.wallet && system.applyCard({ checkoutId, payment_card_id: 'wallet:USD', amount: share(applied.wallet) }, who)
    },
  }
  for (const way of applied.order ?? WAYS) await apply[way]()
  return { offer, checkoutId, checkout: await seen() }
}

export type HeldWith = Awaited<ReturnType<typeof heldWith>>

/** What the traveller sends to book what they were shown. */
export const bookRequest = ({ checkoutId, checkout }: HeldWith, who: SignedInCaller, invoice: boolean) => ({
  checkoutId,
  guests: guestsFor(who),
  contact,
  consented_total: checkout.price.total,
  consented_due: checkout.due.card,
  pay_with: invoice ? ('invoice' as const) : ('card' as const),
})

/** The payment of a booking at the gateway, the latest one. */
export const intentOf = ({ gateway }: System, bookingId: string) =>
  [...gateway.intents.values()].findLast((each) => each.metadata.booking_id === bookingId) ?? null

/** Time passes and the jobs run, until nothing is left to do. */
export async function settle(system: System, clock: Clock & { advance(ms: number): void }): Promise<void> {
  for (let round = 0; round < 3; round++) {
    clock.advance(3_001)
    await system.work()
  }
}

export const rulesHold = async (db: Db, system: System) => expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])

/** What coupons and discount cards take off: it lowers what is due, and is no money that was paid. */
export const discountsIn = (lines: readonly { readonly kind: string; readonly amount: number }[]): number =>
  lines.filter(({ kind }) => kind === 'coupon' || kind === 'discount_card').reduce((all, { amount }) => all + amount, 0)
