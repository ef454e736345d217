import { accept, daysBetween, type Outcome, type Tx } from '@sojourn/kernel'
import type { City, Hotel, HotelText } from './domain/catalogue.ts'
import { listRates, type Offer, type RatesRefusal, type RatesRequest } from './list-rates.ts'
import type { Parts } from './parts.ts'

export interface HotelAnswer {
  readonly city: City
  readonly hotel: Hotel
  readonly text: HotelText
  /** Empty where no room takes the party or none is free: the page is shown all the same. */
  readonly offers: readonly Offer[]
  readonly nights: number
}

export async function hotelDetails(parts: Parts, tx: Tx, request: RatesRequest): Promise<Outcome<HotelAnswer, RatesRefusal>> {
  const rates = await listRates(parts, tx, request)
  if (!rates.ok) return rates
  const text = await parts.store.getText(tx, request.hotelId)
  return accept({ ...rates.value, text, nights: daysBetween(request.stay.checkin, request.stay.checkout) })
}
