// nothing here is translated: stored in English, and said by `said/` where it is shown
import { decimalsOf } from '@sojourn/kernel'
import { homeAmenitiesOf } from './amenities.ts'
import { drynessOf } from './coast/ground.ts'
import { type Dice, diceOf, shuffled } from './dice.ts'
import type { District, Facts } from './facts.ts'
import { metresBetween, pointWithin, taxiMinutes } from './geo.ts'
import { type Unit, unitsOf } from './home-units.ts'
import { describeHome } from './home-words.ts'
import type { Hotel, Stars } from './hotel.ts'
import { hotelNamesOf, starsOf } from './hotels.ts'
import { type HomeKind, homeNameOf, kindsOf, LABELS } from './naming/homes.ts'
import { slugOf } from './naming.ts'
import { dealFacades } from './pictures/facades.ts'
import { dealInteriors } from './pictures/interiors.ts'
import { homePlansOf } from './plans.ts'
import { addressOf, nearest, phoneOf, toStep } from './property.ts'
import { reviewsOf } from './reviews.ts'

/** A one-bedroom home against a four-star double, in percent, by class. */
const PRICE: Readonly<Record<Stars, number>> = { 2: 60, 3: 72, 4: 96, 5: 150 }

/** By beaches and in mountains people rent more homes than in towns; nowhere fewer than two. */
export function homesCountOf(facts: Facts, seed: string): number {
  const dice = diceOf(seed, facts.key, 'homes')
  return 4 + (isSeaside(facts) ? 3 : 0) + (facts.climate === 'alpine' ? 3 : 0) + (facts.climate === 'highland' ? 1 : 0) + dice.whole('count', 0, 1)
}

/** Where windows look on the sea, or a beach is what one comes for. */
export function isSeaside({ views, landmarks }: Facts): boolean {
  return /\b(sea|ocean|lagoon|beach|bay|caldera|reef|gulf|cove|atlantic|harbour|coast)\b/i.test(`${views[0]} ${landmarks.map((l) => l.name).join(' ')}`)
}

/** The homes of a destination: whole houses and apartments, a few units each, let by one host. */
export function homesOf(facts: Facts, seed: string, asOf: string): Hotel[] {
  const hotels = hotelNamesOf(facts, seed)
  const taken = new Set(hotels.map(slugOf))
  const kinds = shuffled(kindsOf(facts, isSeaside(facts)), seed, facts.key, 'home kinds')
  const nouns = shuffled(facts.naming.nouns, seed, facts.key, 'home nouns')
  const homes = Array.from({ length: homesCountOf(facts, seed) }, (_, i) => kinds[i % kinds.length] as HomeKind)
  const stars = starsOf(facts.hotels, seed, facts.key)
  // Hotels draw their pictures first: a home gets none that a hotel near it has.
  const facades = dealFacades(
    facts,
    seed,
    hotels.map((name, i) => ({ name, stars: stars[i]! })),
    homes,
  ).homes
  const interiors = dealInteriors(
    facts,
    seed,
    homes.map(() => 4),
    hotels.length,
  )
  return homes.map((kind, i) => {
    const name = homeNameOf(facts, kind, nouns, i, (candidate) => !taken.has(slugOf(candidate)))
    taken.add(slugOf(name))
    const district = facts.districts[(i * 2 + 1) % facts.districts.length] as District
    return homeOf(facts, seed, asOf, { name, kind, district, facade: facades[i]!, interior: interiors[i]! })
  })
}

interface Plot {
  readonly name: string
  readonly kind: HomeKind
  readonly district: District
  readonly facade: string
  readonly interior: string
}

function homeOf(facts: Facts, seed: string, asOf: string, { name, kind, district, facade, interior }: Plot): Hotel {
  const id = `${facts.key}-${slugOf(name)}`
  const scope = [seed, id] as const
  const dice = diceOf(...scope)
  const stars = dice.pick('class', [3, 3, 4, 4, 4, 5] as const)
  const at = pointWithin(district.at, district.radiusM, dice, drynessOf(facts.key, district.key))
  const near = nearest(facts, at)
  const units: readonly Unit[] = unitsOf(facts, { kind, stars, interior }, dice)
  const score = scoreOf(stars, dice)
  const scores = ['Host', 'Clean', 'Location', 'Comfort', 'Value', 'Wi-Fi'].map((label) => ({ label, value: partOf(score, label, dice) }))
  const amenities = homeAmenitiesOf(kind, stars, facts.climate, dice)
  const view = facts.views[0]
  const reviewed = { score, scores, view, quiet: facts.views[2], landmark: near.short, district: district.name, walk: near.walkMinutes }
  const price = (facts.nightly * 10 ** decimalsOf(facts.currency) * PRICE[stars] * (84 + dice.unit('price') * 30)) / 10_000
  return {
    product: 'holidaystays',
    id,
    destination: facts.key,
    district: district.key,
    name,
    kind: LABELS[kind],
    stars,
    score,
    scores,
    reviewCount: dice.whole('review count', 12, 140),
    address: addressOf(facts, district, dice),
    phone: phoneOf(facts, dice),
    at,
    facade,
    keys: units.reduce((sum, { allotment }) => sum + allotment, 0),
    amenities,
    checkinFrom: dice.pick('check-in', ['15:00', '16:00', '16:00', '17:00']),
    checkoutUntil: dice.pick('check-out', ['10:00', '10:00', '11:00']),
    description: describeHome(facts, { kind, district: district.name, landmark: near.short, walk: near.walkMinutes, amenities, units }, dice),
    near,
    fromAirport: facts.airport.transfer ?? { by: 'taxi', minutes: taxiMinutes(metresBetween(at, facts.airport.at)) },
    baseMinor: toStep(price, facts.stepMinor),
    breakfastMinor: 0,
    rooms: units,
    plans: homePlansOf(dice),
    reviews: reviewsOf(reviewed, asOf, scope),
  }
}

function scoreOf(stars: Stars, dice: Dice): number {
  const noise = dice.unit('score a') + dice.unit('score b') - 1
  return Math.round(Math.min(9.7, Math.max(7, 7.9 + (stars - 3) * 0.4 + noise * 0.9)) * 10) / 10
}

const partOf = (score: number, label: string, dice: Dice): number =>
  Math.round(Math.min(9.9, Math.max(6, score + dice.unit(`part ${label}`) * 0.9 - 0.45)) * 10) / 10
