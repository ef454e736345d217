import { addDays, type Day, decimalsOf, weekdayOf } from '@sojourn/kernel'
import type { ActivityWorld } from '../activities/activities.ts'
import { demandPercent } from '../demand.ts'
import { type Dice, diceOf } from '../dice.ts'
import type { Facts } from '../facts.ts'
import type { Hotel } from '../hotel.ts'
import { toStep } from '../property.ts'
import type { Dreamtrip, DreamtripPlan, ProgramDay, ProgramPart } from './dreamtrip.ts'

const THURSDAY = 4
const SATURDAY = 6
/** Up to so many nights a trip is a long weekend. */
const SHORT_NIGHTS = 5
const MEETING = '17:00'
const DINNER = '20:00'
/** A dinner together is planned where the last visit of the day has ended by then. */
const FREE_BY = '19:15'
const PAUSE_MINUTES = 30

const BIG_HOTEL_KEYS = 60
/** Of what the parts cost one by one: a group pays less for them. */
const GROUP_PERCENT = 86
const SINGLE_PERCENT = 80
/** A dinner, and both ways between hotel and airport, against a night of the place, in percent. */
const DINNER_PERCENT = 20
const TRANSFERS_PERCENT = 22

export const keyOf = ({ place, theme }: Pick<DreamtripPlan, 'place' | 'theme'>): string => `${place}-${theme}`
export const tripIdOf = (plan: DreamtripPlan, startsOn: Day): string => `${keyOf(plan)}@${startsOn}`

/** The day on which it begins in a month of a year: one of the first four Thursdays, or Saturdays where it is long. */
export function startIn(plan: DreamtripPlan, year: number, month: number, seed: string): Day {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const weekday = plan.nights <= SHORT_NIGHTS ? THURSDAY : SATURDAY
  const week = diceOf(seed, 'dreamtrip', keyOf(plan), year, month).whole('week', 0, 3)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * week)
}

interface Parts {
  readonly facts: Facts
  readonly hotels: readonly Hotel[]
  readonly activities: ActivityWorld
  readonly seed: string
}

export function dreamtripOf(plan: DreamtripPlan, startsOn: Day, { facts, hotels, activities, seed }: Parts): Dreamtrip {
  const tripId = tripIdOf(plan, startsOn)
  const dice = diceOf(seed, 'dreamtrip', tripId)
  const hotel = hotelOf(hotels, diceOf(seed, 'dreamtrip', keyOf(plan)))
  const program = programOf(plan, startsOn, hotel, { facts, activities, dice })
  return {
    ...{ tripId, facts, hotel, startsOn, program },
    ...{ theme: plan.theme, host: plan.host, nights: plan.nights, places: plan.places, minimum: plan.minimum },
    endsOn: addDays(startsOn, plan.nights),
    others: othersOf(plan, dice),
    ...pricesOf(facts, hotel, { startsOn, nights: plan.nights, program }),
  }
}

/** A large hotel of four stars, the same for every departure of a trip. */
function hotelOf(hotels: readonly Hotel[], dice: Dice): Hotel {
  const fitting = hotels.filter(({ stars, keys }) => stars === 4 && keys >= BIG_HOTEL_KEYS)
  const good = fitting.length > 0 ? fitting : hotels
  return dice.pick('hotel', good)
}

/** How many come from elsewhere: nobody to one group in eight, too few to some, enough to most; a few are full. */
function othersOf({ places, minimum }: DreamtripPlan, dice: Dice): number {
  const unit = dice.unit('others')
  if (unit < 0.12) return 0
  if (unit < 0.42) return dice.whole('few', 1, minimum - 1)
  return unit < 0.95 ? dice.whole('many', minimum, places - 2) : places
}

const timeOf = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

interface Planning {
  readonly facts: Facts
  readonly activities: ActivityWorld
  readonly dice: Dice
}

function programOf(plan: DreamtripPlan, startsOn: Day, hotel: Hotel, planning: Planning): ProgramDay[] {
  const between = plan.plan.map((kinds, at): ProgramDay => {
    const day = addDays(startsOn, at + 1)
    const parts = visitsOf(kinds, day, planning)
    const isLast = at === plan.plan.length - 1
    return { day, parts: isLast && endOf(parts) <= FREE_BY ? [...parts, { what: 'dinner', time: DINNER }] : parts }
  })
  return [
    {
      day: startsOn,
      parts: [
        { what: 'meeting', time: MEETING },
        { what: 'dinner', time: DINNER },
      ],
    },
    ...between,
    { day: addDays(startsOn, plan.nights), parts: [{ what: 'farewell', time: hotel.checkoutUntil }] },
  ]
}

/** The departures of these kinds that a day has, one after the other. What does not run that day is left out: it is free. */
function visitsOf(kinds: readonly string[], day: Day, { facts, activities, dice }: Planning): ProgramPart[] {
  const parts: ProgramPart[] = []
  for (const kind of kinds) {
    const all = activities.at(facts).filter(({ template, onRequest }) => template.key === kind && !onRequest)
    if (all.length === 0) continue
    const activity = dice.pick(`${kind} ${day}`, all)
    const from = parts.length === 0 ? '00:00' : timeOf(minutesOf(endOf(parts)) + PAUSE_MINUTES)
    const session = activities.sessions(activity, day).find(({ startsAt, anyTime }) => !anyTime && startsAt.slice(11) >= from)
    if (session) parts.push({ what: 'activity', time: session.startsAt.slice(11), activity })
  }
  return parts
}

/** When the last of them ends; the beginning of the day where there is none. */
function endOf(parts: readonly ProgramPart[]): string {
  const last = parts.at(-1)
  return last?.what === 'activity' ? timeOf(minutesOf(last.time) + last.activity.template.minutes) : '00:00'
}

function pricesOf(
  facts: Facts,
  hotel: Hotel,
  { startsOn, nights, program }: Pick<Dreamtrip, 'startsOn' | 'nights' | 'program'>,
): Pick<Dreamtrip, 'baseMinor' | 'singleMinor'> {
  const nightly = facts.nightly * 10 ** decimalsOf(facts.currency)
  const halfRoom = (hotel.baseMinor * nights * demandPercent(facts, startsOn)) / 200
  const parts = program.flatMap((each) => each.parts)
  const visits = parts.reduce((sum, part) => sum + (part.what === 'activity' ? part.activity.baseMinor : 0), 0)
  const dinners = parts.filter(({ what }) => what === 'dinner').length
  const whole = halfRoom + hotel.breakfastMinor * nights + visits + (nightly * (dinners * DINNER_PERCENT + TRANSFERS_PERCENT)) / 100
  return {
    baseMinor: toStep((whole * GROUP_PERCENT) / 100, facts.stepMinor),
    singleMinor: toStep((halfRoom * SINGLE_PERCENT) / 100, facts.stepMinor),
  }
}
