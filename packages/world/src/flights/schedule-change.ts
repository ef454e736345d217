import { addDays, type Day, hashUnit } from '@sojourn/kernel'

/** What an airline changes of a flight that it had announced: other times, or it does not fly. `knownOn` is the day on which it says so. */
export type ScheduleChange = { readonly knownOn: Day } & ({ readonly kind: 'retimed'; readonly minutes: number } | { readonly kind: 'cancelled' })

const [CANCELLED, MUCH_LATER, LITTLE] = [0.005, 0.013, 0.073] as const
/** How many days before it leaves it is decided. */
const [LATEST_DAYS, EARLIEST_DAYS] = [15, 60] as const
const [MUCH_MINUTES, LITTLE_MINUTES] = [180, 55] as const

/** Of a flight on a day; most are flown as announced. */
export function scheduleChangeOf(seed: string, number: string, day: Day): ScheduleChange | null {
  const unit = (what: string) => hashUnit(seed, what, number, day)
  const fate = unit('fate')
  if (fate >= LITTLE) return null
  const knownOn = addDays(day, -(LATEST_DAYS + Math.floor(unit('known') * (EARLIEST_DAYS - LATEST_DAYS + 1))))
  if (fate < CANCELLED) return { kind: 'cancelled', knownOn }
  const way = unit('way') < 0.5 ? -1 : 1
  const minutes = fate < MUCH_LATER ? MUCH_MINUTES + Math.floor(unit('by') * 25) * 5 : 5 + Math.floor((unit('by') * LITTLE_MINUTES) / 5) * 5
  return { kind: 'retimed', minutes: way * minutes, knownOn }
}
