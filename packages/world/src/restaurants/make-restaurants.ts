// nothing here is translated: stored as it is written there
import { decimalsOf } from '@sojourn/kernel'
import { drynessOf } from '../coast/ground.ts'
import { type Dice, diceOf } from '../dice.ts'
import type { Facts } from '../facts.ts'
import { pointWithin } from '../geo.ts'
import type { Stars } from '../hotel.ts'
import { slugOf } from '../naming.ts'
import { dealFacades } from '../pictures/facades.ts'
import { addressOf, nearest, phoneOf, toStep } from '../property.ts'
import { type DiningCountry, diningCountry, dishesOf } from './country.ts'
import { tablesOf } from './make-tables.ts'
import { type Cuisine, type PriceLevel, type Restaurant, type Service, seatsOf } from './restaurant.ts'
import { restaurantName } from './words.ts'

const MIN = 8
const MAX = 60
/** What a person spends, against a night in a good hotel of the place. */
const PER_HEAD: Readonly<Record<PriceLevel, number>> = { 1: 0.08, 2: 0.15, 3: 0.28, 4: 0.6 }
const LEVELS: readonly PriceLevel[] = [1, 1, 1, 2, 2, 2, 2, 3, 3, 4]
/** How grand the house looks. */
const STARS: Readonly<Record<PriceLevel, Stars>> = { 1: 2, 2: 3, 3: 4, 4: 5 }
const LOCAL_SHARE = 0.6
const DISH_SHARES = [0.5, 0.38, 0.3] as const
/** Beyond that nobody is seated at one time, however large the house. */
const PACING_MIN = 4

export const cellOf = (time: string): number => Number(time.slice(0, 2)) * 4 + Number(time.slice(3, 5)) / 15

/** The restaurants of a destination: more where more people stay. */
export function restaurantsOf(facts: Facts, seed: string, perUsd: number): Restaurant[] {
  const country = diningCountry(facts.countryCode)
  if (!country) return []
  const count = Math.min(MAX, Math.max(MIN, Math.round(facts.hotels * 0.88)))
  const taken = new Set<string>()
  const plots = Array.from({ length: count }, (_, nth) => {
    const dice = diceOf(seed, 'restaurant', facts.key, nth)
    const { cuisine, style } = kindOf(country, dice.chance('local', LOCAL_SHARE), dice.unit('kind'))
    const name = restaurantName(facts, style, nth, dice, (candidate) => !taken.has(slugOf(candidate)))
    taken.add(slugOf(name))
    return { nth, name, cuisine, style, level: levelOf(cuisine, dice) }
  })
  const houses = plots.map(({ name, level }) => ({ name, stars: STARS[level] }))
  const facades = dealFacades(facts, `${seed} restaurants`, houses, []).hotels
  return plots.map((plot) => restaurantOf(facts, country, { ...plot, facade: facades[plot.nth]!, seed, perUsd }))
}

const levelOf = (cuisine: Cuisine, dice: Dice): PriceLevel => (cuisine === 'fine_dining' ? 4 : cuisine === 'street_food' ? 1 : dice.pick('level', LEVELS))

function kindOf({ kinds }: DiningCountry, wantsLocal: boolean, unit: number): DiningCountry['kinds'][number] {
  const local = kinds.filter(({ cuisine }) => cuisine === 'local')
  const others = kinds.filter(({ cuisine }) => cuisine !== 'local')
  const among = others.length === 0 || (wantsLocal && local.length > 0) ? local : others
  return among[Math.floor(unit * among.length)]!
}

interface Plot {
  readonly nth: number
  readonly name: string
  readonly cuisine: Cuisine
  readonly style: string | null
  readonly level: PriceLevel
  readonly facade: string
  readonly seed: string
  readonly perUsd: number
}

function restaurantOf(facts: Facts, country: DiningCountry, { nth, name, cuisine, style, level, facade, seed, perUsd }: Plot): Restaurant {
  const dice = diceOf(seed, 'restaurant', facts.key, nth)
  const fineDining = level === 4
  const district = facts.districts[nth % facts.districts.length]!
  const at = pointWithin(district.at, district.radiusM, dice, drynessOf(facts.key, district.key))
  const step = stepOf(facts)
  const perHeadMinor = toStep(facts.nightly * minorPerUnit(facts) * PER_HEAD[level] * (0.85 + 0.3 * dice.unit('price')), step)
  const tables = tablesOf(facts.climate, dice.whole('seats', fineDining ? 10 : 12, fineDining ? 26 : 52) * 2, dice)
  const courses = fineDining ? dice.whole('courses', 5, 8) : 3
  return {
    restaurantId: `${facts.key}.${slugOf(name)}`,
    name,
    cuisine,
    style,
    level,
    fineDining,
    facts,
    district,
    address: addressOf(facts, district, dice),
    phone: phoneOf(facts, dice),
    at,
    near: nearest(facts, at),
    facade: `facades/${facade}`,
    score: Math.round((7.2 + 1.2 * dice.unit('score') + 0.25 * level + 0.3 * dice.unit('score 2')) * 10) / 10,
    reviews: dice.whole('reviews', 24, 1_900),
    perHeadMinor,
    dishes: dishesOf(cuisine, country).map((dish, index) => ({
      name: dish,
      minor: toStep(perHeadMinor * DISH_SHARES[index % DISH_SHARES.length]! * (0.9 + 0.2 * dice.unit(`dish ${index}`)), step),
    })),
    setMenu: fineDining || dice.chance('set menu', 0.3) ? { courses, minorPerHead: toStep(perHeadMinor * (fineDining ? 1 : 0.9), step) } : null,
    guarantee: { fromParty: fineDining ? 1 : 7, minorPerHead: feeOf(perHeadMinor, facts, perUsd) },
    freeUntilHours: fineDining ? 48 : 24,
    servicePpm: country.servicePpm,
    services: servicesOf(country, dice.unit('services')),
    closedOn: dice.chance('never closed', 0.25) ? null : dice.pick('closed', [0, 1, 1, 1, 2]),
    tables,
    pacing: Math.max(PACING_MIN, Math.round(seatsOf({ tables }) * 0.2)),
  }
}

const minorPerUnit = ({ currency }: Facts): number => 10 ** decimalsOf(currency)
const stepOf = ({ stepMinor }: Facts): number => Math.max(1, Math.round(stepMinor / 2))

/** A quarter of what a person spends: from 10 to 25 dollars. */
function feeOf(perHeadMinor: number, facts: Facts, perUsd: number): number {
  const usd = perUsd * minorPerUnit(facts)
  return toStep(Math.min(25 * usd, Math.max(10 * usd, perHeadMinor / 4)), stepOf(facts))
}

function servicesOf({ lunchFrom, lastSeating }: DiningCountry, unit: number): Service[] {
  const first = cellOf(lunchFrom)
  const last = cellOf(lastSeating)
  const lunch: Service = { key: 'lunch', first, last: first + 9 }
  const dinner: Service = { key: 'dinner', first: Math.max(first + 14, last - 12), last }
  if (unit < 0.05) return [lunch]
  return unit < 0.25 ? [dinner] : [lunch, dinner]
}
