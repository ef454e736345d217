import { dataOf } from '../data.ts'
import type { Facts, Landmark } from '../facts.ts'
import { kmBetween } from '../geo.ts'
import type { ActivityTemplate, Water, Where } from './template.ts'

const waters = dataOf<Readonly<Record<Water, readonly string[]>>>('activities/waters.json')

/** Whether a word begins in a text where a word begins. */
const hasWord = (text: string, word: string): boolean => new RegExp(`\\b${word}`, 'i').test(text)
const isNamed = ({ name, short, key }: Landmark, words: readonly string[]): boolean =>
  words.some((word) => hasWord(name, word) || hasWord(short, word) || hasWord(key.replaceAll('-', ' '), word))

/** Landmarks of a place that an activity can be about. */
export const landmarksFor = ({ where }: ActivityTemplate, { landmarks }: Facts): Landmark[] => {
  const words = where.flatMap((each) => each.words ?? [])
  return words.length === 0 ? [...landmarks] : landmarks.filter((landmark) => isNamed(landmark, words))
}

/** Other destinations that can be reached and seen in a day, the nearest first. */
export const neighboursOf = (facts: Facts, all: readonly Facts[], kmMax: number): Facts[] =>
  all
    .filter((other) => other !== facts && other.countryCode === facts.countryCode)
    .map((other) => ({ other, km: kmBetween(facts.at, other.at) }))
    .filter(({ km }) => km <= kmMax)
    .sort((a, b) => a.km - b.km)
    .map(({ other }) => other)

function holds(where: Where, facts: Facts, all: readonly Facts[]): boolean {
  const { climates, countries, notIn, places, words, hotelsMin, water, latitudeMax, neighbourKm } = where
  return (
    (!climates || climates.includes(facts.climate)) &&
    (!countries || countries.includes(facts.countryCode)) &&
    !notIn?.includes(facts.countryCode) &&
    (!places || places.includes(facts.key)) &&
    (!words || facts.landmarks.some((landmark) => isNamed(landmark, words))) &&
    (!hotelsMin || facts.hotels >= hotelsMin) &&
    (!water || waters()[water].includes(facts.key)) &&
    (!latitudeMax || Math.abs(facts.at[0]) <= latitudeMax) &&
    (!neighbourKm || neighboursOf(facts, all, neighbourKm).length > 0)
  )
}

export const isOffered = ({ where }: ActivityTemplate, facts: Facts, all: readonly Facts[]): boolean => where.some((each) => holds(each, facts, all))

const ALWAYS_WARM: ReadonlySet<string> = new Set(['tropical', 'desert'])
/** Half a year: the south has its summer when the north has none. */
const turned = (month: number): number => ((month + 5) % 12) + 1

/** Whether it runs in a month here. */
export function runsIn({ months, mildOnly }: ActivityTemplate, { climate, at }: Facts, month: number): boolean {
  const northern = at[0] < 0 ? turned(month) : month
  if (months) return months.includes(northern)
  if (!mildOnly || ALWAYS_WARM.has(climate)) return true
  return climate === 'mediterranean' ? northern >= 3 && northern <= 11 : northern >= 4 && northern <= 10
}
