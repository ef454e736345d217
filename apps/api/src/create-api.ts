import { type BookingStatusEvent, calls } from '@sojourn/contracts'
import {
  createIdempotency,
  createWork,
  type Db,
  type InvariantCheck,
  idempotencyMigrations,
  type MigrationSet,
  tenantTablesAreProtected,
  type Work,
  workMark,
  workMarkMigrations,
} from '@sojourn/db'
import { type LanguageInfo, nameText } from '@sojourn/i18n'
import { type Clock, type Ids, listedWith, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import { createProofs } from '@sojourn/kernel/proofs'
import { createWorld, type World } from '@sojourn/world'
import { countryLookups } from './country-lookups.ts'
import { seedInstruments } from './demo-instruments.ts'
import { seedDemoTrips } from './demo-trips.ts'
import {
  type Acting,
  BOOKING_STATUS,
  bookingCoreInvariants,
  bookingMigrations,
  createBookingCore,
  createLaterCharges,
  gatewayInvariants,
  laterGatewayInvariants,
} from './flows/index.ts'
import { type Connection, createApp, documentRoutes, guestOf, httpMigrations, type Route, type WhoIsAsking, watcherOf } from './http/index.ts'
import { createKnownCurrencies } from './known-currencies.ts'
import { createLive, type Live } from './live/index.ts'
import { createAds } from './modules/ads/index.ts'
import { createAgencySales } from './modules/agency-sales/index.ts'
import { createAudit } from './modules/audit/index.ts'
import { createCards, createCardVault } from './modules/cards/index.ts'
import { createCoupons } from './modules/coupons/index.ts'
import { createCreditLines } from './modules/credit-lines/index.ts'
import { createFx, fxMigrations } from './modules/fx/index.ts'
import { createLedger } from './modules/ledger/index.ts'
import { createMemberships, groupPlansOf } from './modules/memberships/index.ts'
import { createMessages, MAIL, smtpTransport } from './modules/messages/index.ts'
import { contactOf, createOrganisations, minimumDaysOf, paymentsOf, productsOf, siteOf } from './modules/organisations/index.ts'
import { createPaymentCards } from './modules/payment-cards/index.ts'
import { createGatewayCall, createGatewayClient, createPayments } from './modules/payments/index.ts'
import { createPeople } from './modules/people/index.ts'
import { createPoints } from './modules/points/index.ts'
import { createRisk, type RiskProvider, riskHttp } from './modules/risk/index.ts'
import { createScheduledCharges, LATER_CHARGES } from './modules/scheduled-charges/index.ts'
import { createSupport, type SupportNews } from './modules/support/index.ts'
import { exportRoute } from './own-data.ts'
import type { OctoConnection } from './products/activities/index.ts'
import type { DuffelSettings } from './products/flights/index.ts'
import { createHotels, type SeedProgress } from './products/hotels/index.ts'
import { chargesHere, organisationBills, seedMandate } from './products/memberships/index.ts'
import { soldProducts } from './products/sold.ts'
import type { ProductDeps, ProductModule } from './sale/product-module.ts'
import type { Shop } from './sale/shop.ts'

export { GATEWAY_NEWS, WEBHOOK_PATH } from './modules/payments/index.ts'
export { DEMO_PASSWORD } from './modules/people/index.ts'

export interface ApiConfig {
  /** True loads and serves the demo world. */
  readonly demo: boolean
  /** The demo world on a loopback address: its operator signs in with the published password alone. */
  readonly isOpenDemo: boolean
  readonly publicUrl: string
  /** Requests come through a load balancer, whose headers are trusted. */
  readonly trustProxy?: boolean
  /** The languages that are offered. */
  readonly languages: readonly LanguageInfo[]
  /** The gateway's public origin. */
  readonly gatewayUrl: string
  /** The server's secret; the same on every node. */
  readonly secret: string
  readonly gateway: { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** True serves the sent mail at `/dev/mail`. */
  readonly devMail: boolean
  /** The OCTO server whose activities organisations may sell; none where it is left out. */
  readonly octo?: OctoConnection | undefined
  /** Our account at Duffel, whose flights organisations may sell; none where it is left out. */
  readonly duffel?: DuffelSettings | undefined
  /** How many times the usual number of holds visitors may have at once. */
  readonly holdLimitTimes?: number
}

export interface ApiDeps {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly config: ApiConfig
  /** The demo world; by default with all its places. */
  readonly world?: World
  /** The gateway: over the network or in this process. */
  readonly gatewayFetch: (request: Request) => Promise<Response>
  readonly observe: (seen: { route: string; status: number; ms: number; requestId: string }) => void
  readonly reportFault: (error: unknown, where: Readonly<Record<string, unknown>>) => void
  /** Logs what operators should know and is no fault. */
  readonly warn: (text: string, where: Readonly<Record<string, unknown>>) => void
  /** An outside service that also assesses risk; none where it is left out. */
  readonly riskProvider?: RiskProvider
  /** What is sold besides all of `products/sold.ts`; nothing where it is left out. */
  readonly sellsToo?: (own: ProductDeps) => readonly ProductModule[]
}

export interface Api {
  fetch(request: Request, connection?: Connection): Promise<Response>
  /** Whether an organisation has its site at this host. */
  knowsHost(host: string): Promise<boolean>
  readonly work: Work
  /** The code that sells products: also several items at once, which no call of a single product does. */
  readonly shop: Shop
  /** Live status over sockets: attach the server that accepts them. */
  readonly live: Pick<Live, 'attach'>
  readonly migrations: readonly MigrationSet[]
  readonly invariants: readonly InvariantCheck[]
  /** Loads the demo world; existing rows stay. */
  seed(): Promise<void>
  /** After the demo world, once the gateway runs: the saved cards of its member, with which their plan renews. `put` stores them in the vault and returns the default one. */
  seedCards(put: (customerId: string) => Promise<string>): Promise<void>
  /** Copies the catalogue of the demo world until it is so many times as large; `onProgress` is called with the progress. */
  seedCopies(scale: number, onProgress: (progress: SeedProgress) => void): Promise<void>
  /** Without demo data: the first brand, at its host. */
  seedDefaultOrganisation(host: string): Promise<void>
  makeOperator(email: string, origin: string): Promise<{ link: string }>
  /** The hosts of all organisations. */
  hosts(): Promise<string[]>
}

/** Outbox topic: the live connections of this person end. */
const PERSON_BLOCKED = 'person.blocked'
/** Outbox topic: the connections of these sessions are closed. */
const SESSIONS_ENDED = 'person.sessions-ended'
/** Outbox topic: the open pages of this person are asked for a fingerprint. */
const FINGERPRINT_REQUESTED = 'person.fingerprint-requested'
/** Outbox topic: an organisation's earliest check-in has changed. */
const MINIMUM_DAYS_CHANGED = 'organisation.minimum-days-changed'
/** Outbox topic: a message of a support thread, sent live to both sides. */
const SUPPORT_MESSAGE = 'support.message'
const SEED = 'sojourn'
/** The person with saved cards in the demo world. */
const DEMO_CARD_HOLDER = 'member@sojourn.test'
const MAIL_POLL_MS = 15_000
const WORK_MARK_MS = 15_000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

// not translated: the name of the API
const API_NAME = 'Sojourn API'

/** The API: independent modules with small interfaces for what they need of each other, flows above them, one HTTP app in front. */
export function createApi(deps: ApiDeps): Api {
  const { db, clock, ids, config, reportFault } = deps
  const shared = { db, clock, ids }
  const demoWorld = () => deps.world ?? createWorld({ seed: SEED, places: 'all' })

  const fx = createFx()
  const hotels = createHotels({ ...shared, rates: fx.rates, secret: config.secret })
  const currencies = createKnownCurrencies(db, fx.rates)
  const { languages } = config
  const audit = createAudit(shared)
  const organisations = createOrganisations({
    db,
    clock,
    currencies,
    languages,
    acts: audit,
    membershipNo: (tx, of) => points.membershipNo(tx, of),
    minimumDaysChanged: async (tx, { orgId, days }) => {
      await core.outbox.emit(tx, { orgId, topic: MINIMUM_DAYS_CHANGED, key: ids.next('min'), payload: { days } })
    },
    products: { isSold: (code) => core.products.isSold(code) },
  })
  const messages = createMessages({
    ...shared,
    letterheadOf: async (orgId) => {
      const { name, settings } = await organisations.get(orgId)
      const { paper, sheet, ink, accent, 'on-accent': onAccent } = settings.theme.day
      return { name, paper: paper!, sheet: sheet!, ink: ink!, accent: accent!, onAccent: onAccent! }
    },
    letters: () => core.sold.flatMap(({ letters = [] }) => letters),
    transport: config.smtp ? smtpTransport(config.smtp) : null,
    devMail: config.devMail,
  })
  const points = createPoints(shared)
  const people = createPeople({
    ...shared,
    membershipNo: points.membershipNo,
    secret: config.secret,
    // The accounts of the demo world are published with their password, on this machine alone.
    operatorsNeedSecondFactor: !config.isOpenDemo,
    mail: messages,
    currencies,
    languages,
    acts: audit,
    events: {
      userBlocked: async (tx, { orgId, userId }) => {
        await core.outbox.emit(tx, { orgId, topic: PERSON_BLOCKED, key: ids.next('blk'), payload: { userId } })
      },
      sessionsEnded: async (tx, { orgId, ...ended }) => {
        await core.outbox.emit(tx, { orgId, topic: SESSIONS_ENDED, key: ids.next('out'), payload: ended })
      },
      signedIn: async (tx, { browserId, ...who }) => {
        if (!browserId) return
        await core.adoptCheckouts(tx, { ...who, browserId })
        await support.adopt(tx, { ...who, browserId })
      },
      signedOut: (tx, here) => core.releaseEarlyIn(tx, here),
    },
    async inviteToPlan(tx, { orgId, subId, email }) {
      const plan = await memberships.findPlan(tx, orgId, subId)
      if (!plan || plan.eligibility.kind === 'nobody') return false
      await memberships.nameForPlan(tx, { orgId, subId, email }, 'invited')
      return true
    },
  })
  const atGateway = { fetch: deps.gatewayFetch, gatewayUrl: config.gatewayUrl, secretKey: config.gateway.secretKey }
  const cards = createCards({ ...shared, acts: audit, vault: createCardVault(createGatewayCall(atGateway)), personByEmail: people.findByEmail })
  const coupons = createCoupons({ ...shared, rates: fx.crossRates, paysFor: (product) => core.products.rulesOf(product).payableBy.has('coupon') })
  const paymentCards = createPaymentCards(shared)
  const agencySales = createAgencySales(shared)
  const riskDeps = { ...shared, secret: config.secret, warn: deps.warn, reportFault, ...(deps.riskProvider && { provider: deps.riskProvider }) }
  const risk = createRisk(riskDeps)
  const mayActFor: Acting['mayActFor'] = async (tx, { user }, owner) =>
    user.usrType === 1 || (user.usrType === 3 && (await people.find(tx, owner))?.agentId === user.userId)
  const memberships = createMemberships({
    clock,
    ids,
    ...organisationBills(createLedger(shared)),
    async addressOf(tx, { userId }) {
      const person = await people.find(tx, userId)
      return person && { email: person.email, isConfirmed: await people.isConfirmed(tx, person.email) }
    },
  })
  const scheduled = createScheduledCharges(shared)
  const gateway = createGatewayClient(atGateway)
  const payments = createPayments({ clock, ids, gateway })
  const receiverOf = async (tx: Tx, { orgId, userId }: { orgId: OrgId; userId: UserId }) => {
    const person = await people.find(tx, userId)
    // The address of the site where the member bought last.
    const origin = (await memberships.originOf(tx, { orgId, userId })) ?? config.publicUrl
    return person && { email: person.email, firstName: person.firstName, language: person.preferredLanguage, origin }
  }
  const membership = {
    memberships,
    receiverOf,
    later: chargesHere({ scheduled, attemptsOf: (tx, orgId, bookingId) => payments.attempts.listOf(tx, orgId, bookingId) }),
    personOf: people.show,
    async emailOf(tx: Tx, userId: UserId) {
      return (await people.find(tx, userId))?.email ?? null
    },
    async userOf(tx: Tx, email: string) {
      return (await people.findByEmail(tx, email))?.userId ?? null
    },
    requiresPlan: async (orgId: OrgId) => (await organisations.get(orgId)).settings.requiresPlan,
    mayActFor,
    savedCardsOf: async (of: { readonly orgId: OrgId; readonly userId: UserId }) =>
      (await cards.listOf(of))?.flatMap(({ fingerprint }) => (fingerprint === null ? [] : [fingerprint])) ?? null,
    mayHaveCard: async (of: { readonly orgId: OrgId; readonly userId: UserId }, cardId: string) =>
      (await cards.hasCard(of, cardId)) !== false || (await cards.replacementOf(cardId)) !== null,
    audit,
    secret: config.secret,
  }
  const benefitsOf: Parameters<typeof createBookingCore>[0]['benefitsOf'] = async (tx, of) => {
    const benefits = await memberships.benefitsOf(tx, of)
    return benefits && { pointsTimes: benefits.pointsTimes, longHoldHours: benefits.weekHoldHours, groupDepartures: benefits.dreamtrips }
  }
  const ads = createAds({ ...shared, secret: config.secret, acts: audit, hasPlan: async (tx, of) => (await memberships.benefitsOf(tx, of)) !== null })
  const support = createSupport({
    ...shared,
    count: (orgId, of) => people.messageTries.writeToSupport(orgId, of),
    isOwn: (tx, of) => core.isOwn(tx, of),
    nameOf: async (tx, userId) => {
      const person = await people.find(tx, userId)
      return person ? nameText(person.firstName, person.lastName) : null
    },
    announce: async (tx, { orgId, ...news }) => {
      const { thread_id, seq } = news.event
      await core.outbox.emit(tx, { orgId, topic: SUPPORT_MESSAGE, key: `${thread_id}:${seq}`, payload: { orgId, ...news } })
    },
  })
  const core = createBookingCore({
    transactions: db,
    clock,
    ids,
    secret: config.secret,
    gateway,
    payers: cards,
    scheduled,
    refundLater: (tx, request) => later.refund(tx, request),
    risk,
    sells: (own) => [
      ...soldProducts({ hotels, membership, world: () => (config.demo ? demoWorld() : null), octo: config.octo ?? null, duffel: config.duffel ?? null }, own),
      ...(deps.sellsToo?.(own) ?? []),
    ],
    post: messages,
    audit,
    support,
    coupons,
    paymentCards,
    points,
    creditLines: createCreditLines(shared),
    agencySales,
    holdLimitTimes: config.holdLimitTimes ?? 1,
    proofs: createProofs({ secret: config.secret, nowMs: () => clock.nowMs() }),
    agencyPeople: people,
    invitations: people.invitations,
    accounts: {
      ...people.accounts,
      async close(tx, of) {
        for (const { leave } of core.sold) await leave?.(tx, of)
        await core.forgetWaiting(tx, of)
        await people.accounts.close(tx, of)
      },
    },
    rates: fx.crossRates,
    codeTries: people.codeTries,
    payment: { ...config.gateway, gatewayUrl: config.gatewayUrl },
    webhookSecrets: [config.gateway.webhookSecret],
    warn: deps.warn,
    onGatewayNews: (news) => later.onGatewayNews(news),
    mayActFor,
    benefitsOf,
    groupPlansOf: (tx, of) => groupPlansOf(memberships, tx, of),
    reportFault,
  })
  const later = createLaterCharges(
    {
      transactions: db,
      clock,
      scheduled,
      owners: [core.charges, ...core.sold.flatMap(({ charges = [] }) => charges)],
      gateway,
      payers: cards,
      paymentCards,
      ledger: createLedger(shared),
      mailer: messages,
      alarms: payments.alarms,
      receiverOf,
      cardsOf: cards.listOf,
      replacementOf: cards.replacementOf,
      guaranteedBy: core.guaranteedBy,
      reportFault,
    },
    { mayActFor },
  )
  const idempotency = createIdempotency({ db, clock, afterFault: 'forget' })

  const routes: Route[] = [
    ...countryLookups,
    ...organisations.routes,
    ...people.routes,
    ...audit.routes,
    ...messages.routes,
    ...support.routes,
    ...ads.routes,
    ...cards.routes,
    ...coupons.routes,
    ...core.routes,
    ...riskHttp({
      ...riskDeps,
      acts: audit,
      isPerson: async (tx, userId) => (await people.find(tx, userId)) !== null,
      askForFingerprint: async (tx, { orgId, userId }) => {
        await core.outbox.emit(tx, { orgId, topic: FINGERPRINT_REQUESTED, key: ids.next('fpr'), payload: { userId } })
      },
    }),
    ...later.routes,
  ]
  routes.push(
    exportRoute(routes, {
      db,
      clock,
      mailsTo: (tx, of) => messages.listTo(tx, of),
      signalsOf: (tx, of) => risk.listOf(tx, of),
      storedOf: async (tx, of) => ({ ...(await core.storedOf(tx, of)), ...(await scheduled.storedOf(tx, of)) }),
    }),
    ...documentRoutes(calls, API_NAME),
  )
  const who: WhoIsAsking = {
    organisationOf: async (host) => {
      const found = await organisations.findByHost(host)
      if (!found) return null
      const { orgId, name, settings } = found
      const { currency, language, markup } = settings
      const decided = { payments: paymentsOf(settings), site: siteOf(settings), products: listedWith(productsOf(settings)), contact: contactOf(settings) }
      return { orgId, name, currency, language, markup, minimumCheckinDays: minimumDaysOf(settings), ...decided }
    },
    isBlockedSession: (orgId, token) => people.isBlockedSession(orgId, token),
    sessionOf: (orgId, token) => people.findSession(orgId, token),
    async actsFor(orgId, { userId: actor, usrType }, userId) {
      const person = await db.inTenant(orgId, (tx) => people.find(tx, userId as UserId), { readOnly: true })
      return person !== null && (usrType === 1 || person.agentId === actor)
    },
    deskOf: (orgId, { userId, sessionId }) => db.inTenant(orgId, (tx) => agencySales.deskOf(tx, { orgId, sessionId, agentId: userId }), { readOnly: true }),
    memberPricePoints: (orgId, { userId }) =>
      db.inTenant(orgId, async (tx) => (await memberships.benefitsOf(tx, { orgId, userId }))?.memberPricePoints ?? 0, { readOnly: true }),
    knowsCurrency: (code) => currencies.has(code),
    languages,
    publicUrl: config.publicUrl,
    trustsProxy: config.trustProxy ?? false,
  }
  const live = createLive({ callerOf: (handshake) => watcherOf(handshake, who), guestOf: (handshake) => guestOf(handshake, who), watch: core.watch }, (error) =>
    reportFault(error, { live: 'booking' }),
  )
  core.outbox.on(BOOKING_STATUS, (event) => live.send(event.payload as BookingStatusEvent))
  core.outbox.on(SUPPORT_MESSAGE, async (event) => live.sendMessage(event.payload as SupportNews))
  core.outbox.on(SESSIONS_ENDED, async (event) => live.endSessions(event.payload as Parameters<Live['endSessions']>[0]))
  core.outbox.on(PERSON_BLOCKED, async (event) => live.block((event.payload as { userId: string }).userId))
  core.outbox.on(FINGERPRINT_REQUESTED, async (event) => live.requestFingerprint((event.payload as { userId: string }).userId))
  core.outbox.on(MINIMUM_DAYS_CHANGED, async (event) => live.sendMinimumDays(event.orgId, (event.payload as { days: number }).days))
  const app = createApp(routes, {
    who,
    ids,
    idempotency,
    observe: deps.observe,
    reportFault,
  })
  const work = createWork({
    due: [
      ...core.work,
      { name: LATER_CHARGES, pauseMs: 1_000, pollMs: MINUTE_MS, runsAtPoll: true, run: later.run, nextDueMs: later.nextDueMs },
      ...core.sold.flatMap((each) => [...(each.due ?? []), ...(each.dueInShop?.(core.shop) ?? [])]),
      { name: MAIL, pauseMs: 1_000, pollMs: MAIL_POLL_MS, run: () => messages.deliver(), nextDueMs: messages.nextDueMs },
    ],
    byClock: [
      { name: 'work mark', everyMs: WORK_MARK_MS, run: () => workMark.set(db, clock.nowMs()) },
      ...core.sold.flatMap(({ byClock = [] }) => byClock),
      { name: 'currencies', everyMs: MINUTE_MS, inEachProcess: true, run: () => currencies.refresh() },
      {
        name: 'sweep',
        everyMs: HOUR_MS,
        run: () =>
          Promise.all([
            db.asSystem((tx) => people.sweep(tx), { unhurried: true }),
            db.asSystem((tx) => core.sweep(tx), { unhurried: true }),
            db.asSystem((tx) => risk.sweep(tx), { unhurried: true }),
            db.asSystem((tx) => ads.sweep(tx), { unhurried: true }),
            idempotency.prune(),
          ]),
      },
    ],
    db,
    nowMs: () => clock.nowMs(),
    reportFault,
  })

  const demoHolder = async (host: string, email: string) => {
    const org = await organisations.findByHost(host)
    const person = org && (await db.inTenant(org.orgId, (tx) => people.findByEmail(tx, email), { readOnly: true }))
    return person ? { ...person, orgId: org.orgId, currency: org.settings.currency } : null
  }

  return {
    fetch: app.fetch,
    knowsHost: async (host) => (await organisations.findByHost(host)) !== null,
    shop: core.shop,
    work: { ...work, stop: () => work.stop().then(core.settled) },
    live,
    migrations: [
      idempotencyMigrations,
      workMarkMigrations,
      httpMigrations,
      organisations.migrations,
      people.migrations,
      audit.migrations,
      messages.migrations,
      support.migrations,
      ads.migrations,
      cards.migrations,
      ...bookingMigrations,
      ...core.sold.flatMap(({ migrations }) => migrations),
      // Behind those of hotels, which made its table in older databases.
      fxMigrations,
    ],
    invariants: [
      tenantTablesAreProtected,
      ...organisations.invariants,
      ...people.invariants,
      ...audit.invariants,
      ...messages.invariants,
      ...support.invariants,
      ...bookingCoreInvariants,
      ...core.productInvariants,
      ...gatewayInvariants('gateway'),
      ...laterGatewayInvariants('gateway'),
    ],
    async seed() {
      await db.asSystem((tx) => organisations.seed(tx))
      await db.asSystem((tx) => people.seed(tx), { unhurried: true })
      await db.asSystem((tx) => fx.seed(tx, demoWorld().rates))
      for (const { seed } of core.sold) if (seed) await db.asSystem((tx) => seed(tx), { unhurried: true })
      await currencies.refresh()
      await db.asSystem((tx) => core.seedAgency(tx))
      for (const organisation of await organisations.list()) await db.inTenant(organisation.orgId, (tx) => ads.seed(tx, organisation))
      const member = await demoHolder('localhost', 'member@sojourn.test')
      if (member)
        await db.inTenant(member.orgId, (tx) => seedDemoTrips({ trips: core.trips, nowMs: clock.nowMs(), staysAt: demoStaysIn(demoWorld()) }, tx, member))
      await seedInstruments({ db, ledger: createLedger(shared), coupons, paymentCards, points, holderOf: demoHolder })
    },
    async seedCards(put) {
      const home = await organisations.findByHost('localhost')
      const person = home && (await db.inTenant(home.orgId, (tx) => people.findByEmail(tx, DEMO_CARD_HOLDER)))
      if (!person) return
      const holder = { ...person, orgId: home.orgId, name: `${person.firstName} ${person.lastName}` }
      await cards.seed(holder, put)
      const card = (await cards.listOf(holder))?.find(({ isDefault }) => isDefault)
      if (card) await seedMandate({ transactions: db, memberships, scheduled }, { ...holder, seller: home.name, language: home.settings.language, card })
    },
    seedCopies: (scale, onProgress) => hotels.seedCopies(demoWorld(), scale, onProgress),
    async seedDefaultOrganisation(host) {
      await db.asSystem((tx) => organisations.seedDefault(tx, host))
      await currencies.refresh()
    },
    hosts: async () => (await organisations.list()).flatMap(({ hosts }) => [...hosts]),
    async makeOperator(email, origin) {
      const [first] = await organisations.list()
      return people.makeOperator({ orgId: first?.orgId as OrgId, email, origin })
    },
  }
}

/** The best-rated stays of a place of the demo world, by the name of its drawing. */
const demoStaysIn = (world: World) => (art: string) => {
  const place = world.destinations.find(({ key }) => key === art)
  const hotels = place ? world.hotelsOf(place).toSorted((a, b) => b.score - a.score) : []
  return hotels.map(({ id, name, facade, stars }) => ({ hotelId: id, name, image: `facades/${facade}`, stars }))
}
