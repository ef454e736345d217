import { addDays, type Day, decimalsOf, type Exchange, type Money } from '@sojourn/kernel'
import type { City, Hotel, RatePlan, RoomType } from './catalogue.ts'
import { type NearTotal, nearTotal } from './near-total.ts'
import { basePriceOn, cityNight } from './nightly-price.ts'
import { fitsAll } from './occupancy.ts'
import { type QuoteTerms, quoteOf } from './quote.ts'
import type { RoomParty } from './stay.ts'
import { stockOf, type TakenNight } from './stock.ts'

export interface CheapestNight {
  readonly date: Day
  /** The all-in price of that one night, or null where nothing is free. */
  readonly from: Money | null
}

interface Rate {
  readonly hotel: Hotel
  readonly room: RoomType
  readonly plan: RatePlan
  readonly near: number
}

/** The cheapest free rate of some properties on each single night: exact, and as if each night were booked alone. */
export function cheapestNights(
  city: City,
  hotels: readonly Hotel[],
  rooms: readonly RoomParty[],
  nights: readonly Day[],
  terms: QuoteTerms,
  taken: readonly TakenNight[],
): CheapestNight[] {
  const candidates = hotels.map((hotel) => ({ hotel, rooms: hotel.rooms.filter((room) => fitsAll(room, rooms)) })).filter((each) => each.rooms.length > 0)
  const near = nearTotal(city, rooms, { markupBasisPoints: terms.markupBasisPoints, unitMinor: shownUnit(terms.exchange) })
  const takenOn = Map.groupBy(taken, (row) => row.night)
  return nights.map((date) => {
    const on = cityNight(city.destination, date, terms.today)
    const stock = stockOf(city, [date], takenOn.get(date) ?? [])
    const isFree = ({ hotel, room }: Rate) => stock.left(hotel, room) >= rooms.length
    const quoted = (rate: Rate) => quoteOf(city, rate.hotel, rate.room, rate.plan, { checkin: date, checkout: addDays(date, 1), rooms }, terms).total
    const rates = candidates.flatMap(({ hotel, rooms: fitting }) => {
      const base = basePriceOn(hotel, on)
      return fitting.map((room) => cheapestPlan(near, base, hotel, room))
    })
    const chosen = cheapestFree(rates, isFree, near.slack)
    const totals = chosen.map(quoted)
    return { date, from: totals.reduce<Money | null>((least, total) => (least && least.minor <= total.minor ? least : total), null) }
  })
}

function cheapestPlan(near: NearTotal, base: number, hotel: Hotel, room: RoomType): Rate {
  let best: Rate | undefined
  for (const plan of hotel.plans) {
    const total = near.of(base, hotel, room, plan)
    if (!best || total < best.near) best = { hotel, room, plan, near: total }
  }
  return best!
}

/** The cheapest that is free, and all that may turn out as cheap once quoted. Stock is asked for no more rates than it takes. */
function cheapestFree(rates: readonly Rate[], isFree: (rate: Rate) => boolean, slack: number): Rate[] {
  const free: Rate[] = []
  for (const rate of [...rates].sort((a, b) => a.near - b.near)) {
    if (free[0] && rate.near > free[0].near + slack) break
    if (isFree(rate)) free.push(rate)
  }
  return free
}

/** How many minor units of the property's currency the smallest step of a shown price is worth. */
function shownUnit({ from, to, rate }: Exchange): number {
  const step = (decimalsOf(to) === 3 ? 10 : 1) / 10 ** decimalsOf(to)
  return (step / Number(rate)) * 10 ** decimalsOf(from)
}
