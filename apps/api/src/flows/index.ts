import type { BrowserId, OrgId, Tx, UserId } from '@sojourn/kernel'
import type { Route, SignedInCaller } from '../http/index.ts'
import { bookingsHttp } from '../modules/bookings/index.ts'
import { checkoutsHttp } from '../modules/checkouts/index.ts'
import type { Outbox } from '../modules/outbox/index.ts'
import { createPayLinks } from '../modules/pay-links/index.ts'
import { createAgency } from './agents/index.ts'
import { askAboutOpen } from './ask-gateway.ts'
import { bookStayHttp } from './book-stay/http.ts'
import { buyWalletHttp } from './buy-wallet/http.ts'
import { cancelBookingHttp } from './cancel-booking/http.ts'
import { payingOf } from './checkout-money.ts'
import type { BookingCoreDeps } from './core-deps.ts'
import { createParts } from './create-parts.ts'
import { expireHolds } from './expire-holds/expire-holds.ts'
import { moneyOfBooking } from './money-of-booking.ts'
import type { Parts } from './parts.ts'
import { payBookingHttp } from './pay-booking/http.ts'
import { prebookStayHttp } from './prebook-stay/http.ts'
import { tendersHttp } from './tenders/index.ts'

export type { BookingCoreDeps } from './core-deps.ts'
export { bookingCoreInvariants, bookingMigrations } from './core-tables.ts'
export { BOOKING_STATUS } from './create-parts.ts'
export { hotelsAsSupplier } from './hotels-as-supplier.ts'
export { gatewayInvariants } from './invariants.ts'
export type { Acting, GatewayAccount, Payers, Postman } from './parts.ts'
export type { StayAsk, StayQuote, StaySupplier } from './stay-supplier.ts'

export interface BookingCore {
  readonly routes: readonly Route[]
  /** Done again and again, on every node. */
  readonly work: readonly { readonly name: string; readonly everyMs: number; run(): Promise<unknown> }[]
  readonly outbox: Outbox
  /** At sign-in: what a browser holds becomes the person's. */
  adoptCheckouts(tx: Tx, who: { orgId: OrgId; browserId: BrowserId; userId: UserId }): Promise<void>
  /** May this person watch this booking live? False for a booking that is not there. */
  mayWatch(caller: Pick<SignedInCaller, 'orgId' | 'user'>, bookingId: string): Promise<boolean>
  /** What runs behind answers has ended. */
  settled(): Promise<void>
  /** The credit line of the demo world, in a system transaction after its people; the same again changes nothing. */
  seedAgency(tx: Tx): Promise<void>
}

/** A slow gateway must not keep other sagas waiting for their round. */
const ROUND_WAIT_MS = 1_000

/** From an offer to a confirmed booking and back: the modules of booking, and the flows in which they meet. */
export function createBookingCore(deps: BookingCoreDeps): BookingCore {
  const { transactions, clock } = deps
  const { parts, wallet } = createParts(deps)
  const { checkouts, bookings, ledger, stays, post, acting, tendering } = parts
  const letGoTenders: Parts['tendering']['letGo'] = (tx, of) => tendering.letGo(tx, of)
  const { creditLines, agencyPeople: people, ids } = deps
  const payLinks = createPayLinks({ clock, ids })
  const agency = createAgency({ transactions, clock, ledger, checkouts, bookings, stays, creditLines, payLinks, people, post, letGoTenders })
  const soon = (run: () => Promise<unknown>) => () => parts.background.atMost(ROUND_WAIT_MS, run)

  return {
    routes: [
      ...prebookStayHttp(parts),
      ...checkoutsHttp({ transactions, clock, checkouts, payment: deps.payment, howToPay: (tx, checkout, caller) => payingOf(parts, tx, checkout, caller) }),
      ...bookStayHttp(parts, deps.webhookSecrets),
      ...payBookingHttp(parts),
      ...cancelBookingHttp(parts),
      ...buyWalletHttp(parts, wallet),
      ...tendersHttp(parts.changing),
      ...agency.routes,
      ...bookingsHttp({
        transactions,
        clock,
        bookings,
        moneyOf: (tx, booking) => moneyOfBooking(parts, tx, booking),
        mayActFor: acting.mayActFor,
      }),
    ],
    work: [
      { name: 'sagas', everyMs: 500, run: soon(() => parts.sagas.runDue()) },
      { name: 'outbox', everyMs: 500, run: soon(() => parts.outbox.runDue()) },
      { name: 'ask-gateway', everyMs: 1_000, run: soon(() => askAboutOpen(parts)) },
      { name: 'expire-holds', everyMs: 1_000, run: soon(() => expireHolds(parts)) },
    ],
    outbox: parts.outbox,
    async adoptCheckouts(tx, who) {
      await checkouts.adopt(tx, who)
    },
    mayWatch: (caller, bookingId) =>
      transactions.inTenant(caller.orgId, async (tx) => {
        const booking = await bookings.find(tx, caller.orgId, bookingId as Parameters<Parts['bookings']['find']>[2])
        return booking !== null && (booking.userId === caller.user.userId || (await acting.mayActFor(tx, caller, booking.userId)))
      }),
    settled: () => parts.background.settled(),
    seedAgency: (tx) => agency.seed(tx),
  }
}
