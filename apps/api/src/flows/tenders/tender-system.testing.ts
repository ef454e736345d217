import type { BodyOf, Call, DataOf } from '@sojourn/contracts'
import {
  accept,
  type BrowserId,
  type CheckoutId,
  type Clock,
  type Currency,
  createIds,
  DEFAULT_PAYMENTS,
  DEFAULT_SITE,
  invariant,
  type Money,
  money,
  type OrgId,
  type Outcome,
  type ProductCode,
  refuse,
  type Transactions,
  type Tx,
  type UserId,
} from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type Checkout, checkoutsMigrations, createCheckouts } from '../../modules/checkouts/index.ts'
import { couponsMigrations, createCoupons, type NewCoupon } from '../../modules/coupons/index.ts'
import { createCreditLines, creditLinesMigrations } from '../../modules/credit-lines/index.ts'
import { createLedger, credit, debit, ledgerInvariants, ledgerMigrations } from '../../modules/ledger/index.ts'
import { createPaymentCards, paymentCardsMigrations } from '../../modules/payment-cards/index.ts'
import { createPoints, pointsMigrations } from '../../modules/points/index.ts'
import { createTenders, tenderInvariants, tendersMigrations } from '../../modules/tenders/index.ts'
import type { TypedCodes } from '../../sale/product-module.ts'
import { stubItem, stubProducts, stubQuote } from '../../sale/stub.testing.ts'
import { createTendering, type KnownHeld, type RateOf, tendersHttp } from './index.ts'
import { tenderFlowInvariants } from './invariants.ts'

export const org = 'org_test' as OrgId
export const tenderMigrations = [
  ledgerMigrations,
  checkoutsMigrations,
  couponsMigrations,
  paymentCardsMigrations,
  pointsMigrations,
  creditLinesMigrations,
  tendersMigrations,
]
export const tenderSystemInvariants = [...ledgerInvariants, ...tenderInvariants, ...tenderFlowInvariants]

const PER_USD: Record<string, string> = { USD: '1', EUR: '0.880226', JPY: '157.477', KWD: '0.308712' }
const rates: RateOf = (from, to) => (from === to ? '1' : PER_USD[from] && PER_USD[to] ? (Number(PER_USD[to]) / Number(PER_USD[from])).toFixed(8) : null)

/** A person in a browser of their own. */
export function person(name: string, { usrType = 2, orgId = org }: { usrType?: 1 | 2 | 3 | 4; orgId?: OrgId } = {}): SignedInCaller {
  const browserId = `brw_${name}` as BrowserId
  const user = { userId: `usr_${name}` as UserId, sessionId: `ses_${name}`, email: `${name}@sojourn.test`, firstName: name, lastName: 'Test', phone: null }
  return {
    orgId,
    org: {
      orgId,
      name: 'Sojourn',
      currency: 'USD',
      language: 'en-US',
      markup: { b2c: 800, b2b: 500 },
      minimumCheckinDays: 1,
      payments: DEFAULT_PAYMENTS,
      site: DEFAULT_SITE,
      products: [],
      contact: { email: null, phone: null },
    },
    user: { ...user, usrType, title: null, preferredCurrency: null, preferredLanguage: null },
    currency: 'USD',
    language: 'en-US',
    origin: 'http://localhost:4510',
    ip: '127.0.0.1',
    userAgent: null,
    requestId: 'req',
    knownBrowserId: browserId,
    browserId: () => browserId,
  }
}

interface Offered {
  readonly due: Money
  readonly revenue?: Money
  readonly rooms?: number
  readonly product?: ProductCode
  readonly mode?: 'prepaid' | 'postpaid'
}

/** Codes may be typed without end. */
const freely: TypedCodes = { mayTypeCode: async () => accept(), typedWrong: async () => accept() }

/** One node: tenders with all modules that they need, without hotels and gateways. */
export function openTenders(db: Transactions, clock: Clock) {
  const ids = createIds(clock.nowMs)
  const ledger = createLedger({ clock, ids })
  const checkouts = createCheckouts({ clock, ids })
  const coupons = createCoupons({ db, clock, ids, rates: async () => rates })
  const [paymentCards, points, creditLines] = [createPaymentCards({ clock, ids }), createPoints({ clock, ids }), createCreditLines({ clock, ids })]
  const tenders = createTenders({ clock, ids })
  const instruments = { coupons, paymentCards, points, creditLines, rates: async () => rates, pointsTimes: async () => 1 }
  const parts = { clock, ledger, tenders, ...instruments, products: stubProducts(), checkouts }
  const tendering = createTendering(parts)
  const moneyOf = async (tx: Tx, checkout: Checkout, known: KnownHeld) => {
    const plan = await tendering.planOf(tx, checkout, known.here)
    const lines = plan.lines.map((line) => ({ kind: line.kind, label: line.label, rule: line.rule, amount: line.amount.minor / 100 }))
    const of = (value: Money) => value.minor / 100
    const due = { card: of(plan.card), now: of(plan.due), at_property: 0, waived: of(plan.waived), currency: plan.due.currency }
    return { lines, due, ...(await tendering.appliedTo(tx, checkout, plan, known)), if_cancelled: [] }
  }
  const routes = tendersHttp({ transactions: db, checkouts, deps: parts, codes: freely, moneyOf, reopen: async () => refuse('already_paid') })
  const inOrg = <T>(work: (tx: Tx) => Promise<T>, orgId = org) => db.inTenant(orgId, work)
  const fill = (
    tx: Tx,
    subject: string,
    from: 'value_issued' | 'points_issued' | 'credit_granted',
    to: 'stored_value' | 'points' | 'credit_available',
    value: Money,
  ) => ledger.post(tx, { orgId: org, key: `granted:${subject}`, kind: 'granted', subject, lines: [debit(from, value), credit(to, value)] })

  return {
    tendering,
    checkouts,
    tenders,
    ledger,
    coupons,
    inOrg,
    /** A person's checkout, as a supplier's flow would open it. */
    offer: (caller: SignedInCaller, { due, revenue = { ...due, minor: Math.floor(due.minor / 10) }, rooms = 1, product = 'HLT', mode = 'prepaid' }: Offered) =>
      inOrg(
        (tx) =>
          checkouts.open(tx, {
            orgId: caller.orgId,
            checkoutId: checkouts.newId(),
            browserId: caller.browserId(),
            userId: caller.user.userId,
            product,
            items: [stubItem({ product, details: { units: rooms }, quote: stubQuote(due.minor, due.currency, mode === 'prepaid' ? 'now' : 'later'), revenue })],
            terms: { ...DEFAULT_PAYMENTS, mode, isPriceChange: false },
            expiresAtMs: clock.nowMs() + 900_000,
            renewalsLeft: 1,
          }),
        caller.orgId,
      ),
    coupon: (coupon: NewCoupon) => inOrg((tx) => coupons.create(tx, org, coupon)),
    card: ({ user }: SignedInCaller, id: string, type: 'CASH' | 'WALLET' | 'CERTIFICATE' | 'DISCOUNT', value: Money, expiresAtMs: number | null = null) =>
      inOrg(async (tx) => {
        await paymentCards.issue(tx, { orgId: org, userId: user.userId, paymentCardId: id, type, name: `${type} ${id}`, purchasePrice: value, expiresAtMs })
        await fill(tx, id, 'value_issued', 'stored_value', value)
      }),
    /** The demo member's kinds and lots: 12,000 Sojourn Miles at 100 a dollar, 3,000 Partner Points at 200. */
    points: ({ user }: SignedInCaller, currency: Currency = 'USD') =>
      inOrg((tx) =>
        points.seed(tx, { orgId: org, userId: user.userId, currency }, 'member', (_tx, lot, type, count) =>
          fill(_tx, lot.lotId, 'points_issued', 'points', money(count, type.unit)),
        ),
      ),
    line: ({ user }: SignedInCaller, limit: Money) =>
      inOrg(async (tx) => {
        const line = await creditLines.open(tx, { orgId: org, agentId: user.userId, vpId: 'vp_test', limit })
        await fill(tx, line.lineId, 'credit_granted', 'credit_available', limit)
        return line
      }),
    lots: ({ user }: SignedInCaller) => inOrg((tx) => points.lotsOf(tx, { orgId: org, userId: user.userId })),
    left: async (account: 'stored_value' | 'points' | 'credit_available' | 'tender_held', subject: string) =>
      (await inOrg((tx) => ledger.balancesOf(tx, { orgId: org, account, subjects: [subject] }))).map((each) => each.minor)[0] ?? 0,
    /** A call as the request handler passes it on; `message` is what its answer says besides the data. */
    async call<C extends Call>(contract: C, body: BodyOf<C>, caller: SignedInCaller): Promise<Outcome<DataOf<C>> & { message?: string }> {
      const route = routes.find((each) => each.kind === 'call' && each.call.path === contract.path)
      invariant(route?.kind === 'call', `${contract.path} is served`)
      const result: string[] = []
      const reply = { setCookie() {}, clearCookie() {}, cookie: () => null, message: (text: string) => result.push(text) }
      const answered = (await route.handle(contract.body.parse(body), caller, reply as never)) as Outcome<DataOf<C>>
      return result[0] === undefined ? answered : { ...answered, message: result[0] }
    },
    refusalTexts: (contract: Call): Readonly<Record<string, readonly [number, string]>> => {
      const refusals = routes.flatMap((each) => (each.kind === 'call' && each.call.path === contract.path ? [each.refusals] : []))[0] ?? {}
      return Object.fromEntries(Object.entries(refusals).map(([code, [status, text]]) => [code, [status, text()] as const]))
    },
    find: (checkout: Checkout, caller: SignedInCaller) =>
      inOrg((tx) => checkouts.find(tx, caller.orgId, checkout.checkoutId as CheckoutId, { userId: caller.user.userId, browserId: null })),
  }
}

export type TenderSystem = ReturnType<typeof openTenders>
