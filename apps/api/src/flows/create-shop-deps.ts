import { createSeal, readOnce } from '@sojourn/db'
import { createBookings } from '../modules/bookings/index.ts'
import { createCheckouts } from '../modules/checkouts/index.ts'
import { createEarlyHolds } from '../modules/early-holds/index.ts'
import { createHoldLimits } from '../modules/hold-limits/index.ts'
import { createLedger } from '../modules/ledger/index.ts'
import { createOutbox } from '../modules/outbox/index.ts'
import { createPayments } from '../modules/payments/index.ts'
import { createRemoteHolds } from '../modules/remote-holds/index.ts'
import { createSagas, type SagaDefinition } from '../modules/sagas/index.ts'
import { createTenders } from '../modules/tenders/index.ts'
import { createWaitingLists } from '../modules/waiting-lists/index.ts'
import type { ProductDeps, ProductModule } from '../sale/product-module.ts'
import { createProducts } from '../sale/registry.ts'
import { createBackground } from './background.ts'
import { bookRemoteSaga } from './book/remote-saga.ts'
import { bookSaga } from './book/saga.ts'
import { undoOrderSaga } from './book/undo-order.ts'
import { bookedInWords } from './booked-in-words.ts'
import { cancelItemSaga } from './cancel/cancel-item.ts'
import { giveBackSaga } from './cancel/saga.ts'
import { checkoutMoney } from './checkout-money.ts'
import type { BookingCoreDeps } from './core-deps.ts'
import { cancelUnpaidSaga } from './payment/booking-charges/cancel-unpaid.ts'
import { withdrawBooking } from './payment/withdraw-booking.ts'
import type { ShopDeps } from './shop-deps.ts'
import { cardShapes, createTendering, type TenderParts } from './tenders/index.ts'

/** Outbox topic of a booking's changes; the payload is a `BookingStatusEvent`. */
export const BOOKING_STATUS = 'booking.status'

/** The modules of booking, each handed what it needs of the others. */
export function createParts(deps: BookingCoreDeps): { deps: ShopDeps; sold: readonly ProductModule[] } {
  const { transactions, clock, ids, reportFault, coupons, points, paymentCards, creditLines, codeTries, post } = deps
  const ledger = createLedger({ clock, ids })
  const tenders = createTenders({ clock, ids })
  const rates: BookingCoreDeps['rates'] = (tx) => deps.rates(tx)
  const benefitsOf: BookingCoreDeps['benefitsOf'] = (tx, of) => deps.benefitsOf(tx, of)
  const pointsTimes: TenderParts['pointsTimes'] = readOnce(
    async (tx, of) => (await benefitsOf(tx, of))?.pointsTimes ?? 1,
    ({ orgId, userId }) => `${orgId}/${userId}`,
  )
  const instruments = { clock, ledger, tenders, coupons, points, paymentCards, creditLines, rates, pointsTimes }
  const shapesOf: ProductDeps['cardShapes'] = (tx, orgId, cards, currency) => cardShapes(instruments, tx, { orgId }, cards, currency)
  const waitingLists = createWaitingLists({ clock, ids })
  const { cameFree } = waitingLists
  const sold = deps.sells({
    transactions,
    clock,
    ids,
    ledger,
    tenders,
    post,
    paymentCards,
    codeTries,
    rates,
    cardShapes: shapesOf,
    cameFree,
    planOf: (tx, of) => benefitsOf(tx, of),
    groupPlansOf: (tx, of) => deps.groupPlansOf(tx, of),
  })
  const products = createProducts(
    sold.flatMap((each) => each.products),
    sold.flatMap((each) => each.packages ?? []),
  )
  const checkouts = createCheckouts({ clock, ids })
  const tenderParts: TenderParts = { ...instruments, products, checkouts }
  const parts: ShopDeps = {
    transactions,
    clock,
    benefitsOf,
    products,
    checkouts,
    remoteHolds: createRemoteHolds({ clock }),
    holdLimits: createHoldLimits({ clock, proofs: deps.proofs, times: deps.holdLimitTimes ?? 1 }),
    earlyHolds: createEarlyHolds({ clock }),
    waitingLists,
    bookings: createBookings({
      clock,
      ids,
      products,
      seal: createSeal(deps.secret, 'travellers'),
      inCurrentLanguage: (booked) => bookedInWords(products, booked),
      announce: async (tx, { orgId, bookingId, status, message, key }) => {
        await parts.outbox.emit(tx, { orgId, topic: BOOKING_STATUS, key, payload: { booking_id: bookingId, status, message } })
      },
    }),
    payments: createPayments({ clock, ids, gateway: deps.gateway }),
    risk: deps.risk,
    payers: deps.payers,
    account: deps.payment,
    ledger,
    tendering: createTendering(tenderParts),
    changing: {
      transactions,
      checkouts,
      deps: tenderParts,
      codes: codeTries,
      moneyOf: (tx, checkout, known) => checkoutMoney(parts, tx, checkout, known),
      reopen: (booking) => withdrawBooking(parts, booking, 'reopened'),
    },
    outbox: createOutbox({ transactions, clock, ids, reportFault }),
    sagas: createSagas({
      transactions,
      clock,
      ids,
      definitions: [bookSaga, bookRemoteSaga, undoOrderSaga, cancelItemSaga, giveBackSaga, cancelUnpaidSaga].map(
        (define) => define(() => parts) as SagaDefinition<never>,
      ),
      reportFault,
      ...(deps.probe ? { probe: deps.probe } : {}),
    }),
    scheduled: deps.scheduled,
    refundLater: (tx, request) => deps.refundLater(tx, request),
    mailer: post,
    agencySales: deps.agencySales,
    people: deps.agencyPeople,
    acting: { mayActFor: (tx, caller, owner) => deps.mayActFor(tx, caller, owner) },
    audit: deps.audit,
    background: createBackground((error) => reportFault(error, { flow: 'background' })),
    syncing: new Map(),
  }
  return { deps: parts, sold }
}
