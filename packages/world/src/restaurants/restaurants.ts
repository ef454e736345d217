import type { Day } from '@sojourn/kernel'
import type { District, Facts, Point } from '../facts.ts'
import type { World } from '../world.ts'
import { restaurantsOf } from './make-restaurants.ts'
import { type OthersTable, othersAt } from './others.ts'
import type { Restaurant } from './restaurant.ts'

/** A place that tables are looked for in: a destination, and the part of it that is meant. */
export interface DiningPlace {
  readonly placeId: string
  readonly facts: Facts
  readonly district: District | null
  readonly at: Point
}

/** Restaurants of the demo world: those of a destination are made when they are first asked for. */
export interface RestaurantWorld {
  readonly destinations: readonly Facts[]
  /** A destination by its key, a district or a sight of it by its place id. */
  findPlace(placeId: string): DiningPlace | null
  at(facts: Facts): readonly Restaurant[]
  find(restaurantId: string): Restaurant | null
  /** What others have booked there on a day. */
  others(restaurant: Restaurant, day: Day): readonly OthersTable[]
}

/** So many days of restaurants are remembered: two evenings of a large town. */
const REMEMBERED = 400

export function createRestaurantWorld({ seed, destinations, rates }: Pick<World, 'seed' | 'destinations' | 'rates'>): RestaurantWorld {
  const perUsd = new Map(rates.map(({ currency, perUsd: rate }) => [currency, Number(rate)]))
  const byKey = new Map(destinations.map((facts) => [facts.key, facts]))
  const made = new Map<string, readonly Restaurant[]>()
  const remembered = new Map<string, readonly OthersTable[]>()
  const at = (facts: Facts): readonly Restaurant[] => {
    const known = made.get(facts.key) ?? restaurantsOf(facts, seed, perUsd.get(facts.currency) ?? 1)
    made.set(facts.key, known)
    return known
  }
  return {
    destinations,
    at,
    findPlace(placeId) {
      const [key = '', part] = placeId.split('.')
      const facts = byKey.get(key)
      if (!facts) return null
      if (part === undefined) return { placeId, facts, district: null, at: facts.at }
      const district = facts.districts.find((each) => each.key === part) ?? null
      const where = district ?? facts.landmarks.find((each) => each.key === part)
      return where ? { placeId, facts, district, at: where.at } : null
    },
    find(restaurantId) {
      const facts = byKey.get(restaurantId.slice(0, Math.max(0, restaurantId.indexOf('.'))))
      return (facts && at(facts).find((each) => each.restaurantId === restaurantId)) ?? null
    },
    others(restaurant, day) {
      const key = `${restaurant.restaurantId} ${day}`
      const known = remembered.get(key) ?? othersAt(restaurant, day)
      // The oldest goes first.
      if (remembered.size >= REMEMBERED && !remembered.has(key)) remembered.delete(remembered.keys().next().value!)
      remembered.set(key, known)
      return known
    },
  }
}
