import { say } from '@sojourn/i18n'
import { accept, type Day, dayIn, daysBetween, instantMs, isTimeIn, type Outcome, refuse, type Tx, weekdayOf } from '@sojourn/kernel'
import type { Restaurant, RestaurantWorld } from '@sojourn/world'
import { type Evening, eveningOf, firstQuarterOf, QUARTERS, quarterOf, seatingTimes } from './domain/evening.ts'
import type { RestaurantParts } from './parts.ts'
import { badTimes, closedThen } from './refusals.ts'
import { clockOf, dayOf, type TableAsk } from './table-ask.ts'

/** How far ahead tables are booked. */
const AHEAD_DAYS_MAX = 365
/** And until how long before. */
export const LEAD_MS = 30 * 60_000

/** Whether a day is one on which tables are booked, by the clock of the place. */
export function dayRefused(timeZone: string, day: Day, path: 'day' | 'at', nowMs: number): ReturnType<typeof badTimes> | null {
  const ahead = daysBetween(dayIn(timeZone, nowMs), day)
  if (ahead < 0) return badTimes(path, say`This day has already passed, local time. Please choose a later one.`)
  if (ahead > AHEAD_DAYS_MAX) return badTimes(path, say`You can book tables up to ${AHEAD_DAYS_MAX} days ahead. Please choose an earlier date.`)
  return null
}

/** The earliest start that is still booked. */
export const earliestMs = (nowMs: number): number => nowMs + LEAD_MS

/** The days of some restaurants of one destination, with what is taken of their tables now. */
export async function eveningsAt(
  { stock }: Pick<RestaurantParts, 'stock'>,
  tx: Tx,
  at: { readonly catalogue: RestaurantWorld; readonly restaurants: readonly Restaurant[]; readonly day: Day },
): Promise<Evening<Restaurant>[]> {
  const { catalogue, restaurants, day } = at
  const [first] = restaurants
  if (!first) return []
  const firstQuarter = firstQuarterOf(day, first.facts.timeZone)
  const ids = restaurants.map(({ restaurantId }) => restaurantId)
  const rows = Map.groupBy(await stock.listTaken(tx, ids, firstQuarter, firstQuarter + QUARTERS), ({ restaurantId }) => restaurantId)
  return restaurants.map((each) => eveningOf(each, firstQuarter, catalogue.others(each, day), rows.get(each.restaurantId) ?? []))
}

/** A table as it is asked for: where and when. */
export interface AskedTable {
  readonly catalogue: RestaurantWorld
  readonly restaurant: Restaurant
  readonly day: Day
  /** Since midnight. */
  readonly quarter: number
  readonly startMs: number
}

export const isOpenOn = ({ closedOn }: Restaurant, day: Day): boolean => weekdayOf(day) !== closedOn

/** Refuses `unknown_restaurant`, `bad_times` and `closed_then`. */
export function findAskedTable({ catalogue: of, clock }: RestaurantParts, { restaurantId, at }: Pick<TableAsk, 'restaurantId' | 'at'>): Outcome<AskedTable> {
  const catalogue = of()
  const restaurant = catalogue?.find(restaurantId) ?? null
  if (!catalogue || !restaurant) return refuse('unknown_restaurant')
  const [day, time] = [dayOf(at), clockOf(at)]
  const { timeZone } = restaurant.facts
  const refused = dayRefused(timeZone, day, 'at', clock.nowMs())
  if (refused) return refused
  if (!isTimeIn(timeZone, day, time)) return badTimes('at', say`The clocks go forward that day and skip this time. Please choose another one.`)
  const startMs = instantMs(day, time, timeZone)
  if (startMs < earliestMs(clock.nowMs())) return badTimes('at', say`It's too late to book this time. Please choose a later one.`)
  const quarter = quarterOf(time)
  if (!isOpenOn(restaurant, day) || !seatingTimes(restaurant).includes(quarter)) return closedThen(restaurant.name)
  return accept({ catalogue, restaurant, day, quarter, startMs })
}
