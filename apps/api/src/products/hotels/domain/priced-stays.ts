import { type Rate, ratesOf } from './candidates.ts'
import type { City, Hotel } from './catalogue.ts'
import { type Quote, type QuoteTerms, quoteOf } from './quote.ts'
import type { Stay } from './stay.ts'

/** The prices of one stay on one day under one organisation's terms. */
export interface PricedStay {
  rates(hotel: Hotel): readonly Rate[]
  quote(hotel: Hotel, rate: Pick<Rate, 'room' | 'plan'>): Quote
}

interface HotelPrices {
  readonly rates: readonly Rate[]
  readonly quotes: Map<string, Quote>
}

// Some 20 MB. Filtering, sorting and paging a list ask for the same stay again, and its prices depend only on the key and the
// catalogue. Stock is counted again each time, and what a person is to pay is quoted again (`quote-rate.ts`).
const STAYS_MAX = 40
const stays = new Map<string, WeakMap<Hotel, HotelPrices>>()

export function pricedStay(city: City, { checkin, checkout, rooms }: Stay, terms: QuoteTerms): PricedStay {
  // A quote stays in memory after the request: nothing else of it does.
  const stay = { checkin, checkout, rooms }
  const key = JSON.stringify([city.destination.destinationId, stay, terms])
  const byHotel = stays.get(key) ?? new WeakMap<Hotel, HotelPrices>()
  stays.delete(key)
  stays.set(key, byHotel)
  for (const oldest of stays.keys()) if (stays.size > STAYS_MAX) stays.delete(oldest)
  const pricesOf = (hotel: Hotel): HotelPrices => {
    const known = byHotel.get(hotel)
    if (known) return known
    const made = { rates: ratesOf(city, hotel, stay, terms.today), quotes: new Map<string, Quote>() }
    byHotel.set(hotel, made)
    return made
  }
  return {
    rates: (hotel) => pricesOf(hotel).rates,
    quote(hotel, { room, plan }) {
      const { quotes } = pricesOf(hotel)
      const rate = `${room.roomTypeId} ${plan.code}`
      const quote = quotes.get(rate) ?? quoteOf(city, hotel, room, plan, stay, terms)
      quotes.set(rate, quote)
      return quote
    },
  }
}
