import { dataOf } from '../data.ts'

/** Waters that people look for. */
export const CRUISE_REGIONS = [
  'mediterranean',
  'northern-europe',
  'rivers',
  'atlantic',
  'caribbean',
  'north-america',
  'south-america',
  'arabia',
  'asia',
  'pacific',
  'indian-ocean',
] as const
export type CruiseRegion = (typeof CRUISE_REGIONS)[number]

/** A port of an itinerary; times are by the clock of the port. */
export interface PlannedCall {
  /** The day of the cruise on which the ship comes, from 1, and the one on which it leaves. */
  readonly day: number
  readonly lastDay: number
  /** Its five letters. */
  readonly port: string
  /** `08:00`; null where the cruise begins. */
  readonly arrives: string | null
  /** Null where the cruise ends. */
  readonly departs: string | null
  /** Sea miles from the last port. */
  readonly miles: number
}

export interface Itinerary {
  readonly key: string
  readonly title: string
  readonly region: CruiseRegion
  readonly nights: number
  /** First and last month in which it begins; it may run over the new year. */
  readonly months: readonly [number, number]
  readonly calls: readonly PlannedCall[]
}

export const itineraries = dataOf<readonly Itinerary[]>('cruises/itineraries.json')

/** Whether an itinerary is sailed from a month (1–12) on. */
export const isSailedIn = ({ months: [first, last] }: Pick<Itinerary, 'months'>, month: number): boolean =>
  first <= last ? month >= first && month <= last : month >= first || month <= last

/** The days of a cruise, from 1, on which the ship is in no port. */
export function seaDaysOf({ nights, calls }: Pick<Itinerary, 'nights' | 'calls'>): number[] {
  const inPort = (day: number) => calls.some((call) => call.day <= day && day <= call.lastDay)
  return Array.from({ length: nights + 1 }, (_, i) => i + 1).filter((day) => !inPort(day))
}

const OCEAN_SEA_DAYS = 3

/** At sea for three days on end or longer: far from any hospital. */
export function crossesOcean(itinerary: Pick<Itinerary, 'nights' | 'calls'>): boolean {
  const days = new Set(seaDaysOf(itinerary))
  return [...days].some((day) => Array.from({ length: OCEAN_SEA_DAYS }, (_, i) => day + i).every((each) => days.has(each)))
}
