import { accept, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import { parseRateId, type RateId, rateIdOf } from './domain/ids.ts'
import { fitsAll } from './domain/occupancy.ts'
import { freeRates, type Offer, type RatesRefusal, type RatesRequest } from './list-rates.ts'
import type { Parts } from './parts.ts'
import { type StayCard, stayCard } from './stay-card.ts'

export interface QuotedRate extends Offer {
  /** What a checkout, a voucher and a mail say of the hotel. */
  readonly card: StayCard
}

export type QuoteRefusal = RatesRefusal | Refusal<'unknown_rate'> | Refusal<'does_not_fit'> | Refusal<'sold_out'>

/** Prices one rate for a stay again, at current prices. Refuses `sold_out` where too few rooms are left. */
export async function quoteRate(parts: Parts, tx: Tx, request: RatesRequest & { readonly rateId: RateId }): Promise<Outcome<QuotedRate, QuoteRefusal>> {
  const rates = await freeRates(parts, tx, request)
  if (!rates.ok) return rates
  const { city, hotel, free, priced } = rates.value
  const id = parseRateId(request.rateId)
  const room = hotel.rooms.find((r) => r.roomTypeId === id?.roomTypeId)
  if (!room || !hotel.plans.some((plan) => plan.code === id?.planCode)) return refuse('unknown_rate')
  if (!fitsAll(room, request.stay.rooms)) return refuse('does_not_fit', { sleeps: room.sleeps, adults_max: room.adultsMax })
  const rate = free.find(({ room, plan }) => rateIdOf(room.roomTypeId, plan.code) === request.rateId)
  if (!rate) return refuse('sold_out')
  return accept({ ...priced(rate), card: stayCard(city, hotel, room) })
}
