import type { BookingStatusEvent } from '@sojourn/contracts'
import type { InvariantCheck } from '@sojourn/db'
import { inLanguage } from '@sojourn/i18n/server'
import type { BookingId, BrowserId, OrgId, Outcome, Tx, UserId } from '@sojourn/kernel'
import type { Caller, Route, SignedInCaller } from '../http/index.ts'
import { bookingsHttp, leftOf } from '../modules/bookings/index.ts'
import { checkoutsHttp, checkoutsStoredOf } from '../modules/checkouts/index.ts'
import { createNotices } from '../modules/notices/index.ts'
import { OUTBOX, type Outbox } from '../modules/outbox/index.ts'
import { createPayLinks } from '../modules/pay-links/index.ts'
import { OPEN_PAYMENTS } from '../modules/payments/index.ts'
import { createPlaces } from '../modules/places/index.ts'
import { REMOTE_HOLDS } from '../modules/remote-holds/index.ts'
import { SAGAS } from '../modules/sagas/index.ts'
import { createSupplierNews, SUPPLIER_NEWS } from '../modules/supplier-news/index.ts'
import { createTrips, type Trips } from '../modules/trips/index.ts'
import { WAITING_LISTS } from '../modules/waiting-lists/index.ts'
import type { ChargeOwner } from '../sale/charge-owner.ts'
import type { ProductModule } from '../sale/product-module.ts'
import type { Shop } from '../sale/shop.ts'
import { accountHttp } from './account/http.ts'
import { agencyOf, billedTo, clientPriceOf } from './agency-of-booking.ts'
import { namesOf } from './agency-people.ts'
import { createAgency } from './agents/index.ts'
import { bookOffer } from './book/book.ts'
import { confirmAtOnce } from './book/confirm-at-once.ts'
import { bookHttp } from './book/http.ts'
import { cancelBooking, cancelUnpaid, quoteCancellation } from './cancel/cancel-booking.ts'
import { cancelBookingHttp } from './cancel/http.ts'
import { endForWhole, providerCancels } from './cancel/provider-cancels.ts'
import { changeItem, quoteChange } from './change/change-item.ts'
import { changeHttp } from './change/http.ts'
import { payingOf } from './checkout-money.ts'
import type { BookingCoreDeps } from './core-deps.ts'
import { createParts } from './create-shop-deps.ts'
import { expireHolds, nextExpiryMs } from './expire/expire-holds.ts'
import { releaseRemote } from './expire/release-remote.ts'
import { guaranteedBy } from './guaranteed-by.ts'
import { noticesHttp } from './notices/http.ts'
import { unknownItemsHttp } from './operator/http.ts'
import { findCheckout, releaseAllHeld, releaseOwn } from './own-checkout.ts'
import { ownFree } from './own-free.ts'
import { ruleInvariants } from './paid-invariants.ts'
import { payBookingHttp } from './pay/http.ts'
import { askAboutOpen, nextAskMs } from './payment/ask-gateway.ts'
import { chargeFee } from './payment/booking-charges/charge-fee.ts'
import { bookingCharges } from './payment/booking-charges/charge-owner.ts'
import { owingBookings } from './payment/booking-charges/on-wire.ts'
import { findBetterPrice } from './prebook/better-price.ts'
import { type AskedInstead, holdInstead, type PricedInstead, priceInstead } from './prebook/hold-change.ts'
import { holdEarly, releaseEarly } from './prebook/hold-early.ts'
import { prebookHttp } from './prebook/http.ts'
import { prebook, withinLimits } from './prebook/prebook.ts'
import { priceItems } from './prebook/price-items.ts'
import { swap } from './prebook/swap.ts'
import { releaseEarlyIn } from './release-early.ts'
import type { ShopDeps } from './shop-deps.ts'
import { cancellingOfShown, chargesOfShown, totalsOfShown } from './shown-money.ts'
import { hearNews } from './supplier-news/hear-news.ts'
import { supplierNewsHttp } from './supplier-news/http.ts'
import type { NewsDeps } from './supplier-news/news-deps.ts'
import { newsOfShown } from './supplier-news/news-on-wire.ts'
import { actOnNews, askForNews } from './supplier-news/receive-news.ts'
import { tellNews } from './supplier-news/tell-news.ts'
import { applyCash, applyCoupon, hasValue, readValue, tendersHttp } from './tenders/index.ts'
import { tripsHttp } from './trips/http.ts'
import { goThroughLines } from './waiting/go-through-lines.ts'
import { waitingHttp } from './waiting/http.ts'
import { forgetWaiting } from './waiting/own-waiting.ts'
import type { WaitingDeps } from './waiting/waiting-deps.ts'
import { waitingOffersOf, waitingStoredOf } from './waiting/waiting-stored.ts'

export { createLaterCharges, laterGatewayInvariants } from './charge-later/index.ts'
export type { BookingCoreDeps } from './core-deps.ts'
export { bookingCoreInvariants, bookingMigrations } from './core-tables.ts'
export { BOOKING_STATUS } from './create-shop-deps.ts'
export { gatewayInvariants } from './invariants.ts'
export type { Acting, GatewayAccount, Mailer, Payers } from './shop-deps.ts'

/** Work on rows that fall due, as the background jobs run it. */
export interface DueWork {
  /** What the rows are announced as. */
  readonly name: string
  readonly pauseMs: number
  readonly pollMs: number
  /** Also run at each poll, where nothing is due. */
  readonly runsAtPoll?: boolean
  run(): Promise<number>
  nextDueMs(tx: Tx): Promise<number | null>
}

export interface BookingCore {
  /** How the products sell what they have. */
  readonly shop: Shop
  readonly products: Pick<ShopDeps['products'], 'isSold' | 'rulesOf'>
  /** What is sold, folder by folder. */
  readonly sold: readonly ProductModule[]
  /** Of what is sold. */
  readonly productInvariants: readonly InvariantCheck[]
  readonly routes: readonly Route[]
  /** What bookings are charged later. */
  readonly charges: ChargeOwner
  /** What falls due: run by any process of any node. */
  readonly work: readonly DueWork[]
  readonly outbox: Outbox
  /** At sign-in: what a browser holds, and waits for, becomes the person's. */
  adoptCheckouts(tx: Tx, who: { orgId: OrgId; browserId: BrowserId; userId: UserId }): Promise<void>
  /** At sign-out: what is held early in this browser becomes free. */
  releaseEarlyIn(tx: Tx, here: { orgId: OrgId; browserId: BrowserId; userId: UserId }): Promise<void>
  /** The state of a booking, for those who may watch it live; null for anyone else and for one that does not exist. */
  watch(caller: Pick<SignedInCaller, 'orgId' | 'user'>, bookingId: string): Promise<BookingStatusEvent | null>
  /** What is stored about a person, by the parts of the file of their data: of checkouts, and of what is sold. */
  storedOf(tx: Tx, of: { orgId: OrgId; userId: UserId; email: string }): Promise<Readonly<Record<string, unknown>>>
  /** In the transaction that closes an account: they wait for nothing any more. */
  forgetWaiting(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<void>
  /** Whether a booking is this person's own; false for one that is not there. */
  isOwn(tx: Tx, of: { orgId: OrgId; userId: UserId; bookingId: BookingId }): Promise<boolean>
  /** The live bookings of a person that are not over and are guaranteed by one of these cards. */
  guaranteedBy(tx: Tx, of: { orgId: OrgId; userId: UserId }, cardIds: readonly string[]): ReturnType<typeof guaranteedBy>
  /** Removes expired counts. In a system transaction, hourly or so. */
  sweep(tx: Tx): Promise<unknown>
  /** What runs behind answers has ended. */
  settled(): Promise<void>
  /** The credit line of the demo world, in a system transaction after its people; the same again changes nothing. */
  seedAgency(tx: Tx): Promise<void>
  readonly trips: Trips
}

/** A slow gateway must not keep other sagas waiting for their round. */
const ROUND_WAIT_MS = 1_000
/** A saga whose process died is resumed when its lease of three seconds ends, and never half a second later than this allows. */
const SAGA_POLL_MS = 3_500
const POLL_MS = 20_000
const MINUTE_MS = 60_000

/** From an offer to a confirmed booking and back: the modules of booking, and the flows in which they meet. */
export function createBookingCore(deps: BookingCoreDeps): BookingCore {
  const { transactions, clock } = deps
  const { deps: parts, sold } = createParts(deps)
  const places = createPlaces(() => sold.flatMap((each) => each.places ?? []))
  const supplierNews = createSupplierNews({ clock })
  const waitingParts: WaitingDeps = { ...parts, prebook: (request, caller) => prebook(parts, request, caller) }
  const newsParts: NewsDeps = {
    ...parts,
    supplierNews,
    providerCancels: (told) => providerCancels(parts, told),
    endForWhole: (of) => endForWhole(parts, of),
    warn: deps.warn ?? (() => {}),
  }
  const changeParts = {
    ...parts,
    supplierNews,
    price: (tx: Tx, asked: AskedInstead) => priceInstead(parts, tx, asked),
    hold: (tx: Tx, instead: PricedInstead, changing: Parameters<typeof holdInstead>[3]) => holdInstead(parts, tx, instead, changing),
    withinLimits: <T>(caller: Caller, run: () => Promise<Outcome<T>>) => withinLimits(parts, caller, run),
    confirmAtOnce: (tx: Tx, of: Parameters<typeof confirmAtOnce>[2]) => confirmAtOnce(parts, tx, of),
  }
  const shop: Shop = {
    holdEarly: (request, caller) => holdEarly(parts, request, caller),
    releaseEarly: (token, caller) => releaseEarly(parts, token, caller),
    price: (request, caller) => priceItems(parts, request, caller),
    ownFree: (product, caller, read) => ownFree(parts, product, caller, read),
    prebook: (request, caller) => prebook(parts, request, caller),
    swap: (request, caller) => swap(parts, request, caller),
    book: (product, request, caller) => bookOffer(parts, product, request, caller),
    find: (checkoutId, caller) => findCheckout(parts, checkoutId, caller),
    applyCoupon: (request, caller) => applyCoupon(parts.changing, request, caller),
    applyCash: (request, caller) => applyCash(parts.changing, request, caller),
    release: (checkoutId, caller) => releaseOwn(parts, checkoutId, caller),
    quoteCancellation: (request, caller) => quoteCancellation(parts, request, caller),
    cancel: (request, caller) => cancelBooking(parts, request, caller),
    chargeFee: (tx, of) => chargeFee(parts, tx, of),
    cancelUnpaid: (tx, of) => cancelUnpaid(parts, tx, of),
    providerCancels: (told) => providerCancels(parts, told),
    tellNews: (told) => tellNews(newsParts, told),
    hear: (said) => hearNews(newsParts, said),
    quoteChange: (request, caller) => quoteChange(changeParts, request, caller),
    change: (request, caller) => changeItem(changeParts, request, caller),
  }
  const { checkouts, remoteHolds, holdLimits, bookings, ledger, products, mailer: post, acting, tendering } = parts
  const releaseTenders: ShopDeps['tendering']['releaseCheckout'] = (tx, of) => tendering.releaseCheckout(tx, of)
  const { creditLines, agencyPeople: people, ids } = deps
  const payLinks = createPayLinks({ clock, ids })
  const trips = createTrips({ clock, ids })
  const agency = createAgency({
    transactions,
    clock,
    ledger,
    checkouts,
    remoteHolds,
    holdLimits,
    bookings,
    products,
    creditLines,
    agencySales: parts.agencySales,
    payLinks,
    people,
    mailer: post,
    audit: deps.audit,
    releaseTenders,
  })
  const soon = (run: () => Promise<number>) => async () => {
    // Work that is still running after the wait counts as something done: there may be more.
    let count = 1
    await parts.background.atMost(ROUND_WAIT_MS, async () => {
      count = await run()
    })
    return count
  }

  /** Who the travellers of a person's bookings are, whole: the file is theirs. */
  const travellersOf = async (tx: Tx, of: { orgId: OrgId; userId: UserId }) =>
    (await bookings.identitiesOfUser(tx, of)).map(({ bookingId, travellerNo, identity }) => ({ booking_id: bookingId, traveller_no: travellerNo, ...identity }))

  return {
    shop,
    products,
    sold,
    productInvariants: [...ruleInvariants(parts.products), ...sold.flatMap((each) => each.invariants)],
    routes: [
      ...sold.flatMap((each) => each.routes(shop)),
      ...prebookHttp(parts),
      ...checkoutsHttp({
        transactions,
        clock,
        checkouts,
        products,
        payment: deps.payment,
        howToPay: (tx, checkout, caller) => payingOf(parts, tx, checkout, caller),
        betterPrice: (checkout, caller) => findBetterPrice(parts, checkout, caller),
      }),
      ...bookHttp(parts, deps.webhookSecrets, deps.onGatewayNews ?? (async () => {})),
      ...payBookingHttp(parts),
      ...cancelBookingHttp(parts),
      ...supplierNewsHttp(newsParts),
      ...waitingHttp(waitingParts),
      ...changeHttp(changeParts),
      ...unknownItemsHttp(parts),
      ...tendersHttp(parts.changing),
      ...agency.routes,
      ...tripsHttp({
        transactions,
        clock,
        trips,
        rates: deps.rates,
        bookings: {
          // A trip has what is left of a booking: nobody waits for what was cancelled alone, nor pays for it.
          find: async (tx, orgId, bookingId) => {
            const booking = await bookings.find(tx, orgId, bookingId)
            return booking && leftOf(await bookings.shown(tx, booking))
          },
        },
        products,
        placesNamed: async (tx, text) => (await places.find(tx, { text, types: ['city'] })).map(({ place }) => ({ ...place, art: place.destinationId })),
        acts: deps.audit,
        invitations: deps.invitations,
        moneyOf: async (tx, { orgId, bookingId }) => totalsOfShown(parts, tx, await bookings.shown(tx, (await bookings.find(tx, orgId, bookingId))!)),
        namesOf: (tx, userIds) => namesOf(people, tx, userIds),
      }),
      ...noticesHttp({
        transactions,
        clock,
        notices: createNotices({ clock }),
        bookings,
        acts: deps.audit,
        products,
        refunds: parts.payments.refunds,
        newsSince: (tx, of, sinceMs) => supplierNews.since(tx, of, sinceMs),
        waitingOffersOf: (tx, of) => waitingOffersOf(waitingParts, tx, of),
        unreadMessagesOf: (tx, of) => deps.support.unreadOf(tx, of),
      }),
      ...accountHttp({
        transactions,
        clock,
        bookings,
        products,
        accounts: deps.accounts,
        payers: deps.payers,
        owingOf: (tx, of) => owingBookings(parts, tx, of),
        forgetMail: (tx, of) => post.forget(tx, of),
        releaseHeld: (tx, of) => releaseAllHeld(parts, tx, of),
        forgetThreads: (tx, of) => deps.support.forget(tx, of),
        hasValue: async (tx, caller) => hasValue(await readValue(parts.changing.deps, tx, caller)),
      }),
      ...bookingsHttp({
        transactions,
        clock,
        acts: deps.audit,
        bookings,
        products,
        moneyOf: (tx, shown) => totalsOfShown(parts, tx, shown),
        chargesOf: (tx, shown) => chargesOfShown(parts, tx, shown),
        cancellingOf: (tx, shown) => cancellingOfShown(parts, tx, shown),
        newsOf: (tx, shown) => newsOfShown({ supplierNews, products }, tx, shown),
        agencyOf: (tx, booking, caller) => agencyOf(parts, tx, booking, caller),
        billedTo: (tx, booking) => billedTo(parts, tx, booking),
        clientPriceOf: (tx, booking, caller) => clientPriceOf(parts, tx, booking, caller),
        mayActFor: acting.mayActFor,
      }),
    ],
    charges: bookingCharges(parts),
    work: [
      {
        name: SAGAS,
        pauseMs: 500,
        pollMs: SAGA_POLL_MS,
        run: soon(() => parts.sagas.runDue()),
        nextDueMs: (tx) => parts.sagas.nextDueMs(tx),
      },
      {
        name: OUTBOX,
        pauseMs: 500,
        pollMs: POLL_MS,
        run: soon(() => parts.outbox.runDue()),
        nextDueMs: (tx) => parts.outbox.nextDueMs(tx),
      },
      { name: OPEN_PAYMENTS, pauseMs: 1_000, pollMs: POLL_MS, run: soon(() => askAboutOpen(parts)), nextDueMs: (tx) => nextAskMs(parts, tx) },
      {
        name: REMOTE_HOLDS,
        pauseMs: 1_000,
        pollMs: POLL_MS,
        run: soon(() => releaseRemote(parts)),
        nextDueMs: (tx) => remoteHolds.nextDueMs(tx),
      },
      {
        name: SUPPLIER_NEWS,
        pauseMs: 1_000,
        pollMs: MINUTE_MS,
        // Where nobody is asked there is nothing to do before something was received.
        runsAtPoll: products.remoteSuppliers.some(({ newsSince }) => newsSince),
        run: soon(async () => {
          await askForNews(newsParts)
          return actOnNews(newsParts)
        }),
        nextDueMs: (tx) => supplierNews.nextDueMs(tx),
      },
      {
        name: WAITING_LISTS,
        pauseMs: 250,
        pollMs: POLL_MS,
        run: soon(() => goThroughLines(waitingParts)),
        nextDueMs: (tx) => parts.waitingLists.nextDueMs(tx),
      },
      // Holds last for minutes at least, so the poll reads each expiry before it comes.
      { name: 'holds', pauseMs: 1_000, pollMs: POLL_MS, run: soon(() => expireHolds(parts)), nextDueMs: (tx) => nextExpiryMs(parts, tx) },
    ],
    outbox: parts.outbox,
    async adoptCheckouts(tx, who) {
      await checkouts.adopt(tx, who)
      await parts.waitingLists.adopt(tx, who)
    },
    releaseEarlyIn: (tx, here) => releaseEarlyIn(parts, tx, here),
    watch: (caller, bookingId) =>
      transactions.inTenant(caller.orgId, async (tx) => {
        const booking = await bookings.find(tx, caller.orgId, bookingId as Parameters<ShopDeps['bookings']['find']>[2])
        if (!booking || !(booking.userId === caller.user.userId || (await acting.mayActFor(tx, caller, booking.userId)))) return null
        return { booking_id: bookingId, status: booking.status, message: inLanguage(booking.language, () => bookings.messageOf(booking)) }
      }),
    async storedOf(tx, of) {
      const stored = await Promise.all(sold.map(({ exportOf }) => exportOf?.(tx, of)))
      return Object.assign(
        { checkouts: await checkoutsStoredOf(tx, of), travellers: await travellersOf(tx, of), waiting_lists: await waitingStoredOf(waitingParts, tx, of) },
        ...stored,
      )
    },
    forgetWaiting: (tx, of) => forgetWaiting(parts, tx, of),
    isOwn: async (tx, { orgId, userId, bookingId }) => (await bookings.find(tx, orgId, bookingId))?.userId === userId,
    guaranteedBy: (tx, of, cardIds) => guaranteedBy(parts, tx, of, cardIds),
    sweep: (tx) => Promise.all([holdLimits.sweep(tx), bookings.sweep(tx), parts.waitingLists.sweep(tx)]),
    settled: () => parts.background.settled(),
    seedAgency: (tx) => agency.seed(tx),
    trips,
  }
}
