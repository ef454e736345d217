import { bookWallet, claimCertificate as claimCall, getWallet as getCall, prebookWallet as prebookCall } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept } from '@sojourn/kernel'
import { type Refusals, type Route, type SignedInCaller, signedInRoute } from '../../http/index.ts'
import { BOOK_REFUSALS } from '../../sale/book-refusals.ts'
import type { Shop } from '../../sale/shop.ts'
import { claimCertificate } from './claim-certificate.ts'
import { getWallet } from './get-wallet.ts'
import type { WalletParts } from './wallet-parts.ts'

const prebookRefusals: Refusals = {
  amount_out_of_range: [400, () => say`This amount is too small or too large. Nothing was charged.`],
  unknown_currency: [400, () => say`You can't buy wallet credit in this currency. Nothing was charged; please choose another.`],
}

const bookRefusals: Refusals = {
  ...BOOK_REFUSALS,
  not_found: [404, () => say`We couldn't find this checkout. Nothing was charged.`],
  checkout_expired: [409, () => say`This checkout has expired and nothing was charged. Please start again from your wallet.`],
  price_changed: [409, () => say`The amount due has changed. Nothing was charged; please check it and try again.`],
  already_booked: [409, () => say`You've already bought this. You'll find it under My bookings.`],
  booked_otherwise: [422, () => say`You've already bought this with other details. Nothing more was charged; you'll find it under My bookings.`],
  order_not_created: [502, () => say`Error creating booking order. Nothing was charged. Please start again from your wallet.`],
}

const claimRefusals: Refusals = {
  not_found: [404, () => say`We couldn't find this code, or it was already claimed. Please check it against your email.`],
  code_malformed: [400, () => say`A gift code has 16 letters and digits, such as 7KM4-92XC-22AB-QRST.`],
}

/** The payer is in the field of a stay's guests. */
const payerOf = ({ user }: SignedInCaller) => [{ first_name: user.firstName, last_name: user.lastName }]

export const walletHttp = (shop: Shop, wallet: WalletParts): Route[] => [
  signedInRoute(getCall, async (body, caller) => accept(await getWallet(wallet, body, caller))),
  signedInRoute(
    prebookCall,
    async ({ amount, currency, gift }, caller) => {
      const ask = { amount, currency: currency ?? caller.currency, gift: gift ?? null }
      const held = await shop.prebook({ product: 'WLT', items: [{ product: 'WLT', ask }], expectedTotal: null }, caller)
      return held.ok ? accept({ checkoutId: held.value.checkoutId, expires_at: new Date(held.value.expiresAtMs).toISOString() }) : held
    },
    prebookRefusals,
  ),
  signedInRoute(bookWallet, (body, caller) => shop.book('WLT', { ...body, guests: payerOf(caller) }, caller), bookRefusals),
  signedInRoute(
    claimCall,
    async ({ code }, caller) => {
      const claimed = await claimCertificate(wallet, code, caller)
      return claimed.ok ? accept({ card: claimed.value }) : claimed
    },
    claimRefusals,
  ),
]
