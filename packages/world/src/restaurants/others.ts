import { type Day, hashUnitsOf, weekdayOf } from '@sojourn/kernel'
import { type Restaurant, type Service, turnCells } from './restaurant.ts'

/** A table that others have at some time, in quarters of an hour since midnight of the day: `until` is when it is free again. */
export interface OthersTable {
  readonly no: string
  readonly from: number
  readonly until: number
  /** How many were seated then; 0 for one that is kept free for who comes without a booking. */
  readonly covers: number
}

const WALK_IN_SHARE = 0.3
/** How full a house is by weekday, Sunday first. */
const WEEKDAYS = [0.6, 0.44, 0.48, 0.54, 0.62, 0.8, 0.8] as const
const LUNCH = 0.62
/** A table stands empty for so long at most before somebody else is seated. */
const GAP_MAX = 5

/** The tables that others have booked on a day, and those for whoever comes in: a pure function of the restaurant and the day. Empty where it is closed. */
export function othersAt(restaurant: Restaurant, day: Day): OthersTable[] {
  if (weekdayOf(day) === restaurant.closedOn) return []
  return restaurant.services.flatMap((service) => {
    const fill = WEEKDAYS[weekdayOf(day)]! * (service.key === 'lunch' ? LUNCH : 1) * (0.8 + restaurant.score / 40)
    const seated = new Map<number, number>()
    return restaurant.tables.flatMap((table) => {
      const unit = hashUnitsOf('others', restaurant.restaurantId, day, service.key, table.no)
      if (unit('walk-in') < WALK_IN_SHARE) return [{ no: table.no, from: service.first, until: endOf(restaurant, service), covers: 0 }]
      return seatings(restaurant, service, { no: table.no, seats: table.seats, fill, unit, seated })
    })
  })
}

/** When the last who may be seated has to leave. */
const endOf = (restaurant: Restaurant, { last }: Service): number => last + turnCells(restaurant, 8)

interface Evening {
  readonly no: string
  readonly seats: number
  readonly fill: number
  readonly unit: (field: string) => number
  /** People seated in each quarter so far, of all tables. */
  readonly seated: Map<number, number>
}

function seatings(restaurant: Restaurant, { first, last }: Service, { no, seats, fill, unit, seated }: Evening): OthersTable[] {
  const had: OthersTable[] = []
  const middle = (first + last) / 2
  for (let at = first + Math.floor(unit('begin') * GAP_MAX); at <= last; ) {
    // Most come around the middle of the service.
    const wanted = fill * (1 - 0.45 * (Math.abs(at - middle) / Math.max(1, (last - first) / 2)))
    const covers = Math.max(1, seats - (unit(`covers ${at}`) < 0.3 ? 1 : 0))
    if (unit(`comes ${at}`) >= wanted || (seated.get(at) ?? 0) + covers > restaurant.pacing) {
      at += 1 + Math.floor(unit(`gap ${at}`) * GAP_MAX)
      continue
    }
    const until = at + turnCells(restaurant, covers)
    had.push({ no, from: at, until, covers })
    seated.set(at, (seated.get(at) ?? 0) + covers)
    at = until
  }
  return had
}
