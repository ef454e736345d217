import { bookWallet, claimCertificate as claimCall, getWallet as getCall, prebookWallet as prebookCall } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept } from '@sojourn/kernel'
import { type Refusals, type Route, type SignedInCaller, signedInRoute } from '../../http/index.ts'
import { BOOK_REFUSALS } from '../book-refusals.ts'
import type { Shop } from '../shop.ts'
import { claimCertificate } from './claim-certificate.ts'
import { getWallet } from './get-wallet.ts'
import type { WalletParts } from './wallet-parts.ts'

const prebookRefusals: Refusals = {
  amount_out_of_range: [400, () => say`This is more or less than can be bought at once. Nothing was charged.`],
  unknown_currency: [400, () => say`Wallet value is not sold in this currency. Nothing was charged. Please choose another.`],
}

const bookRefusals: Refusals = {
  ...BOOK_REFUSALS,
  not_found: [404, () => say`This is not here. Nothing was charged.`],
  checkout_expired: [409, () => say`The time to pay has run out. Nothing was charged. Please start again from your wallet.`],
  price_changed: [409, () => say`What is due has changed. Nothing was charged. Please look at it and decide again.`],
  already_booked: [409, () => say`This was bought already. You find it under My bookings.`],
  booked_otherwise: [
    422,
    () => say`This was bought already, with other details than these. Nothing was changed and nothing more was charged. You find it under My bookings.`,
  ],
  order_not_created: [502, () => say`Error creating booking order. Nothing was charged. Please start again from your wallet.`],
}

const claimRefusals: Refusals = {
  not_found: [404, () => say`This code is not known here, or its value is in a wallet already. Nothing was changed. Please check it against the mail.`],
  code_malformed: [400, () => say`A code has sixteen letters and digits, such as 7KM4-92XC-22AB-QRST. Nothing was changed.`],
}

/** Who pays stands where a stay has its guests. */
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
