import { z } from 'zod'
import { defineCall } from './call.ts'
import { paymentToken } from './checkout.ts'
import { amount, email, id, phone } from './wire.ts'

/** The same contract as of other products, without guests, and without an invoice: wallet value is paid by card (A4.8). */
export const bookWallet = defineCall({
  path: '/api/wallet/book',
  tag: 'Wallet',
  summary: 'Buys the wallet value of a checkout at the consented total; where a card is due, opens its payment',
  who: 'buyer',
  keyed: true,
  body: z.object({
    checkoutId: id,
    contact: z.object({ email, phone: phone.or(z.literal('')).default('') }),
    consented_total: amount,
    /** What the person saw a card pay. Where it is another amount by now, nothing is bought and both are told. */
    consented_due: amount.optional(),
    pay_with: z.literal('card', 'a top-up is paid by card').default('card'),
  }),
  data: z.object({ booking_id: id, status: z.string(), payment_token: paymentToken }),
  refusals: ['not_found', 'checkout_expired', 'price_changed', 'demo_account', 'already_booked', 'booked_otherwise', 'order_not_created'],
})
