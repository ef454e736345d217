import { accept, money, type ProductCode, refuse, scale, zero } from '@sojourn/kernel'
import { z } from 'zod'
import type { CheckoutItem } from '../modules/checkouts/index.ts'
import { STAY_RULES } from '../products/hotels/product.ts'
import { WALLET_RULES } from '../products/wallet/product.ts'
import { bookingTexts } from './order-texts.ts'
import { discounted, type Package } from './package.ts'
import type { LocalSupplier, Product } from './product.ts'
import { type Quote, quoteOfLines } from './quote.ts'
import { createProducts, defineProduct, type Products } from './registry.ts'

const supplier: LocalSupplier = {
  where: 'local',
  name: 'own',
  quote: async () => accept({ details: {}, quote: stubQuote(10_000), terms: STUB_TERMS, revenue: zero('USD'), markup: zero('USD') }),
  hold: async () => accept({ holdRef: 'hold_1' }),
  confirm: async () => accept(),
  release: async () => undefined,
  cancel: async () => undefined,
}

const details = z.looseObject({ title: z.string().default('Something'), units: z.int().default(1) })

/** A product that sells something from a stock that never ends, by the rules of stays unless it is given others. */
export const stubProduct = (code: ProductCode, more: Partial<Product> = {}): Product =>
  ({
    ...defineProduct<unknown, z.output<typeof details>>({
      code,
      name: code.toLowerCase(),
      ask: z.unknown(),
      details,
      schema: 'stub@1',
      rules: STAY_RULES,
      words: {
        unit: 'thing',
        welcome: null,
        texts: () => ({ ...bookingTexts(), tooLateToCancel: 'It is too late. Nothing was changed.' }),
      },
      pages: { landing: '/stub', checkout: '/stub/checkout', success: '/stub/checkout-success' },
      owes: 'supplier',
      suppliers: [supplier as never],
      sameAsk: () => false,
      describe: ({ title }) => ({ title, summary: '', place: null, span: null, starts: null, facts: [], calendar: [], clash: null }),
      unitsOf: ({ units }) => units,
    }),
    ...more,
  }) as Product

/** A stub package: so many percent off what is paid now of each of its parts, where they are of more than one product. */
export const stubPackage = (more: Partial<Package> = {}, percent = 10): Package => ({
  code: 'PKG',
  name: 'packages',
  rules: { ...STAY_RULES, payableBy: new Set(['stored_value', 'discount_card']) },
  words: { unit: 'package', welcome: null, texts: () => ({ ...bookingTexts(), tooLateToCancel: 'It is too late. Nothing was changed.' }) },
  pages: { landing: '/packages', checkout: '/packages/checkout', success: '/packages/checkout-success' },
  compose(parts) {
    if (new Set(parts.map(({ product }) => product)).size < 2) return refuse('no_package')
    const off = ({ payNow }: Quote) => ({ package: 'PKG' as const, amount: scale(payNow, percent, 100), words: offText(percent), why: percent })
    return accept(parts.map(({ offer }) => discounted(offer, off(offer.quote))))
  },
  onPartCancel: 'rest_stays',
  lineWords: (why) => (typeof why === 'number' ? offText(why) : null),
  ...more,
})

const offText = (percent: number) => ({ label: 'Package discount', rule: `${percent}%` })

/** Stub products by the rules of the true ones. */
export const stubProducts = (): Products =>
  createProducts([
    stubProduct('HLT'),
    stubProduct('VR'),
    stubProduct('ACT'),
    stubProduct('TRF'),
    stubProduct('CAR'),
    stubProduct('PKG', { rules: { ...STAY_RULES, payableBy: new Set([...STAY_RULES.payableBy, 'discount_card']) } }),
    stubProduct('WLT', { rules: WALLET_RULES, owes: 'stored_value' }),
  ])

export const STUB_TERMS: CheckoutItem['terms'] = {
  mode: 'prepaid',
  cancellationBy: 'windows',
  cancellation: [],
  timeZone: 'Europe/Lisbon',
  startsOn: null,
  laterAt: 'at the property',
}

export const stubQuote = (minor: number, currency = 'USD', payment: 'now' | 'later' = 'now'): Quote =>
  quoteOfLines(currency, [{ kind: 'item', label: 'Something', rule: null, amount: money(minor, currency), due: 'now' }], payment)

/** An item of a checkout, as a supplier's flow would have held it. */
export const stubItem = (item: Partial<CheckoutItem> = {}): CheckoutItem => {
  const quote = item.quote ?? stubQuote(10_000)
  return {
    product: 'HLT',
    supplier: 'own',
    schema: 'stub@1',
    details: {},
    ask: {},
    terms: STUB_TERMS,
    holdRef: 'hold_1',
    revenue: zero(quote.currency),
    ...item,
    quote,
  }
}
