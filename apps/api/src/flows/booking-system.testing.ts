import {
  applyCashcard,
  applyCoupon,
  applyPaymentCard,
  applyPoints,
  type BodyOf,
  bookHotel,
  bookingReceipt,
  bookWallet,
  type Call,
  cancelBooking,
  changeCurrency,
  claimCertificate,
  closeChallenge,
  type DataOf,
  generateCheckSum,
  generatePgToken,
  getBooking,
  getBookingStatus,
  getCheckout,
  getSupplierpg,
  getUserCreditCards,
  getWallet,
  hotelDetails,
  listBookings,
  type Person,
  paymentRouteOf,
  paymentWithSavedCard,
  prebookHotel,
  prebookWallet,
  quoteCancellation,
  renewCheckout,
  retryPayment,
  settleItem,
  setupCard,
  unknownItems,
} from '@sojourn/contracts'
import type { Db } from '@sojourn/db'
import {
  accept,
  type BrowserId,
  type Clock,
  createIds,
  DEFAULT_PAYMENTS,
  DEFAULT_SITE,
  invariant,
  type OrgId,
  type Outcome,
  type PaymentSettings,
  PRODUCT_CODES,
  refuse,
  type Transactions,
  toMajor,
  type UserId,
} from '@sojourn/kernel'
import { createProofs } from '@sojourn/kernel/proofs'
import { fixedRates, testDb } from '@sojourn/testing'
import { createWorld, type World } from '@sojourn/world'
import { afterAll } from 'vitest'
import type { Caller, RawRoute, SignedInCaller } from '../http/index.ts'
import { createAgencySales } from '../modules/agency-sales/index.ts'
import { auditMigrations, createAudit } from '../modules/audit/index.ts'
import { cardsMigrations, createCards, createCardVault } from '../modules/cards/index.ts'
import { createCoupons } from '../modules/coupons/index.ts'
import { createCreditLines } from '../modules/credit-lines/index.ts'
import { createLedger } from '../modules/ledger/index.ts'
import { createMemberships, groupPlansOf } from '../modules/memberships/index.ts'
import { createMessages } from '../modules/messages/index.ts'
import { createPaymentCards } from '../modules/payment-cards/index.ts'
import { createGatewayCall, createGatewayClient, createPayments, WEBHOOK_PATH } from '../modules/payments/index.ts'
import { createPoints } from '../modules/points/index.ts'
import { createRisk, type RiskProvider } from '../modules/risk/index.ts'
import type { Probe } from '../modules/sagas/index.ts'
import { createScheduledCharges } from '../modules/scheduled-charges/index.ts'
import type { OctoConnection } from '../products/activities/index.ts'
import type { DuffelSettings } from '../products/flights/index.ts'
import { createHotels, type HotelId, type Hotels, type Offer } from '../products/hotels/index.ts'
import { chargesHere, type MembershipWiring, organisationBills } from '../products/memberships/index.ts'
import { soldProducts } from '../products/sold.ts'
import type { Product } from '../sale/product.ts'
import type { ProductDeps, ProductModule } from '../sale/product-module.ts'
import { createFakeGateway, WEBHOOK_SECRET } from './fake-gateway.testing.ts'
import { bookingCoreInvariants, bookingMigrations, createBookingCore, createLaterCharges } from './index.ts'

export const org = 'org_test' as OrgId
const whole = createWorld({ seed: 'test' })
export const smallWorld: World = { ...whole, destinations: whole.destinations.filter((d) => ['lisbon', 'kyoto'].includes(d.key)) }
// A world makes its hotels anew whenever it is asked for them.
const hotelIds = smallWorld.destinations.flatMap((each) => whole.hotelsOf(each).map(({ id }) => id))

const unused = {} as Transactions
const stopped: Clock = { nowMs: () => 0 }
const fx = fixedRates(whole.rates)
const hotelsOn = (db: Transactions, clock: Clock) =>
  createHotels({ db, clock, ids: createIds(clock.nowMs), rates: fx.rates, secret: 'a secret of the tests, long enough' })
const messagesOn = (db: Transactions, clock: Clock) =>
  createMessages({
    db,
    clock,
    ids: createIds(clock.nowMs),
    letterheadOf: () => Promise.reject(new Error('unused')),
    letters: () => [],
    transport: null,
    devMail: false,
  })

/** What is sold, of which nothing is asked but its tables and invariants. */
const unwired = (hotels = hotelsOn(unused, stopped)) => soldProducts({ hotels, membership: {} as MembershipWiring, world: () => null }, {} as ProductDeps)

export const systemMigrations = () => [
  messagesOn(unused, stopped).migrations,
  cardsMigrations,
  auditMigrations,
  ...bookingMigrations,
  ...unwired().flatMap(({ migrations }) => migrations),
]

/** A database of a test file's own, with the hotels of the small world in it; closed when the file is through. */
export async function systemDb(clock: Clock): Promise<Db> {
  const db = await testDb(systemMigrations())
  const { hotels } = createSystem(db, clock)
  await db.asSystem((tx) => hotels.seed(tx, smallWorld))
  afterAll(() => db.close())
  return db
}

/** A person in a browser of their own. */
export function traveller(name: string, orgId: OrgId = org, usrType: 1 | 2 | 3 | 4 = 2, payments: Partial<PaymentSettings> = {}): SignedInCaller {
  const browserId = `brw_${name}` as BrowserId
  return {
    orgId,
    org: {
      orgId,
      name: 'Sojourn',
      currency: 'USD',
      language: 'en-US',
      markup: { b2c: 800, b2b: 500 },
      minimumCheckinDays: 1,
      payments: { ...DEFAULT_PAYMENTS, ...payments },
      site: DEFAULT_SITE,
      products: PRODUCT_CODES,
      contact: { email: null, phone: null },
    },
    user: {
      userId: `usr_${name}` as UserId,
      sessionId: `ses_${name}`,
      email: `${name}@sojourn.test`,
      firstName: name,
      lastName: 'Test',
      phone: null,
      usrType,
      title: null,
      preferredCurrency: null,
      preferredLanguage: null,
    },
    currency: 'USD',
    language: 'en-US',
    origin: 'http://localhost:4310',
    ip: '127.0.0.1',
    userAgent: null,
    requestId: 'req',
    knownBrowserId: browserId,
    browserId: () => browserId,
  }
}

const personOf = (userId: UserId) => ({ email: `${userId.slice(4)}@sojourn.test`, firstName: userId.slice(4) })

/** As `traveller` made them. */
function personCalled(userId: UserId): Person {
  const name = userId.replace('usr_', '')
  const nothing = { phone: null, preferred_language: null, preferred_currency: null, loyalty_membership_no: null }
  return { user_id: userId, email: `${name}@sojourn.test`, first_name: name, last_name: 'Test', title: null, usr_type: 2, is_blocked: false, ...nothing }
}

export interface SystemOptions {
  readonly gateway?: ReturnType<typeof createFakeGateway>
  readonly probe?: Probe
  /** Default: so short that a test of a time-out is quick. */
  readonly gatewayTimeoutMs?: number
  /** The OCTO server whose activities are sold. */
  readonly octo?: OctoConnection
  /** The account at Duffel whose flights are sold. */
  readonly duffel?: DuffelSettings
  /** Products sold besides the usual ones. */
  readonly products?: readonly Product[]
  /** What is sold besides the usual, with tables of its own; or in its place. */
  sells?(own: ProductDeps, usual: () => readonly ProductModule[]): readonly ProductModule[]
  readonly reportFault?: (error: unknown) => void
  readonly warn?: (text: string) => void
  readonly riskProvider?: RiskProvider
}

/** Of several products of one code the last is sold: a test's in place of the true one. */
function lastOfEachCode(modules: readonly ProductModule[]): ProductModule[] {
  const last = new Map(modules.flatMap(({ products }) => products.map((product) => [product.code, product] as const)))
  return modules.map((each) => ({ ...each, products: each.products.filter((product) => last.get(product.code) === product) }))
}

/** One node: the booking core over real hotels and mail, with a gateway in memory. Calls go to the routes, as the request handler would pass them on. */
export function createSystem(db: Transactions, clock: Clock, options: SystemOptions = {}) {
  const gateway = options.gateway ?? createFakeGateway(clock)
  const hotels = hotelsOn(db, clock)
  const atGateway = { fetch: gateway.fetch, gatewayUrl: 'http://pay.test', secretKey: 'sk_test', timeoutMs: options.gatewayTimeoutMs ?? 60 }
  const vault = createCardVault(createGatewayCall(atGateway))
  const ids = createIds(clock.nowMs)
  const audit = createAudit({ db, clock, ids })
  const cards = createCards({ db, clock, ids, vault, acts: audit, personByEmail: async () => null })
  const [points, paymentCards, creditLines] = [createPoints({ clock, ids }), createPaymentCards({ clock, ids }), createCreditLines({ clock, ids })]
  const coupons = createCoupons({ db, clock, ids, rates: fx.crossRates })
  const memberships = createMemberships({
    clock,
    ids,
    ...organisationBills(createLedger({ clock, ids })),
    addressOf: async (_tx, { userId }) => ({ email: `${userId.slice(4)}@sojourn.test`, isConfirmed: true }),
  })
  const payments = createPayments({ clock, ids, gateway: createGatewayClient(atGateway) })
  const membership: MembershipWiring = {
    memberships,
    personOf: async (_tx, _orgId, userId) => personCalled(userId),
    emailOf: async (_tx, userId) => `${userId.slice(4)}@sojourn.test`,
    userOf: async (_tx, email) => `usr_${email.split('@')[0]}` as UserId,
    requiresPlan: async () => false,
    receiverOf: async () => null,
    savedCardsOf: async () => [],
    mayHaveCard: async () => true,
    mayActFor: async () => false,
    later: chargesHere({
      scheduled: createScheduledCharges({ clock, ids }),
      attemptsOf: (tx, orgId, bookingId) => payments.attempts.listOf(tx, orgId, bookingId),
    }),
    audit,
    secret: 'a secret of the tests, long enough',
  }
  const scheduled = createScheduledCharges({ clock, ids })
  const core = createBookingCore({
    transactions: db,
    proofs: createProofs({ secret: 'of the tests', nowMs: () => clock.nowMs() }),
    clock,
    ids,
    secret: 'a secret of the tests, long enough',
    gateway: createGatewayClient(atGateway),
    scheduled,
    refundLater: (tx, request) => later.refund(tx, request),
    sells: (own) => {
      const usual = () => soldProducts({ hotels, membership, world: () => smallWorld, octo: options.octo ?? null, duffel: options.duffel ?? null }, own)
      return lastOfEachCode([
        ...(options.sells?.(own, usual) ?? usual()),
        { products: options.products ?? [], migrations: [], routes: () => [], invariants: [] },
      ])
    },
    post: messagesOn(db, clock),
    audit,
    coupons,
    points,
    paymentCards,
    creditLines,
    agencySales: createAgencySales({ clock }),
    support: { unreadOf: async () => 0, forget: async () => {} },
    invitations: { may: async () => accept(), send: async () => {} },
    agencyPeople: { find: async () => null, listClientsOf: async () => [], inviteClient: async () => refuse('has_account') },
    accounts: { checkPassword: async () => accept(), close: async () => {} },
    rates: fx.crossRates,
    codeTries: { guessCode: async () => accept(), guessedCode: async () => {}, mayTypeCode: async () => accept(), typedWrong: async () => accept() },
    payers: cards,
    risk: createRisk({
      ...{ clock, ids, secret: 'a secret of the tests, long enough', reportFault: options.reportFault ?? (() => {}) },
      warn: options.warn ?? (() => {}),
      ...(options.riskProvider ? { provider: options.riskProvider } : {}),
    }),
    payment: { gatewayUrl: 'http://pay.test', publishableKey: 'pk_test', secretKey: 'sk_test' },
    webhookSecrets: [WEBHOOK_SECRET, 'whsec_before'],
    mayActFor: async (_tx, caller) => caller.user.usrType === 1,
    async benefitsOf(tx, of) {
      const benefits = await memberships.benefitsOf(tx, of)
      return benefits && { pointsTimes: benefits.pointsTimes, longHoldHours: benefits.weekHoldHours, groupDepartures: benefits.dreamtrips }
    },
    groupPlansOf: (tx, of) => groupPlansOf(memberships, tx, of),
    reportFault: options.reportFault ?? (() => {}),
    warn: options.warn ?? (() => {}),
    ...(options.probe ? { probe: options.probe } : {}),
  })
  const later = createLaterCharges(
    {
      ...{ transactions: db, clock, scheduled, paymentCards, gateway: createGatewayClient(atGateway), payers: cards, alarms: payments.alarms },
      owners: [core.charges],
      ledger: createLedger({ clock, ids }),
      mailer: messagesOn(db, clock),
      receiverOf: async (_tx, { userId }) => ({ ...personOf(userId), language: null, origin: 'http://localhost:4310' }),
      cardsOf: cards.listOf,
      replacementOf: cards.replacementOf,
      guaranteedBy: core.guaranteedBy,
      reportFault: options.reportFault ?? (() => {}),
    },
    { mayActFor: async (_tx, caller) => caller.user.usrType === 1 },
  )
  const call =
    <C extends Call>(contract: C) =>
    (body: BodyOf<C>, caller: Caller): Promise<Outcome<DataOf<C>>> => {
      const found = [...hotels.routes, ...cards.routes, ...coupons.routes, ...core.routes, ...later.routes].find(
        (route) => route.kind === 'call' && route.call.path === contract.path,
      )
      invariant(found?.kind === 'call', `${contract.path} is served`)
      return found.handle(contract.body.parse(body), caller, { message: () => undefined } as never) as Promise<Outcome<DataOf<C>>>
    }
  const webhook = core.routes.find((route): route is RawRoute => route.kind === 'raw' && route.path === WEBHOOK_PATH)!
  return {
    core,
    /** The modules behind stored value, to fill and to read. */
    memberships,
    stores: { ledger: createLedger({ clock, ids }), coupons, points, paymentCards, creditLines },
    gateway,
    cardsOf: cards,
    hotels,
    /** Any call there is, as the request handler would pass it on. */
    call,
    details: call(hotelDetails),
    prebook: call(prebookHotel),
    getCheckout: call(getCheckout),
    renew: call(renewCheckout),
    changeCurrency: call(changeCurrency),
    book: call(bookHotel),
    status: call(getBookingStatus),
    close: call(closeChallenge),
    retry: call(retryPayment),
    supplier: call(getSupplierpg),
    token: call(generatePgToken),
    checksum: call(generateCheckSum),
    payWithSaved: call(paymentWithSavedCard),
    route: call(paymentRouteOf),
    cards: call(getUserCreditCards),
    setupCard: call(setupCard),
    list: call(listBookings),
    get: call(getBooking),
    receipt: call(bookingReceipt),
    cancelQuote: call(quoteCancellation),
    cancel: call(cancelBooking),
    unknownItems: call(unknownItems),
    settleItem: call(settleItem),
    applyCoupon: call(applyCoupon),
    applyCash: call(applyCashcard),
    applyCard: call(applyPaymentCard),
    applyPoints: call(applyPoints),
    wallet: call(getWallet),
    prebookWallet: call(prebookWallet),
    bookWallet: call(bookWallet),
    claim: call(claimCertificate),
    webhook: (request: Request) => webhook.handle(request, null),
    async work() {
      for (const worker of core.work) await worker.run()
      await core.settled()
    },
    scheduled,
    later,
  }
}

export type System = ReturnType<typeof createSystem>
/** The rules of the core and of everything that is sold: a product is in them by its line in `sold.ts`. */
export const systemInvariants = (hotels: Hotels) => [...bookingCoreInvariants, ...unwired(hotels).flatMap(({ invariants }) => invariants)]

export function got<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code} ${JSON.stringify(outcome.refusal.detail ?? {})}`)
  return outcome.value
}
export const codeOf = (outcome: Outcome<unknown>): string => (outcome.ok ? 'ok' : outcome.refusal.code)

/** The first free rate of any hotel that will do. */
export async function offersOf(db: Transactions, hotels: Hotels, days: { checkin: string; checkout: string }, take: (offer: Offer) => boolean): Promise<Offer> {
  const stay = { ...days, rooms: [{ adults: 2, children: [] }] }
  for (const id of hotelIds) {
    const ask = { product: 'hotels' as const, hotelId: id as unknown as HotelId, stay, currency: 'USD', markupBasisPoints: 800 }
    const rates = await db.inTenant(org, (tx) => hotels.listRates(tx, ask))
    const offer = rates.ok && rates.value.offers.find(take)
    if (offer) return offer
  }
  throw new Error('no such offer')
}

/** What a browser sends to hold a rate. */
export const prebookRequest = ({ quote }: Offer): BodyOf<typeof prebookHotel> => ({
  hotel_id: quote.hotelId,
  rate_id: quote.rateId,
  checkin: quote.stay.checkin,
  checkout: quote.stay.checkout,
  rooms: quote.stay.rooms.map((room) => ({ adults: room.adults, children: [...room.children] })),
  currency: 'USD',
  expected_total: toMajor(quote.total),
})

export const guests = [{ first_name: 'Ana', last_name: 'Prata' }]
/** Travels under their own name: where several people book one hotel, each is another guest. */
export const guestsFor = ({ user }: SignedInCaller) => [{ first_name: user.firstName, last_name: user.lastName }]
export const contact = { email: 'ana@example.com', phone: '+351 912 555 018' }
