import { accept, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import { type Candidate, candidatesOf } from './domain/candidates.ts'
import type { City, Hotel, StayProduct } from './domain/catalogue.ts'
import { type Priced, priceOf } from './domain/frozen-price.ts'
import type { HotelId } from './domain/ids.ts'
import type { QuoteTerms } from './domain/quote.ts'
import type { BadDates, Stay } from './domain/stay.ts'
import type { Parts } from './parts.ts'
import { type Pricing, stayBasis, type UnknownCurrency } from './stay-basis.ts'

export interface RatesRequest extends Pricing {
  readonly product: StayProduct
  readonly hotelId: HotelId
  readonly stay: Stay
  /** Terms of an earlier answer that are still valid: each rate costs the less of then and now. */
  readonly frozen?: QuoteTerms | null
}

/** A priced rate and how many rooms of its type are left for all nights. */
export interface Offer extends Priced {
  readonly left: number
}

export interface Rates {
  readonly city: City
  readonly hotel: Hotel
  readonly offers: readonly Offer[]
  /** By which the prices of today are made. */
  readonly terms: QuoteTerms
}

export type RatesRefusal = Refusal<'unknown_hotel'> | UnknownCurrency | BadDates

/** The rates of a hotel that are free for a stay, not priced yet. */
export interface FreeRates extends Omit<Rates, 'offers'> {
  /** By room as the catalogue has them, cheapest plan first. */
  readonly free: readonly Candidate[]
  readonly priced: (rate: Candidate) => Offer
}

export async function freeRates(parts: Parts, tx: Tx, request: RatesRequest): Promise<Outcome<FreeRates, RatesRefusal>> {
  const found = await parts.catalogue.findHotel(tx, request.hotelId)
  if (found?.hotel.product !== request.product) return refuse('unknown_hotel')
  const { city, hotel } = found
  const basis = await stayBasis(parts, tx, city, request)
  if (!basis.ok) return basis
  const { stay, terms, stock } = basis.value
  const order = new Map(hotel.rooms.map((room, i) => [room, i]))
  const free = candidatesOf(city, hotel, stay, terms.today, stock).sort((a, b) => order.get(a.room)! - order.get(b.room)! || a.netMinor - b.netMinor)
  const priced = ({ room, plan, left }: Candidate): Offer => ({ ...priceOf(city, hotel, room, plan, stay, terms, request.frozen ?? null), left })
  return accept({ city, hotel, terms, free, priced })
}

/** Every rate of a hotel that is free for the stay, priced, in the order of `FreeRates`. */
export async function listRates(parts: Parts, tx: Tx, request: RatesRequest): Promise<Outcome<Rates, RatesRefusal>> {
  const rates = await freeRates(parts, tx, request)
  if (!rates.ok) return rates
  const { free, priced, ...of } = rates.value
  return accept({ ...of, offers: free.map(priced) })
}
