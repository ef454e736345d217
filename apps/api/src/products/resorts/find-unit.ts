import { accept, addDays, type Day, dayIn, daysBetween, earliestDay, type OrgId, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import { LAST_CALL_DAYS, type OfferedBy, type Resort, type ResortUnit, type ResortWeek, type SeasonColor, seasonOf, unitKinds, weekAt } from '@sojourn/world'
import type { ResortCatalogue } from './catalogue.ts'
import { deposits } from './data/deposits.sql.ts'
import { type NotFree, notFree, STAY_NIGHTS_MAX, STAY_NIGHTS_MIN, type UnitNights } from './domain/nights-free.ts'
import type { ResortParts } from './parts.ts'

/** How far ahead weeks and nights are sold. */
export const AHEAD_DAYS_MAX = 730

/** A unit in a week that may be had, by money or in exchange. */
export interface WeekFound extends ResortWeek {
  readonly resort: Resort
  readonly unit: ResortUnit
  readonly color: SeasonColor
  readonly by: 'cash' | 'exchange'
  readonly daysAhead: number
  readonly isLastCall: boolean
}

interface Asked {
  readonly orgId: OrgId
  readonly resorts: readonly Resort[]
  /** First days, both ends included. */
  readonly from: Day
  readonly until: Day
  readonly residency: string
}

/** Taken nights by unit, for as many resorts as are asked for. */
export type Taken = ReadonlySet<string>
const nightKey = (resortId: string, unit: string, night: Day): string => `${resortId} ${unit} ${night}`

export async function takenNights({ stock }: ResortParts, tx: Tx, resorts: readonly Resort[], from: Day, until: Day): Promise<Taken> {
  const rows = await stock.listTaken(
    tx,
    resorts.map(({ resortId }) => resortId),
    from,
    until,
  )
  return new Set(rows.map(({ resortId, unit, night }) => nightKey(resortId, unit, night)))
}

const isTaken = (taken: Taken, resort: Resort, unit: string, from: Day, until: Day): boolean => {
  if (taken.size === 0) return false
  for (let night = from; night < until; night = addDays(night, 1)) if (taken.has(nightKey(resort.resortId, unit, night))) return true
  return false
}

const saleOf = (by: OfferedBy): 'cash' | 'exchange' => (by === 'exchange' ? 'exchange' : 'cash')

/** Weeks that are on offer in a period, and those of them that are taken. */
export async function weeksBetween(
  parts: ResortParts,
  catalogue: ResortCatalogue,
  tx: Tx,
  { orgId, resorts, residency, ...period }: Asked,
): Promise<{ readonly free: WeekFound[]; readonly taken: WeekFound[] }> {
  const nowMs = parts.clock.nowMs()
  // Of a period of any length only what is on sale is gone through.
  const soonest = earliestDay(nowMs)
  const last = addDays(soonest, AHEAD_DAYS_MAX + 2)
  const from = period.from < soonest ? soonest : period.from
  const until = period.until > last ? last : period.until
  if (until < from) return { free: [], taken: [] }
  const resortIds = resorts.map(({ resortId }) => resortId)
  const [taken, given] = await Promise.all([takenNights(parts, tx, resorts, from, addDays(until, 7)), deposits.listAt(tx, { orgId, resortIds, from, until })])
  const found: { readonly free: WeekFound[]; readonly taken: WeekFound[] } = { free: [], taken: [] }
  const first = Number(from.slice(0, 4))
  const years = Array.from({ length: Number(until.slice(0, 4)) - first + 1 }, (_, i) => first + i)
  for (const resort of resorts) {
    const today = dayIn(resort.timeZone, nowMs)
    const offered = years.flatMap((year) => catalogue.offeredIn(resort, year)).filter(({ since }) => since <= today)
    const own = given
      .filter(({ resortId }) => resortId === resort.resortId)
      .flatMap(({ unit: number, year, week, checkIn, checkOut }) => {
        const unit = catalogue.findUnit(resort, number)
        return unit ? [{ year, week, checkIn, checkOut, unit, color: seasonOf(resort.follows)[week - 1]!.color, by: 'exchange' as const }] : []
      })
    const isClosed = catalogue.isClosedFor(resort, residency)
    const seen = new Set<string>()
    for (const { year, week, checkIn, checkOut, unit, color, by } of [...own, ...offered]) {
      // Most weeks of a year are of another time: they are passed over before anything is counted.
      if (checkIn < from || checkIn > until) continue
      const daysAhead = daysBetween(today, checkIn)
      const sale = saleOf(by)
      const key = `${unit.unit} ${checkIn}`
      if (daysAhead < 1 || daysAhead > AHEAD_DAYS_MAX || seen.has(key) || (sale === 'exchange' && isClosed)) continue
      seen.add(key)
      const at = { year, week, checkIn, checkOut, resort, unit, color, by: sale, daysAhead, isLastCall: daysAhead <= LAST_CALL_DAYS }
      if (isTaken(taken, resort, unit.unit, checkIn, checkOut)) found.taken.push(at)
      else found.free.push(at)
    }
  }
  return found
}

/** One unit in one week. Refuses `unknown_resort`, `unknown_week`, `not_for_residents` and `sold_out`. */
export async function findWeekOf(
  parts: ResortParts,
  tx: Tx,
  {
    orgId,
    resortId,
    unit: number,
    checkIn,
    by,
    residency,
  }: {
    readonly orgId: OrgId
    readonly resortId: string
    readonly unit: string
    readonly checkIn: Day
    readonly by: 'cash' | 'exchange'
    readonly residency: string
  },
): Promise<Outcome<WeekFound>> {
  const catalogue = parts.catalogue()
  const resort = catalogue?.findResort(resortId)
  const unit = resort && catalogue!.findUnit(resort, number)
  if (!catalogue || !resort || !unit) return refuse('unknown_resort')
  if (by === 'exchange' && catalogue.isClosedFor(resort, residency)) return refuse('not_for_residents')
  const { free, taken } = await weeksBetween(parts, catalogue, tx, { orgId, resorts: [resort], from: checkIn, until: checkIn, residency })
  const isIt = (week: WeekFound): boolean => week.unit.unit === number && week.by === by
  const found = free.find(isIt)
  if (found) return accept(found)
  return taken.some(isIt) ? refuse('sold_out') : refuse('unknown_week')
}

/** The nights of a unit as a stay sees them: those of weeks that it is on offer for money in, and not in exchange. */
export function nightsOfUnit(catalogue: ResortCatalogue, resort: Resort, unit: ResortUnit, taken: Taken, today: Day): UnitNights {
  const known = new Map<string, boolean>()
  const isOffered = (night: Day): boolean => {
    const { year, week } = weekAt(night, unit.checkInDay)
    const key = `${year} ${week}`
    const made = known.get(key)
    if (made !== undefined) return made
    const offered = catalogue.offeredWeek(resort, unit, year, week)
    const is = offered !== null && offered.since <= today && offered.by !== 'exchange'
    known.set(key, is)
    return is
  }
  return {
    isFree: (night) => night > today && isOffered(night) && !taken.has(nightKey(resort.resortId, unit.unit, night)),
    mayArrive(day) {
      const { week, checkIn } = weekAt(day, unit.checkInDay)
      return seasonOf(resort.follows)[week - 1]!.color !== 'red' || checkIn === day
    },
  }
}

/** Dates of a stay; a refusal that says what is wrong with them. */
export function readDates(checkIn: Day, checkOut: Day): Outcome<{ readonly nights: number }> {
  const nights = daysBetween(checkIn, checkOut)
  return nights < STAY_NIGHTS_MIN || nights > STAY_NIGHTS_MAX ? refuse('bad_dates') : accept({ nights })
}

/** Units of a resort that can be had for these nights, one kind after the other; `why` of those that cannot. */
export async function unitsFree(
  parts: ResortParts,
  catalogue: ResortCatalogue,
  tx: Tx,
  { resorts, checkIn, checkOut, guests }: { readonly resorts: readonly Resort[]; readonly checkIn: Day; readonly checkOut: Day; readonly guests: number },
): Promise<{ readonly resort: Resort; readonly unit: ResortUnit; readonly why: NotFree | null }[]> {
  const units = await unitNights(parts, catalogue, tx, { resorts, from: checkIn, until: checkOut, guests })
  return units.map(({ resort, unit, nights }) => ({ resort, unit, why: notFree(nights, checkIn, checkOut) }))
}

/** The nights of every unit for so many guests, as far as stays from one day to another ask of them. */
export async function unitNights(
  parts: ResortParts,
  catalogue: ResortCatalogue,
  tx: Tx,
  { resorts, from, until, guests }: { readonly resorts: readonly Resort[]; readonly from: Day; readonly until: Day; readonly guests: number },
): Promise<{ readonly resort: Resort; readonly unit: ResortUnit; readonly nights: UnitNights }[]> {
  const taken = await takenNights(parts, tx, resorts, addDays(from, -2), addDays(until, 2))
  return resorts.flatMap((resort) => {
    const today = dayIn(resort.timeZone, parts.clock.nowMs())
    return resort.units
      .filter(({ size }) => unitKinds[size].sleeps >= guests)
      .map((unit) => ({ resort, unit, nights: nightsOfUnit(catalogue, resort, unit, taken, today) }))
  })
}
