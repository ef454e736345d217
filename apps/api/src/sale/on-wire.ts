import type { CancellationRule, DescriptionShape, NeedsShape, Offer, Price, PriceLine, SaleRules, SoldAs } from '@sojourn/contracts'
import { add, type Day, type Money, type ProductCode, publicCodeOf, toMajor } from '@sojourn/kernel'
import { type AgentTerms, markupOf } from '../http/index.ts'
import { type Description, serviceDaysOf } from './description.ts'
import type { Line } from './price-lines.ts'
import { type Instalment, type Quote, sumOf } from './quote.ts'
import type { Products } from './registry.ts'
import type { Prebooked } from './shop.ts'
import type { OfferSnapshot } from './snapshot.ts'
import { laterAtOf, type SaleTerms } from './terms.ts'

export const localOnWire = (local: Money) => ({ amount: toMajor(local), currency: local.currency })

/** A line of what is paid and why, as it goes on the wire. */
export const lineOnWire = ({ kind, label, rule, amount, local, itemNo, traveller, per, together }: Line): PriceLine => ({
  kind,
  label,
  rule,
  amount: toMajor(amount),
  ...(local && { local: localOnWire(local) }),
  ...(itemNo !== undefined && { item_no: itemNo }),
  ...(traveller !== undefined && { traveller }),
  ...(per && { per }),
  ...(together && { together }),
})

export const instalmentOnWire = ({ amount, on }: Instalment) => ({ amount: toMajor(amount), on })

/** A price as it goes on the wire, major units with their currency. */
export const priceOnWire = (quote: Quote): Price => ({
  total: toMajor(quote.total),
  currency: quote.currency,
  base: toMajor(sumOf(quote, 'item', 'discount')),
  taxes: toMajor(sumOf(quote, 'tax')),
  fees: toMajor(sumOf(quote, 'fee')),
  pay_now: toMajor(quote.payNow),
  ...(quote.instalments?.length && { instalments: quote.instalments.map(instalmentOnWire) }),
  pay_at_property: toMajor(quote.payLater),
  ...(quote.payLaterLocal && { pay_at_property_local: localOnWire(quote.payLaterLocal) }),
  per_night: quote.lines.flatMap(({ on, per, amount }) => (on && per === 'night' ? [{ date: on, amount: toMajor(amount) }] : [])),
})

/** What an agent sees next to the agency price. */
export function agencyOnWire(net: Money, publicTotal: Money, agent: AgentTerms): NonNullable<Price['agency']> {
  const markup = markupOf(net, publicTotal, agent)
  return { net: toMajor(net), markup: toMajor(markup), sell: toMajor(add(net, markup)) }
}

export const cancellationOnWire = ({ cancellation, timeZone }: Pick<SaleTerms, 'cancellation' | 'timeZone'>): CancellationRule[] =>
  cancellation.map(({ from, to, amount }) => ({ from, to, amount: toMajor(amount), currency: amount.currency, time_zone: timeZone }))

const onWirePlace = ({ picturedCity, ...place }: NonNullable<Description['place']>): NonNullable<DescriptionShape['place']> => ({
  ...place,
  ...(picturedCity !== undefined && { pictured_city: picturedCity }),
})

export const descriptionOnWire = ({ title, summary, place, span, starts, facts }: Description): DescriptionShape => ({
  title,
  summary,
  place: place && onWirePlace(place),
  from: span?.from ?? null,
  to: span?.to ?? null,
  starts: starts && { ...starts },
  facts: facts.map(({ label, value, inHead = false }) => ({ label, value, in_head: inHead })),
})

/** What a checkout or a booking is sold as, and its items. */
interface Sold {
  /** It changes an item that is booked: our promise that what was just booked is undone is not of it. */
  readonly changes?: unknown
  readonly product: ProductCode
  readonly items: readonly Pick<OfferSnapshot, 'product' | 'supplier' | 'schema' | 'details' | 'terms' | 'quote'>[]
}

/** What pages ask of a checkout or a booking: which pages and rules are its own, so that none asks which product it is. */
export function soldAsOnWire(sold: Sold, products: Products): SoldAs {
  const { landing, checkout, success } = products.saleOf(sold.product).pages
  return { product: publicCodeOf(sold.product), rules: rulesOnWire(sold, products), pages: { landing, checkout, success } }
}

/** What pages ask of what it is sold as, or of one item by itself, and where what is left of all items is paid. */
export function rulesOnWire({ product, items, changes }: Sold, products: Products): SaleRules {
  const { rules, words } = products.saleOf(product)
  return {
    travellers: rules.travellers,
    named: products.namedOf(items),
    payable_by: [...rules.payableBy],
    pay_links: rules.payLinks,
    unit: words.unit,
    welcome: words.welcome,
    later_at: laterAtOf(items.map((item) => products.inCurrentLanguage(item))),
    undo_minutes: changes ? 0 : products.undoMinutesOf(product, items),
  }
}

/** What is asked of each who is named, with the days from the first service to the last. */
export function needsOnWire(items: readonly OfferSnapshot[], products: Products, today: Day): NeedsShape[] {
  const days = items.map((item) => serviceDaysOf(item, products.describe(item), today))
  const from = days.map((each) => each.from).reduce((a, b) => (a < b ? a : b))
  const to = days.map((each) => each.to).reduce((a, b) => (a > b ? a : b))
  return products.needsOf(items).map(({ age, monthsLeast, bornOn, gender, nationality, document, cardsOf, documentMonths = 0 }) => ({
    age: typeof age === 'object' ? { ...age } : age,
    ...(monthsLeast && { months_least: monthsLeast }),
    born_on: bornOn,
    ...(gender && { gender }),
    nationality,
    document,
    ...(cardsOf && { cards_of: [...cardsOf] }),
    from,
    to,
    document_months: documentMonths,
  }))
}

export interface OfferOnWire {
  readonly product: ProductCode
  readonly offer: Offer
  readonly description: DescriptionShape
  readonly price: Price
  readonly cancellation: CancellationRule[]
}

/** An offer as it goes on the wire, with its terms in what they cost of what is paid: its own part parsed by its product's schema, and what neutral code shows of it. */
export const offerOnWire = (item: OfferSnapshot & { readonly description?: Description }, products: Products, rules: CancellationRule[]): OfferOnWire => ({
  product: publicCodeOf(item.product),
  offer: products.inWords(item) as Offer,
  description: descriptionOnWire(item.description ?? products.describe(item)),
  price: priceOnWire(item.quote),
  cancellation: rules,
})

/** What is held, as every product's `prebook` answers it: another price than was seen is told beside that one, if any was. */
export const prebookedOnWire = ({ checkoutId, quote, isPriceChange, expiresAtMs }: Prebooked, seenTotal: number | null) => ({
  checkoutId,
  price: priceOnWire(quote),
  isPriceChange,
  old_price: isPriceChange ? seenTotal : null,
  expires_at: new Date(expiresAtMs).toISOString(),
})
