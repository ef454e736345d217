import {
  activityDetails,
  activityQuestions,
  activitySessions,
  type BodyOf,
  bookActivity,
  type DataOf,
  prebookActivity,
  searchActivities,
} from '@sojourn/contracts'
import { contact, got, guestsFor, type System } from '../../flows/booking-system.testing.ts'
import type { Caller, SignedInCaller } from '../../http/index.ts'

export type WireActivity = DataOf<typeof searchActivities>['activities'][number]
export type WireSession = DataOf<typeof activitySessions>['sessions'][number]
type Search = BodyOf<typeof searchActivities>

/** Lisbon for two days; `day` is of March 2027. */
export const twoDays = (day: number, more: Partial<Search> = {}): Search => ({
  place: 'lisbon',
  from: `2027-03-${String(day).padStart(2, '0')}`,
  to: `2027-03-${String(day + 1).padStart(2, '0')}`,
  limit: 100,
  ...more,
})

export const activityCallsOf = (system: System) => ({
  search: system.call(searchActivities),
  details: system.call(activityDetails),
  sessions: system.call(activitySessions),
  questions: system.call(activityQuestions),
  prebook: system.call(prebookActivity),
  book: system.call(bookActivity),
})

/** The departures of an activity within some days, for as many as come. */
export async function sessionsOf(system: System, activityId: string, { from, to, adults, seniors, children }: Search, caller: Caller): Promise<WireSession[]> {
  return got(await activityCallsOf(system).sessions({ activity_id: activityId, from, to, adults, seniors, children }, caller)).sessions
}

/** What a browser sends to hold places in a departure. */
export const holdBody = ({ session_id, options }: WireSession, more: Partial<BodyOf<typeof prebookActivity>> = {}): BodyOf<typeof prebookActivity> => ({
  session_id,
  expected_total: (options.find(({ option }) => option === (more.option ?? 'standard')) ?? options[0]!).price.total,
  ...more,
})

/** Places that were held, booked and paid by card. */
export async function buyPlaces(system: System, session: WireSession, who: SignedInCaller, more: Partial<BodyOf<typeof prebookActivity>> = {}) {
  const calls = activityCallsOf(system)
  const { checkoutId, price } = got(await calls.prebook(holdBody(session, more), who))
  const { booking_id } = got(await calls.book({ checkoutId, guests: guestsFor(who), contact, consented_total: price.total }, who))
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!)
  return { price, booking_id, status: got(await system.status({ booking_id }, who)).status }
}
