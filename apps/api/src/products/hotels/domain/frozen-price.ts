import { type Currency, compare, type Money, min, type OrgId, scale, zero } from '@sojourn/kernel'
import type { City, Hotel, RatePlan, RoomType, StayProduct } from './catalogue.ts'
import type { HotelId } from './ids.ts'
import { type Quote, type QuoteTerms, quoteOf } from './quote.ts'
import type { Stay } from './stay.ts'

/** What a frozen price is good for: this stay in this property, asked by the same group of the same organisation. */
export interface FreezeScope {
  readonly orgId: OrgId
  /** Whose prices: members and guests, or agents. */
  readonly group: string
  readonly product: StayProduct
  readonly hotelId: HotelId
  readonly stay: Stay
  readonly currency: Currency
}

/** The scope as one text: two scopes are the same where their texts are. */
export const scopeText = ({ orgId, group, product, hotelId, stay, currency }: FreezeScope): string =>
  JSON.stringify([orgId, group, product, hotelId, stay.checkin, stay.checkout, stay.rooms.map(({ adults, children }) => [adults, ...children]), currency])

/** A quote and the organisation's share of what is paid now: the part of the nights that the markup put on the net price. It is never shown. */
export interface Priced {
  readonly quote: Quote
  readonly revenue: Money
  /** The same share of the whole price, whenever it is paid. */
  readonly markup: Money
}

/** The organisation's share of a price that is made by these terms. */
export function sharesOf({ base, payNow, currency }: Quote, { markupBasisPoints }: Pick<QuoteTerms, 'markupBasisPoints'>): Pick<Priced, 'revenue' | 'markup'> {
  const markup = scale(base, markupBasisPoints, 10_000 + markupBasisPoints)
  return { markup, revenue: payNow.minor === 0 ? zero(currency) : min(payNow, markup) }
}

/** By today's terms or, where an earlier answer promised others that cost less, by those. */
export function priceOf(city: City, hotel: Hotel, room: RoomType, plan: RatePlan, stay: Stay, today: QuoteTerms, frozen: QuoteTerms | null): Priced {
  const now = by(today)
  if (!frozen) return now
  const before = by(frozen)
  return compare(before.quote.total, now.quote.total) < 0 ? before : now

  function by(terms: QuoteTerms): Priced {
    const quote = quoteOf(city, hotel, room, plan, stay, terms)
    return { quote, ...sharesOf(quote, terms) }
  }
}
