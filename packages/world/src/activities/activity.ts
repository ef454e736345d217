import type { Facts, Point } from '../facts.ts'
import type { ActivityTemplate, AgeBand } from './template.ts'

/** Where guests meet: at a landmark, or at the operator's own address. */
export interface MeetingPoint {
  readonly at: Point
  /** The landmark by its name; null is the operator's own place. */
  readonly landmark: string | null
  readonly address: string
}

/** One thing to do, of one operator. */
export interface Activity {
  readonly activityId: string
  readonly template: ActivityTemplate
  readonly facts: Facts
  readonly operator: string
  readonly phone: string
  /** What its title is about: a landmark, a district, a craft, the key of a city or the code of a country, as its template says; empty where it is about nothing. */
  readonly of: string
  readonly meeting: MeetingPoint
  readonly district: string
  /** Guests in one departure. */
  readonly capacity: number
  readonly bands: readonly AgeBand[]
  /** The price of a grown-up in minor units of the place's currency, before our share. */
  readonly baseMinor: number
  /** Of the guide or the recording, as language tags, English first. */
  readonly languages: readonly string[]
  readonly score: number
  readonly reviews: number
  /** Weekday on which it is closed, Sunday is 0. */
  readonly closedOn: number | null
  /** Its operator answers each request by itself, within a day. */
  readonly onRequest: boolean
}
