import type { DataOf, searchRestaurants, TableArea, TableOffer, tableSlots } from '@sojourn/contracts'
import { currentLanguage } from '@sojourn/i18n'
import { type Day, instantMs, isoIn, scale, toMajor } from '@sojourn/kernel'
import { cityIn, countryName, type Restaurant, turnCells, walkText } from '@sojourn/world'
import { freeUntilMs } from './domain/cancellation.ts'
import { type Evening as AnyEvening, QUARTER_MS, seatingsFor } from './domain/evening.ts'
import { menuPerHead } from './domain/table-price.ts'
import type { Exchange } from './exchange.ts'
import { earliestMs } from './find-table.ts'
import { cuisineText } from './words.ts'

export type WireRestaurant = TableOffer['restaurant']
export type WireSlot = DataOf<typeof tableSlots>['slots'][number]
export type FoundRestaurant = DataOf<typeof searchRestaurants>['restaurants'][number]

export function wireRestaurant(restaurant: Restaurant): WireRestaurant {
  const { facts, district } = restaurant
  const language = currentLanguage()
  return {
    restaurant_id: restaurant.restaurantId,
    name: restaurant.name,
    cuisine: restaurant.cuisine,
    cuisine_name: cuisineText(restaurant.cuisine),
    style: restaurant.style,
    fine_dining: restaurant.fineDining,
    price_level: restaurant.level,
    district: district.name,
    address: restaurant.address,
    phone: restaurant.phone,
    city: cityIn(facts.name, language),
    country: language.startsWith('en') ? facts.country : countryName(facts.countryCode, language),
    country_code: facts.countryCode,
    latitude: restaurant.at[0],
    longitude: restaurant.at[1],
    time_zone: facts.timeZone,
    score: restaurant.score,
    reviews: restaurant.reviews,
    image: restaurant.facade,
    art: facts.art,
  }
}

/** Minutes late from which a table may be given to others. */
export const LATE_MINUTES = 15

/** What a card guarantees for so many people at a time; null where none is asked for. */
export function guaranteeFor({ guarantee, freeUntilHours, facts }: Restaurant, party: number, startMs: number, exchange: Exchange): TableOffer['guarantee'] {
  if (party < guarantee.fromParty) return null
  const perHead = exchange.of(guarantee.minorPerHead)
  return {
    per_head: toMajor(perHead),
    total: toMajor(scale(perHead, party)),
    currency: exchange.currency,
    free_until: isoIn(facts.timeZone, freeUntilMs(startMs, freeUntilHours)),
  }
}

const clockText = (quarter: number): string => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`

export const localTime = (day: Day, quarter: number): string => `${day}T${clockText(quarter)}`

/** When a table has to be given back, by the clock of the place. */
export const untilOf = ({ facts }: Restaurant, startMs: number, turn: number): string => isoIn(facts.timeZone, startMs + turn * QUARTER_MS).slice(0, 16)

type Evening = AnyEvening<Restaurant>

interface Looking {
  readonly day: Day
  readonly party: number
  readonly area: TableArea | null
  readonly exchange: Exchange
  readonly nowMs: number
}

/** Whether a time can still be had. */
export const isFree = (evening: Evening, quarter: number, { party, area, nowMs }: Pick<Looking, 'party' | 'area' | 'nowMs'>): boolean =>
  (evening.firstQuarter + quarter) * QUARTER_MS >= earliestMs(nowMs) &&
  seatingsFor(evening, { quarter, turn: turnCells(evening.restaurant, party), party, area }).length > 0

export function wireSlot(evening: Evening, quarter: number, { day, party, area, exchange, nowMs }: Looking): WireSlot {
  const { restaurant, firstQuarter } = evening
  const startMs = (firstQuarter + quarter) * QUARTER_MS
  const seatings = startMs < earliestMs(nowMs) ? [] : seatingsFor(evening, { quarter, turn: turnCells(evening.restaurant, party), party, area })
  const at = localTime(day, quarter)
  return {
    slot_id: `${restaurant.restaurantId}@${at}`,
    at,
    area: seatings[0]?.area ?? null,
    areas: [...new Set(seatings.map((seating) => seating.area))],
    until: untilOf(restaurant, startMs, turnCells(restaurant, party)),
    free: seatings.length > 0,
    free_until: isoIn(restaurant.facts.timeZone, freeUntilMs(startMs, restaurant.freeUntilHours)),
    guarantee: guaranteeFor(restaurant, party, startMs, exchange),
  }
}

export const areasOf = ({ tables }: Restaurant): TableArea[] => [...new Set(tables.map(({ area }) => area))]

export const wireMenu = ({ setMenu }: Restaurant, exchange: Exchange, markupBasisPoints: number): TableOffer['menu'] =>
  setMenu && {
    courses: setMenu.courses,
    per_head: toMajor(exchange.of(menuPerHead({ ...setMenu, markupBasisPoints }))),
    currency: exchange.currency,
  }

export function wireFound(evening: Evening, quarters: readonly number[], looking: Looking & { readonly markupBasisPoints: number }): FoundRestaurant {
  const { restaurant } = evening
  return {
    ...wireRestaurant(restaurant),
    walk: walkText(restaurant.near.short, restaurant.near.walkMinutes),
    walk_minutes: restaurant.near.walkMinutes,
    per_head: toMajor(looking.exchange.of(restaurant.perHeadMinor)),
    areas: areasOf(restaurant),
    set_menu: wireMenu(restaurant, looking.exchange, looking.markupBasisPoints),
    slots: quarters.map((quarter) => wireSlot(evening, quarter, looking)),
  }
}

/** The instant of a local time at a restaurant. */
export const msOf = (at: string, timeZone: string): number => instantMs(at.slice(0, 10), at.slice(11, 16), timeZone)
