import { dataOf } from '../data.ts'
import type { Climate } from '../facts.ts'

/** A place offers it where all that is said holds. */
export interface Where {
  readonly climates?: readonly Climate[]
  readonly countries?: readonly string[]
  readonly notIn?: readonly string[]
  /** Keys of destinations. */
  readonly places?: readonly string[]
  /** A landmark has one of these in its name. */
  readonly words?: readonly string[]
  readonly hotelsMin?: number
  readonly water?: Water
  readonly latitudeMax?: number
  /** Another destination of the world is within so many kilometres. */
  readonly neighbourKm?: number
}

export type Water = 'coast' | 'river' | 'lake' | 'islands' | 'surf'

/** A time of the clock, or so many minutes from where the sun rises or sets. */
export type StartTime = string | { readonly sun: 'sunrise' | 'sunset'; readonly minutes: number }

/** When it begins on a day: at these times, every so many minutes, or whenever one comes that day. */
export type Starts =
  | { readonly by: 'times'; readonly times: readonly StartTime[] }
  | { readonly by: 'every'; readonly from: string; readonly until: string; readonly minutes: number }
  | { readonly by: 'day' }

/** Ages, both ends included, that pay so much of the price. */
export interface AgeBand {
  readonly from: number
  readonly to: number
  readonly percent: number
}

/** What an activity says its title with. */
export type Subject = 'landmark' | 'district' | 'city' | 'neighbour' | 'country' | 'dance' | 'craft'

/** What is asked before it can be held. */
export type Question = 'diet' | 'weight' | 'medical' | 'swims' | 'certified'

/** A kind of activity, of which each place offers what suits it. */
export interface ActivityTemplate {
  readonly key: string
  readonly category: string
  /** One of these is enough. */
  readonly where: readonly Where[]
  /** Months of the north in which it runs; of the south half a year later. Null is all year. */
  readonly months: readonly number[] | null
  /** Not in the cold half of the year, where there is one. */
  readonly mildOnly: boolean
  readonly subject: Subject | null
  /** Closed on a day of the week, as museums are. */
  readonly closes: boolean
  readonly minutes: number
  readonly starts: Starts
  readonly capacity: number
  readonly bands: readonly AgeBand[]
  /** Nobody under 18 comes alone. */
  readonly adultNeeded: boolean
  /** The price of a grown-up against a night in a four-star hotel. */
  readonly share: number
  /** Sold as a whole to a group of so many at most; null is by person. */
  readonly groupOf: number | null
  /** A whole departure may be had for oneself, too. */
  readonly privateToo: boolean
  /** An option that costs so many percent more. */
  readonly plus: { readonly code: string; readonly percent: number } | null
  readonly languages: { readonly how: 'none' | 'guide' | 'audio'; readonly count: number; readonly local: boolean }
  /** Until so many hours before it begins cancelling costs nothing; null is never, 0 until it begins. */
  readonly freeHours: number | null
  /** What bad weather brings: the money back, or another day. */
  readonly weather: 'none' | 'refund' | 'again'
  /** Guests are picked up where they stay. */
  readonly pickup: boolean
  readonly level: 'easy' | 'moderate' | 'challenging'
  readonly heightCm: number | null
  readonly weightKg: readonly [number, number] | null
  readonly asks: readonly Question[]
  readonly includes: readonly string[]
  readonly excludes: readonly string[]
  readonly cutoffHours: number
  /** It runs from so many people; null is whoever comes. */
  readonly minimum: number | null
  /** The youngest is as old as who may drink there. */
  readonly drinkingAge: boolean
  readonly access: 'step_free' | 'ask' | 'not_step_free'
}

export const activityTemplates = dataOf<readonly ActivityTemplate[]>('activities/templates.json')

let byKey: ReadonlyMap<string, ActivityTemplate> | undefined
export function activityTemplate(key: string): ActivityTemplate | null {
  byKey ??= new Map(activityTemplates().map((template) => [template.key, template]))
  return byKey.get(key) ?? null
}
