// nothing here is translated: stored in English, and said by `said/` where it is shown
import { decimalsOf } from '@sojourn/kernel'
import { amenitiesOf } from '../amenities.ts'
import { drynessOf } from '../coast/ground.ts'
import { dataOf } from '../data.ts'
import { type Dice, diceOf, shuffled } from '../dice.ts'
import type { Facts } from '../facts.ts'
import { metresBetween, pointWithin, taxiMinutes } from '../geo.ts'
import { slugOf } from '../naming.ts'
import { dealInteriors } from '../pictures/interiors.ts'
import { type FacadeType, facadePool } from '../pictures/pool.ts'
import { addressOf, nearest, phoneOf, toStep } from '../property.ts'
import { reviewsOf } from '../reviews.ts'
import { describeResort } from './describe-resort.ts'
import type { Resort, ResortKind, ResortUnit, UnitSize } from './resort.ts'
import { UNIT_SIZES, unitKinds } from './unit-kinds.ts'
import type { CheckInDay } from './week-calendar.ts'

interface ResortPlace {
  readonly key: string
  readonly kind: ResortKind
}

/** The destinations that people spend a week at, and why. */
export const resortPlaces = dataOf<readonly ResortPlace[]>('resorts/places.json')

const COUNT: Readonly<Record<ResortKind, readonly [fewest: number, most: number]>> = { coast: [2, 4], island: [2, 5], alpine: [2, 4], golf: [2, 3] }
const COUNT_MX: readonly [number, number] = [4, 6]
const UNITS = [20, 180] as const
/** Of a hundred units: studios, one, two and three bedrooms. */
const SIZES: readonly (readonly [UnitSize, number])[] = [
  ['studio', 20],
  ['one', 62],
  ['two', 90],
  ['three', 100],
]
const LET_SHARE = 0.07
const FACADES: Readonly<Record<ResortKind, readonly FacadeType[]>> = {
  coast: ['pool-villa', 'beach-house', 'slab', 'colonial', 'villa'],
  island: ['pool-villa', 'beach-house', 'bungalow', 'cycladic', 'villa'],
  alpine: ['chalet', 'log-cabin', 'lodge', 'wooden-north'],
  golf: ['villa', 'pool-villa', 'apartment-house', 'deco'],
}
const ALWAYS: readonly string[] = ['pool', 'kitchen', 'parking', 'front_desk_24h', 'laundry']

/** How resorts are called by where the noun of the place goes: `{}`. */
const BEFORE: readonly string[] = ['Club {}', 'Villas {}', 'Residences {}', 'Resort {}', 'Terraces {}', 'Marina {}']
const AFTER: readonly string[] = ['{} Bay Club', '{} Terraces', '{} Residences', '{} Village Resort', 'The {} Club', '{} Gardens Resort']
const INLAND: readonly string[] = ['{} Lodge Club', '{} Terraces', '{} Residences', '{} Village Resort', 'The {} Club', '{} Ridge Resort']

const namePatterns = ({ naming }: Facts, kind: ResortKind): readonly string[] =>
  /^(del?|d[aeo]s?|du|delle?|dei|degli|von|zu[mr]?) /i.test(naming.nouns[0] ?? '')
    ? BEFORE.filter((pattern) => kind !== 'alpine' || pattern !== 'Marina {}')
    : kind === 'alpine' || kind === 'golf'
      ? INLAND
      : AFTER

function resortNames(facts: Facts, kind: ResortKind, count: number, seed: string): string[] {
  const nouns = shuffled(facts.naming.nouns, seed, facts.key, 'resort nouns')
  const patterns = shuffled(namePatterns(facts, kind), seed, facts.key, 'resort names')
  return Array.from({ length: count }, (_, i) => patterns[i % patterns.length]!.replace('{}', nouns[i % nouns.length]!))
}

/** The resorts of a destination. */
export function resortsAt(facts: Facts, kind: ResortKind, seed: string, asOf: string): Resort[] {
  const [fewest, most] = facts.countryCode === 'MX' ? COUNT_MX : COUNT[kind]
  const count = diceOf(seed, facts.key, 'resorts').whole('count', fewest, most)
  const interiors = dealInteriors(
    facts,
    `${seed} resorts`,
    Array.from({ length: count }, () => 4 as const),
  )
  const facades = shuffled(
    FACADES[kind].flatMap((type) => Array.from({ length: facadePool[type] }, (_, i) => `${type}-${String(i + 1).padStart(2, '0')}`)),
    seed,
    facts.key,
    'resort facades',
  )
  return resortNames(facts, kind, count, seed).map((name, i) =>
    resortOf(facts, kind, seed, asOf, { name, index: i, facade: facades[i]!, interior: interiors[i]! }),
  )
}

interface Plot {
  readonly name: string
  readonly index: number
  readonly facade: string
  readonly interior: string
}

function resortOf(facts: Facts, kind: ResortKind, seed: string, asOf: string, { name, index, facade, interior }: Plot): Resort {
  const resortId = `${facts.key}-${slugOf(name)}`
  const scope = [seed, 'resort', resortId] as const
  const dice = diceOf(...scope)
  const district = facts.districts[(index * 2) % facts.districts.length]!
  const at = pointWithin(district.at, district.radiusM, dice, drynessOf(facts.key, district.key))
  const near = nearest(facts, at)
  const score = scoreOf(dice)
  const scores = ['Staff', 'Clean', 'Location', 'Comfort', 'Value', 'Wi-Fi'].map((label) => ({ label, value: partOf(score, label, dice) }))
  const units = unitsOf(facts, dice)
  const amenities = [...new Set([...amenitiesOf(4, facts.climate, dice), ...ALWAYS])]
  const told = { score, scores, view: facts.views[0], quiet: facts.views[2], landmark: near.short, district: district.name, walk: near.walkMinutes }
  return {
    resortId,
    name,
    kind,
    destination: facts.key,
    city: facts.name,
    country: facts.country,
    countryCode: facts.countryCode,
    district: district.name,
    at,
    address: addressOf(facts, district, dice),
    phone: phoneOf(facts, dice),
    timeZone: facts.timeZone,
    currency: facts.currency,
    score,
    scores,
    reviewCount: dice.whole('review count', 60, 900),
    reviews: reviewsOf(told, asOf, scope),
    amenities,
    description: describeResort(facts, { kind, district: district.name, landmark: near.short, walk: near.walkMinutes, units: units.length }, dice),
    near,
    fromAirport: facts.airport.transfer ?? { by: 'taxi', minutes: taxiMinutes(metresBetween(at, facts.airport.at)) },
    checkinFrom: '16:00',
    checkoutUntil: '10:00',
    resortFeeMinor: dice.chance('resort fee', 0.45) ? toStep(facts.nightly * 10 ** decimalsOf(facts.currency) * 0.06, facts.stepMinor) : 0,
    facade,
    interior,
    kinds: UNIT_SIZES.filter((size) => units.some((unit) => unit.size === size)).map((size) => unitKinds[size]),
    units,
    level: dice.whole('level', 84, 126),
    follows: facts,
  }
}

function unitsOf(facts: Facts, dice: Dice): ResortUnit[] {
  const count = Math.round(UNITS[0] + (UNITS[1] - UNITS[0]) * dice.unit('units') ** 1.6)
  const floors = Math.max(1, Math.min(8, Math.round(count / 16)))
  const perFloor = Math.ceil(count / floors)
  const days: readonly CheckInDay[] = dice.pick('days', [[6], [6, 0], [5, 6], [5, 6, 0]] as const)
  return Array.from({ length: count }, (_, i): ResortUnit => {
    const floor = Math.floor(i / perFloor) + 1
    const unit = `${floor}${String((i % perFloor) + 1).padStart(2, '0')}`
    const roll = dice.unit(`size ${unit}`) * 100
    return {
      unit,
      size: SIZES.find(([, to]) => roll < to)![0],
      view: facts.views[floor === floors ? 1 : i % 3 === 0 ? 2 : 0],
      checkInDay: dice.pick(`day ${unit}`, days),
      let: dice.unit(`let ${unit}`) < LET_SHARE,
    }
  })
}

const scoreOf = (dice: Dice): number => Math.round(Math.min(9.6, Math.max(7, 8.4 + (dice.unit('score a') + dice.unit('score b') - 1) * 1.1)) * 10) / 10

const partOf = (score: number, label: string, dice: Dice): number =>
  Math.round(Math.min(9.9, Math.max(6, score + dice.unit(`part ${label}`) * 0.9 - 0.45)) * 10) / 10
