import { accept, daysBetween, type Outcome, type Tx } from '@sojourn/kernel'
import type { HotelText } from './domain/catalogue.ts'
import { listRates, type Rates, type RatesRefusal, type RatesRequest } from './list-rates.ts'
import type { Parts } from './parts.ts'

/** No offers where no room takes the party or none is free: the page is shown all the same. */
export interface HotelAnswer extends Rates {
  readonly text: HotelText
  readonly nights: number
}

export async function hotelDetails(parts: Parts, tx: Tx, request: RatesRequest): Promise<Outcome<HotelAnswer, RatesRefusal>> {
  const rates = await listRates(parts, tx, request)
  if (!rates.ok) return rates
  const text = await parts.store.getText(tx, request.hotelId)
  return accept({ ...rates.value, text, nights: daysBetween(request.stay.checkin, request.stay.checkout) })
}
