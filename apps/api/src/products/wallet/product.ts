import { PRODUCT_PAGES, type WalletOffer, walletOffer } from '@sojourn/contracts'
import { amountText, say } from '@sojourn/i18n'
import { accept, fromMajor, type Money, refuse, shownEmail, toMajor, zero } from '@sojourn/kernel'
import type { z } from 'zod'
import type { Mail, Messages } from '../../modules/messages/index.ts'
import type { BookedForMail, LocalSupplier, Offer, Product, ProductRules } from '../../sale/product.ts'
import { quoteOfLines } from '../../sale/quote.ts'
import { defineProduct } from '../../sale/registry.ts'
import { USUAL_HOLD } from '../../sale/terms.ts'
import { isInRange, topUpRange } from './domain/top-up.ts'
import { giftBought, toppedUp, topUpFailed } from './letters.ts'
import { sendGift } from './send-gift.ts'
import { topUpTexts } from './top-up-texts.ts'
import type { WalletParts } from './wallet-parts.ts'

/** What is asked for: value for oneself, or a certificate for another person. */
export interface WalletAsk {
  readonly amount: number
  readonly currency: string
  readonly gift: WalletOffer['gift']
}

const walletAsk: z.ZodType<WalletAsk> = walletOffer.pick({ amount: true, currency: true, gift: true })

/** Stored value is money that was paid: nothing that is given buys it, it earns nothing until it is spent, and what is under a dollar is paid too. */
export const WALLET_RULES: ProductRules = {
  travellers: 'payer',
  payableBy: new Set(),
  holdsStock: false,
  ...USUAL_HOLD,
  takesGuarantee: false,
  earnsPoints: false,
  // A person who paid for it with wallet value would gain the waived rest each time.
  waivesSmallRest: false,
  payLinks: false,
  confirmWithinMs: 60_000,
  undoMinutes: 0,
}

/** Wallet value (WLT): top-ups and gift certificates. */
export const walletProduct = (wallet: WalletParts, post: Pick<Messages, 'send'>): Product =>
  defineProduct<WalletAsk, WalletOffer>({
    code: 'WLT',
    name: 'wallet',
    ask: walletAsk,
    details: walletOffer,
    schema: 'wallet@1',
    rules: WALLET_RULES,
    words: {
      unit: null,
      welcome: null,
      texts: topUpTexts,
    },
    pages: PRODUCT_PAGES.WLT,
    owes: 'stored_value',
    suppliers: [walletSupplier(wallet)],
    sameAsk,
    inWords: (wallet) => ({ ...wallet, title: titleOf(wallet.gift) }),
    lineWords: (why, { gift }) => (why === BOUGHT_VALUE ? { label: titleOf(gift), rule: null } : null),
    describe: ({ gift }) => ({
      title: titleOf(gift),
      summary: '',
      place: null,
      span: null,
      starts: null,
      facts: gift ? [{ label: say`Gift for`, value: `${gift.name}, ${shownEmail(gift.email)}` }] : [],
      calendar: [],
      clash: null,
    }),
    unitsOf: () => 1,
    mails: { confirmed, failed },
    onConfirmed: (tx, item, { origin }) => sendGift({ gifts: wallet.gifts, post }, tx, item, origin),
  })

/** Why its one line is due. */
const BOUGHT_VALUE = 'value'

const sameAsk = (a: WalletAsk, b: WalletAsk): boolean =>
  a.amount === b.amount && a.currency === b.currency && a.gift?.name === b.gift?.name && a.gift?.email === b.gift?.email && a.gift?.message === b.gift?.message

/** Nothing expires and nothing is held: `holdRef` is the name the value has in the ledger, that of its card or, until it is claimed, of the gift. */
const walletSupplier = ({ gifts, cards, rates }: WalletParts): LocalSupplier<WalletAsk, WalletOffer> => ({
  where: 'local',
  name: 'own',
  async quote(tx, { amount, currency, gift }) {
    const rate = currency === 'USD' ? '1' : (await rates(tx))('USD', currency)
    if (!rate) return refuse('unknown_currency')
    const range = topUpRange(currency, rate)
    const value = fromMajor(amount, currency)
    return value && isInRange(value, range) ? accept(offerOf(value, gift)) : outOfRange(range)
  },
  hold: async (_tx, { details }) => accept({ holdRef: details.gift ? gifts.newId() : cards.newId() }),
  async confirm(tx, { orgId, userId, holdRef, details, quote }) {
    const { title, gift } = details
    if (!gift) await cards.issue(tx, { orgId, userId, paymentCardId: holdRef, type: 'WALLET', name: title, purchasePrice: quote.total })
    return accept()
  },
  release: async () => undefined,
  // Never asked: value that was bought is spent, not cancelled.
  cancel: async () => undefined,
})

const titleOf = (gift: WalletOffer['gift']): string => (gift ? say`Gift certificate for ${gift.name}` : say`Wallet top-up`)

/** The price is the value: no markup, no tax, no fee, nothing to cancel. */
function offerOf(value: Money, gift: WalletOffer['gift']): Offer<WalletOffer> {
  const { currency } = value
  const title = titleOf(gift)
  return {
    details: { product: 'WLT', title, amount: toMajor(value), currency, gift },
    quote: quoteOfLines(currency, [{ kind: 'item', label: title, rule: null, amount: value, due: 'now', why: BOUGHT_VALUE }]),
    terms: {
      mode: 'prepaid',
      cancellationBy: 'never',
      cancellation: [{ from: null, to: null, amount: value }],
      timeZone: 'UTC',
      startsOn: null,
      laterAt: 'later',
    },
    revenue: zero(currency),
    markup: zero(currency),
  }
}

const outOfRange = ({ minimum, maximum }: { minimum: Money; maximum: Money }) =>
  refuse('amount_out_of_range', {
    minimum: toMajor(minimum),
    maximum: toMajor(maximum),
    currency: minimum.currency,
    message: say`Choose an amount from ${amountText(minimum)} to ${amountText(maximum)}. Nothing was charged.`,
  })

const facts = ({ reference, total, origin }: BookedForMail) => ({ reference, amount: total, walletLink: `${origin}${PRODUCT_PAGES.WLT.landing}` })

/** To the buyer. */
function confirmed(booking: BookedForMail): Mail {
  const { gift } = walletOffer.parse(booking.items[0]?.details)
  return gift ? giftBought.of({ ...facts(booking), name: gift.name, email: gift.email }) : toppedUp.of(facts(booking))
}

const failed = (booking: BookedForMail, refunded: Money): Mail => topUpFailed.of({ ...facts(booking), refunded })
