import type { DataOf, ParsedBodyOf, searchWeeks as searchCall } from '@sojourn/contracts'
import { accept, addDays, type Day, dayIn, earliestDay, invariant, type Outcome, type Tx, toMajor } from '@sojourn/kernel'
import { type Resort, type SeasonColor, seasonOf, UNIT_SIZES, unitKinds, weekAt } from '@sojourn/world'
import type { Caller } from '../../http/index.ts'
import type { ResortExchange } from './domain/resort-price.ts'
import { AHEAD_DAYS_MAX, type WeekFound, weeksBetween } from './find-unit.ts'
import { guestCount } from './http-asking.ts'
import type { ResortParts } from './parts.ts'
import type { ResortsAt } from './places.ts'
import { exchangeFor, powerTaken, priceWeek } from './quote-unit.ts'
import { wireResort } from './to-wire.ts'

type Body = ParsedBodyOf<typeof searchCall>
type Answer = DataOf<typeof searchCall>
/** How many months the strip has. */
const MONTHS = 18
/** Without a month weeks of the next half year are found. */
const SOON_DAYS = 183

export const monthOf = (day: Day): string => day.slice(0, 7)
const monthsFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const at = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 + i
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
export const lastDay = (month: string): Day => addDays(`${monthsFrom(month, 2)[1]!}-01`, -1)

const STRENGTH: Readonly<Record<SeasonColor, number>> = { red: 2, white: 1, blue: 0 }

/** The color of most weeks of a month at some resorts. */
function colorOf(month: string, resorts: readonly Resort[]): SeasonColor {
  const counts = { red: 0, white: 0, blue: 0 }
  const weeks = ['04', '11', '18', '25'].map((day) => weekAt(`${month}-${day}`, 6).week)
  for (const { follows } of resorts) for (const week of weeks) counts[seasonOf(follows)[week - 1]!.color]++
  return (['red', 'white', 'blue'] as const).reduce((best, color) => (counts[color] > counts[best] ? color : best))
}

interface Priced {
  readonly week: WeekFound
  readonly total: number
  readonly power: number | null
}

interface Row {
  readonly resort: Resort
  readonly weeks: readonly Priced[]
}

const least = (values: readonly number[]): number | null => (values.length === 0 ? null : Math.min(...values))
const cashOf = ({ weeks }: Row): number | null => least(weeks.filter(({ power }) => power === null).map(({ total }) => total))
const powerOf = ({ weeks }: Row): number | null => least(weeks.flatMap(({ power }) => power ?? []))

export async function searchWeeks(
  parts: ResortParts,
  tx: Tx,
  { resorts: all }: ResortsAt,
  body: Body,
  caller: Caller,
  pricing: { readonly currency: string; readonly markupBasisPoints: number; readonly memberPrices: boolean },
): Promise<Outcome<Omit<Answer, 'place'>>> {
  const catalogue = parts.catalogue()
  invariant(catalogue, 'resorts are searched in a catalogue')
  const nowMs = parts.clock.nowMs()
  const today = earliestDay(nowMs)
  const wanted = { guests: guestCount(body.guests), bedrooms: body.bedrooms ?? 0 }
  const resorts = all.filter(({ kind }) => !body.kinds?.length || body.kinds.includes(kind))
  const [from, until] = body.month ? [`${body.month}-01`, lastDay(body.month)] : [today, addDays(today, SOON_DAYS)]
  const { free } = await weeksBetween(parts, catalogue, tx, { orgId: caller.orgId, resorts: all, from, until, residency: body.residency ?? '' })
  const fits = ({ unit, by }: WeekFound): boolean =>
    unitKinds[unit.size].sleeps >= wanted.guests && unitKinds[unit.size].bedrooms >= wanted.bedrooms && (!body.by || body.by === by)
  const exchanges = new Map<string, ResortExchange>()
  for (const resort of all) {
    if (exchanges.has(resort.currency)) continue
    const exchange = await exchangeFor(parts, tx, resort.currency, pricing.currency, pricing.markupBasisPoints)
    if (!exchange.ok) return exchange
    exchanges.set(resort.currency, exchange.value)
  }
  const price = priceOnce(exchanges, catalogue.perUsd, wanted.guests)
  const byResort = Map.groupBy(free.filter(fits), ({ resort }) => resort)
  const rowsOf = (of: readonly Resort[]): Row[] => of.flatMap((resort) => (byResort.has(resort) ? [{ resort, weeks: byResort.get(resort)!.map(price) }] : []))
  const rows = rowsOf(resorts).sort(compareBy(body.sort))
  const start = Number(body.cursor ?? 0)
  const end = start + body.limit
  const byMonth = Map.groupBy(
    rows.flatMap(({ weeks }) => weeks),
    ({ week }) => monthOf(week.checkIn),
  )
  return accept({
    resorts: rows.slice(start, end).map((row) => wireRow(row)),
    months: monthsFrom(monthOf(today), MONTHS).map((month) => {
      // Of the months that were looked at; the others are asked for by themselves.
      const here = byMonth.get(month) ?? []
      return { month, color: colorOf(month, all), from: least(here.filter(({ power }) => power === null).map(({ total }) => total)), weeks: here.length }
    }),
    facets: {
      kinds: (['coast', 'island', 'alpine', 'golf'] as const)
        .map((value) => ({ value, count: rowsOf(all).filter(({ resort }) => resort.kind === value).length }))
        .filter(({ count }) => count > 0),
      bedrooms: UNIT_SIZES.map((size) => ({
        value: unitKinds[size].bedrooms,
        count: rows.filter(({ weeks }) => weeks.some(({ week }) => week.unit.size === size)).length,
      })).filter(({ count }) => count > 0),
    },
    next: end < rows.length ? String(end) : null,
    total: rows.length,
    member_prices: pricing.memberPrices,
    currency: pricing.currency,
  })
}

/** Weeks of one size, color and nearness at a resort cost the same: each of them is priced once. */
export function priceOnce(exchanges: ReadonlyMap<string, ResortExchange>, perUsd: (resort: Resort) => number, guests: number): (week: WeekFound) => Priced {
  const totals = new Map<string, number>()
  return (week) => {
    const { resort, unit, color, isLastCall, by } = week
    const key = `${resort.resortId} ${unit.size} ${by === 'cash' ? `${color} ${isLastCall}` : by}`
    const total =
      totals.get(key) ?? toMajor(priceWeek(week, exchanges.get(resort.currency)!, perUsd(resort), { guests, guestCertificate: false, taken: null }).quote.total)
    totals.set(key, total)
    return { week, total, power: by === 'exchange' ? powerTaken(week).total : null }
  }
}

function compareBy(sort: Body['sort']): (a: Row, b: Row) => number {
  const last = Number.POSITIVE_INFINITY
  const byName = (a: Row, b: Row) => (a.resort.resortId < b.resort.resortId ? -1 : 1)
  switch (sort) {
    case 'price':
      return (a, b) => (cashOf(a) ?? last) - (cashOf(b) ?? last) || byName(a, b)
    case 'power':
      return (a, b) => (powerOf(a) ?? last) - (powerOf(b) ?? last) || byName(a, b)
    case 'score':
      return (a, b) => b.resort.score - a.resort.score || byName(a, b)
    default:
      // What guests say, and how much there is to choose from.
      return (a, b) => b.resort.score + Math.min(1, b.weeks.length / 20) - (a.resort.score + Math.min(1, a.weeks.length / 20)) || byName(a, b)
  }
}

function wireRow(row: Row): Answer['resorts'][number] {
  const { resort, weeks } = row
  return {
    resort: wireResort(resort),
    amenities: [...resort.amenities],
    sizes: UNIT_SIZES.filter((size) => weeks.some(({ week }) => week.unit.size === size)),
    check_in_days: [...new Set(weeks.map(({ week }) => week.unit.checkInDay))].sort(),
    from: cashOf(row),
    power_from: powerOf(row),
    cash_weeks: weeks.filter(({ power }) => power === null).length,
    exchange_weeks: weeks.filter(({ power }) => power !== null).length,
    colors: [...new Set(weeks.map(({ week }) => week.color))].sort((a, b) => STRENGTH[b] - STRENGTH[a]),
    last_call: weeks.some(({ week }) => week.isLastCall && week.by === 'cash'),
  }
}

/** The first day that may be asked for at a resort. */
export const firstDay = ({ timeZone }: Resort, nowMs: number): Day => addDays(dayIn(timeZone, nowMs), 1)
export const lastAhead = (resort: Resort, nowMs: number): Day => addDays(firstDay(resort, nowMs), AHEAD_DAYS_MAX - 1)
