import { accept, type Currency, type Day, type Outcome, type Tx } from '@sojourn/kernel'
import { type DiningPlace, kmBetween, type Restaurant } from '@sojourn/world'
import { type Evening, nearestTimes, quarterOf, seatingTimes } from './domain/evening.ts'
import type { RestaurantRow } from './domain/filters.ts'
import { type Exchange, exchangeFor } from './exchange.ts'
import { dayRefused, eveningsAt, isOpenOn } from './find-table.ts'
import type { RestaurantParts } from './parts.ts'
import { unknownPlace } from './refusals.ts'
import { nearPlaces } from './suggest-places.ts'
import { areasOf, isFree } from './to-wire.ts'

export interface RestaurantSearch {
  readonly place: string
  readonly day: Day
  readonly time: string
  readonly party: number
  readonly currency: Currency
}

export interface FoundRow extends RestaurantRow {
  readonly evening: Evening<Restaurant>
  readonly times: readonly number[]
}

export interface RestaurantsFound {
  readonly place: DiningPlace
  readonly rows: readonly FoundRow[]
  readonly exchange: Exchange
}

/** Every restaurant of a place that is open that day and takes so many, with its times, unsorted. */
export async function searchRestaurants(
  parts: RestaurantParts,
  tx: Tx,
  { place: placeId, day, time, party, currency }: RestaurantSearch,
): Promise<Outcome<RestaurantsFound>> {
  const catalogue = parts.catalogue()
  const place = catalogue?.findPlace(placeId)
  if (!catalogue || !place) return unknownPlace(await nearPlaces(catalogue, placeId))
  const nowMs = parts.clock.nowMs()
  const refused = dayRefused(place.facts.timeZone, day, 'day', nowMs)
  if (refused) return refused
  const exchange = await exchangeFor(parts, tx, place.facts.currency, currency)
  if (!exchange.ok) return exchange
  const restaurants = catalogue.at(place.facts).filter((each) => isOpenOn(each, day) && each.pacing >= party)
  const evenings = await eveningsAt(parts, tx, { catalogue, restaurants, day })
  const asked = quarterOf(time)
  const rows = evenings.flatMap((evening): FoundRow[] => {
    const { restaurant } = evening
    const free = (quarter: number) => isFree(evening, quarter, { party, area: null, nowMs })
    const times = nearestTimes(seatingTimes(restaurant), asked, free)
    // Nobody is seated there around that time.
    if (times.length === 0) return []
    const away = times.filter(free).map((quarter) => Math.abs(quarter - asked))
    return [
      {
        restaurantId: restaurant.restaurantId,
        cuisine: restaurant.cuisine,
        level: restaurant.level,
        areas: areasOf(restaurant),
        district: restaurant.district.key,
        setMenu: restaurant.setMenu !== null,
        noCard: party < restaurant.guarantee.fromParty,
        free: away.length > 0,
        score: restaurant.score,
        perHead: restaurant.perHeadMinor,
        metres: kmBetween(restaurant.at, place.at) * 1_000,
        away: away.length > 0 ? Math.min(...away) : null,
        evening,
        times,
      },
    ]
  })
  return accept({ place, rows, exchange: exchange.value })
}
