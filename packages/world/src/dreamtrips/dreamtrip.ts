import type { Day } from '@sojourn/kernel'
import type { Activity } from '../activities/activity.ts'
import type { Facts } from '../facts.ts'
import type { Hotel } from '../hotel.ts'

export const DREAMTRIP_THEMES = ['tastes', 'past', 'sea', 'outdoors', 'snow', 'desert', 'wild', 'slow'] as const
/** What a trip is about: food and wine, history, the sea, mountains and hills, winter, deserts, animals, rest. */
export type DreamtripTheme = (typeof DREAMTRIP_THEMES)[number]

/** Something of the program, by the clock of the place. */
export type ProgramPart =
  /** The group meets its host at the hotel, or leaves it. */
  | { readonly what: 'meeting' | 'farewell'; readonly time: string }
  | { readonly what: 'dinner'; readonly time: string }
  | { readonly what: 'activity'; readonly time: string; readonly activity: Activity }

export interface ProgramDay {
  readonly day: Day
  readonly parts: readonly ProgramPart[]
}

/** One departure of a group with its host, on a fixed day. */
export interface Dreamtrip {
  /** `lisbon-tastes@2027-05-13`. */
  readonly tripId: string
  readonly theme: DreamtripTheme
  readonly facts: Facts
  readonly hotel: Hotel
  readonly host: { readonly name: string; readonly languages: readonly string[] }
  readonly startsOn: Day
  readonly endsOn: Day
  readonly nights: number
  readonly program: readonly ProgramDay[]
  /** All places of the group, and how many people it needs to go. */
  readonly places: number
  readonly minimum: number
  /** How many have their place from elsewhere. */
  readonly others: number
  /** For one of two in a double room, and the supplement for a single room: minor units of the place's currency, before our share. */
  readonly baseMinor: number
  readonly singleMinor: number
}

/** What is sold again and again, as it stands in the data: on which months of the year, and what is done on the days between the first and the last. */
export interface DreamtripPlan {
  readonly place: string
  readonly theme: DreamtripTheme
  readonly nights: number
  readonly months: readonly number[]
  readonly places: number
  readonly minimum: number
  readonly host: Dreamtrip['host']
  /** For each day, kinds of activities in their order. */
  readonly plan: readonly (readonly string[])[]
}
