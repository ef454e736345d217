import { subtract } from '@sojourn/kernel'
import { credit } from '../modules/ledger/index.ts'
import { mailCancelled, mailConfirmed, mailFailed } from './mails.ts'
import type { Postman } from './parts.ts'
import type { Seller } from './seller.ts'
import type { StaySupplier } from './stay-supplier.ts'

/** Stays, as bookings see a seller: their supplier has the rooms, the property is owed what is neither tax nor our share. */
export const staySeller = (stays: StaySupplier, post: Postman): Seller => ({
  confirm: (tx, booking) => stays.confirm(tx, booking),
  release: (tx, held) => stays.release(tx, held),
  cancel: (tx, booking) => stays.cancel(tx, booking),
  owed({ payNow, taxNow, revenue }) {
    const supplier = subtract(payNow, { minor: taxNow.minor + revenue.minor, currency: payNow.currency })
    return [credit('supplier_payable', supplier), credit('tax_payable', taxNow), credit('revenue', revenue)]
  },
  mailConfirmed: (tx, booking) => mailConfirmed(post, tx, booking),
  mailFailed: (tx, booking, refunded, back) => mailFailed(post, tx, booking, refunded, back),
  mailCancelled: (tx, booking, cancelled) => mailCancelled(post, tx, booking, cancelled),
})
