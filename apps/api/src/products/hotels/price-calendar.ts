import { say } from '@sojourn/i18n'
import { accept, addDays, type Day, daysBetween, type Money, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import type { StayProduct } from './domain/catalogue.ts'
import { type CheapestNight, cheapestNights } from './domain/cheapest-nights.ts'
import { type PriceLevel, priceLevels } from './domain/price-levels.ts'
import { type BadDates, DAYS_AHEAD_MAX, type RoomParty } from './domain/stay.ts'
import { findScope } from './find-place.ts'
import type { Parts } from './parts.ts'
import { type Pricing, termsOf, type UnknownCurrency } from './stay-basis.ts'

export interface CalendarRequest extends Pricing {
  readonly product: StayProduct
  readonly placeId: string
  readonly from: Day
  readonly days: number
  readonly rooms: readonly RoomParty[]
}

export interface CalendarNight extends CheapestNight {
  readonly level: PriceLevel | null
}

/** What the cheapest free room of a place, or of one property, costs on each night. Nights that cannot be sold, past ones too, have no price. */
export async function priceCalendar(
  parts: Parts,
  tx: Tx,
  request: CalendarRequest,
): Promise<Outcome<CalendarNight[], Refusal<'unknown_destination'> | UnknownCurrency | BadDates>> {
  const scope = await findScope(parts, tx, request.product, request.placeId)
  if (!scope.ok) return scope
  const { city, asked, areas } = scope.value
  const terms = await termsOf(parts, tx, city, request)
  if (!terms.ok) return terms
  const { today } = terms.value
  const all = Array.from({ length: request.days }, (_, i) => addDays(request.from, i))
  const nights = all.filter((day) => day >= today && daysBetween(today, day) <= DAYS_AHEAD_MAX)
  if (nights.length === 0)
    return refuse('bad_dates', { reason: 'nothing_to_sell', message: say`None of these nights can be booked. Please choose other dates.` })
  const priced = new Map<Day, Money>()
  for (const area of areas) {
    const own = await termsOf(parts, tx, area.city, request)
    if (!own.ok) return own
    const taken = await parts.stock.listTaken(tx, area.city.destination.destinationId, nights[0]!, addDays(nights.at(-1)!, 1))
    const hotels = asked === null ? area.hotels : area.hotels.filter((hotel) => hotel.hotelId === asked)
    for (const { date, from } of cheapestNights(area.city, hotels, request.rooms, nights, own.value, taken)) {
      const known = priced.get(date)
      if (from && (!known || from.minor < known.minor)) priced.set(date, from)
    }
  }
  const prices = all.map((date) => ({ date, from: priced.get(date) ?? null }))
  const levels = priceLevels(prices.map(({ from }) => from?.minor ?? null))
  return accept(prices.map((night, i) => ({ ...night, level: levels[i]! })))
}
