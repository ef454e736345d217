import { z } from 'zod'
import { defineCall } from './call.ts'
import { paymentCard } from './tenders.ts'
import { amount, currency, email, id, instant, nameText } from './wire.ts'

/** What a checkout or a booking of wallet value is about, for a person to read. */
export const walletOffer = z.object({
  product: z.literal('WLT'),
  title: z.string(),
  amount,
  currency,
  /** Whom the certificate is for; null where the value is one's own. */
  gift: z.object({ name: z.string(), email: z.string(), message: z.string() }).nullable(),
})

export const getWallet = defineCall({
  path: '/api/wallet/get',
  tag: 'Wallet',
  summary: 'Balances by currency, the cards they stand on, and what moved, newest first',
  who: 'user',
  body: z.object({ cursor: id.optional(), limit: z.int().min(1).max(50).default(20) }),
  data: z.object({
    balances: z.array(z.object({ amount, currency })),
    cards: z.array(paymentCard),
    history: z.array(
      z.object({
        id,
        at: instant,
        /** `topped_up`, `paid`, `given_back`, `granted`, `held`, `released`, `gift_sent`. */
        kind: z.string(),
        label: z.string(),
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
    gift: z.object({ name: nameText, email, message: z.string().trim().max(500).default('') }).optional(),
  }),
  data: z.object({ checkoutId: id, expires_at: instant }),
  refusals: ['amount_out_of_range', 'demo_account', 'too_many_holds'],
})

/** A certificate that came by e-mail becomes a card of whoever opens it. */
export const claimCertificate = defineCall({
  path: '/api/wallet/claim',
  tag: 'Wallet',
  summary: 'Puts a certificate that came by e-mail into the caller’s wallet; claimed twice it is claimed once',
  who: 'buyer',
  body: z.object({ code: z.string().trim().min(1).max(60) }),
  data: z.object({ card: paymentCard }),
  refusals: ['not_found', 'already_claimed', 'demo_account', 'code_malformed'],
})

export type WalletOffer = z.output<typeof walletOffer>
