import { decimalsOf } from '@sojourn/kernel'
import { drynessOf } from '../coast/ground.ts'
import { dataOf } from '../data.ts'
import { type Dice, diceOf, shuffled } from '../dice.ts'
import type { Facts, Landmark, Point } from '../facts.ts'
import { metresBetween, pointWithin } from '../geo.ts'
import { addressOf, phoneOf, toStep } from '../property.ts'
import type { Activity, MeetingPoint } from './activity.ts'
import { isOffered, landmarksFor, neighboursOf } from './offered.ts'
import { type ActivityTemplate, type AgeBand, activityTemplates } from './template.ts'

const names = dataOf<{
  readonly dances: Readonly<Record<string, string>>
  readonly crafts: Readonly<Record<string, string>>
  /** Countries by the language that guides speak there besides English. */
  readonly languages: Readonly<Record<string, readonly string[]>>
  readonly more: readonly string[]
}>('activities/names.json')
const operators = dataOf<{ readonly first: readonly string[]; readonly second: readonly string[] }>('activities/operators.json')

/** One of a landmark each where they are about landmarks, so many at most. */
const LANDMARKS_MAX = 3
const NEIGHBOURS_MAX = 3
const ON_REQUEST_SHARE = 0.03
/** Anybody may come any day: nothing is ever full. */
export const UNLIMITED = 999

/** Everything there is to do at a place. */
export function activitiesOf(facts: Facts, seed: string, all: readonly Facts[]): Activity[] {
  return activityTemplates()
    .filter((template) => isOffered(template, facts, all))
    .flatMap((template) => subjectsOf(template, facts, seed, all).map((of, at) => activityOf(template, facts, seed, of, at + 1)))
}

/** What each activity of a kind is about, one for each that is offered. */
function subjectsOf(template: ActivityTemplate, facts: Facts, seed: string, all: readonly Facts[]): string[] {
  const { key, subject, where, capacity } = template
  const count = countOf(template, facts, seed)
  switch (subject) {
    case 'landmark': {
      const landmarks = shuffled(landmarksFor(template, facts), seed, facts.key, key, 'landmarks')
      return landmarks.slice(0, template.where.some(({ words }) => words) ? LANDMARKS_MAX : count).map(({ name }) => name)
    }
    case 'district':
      return shuffled(facts.districts, seed, facts.key, key, 'districts')
        .slice(0, count)
        .map(({ name }) => name)
    case 'neighbour':
      return neighboursOf(facts, all, where[0]!.neighbourKm!)
        .slice(0, NEIGHBOURS_MAX)
        .map((neighbour) => neighbour.key)
    case 'dance':
      return Array.from({ length: count }, () => names().dances[facts.countryCode]!)
    case 'craft':
      return Array.from({ length: count }, () => names().crafts[facts.countryCode]!)
    case 'country':
      return [facts.countryCode]
    case 'city':
      return Array.from({ length: capacity >= UNLIMITED ? 1 : count }, () => facts.key)
    case null:
      return Array.from({ length: capacity >= UNLIMITED ? 1 : count }, () => '')
  }
}

const BUSY_PLACE = 34
/** One operator here and there, up to three where many people stay. */
function countOf({ key }: ActivityTemplate, facts: Facts, seed: string): number {
  const unit = diceOf(seed, facts.key, key).unit('operators')
  return facts.hotels >= BUSY_PLACE ? (unit < 0.45 ? 1 : unit < 0.85 ? 2 : 3) : unit < 0.8 ? 1 : 2
}

function activityOf(template: ActivityTemplate, facts: Facts, seed: string, of: string, number: number): Activity {
  const activityId = `${facts.key}.${template.key}.${number}`
  const dice = diceOf(seed, 'activity', activityId)
  const { capacity, share } = template
  const factor = 0.8 + 0.6 * dice.unit('price')
  const district = facts.districts.find(({ name }) => name === of) ?? dice.pick('district', facts.districts)
  return {
    activityId,
    template,
    facts,
    operator: `${dice.pick('operator', operators().first)} ${dice.pick('operator kind', operators().second)}`,
    phone: phoneOf(facts, dice),
    of,
    meeting: meetingOf(template, facts, of, dice, district),
    district: district.name,
    capacity: capacity >= UNLIMITED ? capacity : Math.max(2, Math.round(capacity * (0.8 + 0.4 * dice.unit('capacity')))),
    bands: bandsAt(template, facts),
    baseMinor: toStep(facts.nightly * 10 ** decimalsOf(facts.currency) * share * factor, facts.stepMinor),
    languages: languagesAt(template, facts, dice),
    score: Math.round((8.1 + 0.8 * dice.unit('score a') + 0.8 * dice.unit('score b')) * 10) / 10,
    reviews: dice.whole('reviews', 18, 900),
    // Museums rest on a Monday, some on a Tuesday.
    closedOn: template.closes ? (dice.chance('tuesday', 0.3) ? 2 : 1) : null,
    onRequest: template.capacity < UNLIMITED && dice.chance('on request', ON_REQUEST_SHARE),
  }
}

/** In the United States who drinks is 21. */
function bandsAt({ bands, drinkingAge }: ActivityTemplate, { countryCode }: Facts): readonly AgeBand[] {
  return drinkingAge && countryCode === 'US' ? bands.map((band) => ({ ...band, from: Math.max(21, band.from) })) : bands
}

function languagesAt({ languages }: ActivityTemplate, { countryCode }: Facts, dice: Dice): string[] {
  if (languages.how === 'none') return []
  const { languages: spoken, more } = names()
  const own = Object.keys(spoken).find((language) => spoken[language]!.includes(countryCode))
  const first = ['en', ...(languages.local && own ? [own] : [])]
  const others = more.filter((language) => !first.includes(language)).sort((a, b) => dice.unit(`language ${a}`) - dice.unit(`language ${b}`))
  return languages.local && languages.count === 2 ? first : [...first, ...others].slice(0, languages.count)
}

const nearestDistrict = ({ districts }: Facts, at: Point): string =>
  districts.reduce((best, each) => (metresBetween(each.at, at) < metresBetween(best.at, at) ? each : best)).name

function meetingOf(template: ActivityTemplate, facts: Facts, of: string, dice: Dice, district: Facts['districts'][number]): MeetingPoint {
  const about = template.subject === 'landmark' ? facts.landmarks.find(({ name }) => name === of) : undefined
  const landmark: Landmark | null = about ?? (dice.chance('at a landmark', 0.35) ? dice.pick('landmark', facts.landmarks) : null)
  const address = addressOf(facts, district, dice)
  if (landmark) return { at: landmark.at, landmark: landmark.name, address: nearestDistrict(facts, landmark.at) }
  return { at: pointWithin(district.at, district.radiusM, dice, drynessOf(facts.key, district.key)), landmark: null, address }
}
