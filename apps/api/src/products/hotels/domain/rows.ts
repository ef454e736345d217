import { freeOf } from './candidates.ts'
import type { City, Hotel } from './catalogue.ts'
import { freeAhead, grants, type RateRequest, type Row } from './filters.ts'
import { type PricedStay, pricedStay } from './priced-stays.ts'
import type { Quote, QuoteTerms } from './quote.ts'
import type { Stay } from './stay.ts'
import type { Stock } from './stock.ts'

/** All that prices and stock of a stay in one city hang on. */
export interface Basis {
  readonly city: City
  readonly stay: Stay
  readonly terms: QuoteTerms
  readonly stock: Stock
  readonly nowMs: number
}

/** A property as a search sees it; null where no room of it takes the party on every night. */
export function rowOf(basis: Basis, hotel: Hotel, prices: PricedStay = pricesOf(basis)): Row | null {
  const { city, stay, nowMs } = basis
  const candidates = freeOf(prices.rates(hotel), hotel, stay, basis.stock)
  if (candidates.length === 0) return null
  // The exact price costs ten times what finding the cheapest rate costs, so only chosen rates are quoted, each once.
  const quotes = new Map<object, { quote: Quote; left: number }>()
  const stillFree = new Map(hotel.plans.map((plan) => [plan, freeAhead(plan, stay.checkin, city.destination.timeZone, nowMs)]))
  const cheapest = (request: RateRequest) => candidates.find((c) => grants(c, request, ({ plan }) => stillFree.get(plan) === true))
  return {
    hotel,
    candidates,
    has: (request) => cheapest(request) !== undefined,
    offer(request) {
      const candidate = cheapest(request)
      if (!candidate) return null
      const known = quotes.get(candidate)
      if (known) return known
      const offer = { quote: prices.quote(hotel, candidate), left: candidate.left }
      quotes.set(candidate, offer)
      return offer
    },
  }
}

const pricesOf = ({ city, stay, terms }: Basis): PricedStay => pricedStay(city, stay, terms)

export const rowsOf = (basis: Basis, hotels: readonly Hotel[]): Row[] => {
  const prices = pricesOf(basis)
  const rows: Row[] = []
  for (const hotel of hotels) {
    const row = rowOf(basis, hotel, prices)
    if (row) rows.push(row)
  }
  return rows
}
