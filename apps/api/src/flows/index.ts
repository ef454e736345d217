import type { BrowserId, Clock, Ids, OrgId, Transactions, Tx, UserId } from '@sojourn/kernel'
import type { Route, SignedInCaller } from '../http/index.ts'
import { bookingInvariants, bookingsHttp, bookingsMigrations, createBookings } from '../modules/bookings/index.ts'
import { checkoutInvariants, checkoutsHttp, checkoutsMigrations, createCheckouts } from '../modules/checkouts/index.ts'
import { createLedger, ledgerInvariants, ledgerMigrations } from '../modules/ledger/index.ts'
import { createOutbox, type Outbox, outboxInvariants, outboxMigrations } from '../modules/outbox/index.ts'
import { createPayments, type GatewayClient, paymentInvariants, paymentsMigrations } from '../modules/payments/index.ts'
import { createSagas, type Probe, sagaInvariants, sagaMigrations } from '../modules/sagas/index.ts'
import { askAboutOpen } from './ask-gateway.ts'
import { createBackground } from './background.ts'
import { bookStayHttp } from './book-stay/http.ts'
import { bookStaySaga } from './book-stay/saga.ts'
import { cancelBookingHttp } from './cancel-booking/http.ts'
import { giveBackSaga } from './cancel-booking/saga.ts'
import { expireHolds } from './expire-holds/expire-holds.ts'
import { payingOf } from './how-to-pay.ts'
import { flowInvariants } from './invariants.ts'
import type { Acting, GatewayAccount, Parts, Payers, Postman } from './parts.ts'
import { payBookingHttp } from './pay-booking/http.ts'
import { prebookStayHttp } from './prebook-stay/http.ts'
import { staySeller } from './stay-seller.ts'
import type { StaySupplier } from './stay-supplier.ts'

export { hotelsAsSupplier } from './hotels-as-supplier.ts'
export { gatewayInvariants } from './invariants.ts'
export type { Acting, GatewayAccount, Payers, Postman } from './parts.ts'
export type { StayAsk, StayQuote, StaySupplier } from './stay-supplier.ts'

/** Outbox topic of a booking's changes; the payload is a `BookingStatusEvent`. */
export const BOOKING_STATUS = 'booking.status'

export interface BookingCoreDeps extends Acting {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly gateway: GatewayClient
  readonly stays: StaySupplier
  readonly post: Postman
  /** Where card fields come from, and the key that names us there. */
  readonly payment: GatewayAccount
  readonly payers: Payers
  /** The webhook secret in force and, while it is being changed, the one before. */
  readonly webhookSecrets: readonly string[]
  readonly reportFault: (error: unknown, where: Readonly<Record<string, unknown>>) => void
  /** Where a test may pull the plug on a saga. */
  readonly probe?: Probe
}

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
}

/** In this order: a later one may lean on an earlier one's tables. */
export const bookingMigrations = [sagaMigrations, ledgerMigrations, outboxMigrations, checkoutsMigrations, bookingsMigrations, paymentsMigrations] as const
export const bookingCoreInvariants = [
  ...sagaInvariants,
  ...ledgerInvariants,
  ...outboxInvariants,
  ...checkoutInvariants,
  ...bookingInvariants,
  ...paymentInvariants,
  ...flowInvariants,
] as const

/** A slow gateway must not keep other sagas waiting for their round. */
const ROUND_WAIT_MS = 1_000

/** From an offer to a confirmed booking and back: the modules of booking, and the flows in which they meet. */
export function createBookingCore(deps: BookingCoreDeps): BookingCore {
  const { transactions, clock, ids, reportFault } = deps
  const parts: Parts = {
    transactions,
    clock,
    stays: deps.stays,
    sellers: { HLT: staySeller(deps.stays, deps.post), VR: staySeller(deps.stays, deps.post) },
    checkouts: createCheckouts({ clock, ids }),
    bookings: createBookings({
      clock,
      ids,
      announce: async (tx, { orgId, bookingId, status, message, key }) => {
        await parts.outbox.emit(tx, { orgId, topic: BOOKING_STATUS, key, payload: { booking_id: bookingId, status, message } })
      },
    }),
    payments: createPayments({ clock, ids, gateway: deps.gateway }),
    payers: deps.payers,
    account: deps.payment,
    ledger: createLedger({ clock, ids }),
    outbox: createOutbox({ transactions, clock, ids, reportFault }),
    sagas: createSagas({
      transactions,
      clock,
      ids,
      definitions: [bookStaySaga(() => parts), giveBackSaga(() => parts)],
      reportFault,
      ...(deps.probe ? { probe: deps.probe } : {}),
    }),
    post: deps.post,
    acting: { mayActFor: (tx, caller, owner) => deps.mayActFor(tx, caller, owner) },
    background: createBackground((error) => reportFault(error, { flow: 'background' })),
    asking: new Map(),
  }
  const soon = (run: () => Promise<unknown>) => () => parts.background.atMost(ROUND_WAIT_MS, run)

  return {
    routes: [
      ...prebookStayHttp(parts),
      ...checkoutsHttp({ transactions, clock, checkouts: parts.checkouts, payment: deps.payment, howToPay: payingOf }),
      ...bookStayHttp(parts, deps.webhookSecrets),
      ...payBookingHttp(parts),
      ...cancelBookingHttp(parts),
      ...bookingsHttp({
        transactions,
        clock,
        bookings: parts.bookings,
        moneyOf: (tx: Tx, { orgId, bookingId, total }) => parts.payments.moneyOf(tx, orgId, bookingId, total.currency),
        mayActFor: parts.acting.mayActFor,
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
      await parts.checkouts.adopt(tx, who)
    },
    mayWatch: (caller, bookingId) =>
      transactions.inTenant(caller.orgId, async (tx) => {
        const booking = await parts.bookings.find(tx, caller.orgId, bookingId as Parameters<Parts['bookings']['find']>[2])
        return booking !== null && (booking.userId === caller.user.userId || (await deps.mayActFor(tx, caller, booking.userId)))
      }),
    settled: () => parts.background.settled(),
  }
}
