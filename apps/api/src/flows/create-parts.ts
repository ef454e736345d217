import { createBookings } from '../modules/bookings/index.ts'
import { createCheckouts } from '../modules/checkouts/index.ts'
import { createLedger } from '../modules/ledger/index.ts'
import { createOutbox } from '../modules/outbox/index.ts'
import { createPayments } from '../modules/payments/index.ts'
import { createSagas } from '../modules/sagas/index.ts'
import { createTenders, type TenderId } from '../modules/tenders/index.ts'
import { createGifts } from '../modules/wallet/index.ts'
import { createBackground } from './background.ts'
import { bookStaySaga } from './book-stay/saga.ts'
import type { WalletParts } from './buy-wallet/wallet-parts.ts'
import { walletSeller } from './buy-wallet/wallet-seller.ts'
import { giveBackSaga } from './cancel-booking/saga.ts'
import { checkoutMoney } from './checkout-money.ts'
import type { BookingCoreDeps } from './core-deps.ts'
import type { Parts } from './parts.ts'
import { staySeller } from './stay-seller.ts'
import { cardShapes, createTendering, type TenderParts } from './tenders/index.ts'

/** Outbox topic of a booking's changes; the payload is a `BookingStatusEvent`. */
export const BOOKING_STATUS = 'booking.status'

/** The modules of booking, each handed what it needs of the others. */
export function createParts(deps: BookingCoreDeps): { parts: Parts; wallet: WalletParts } {
  const { transactions, clock, ids, reportFault, coupons, points, paymentCards, creditLines, stays, post } = deps
  const ledger = createLedger({ clock, ids })
  const tenders = createTenders({ clock, ids })
  const rates: BookingCoreDeps['rates'] = (tx) => deps.rates(tx)
  const tenderParts: TenderParts = { clock, ledger, tenders, coupons, points, paymentCards, creditLines, rates }
  const wallet: WalletParts = {
    gifts: createGifts({ clock, ids }),
    cards: paymentCards,
    tries: deps.codeTries,
    shapesOf: (tx, orgId, cards, currency) => cardShapes(tenderParts, tx, { orgId }, cards, currency),
    tendersOf: (tx, orgId, tenderIds) => tenders.listByIds(tx, orgId, tenderIds as readonly TenderId[]),
    rates,
  }
  const checkouts = createCheckouts({ clock, ids })
  const ofStays = staySeller(stays, post)
  const parts: Parts = {
    transactions,
    clock,
    stays,
    sellers: { HLT: ofStays, VR: ofStays, WLT: walletSeller(wallet, post) },
    checkouts,
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
    ledger,
    tendering: createTendering(tenderParts),
    changing: { transactions, checkouts, parts: tenderParts, moneyOf: (tx, checkout, held) => checkoutMoney(parts.tendering, tx, checkout, held) },
    outbox: createOutbox({ transactions, clock, ids, reportFault }),
    sagas: createSagas({
      transactions,
      clock,
      ids,
      definitions: [bookStaySaga(() => parts), giveBackSaga(() => parts)],
      reportFault,
      ...(deps.probe ? { probe: deps.probe } : {}),
    }),
    post,
    acting: { mayActFor: (tx, caller, owner) => deps.mayActFor(tx, caller, owner) },
    background: createBackground((error) => reportFault(error, { flow: 'background' })),
    asking: new Map(),
  }
  return { parts, wallet }
}
