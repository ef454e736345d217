import { type Day, dayIn, daysBetween, nightsOf, type Outcome, type Refusal, startFault } from '@sojourn/kernel'

/** Who sleeps in one room. Ages of children in years. */
export interface RoomParty {
  readonly adults: number
  readonly children: readonly number[]
}

/** When and who. */
export interface Stay {
  readonly checkin: Day
  readonly checkout: Day
  readonly rooms: readonly RoomParty[]
}

export const NIGHTS_MAX = 30
export const DAYS_AHEAD_MAX = 500

export type BadDates = Refusal<'bad_dates'>

/** What is wrong with the dates of a stay. */
export type DatesFault = 'checkout_before_checkin' | 'stay_too_long' | 'checkin_past' | 'too_far_ahead'

type NightsRefusal = BadDates & { readonly detail: { readonly reason: DatesFault } }

/** The nights of a stay that can be sold today, today being the property's own. */
export function checkNights(stay: Pick<Stay, 'checkin' | 'checkout'>, timeZone: string, nowMs: number): Outcome<Day[], NightsRefusal> {
  const nights = daysBetween(stay.checkin, stay.checkout)
  const today = dayIn(timeZone, nowMs)
  if (nights < 1) return bad('checkout_before_checkin')
  if (nights > NIGHTS_MAX) return bad('stay_too_long')
  if (startFault(stay.checkin, today) === 'past') return bad('checkin_past')
  if (daysBetween(today, stay.checkin) > DAYS_AHEAD_MAX) return bad('too_far_ahead')
  return { ok: true, value: nightsOf(stay.checkin, stay.checkout) }
}

const bad = (reason: DatesFault): Outcome<never, NightsRefusal> => ({ ok: false, refusal: { code: 'bad_dates', detail: { reason } } })
