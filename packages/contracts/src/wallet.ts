// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { typedCode } from '@sojourn/kernel'
import { z } from 'zod'
import { paymentToken } from './book-call.ts'
import { defineCall } from './call.ts'
import { paymentCard } from './tenders.ts'
import { amount, currency, email, id, instant, messageText, nameText, phone } from './wire.ts'

/** What a checkout or a booking of wallet value is about, for a person to read. */
export const walletOffer = z.object({
  product: z.literal('WLT'),
  title: z.string(),
  amount,
  currency,
  /** Whom the certificate is for; null where the value is one's own. */
  gift: z.object({ name: z.string(), email: z.string(), message: z.string() }).nullable(),
})

/** `held` waits for a checkout, `paid` went into a booking, `released` came back from a checkout, `given_back` from a booking. */
export const walletMove = z.enum(['topped_up', 'granted', 'claimed', 'held', 'paid', 'released', 'given_back', 'moved', 'gift_sent', 'gift_claimed'])

export const getWallet = defineCall({
  path: '/api/wallet/get',
  tag: 'Wallet',
  summary: 'Balances by currency, the cards they stand on, and what moved, newest first',
  who: 'user',
  body: z.object({
    cursor: z
      .string()
      .regex(/^\w{1,80}:\d{1,6}$/, 'as `next` of the page before')
      .optional(),
    limit: z.int().min(1).max(50).default(20),
  }),
  data: z.object({
    balances: z.array(z.object({ amount, currency })),
    cards: z.array(paymentCard),
    history: z.array(
      z.object({
        id,
        at: instant,
        /** The last two are of value given away, which is in no balance of the caller's. */
        kind: walletMove,
        label: z.string(),
        /** What it changed the balance by: negative takes away. Of a gift its value. */
        amount,
        currency,
        booking_id: id.nullable(),
      }),
    ),
    next: id.nullable(),
    /** What can be bought, in the caller's currency. */
    top_up: z.object({ currency, minimum: amount, maximum: amount, suggested: z.array(amount) }),
  }),
})

export const prebookWallet = defineCall({
  path: '/api/wallet/prebook',
  tag: 'Wallet',
  summary: 'Opens the checkout of a top-up, or of a certificate for somebody else',
  who: 'buyer',
  body: z.object({
    amount,
    currency: currency.optional(),
    gift: z.object({ name: nameText, email, message: messageText.default('') }).optional(),
  }),
  data: z.object({ checkoutId: id, expires_at: instant }),
  refusals: ['amount_out_of_range', 'unknown_currency', 'demo_account', 'too_many_holds', 'books_elsewhere'],
})

/** A certificate that came by e-mail becomes a card of the person who opens it. */
export const claimCertificate = defineCall({
  path: '/api/wallet/claim',
  tag: 'Wallet',
  summary: 'Puts a certificate that came by e-mail into the caller’s wallet; claimed twice it is claimed once',
  who: 'buyer',
  body: z.object({ code: z.string().overwrite(typedCode).min(1).max(60) }),
  data: z.object({ card: paymentCard }),
  /** A code claimed by another person answers as one that never existed. */
  refusals: ['not_found', 'demo_account', 'code_malformed', 'too_many_tries'],
})

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
    /** What the person saw a card pay. Where it is another amount by now, nothing is bought and both are returned. */
    consented_due: amount.optional(),
    pay_with: z.literal('card', 'a top-up is paid by card').default('card'),
  }),
  data: z.object({ booking_id: id, status: z.string(), payment_token: paymentToken }),
  refusals: [
    'not_found',
    'wrong_product',
    'checkout_expired',
    'price_changed',
    'demo_account',
    'already_booked',
    'booked_otherwise',
    'order_not_created',
    'books_elsewhere',
  ],
})

export type WalletMove = z.output<typeof walletMove>
export type WalletOffer = z.output<typeof walletOffer>
