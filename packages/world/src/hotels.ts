// nothing here is translated: stored in English, and said by `said/` where it is shown
import { decimalsOf } from '@sojourn/kernel'
import { amenitiesOf } from './amenities.ts'
import { drynessOf } from './coast/ground.ts'
import { type Dice, diceOf, shuffled } from './dice.ts'
import type { District, Facts } from './facts.ts'
import { metresBetween, pointWithin, taxiMinutes } from './geo.ts'
import type { Hotel, Stars } from './hotel.ts'
import { namesOf, slugOf } from './naming.ts'
import { dealFacades } from './pictures/facades.ts'
import { dealInteriors } from './pictures/interiors.ts'
import { plansOf } from './plans.ts'
import { addressOf, nearest, phoneOf, toStep } from './property.ts'
import { reviewsOf } from './reviews.ts'
import { roomsOf } from './rooms.ts'
import { describe } from './words.ts'

/** What a hotel of 2, 3, 4 or 5 stars costs against one of four, in percent. */
const PRICE = [45, 70, 100, 210] as const
const KEYS = [
  [20, 48],
  [22, 110],
  [28, 320],
  [34, 600],
] as const
const SCORE = [7.6, 8.1, 8.6, 9.0] as const

/** Of a hundred hotels 10 have two stars, 35 three, 38 four and 17 five: true of every city, dealt in an order of chance. */
export function starsOf(count: number, seed: string, key: string): Stars[] {
  const dealt = Array.from({ length: count }, (_, i): Stars => {
    const at = ((i + 0.5) / count) * 100
    return at < 10 ? 2 : at < 45 ? 3 : at < 83 ? 4 : 5
  })
  return shuffled(dealt, seed, key, 'stars')
}

/** Every name of a hotel here, in the order of the hotels. */
export const hotelNamesOf = (facts: Facts, seed: string): string[] => namesOf(facts, starsOf(facts.hotels, seed, facts.key), seed)

export function hotelsOf(facts: Facts, seed: string, asOf: string): Hotel[] {
  const stars = starsOf(facts.hotels, seed, facts.key)
  const names = hotelNamesOf(facts, seed)
  const named = names.map((name, i) => ({ name, stars: stars[i]! }))
  const facades = dealFacades(facts, seed, named, []).hotels
  const interiors = dealInteriors(facts, seed, stars)
  const districts = facts.districts
  return named.map((each, i) =>
    hotelOf(facts, seed, asOf, { ...each, district: districts[i % districts.length]!, facade: facades[i]!, interior: interiors[i]! }),
  )
}

interface Plot {
  readonly name: string
  readonly stars: Stars
  readonly district: District
  readonly facade: string
  readonly interior: string
}

/** Where a hotel stands, and nothing else of it: quickly made. */
export type HotelSpot = Pick<Hotel, 'id' | 'name' | 'district' | 'address' | 'at'>

/** The hotels of a destination as places, in their order. */
export const hotelSpotsOf = (facts: Facts, seed: string): HotelSpot[] =>
  hotelNamesOf(facts, seed).map((name, i) => spotOf(facts, seed, name, facts.districts[i % facts.districts.length]!))

function spotOf(facts: Facts, seed: string, name: string, district: District): HotelSpot {
  const id = `${facts.key}-${slugOf(name)}`
  const dice = diceOf(seed, id)
  const at = pointWithin(district.at, district.radiusM, dice, drynessOf(facts.key, district.key))
  return { id, name, district: district.key, address: addressOf(facts, district, dice), at }
}

function hotelOf(facts: Facts, seed: string, asOf: string, { name, stars, district, facade, interior }: Plot): Hotel {
  const { id, address, at } = spotOf(facts, seed, name, district)
  const scope = [seed, id] as const
  const dice = diceOf(...scope)
  const near = nearest(facts, at)
  const score = scoreOf(stars, dice)
  const amenities = amenitiesOf(stars, facts.climate, dice)
  const [fewest, most] = KEYS[stars - 2]!
  // Small hotels are many and large ones few.
  const keys = Math.floor(fewest + (most + 1 - fewest) * dice.unit('keys') ** 2.2)
  const rooms = roomsOf(facts, { stars, amenities, keys, interior }, scope)
  const baseMinor = toStep(
    (facts.nightly * minorPerUnit(facts) * PRICE[stars - 2]! * (82 + dice.unit('price') * 30 + (score - SCORE[stars - 2]!) * 14)) / 10_000,
    facts.stepMinor,
  )
  const scores = partsOf(score, dice)
  const known = {
    score,
    scores,
    stars,
    keys,
    district: district.name,
    landmark: near.short,
    walk: near.walkMinutes,
    view: rooms[0]!.view,
    quiet: facts.views[2],
  }
  return {
    product: 'hotels',
    id,
    destination: facts.key,
    district: district.key,
    name,
    kind: kindOf(name, stars),
    stars,
    score,
    scores,
    reviewCount: dice.whole('review count', 40, 400) + keys * dice.whole('reviews per key', 3, 9),
    address,
    phone: phoneOf(facts, dice),
    at,
    facade,
    keys,
    amenities,
    checkinFrom: dice.pick('check-in', ['14:00', '15:00', '15:00', '16:00']),
    checkoutUntil: dice.pick('check-out', ['10:00', '11:00', '11:00', '12:00']),
    description: describe(facts, known, dice),
    near,
    fromAirport: facts.airport.transfer ?? { by: 'taxi', minutes: taxiMinutes(metresBetween(at, facts.airport.at)) },
    baseMinor,
    breakfastMinor: toStep((facts.nightly * minorPerUnit(facts) * (5 + stars)) / 100, facts.stepMinor),
    rooms,
    plans: plansOf(dice),
    reviews: reviewsOf(known, asOf, scope),
  }
}

const minorPerUnit = (facts: Facts): number => 10 ** decimalsOf(facts.currency)

function scoreOf(stars: Stars, dice: Dice): number {
  const noise = dice.unit('score a') + dice.unit('score b') - 1
  return Math.round(Math.min(9.6, Math.max(6.8, SCORE[stars - 2]! + noise * 0.8)) * 10) / 10
}

function partsOf(score: number, dice: Dice): Hotel['scores'] {
  return ['Staff', 'Clean', 'Location', 'Comfort', 'Value', 'Wi-Fi'].map((label) => ({
    label,
    value: Math.round(Math.min(9.9, Math.max(6, score + dice.unit(`part ${label}`) * 0.9 - 0.45)) * 10) / 10,
  }))
}

function kindOf(name: string, stars: Stars): string {
  const own = ['Riad', 'Ryokan', 'Chalet', 'Masseria', 'Trulli', 'Machiya'].find((kind) => name.includes(kind))
  return own ?? (stars === 2 ? 'Guest house' : 'Hotel')
}
