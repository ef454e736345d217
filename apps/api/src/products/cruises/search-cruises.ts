import type { CruiseFilters, DataOf, ParsedBodyOf, searchCruises as searchCall } from '@sojourn/contracts'
import { accept, type Day, earliestDay, type Outcome, refuse, type Tx, toMajor } from '@sojourn/kernel'
import { type CabinGrade, type CabinKind, cruiseText, type Itinerary, type Sailing } from '@sojourn/world'
import type { AgentTerms } from '../../http/index.ts'
import { CABIN_KINDS, type CheapestOfKind, type CruiseCatalogue, gradesOf, type SailingToday } from './catalogue.ts'
import type { PricedFor } from './cruise-ask.ts'
import type { TakenCabins } from './data/cabin-stock.ts'
import { optionHoursOf } from './domain/cruise-terms.ts'
import { partyFaultOf } from './domain/party.ts'
import { type Exchange, exchangeFor } from './exchange.ts'
import { firstZone } from './find-sailing.ts'
import type { CruiseParts } from './parts.ts'
import { cabinTotal, priceCabin, USUALLY, wordless } from './price-cabin.ts'
import { unknownPlace } from './refusals.ts'
import { nearPlaces, placeById } from './suggest-places.ts'
import { countriesOf, includedIn, wireGrade, wirePort, wireSailing } from './to-wire.ts'

type Body = ParsedBodyOf<typeof searchCall>
type Answer = DataOf<typeof searchCall>

const MONTHS = 13

interface Row {
  readonly at: SailingToday
  readonly kinds: readonly CheapestOfKind[]
  /** The cheapest of the kinds asked for. */
  readonly best: CheapestOfKind
}

const monthOf = (day: Day): string => day.slice(0, 7)
const monthAfter = (month: string, count: number): string => {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}
const lengthOf = ({ itinerary: { nights } }: Sailing) => (nights <= 5 ? 'short' : nights <= 8 ? 'week' : 'long')
const isRoundTrip = ({ itinerary: { calls } }: Sailing): boolean => calls[0]!.port === calls.at(-1)!.port

interface Context {
  readonly catalogue: CruiseCatalogue
  readonly exchange: Exchange
  readonly agent: AgentTerms | null
  readonly priced: PricedFor
  readonly today: Day
}

export async function searchCruises(
  parts: CruiseParts,
  tx: Tx,
  body: Body,
  asking: { readonly priced: PricedFor; readonly agent: AgentTerms | null; readonly language: string },
): Promise<Outcome<Omit<Answer, 'member_prices'>>> {
  const catalogue = parts.catalogue()
  if (!catalogue) return unknownPlace('where', [])
  const where = body.where === undefined ? null : await placeById(catalogue, body.where)
  if (body.where !== undefined && !where) return unknownPlace('where', await nearPlaces(catalogue, body.where, false, asking.language))
  const port = body.port === undefined ? null : await placeById(catalogue, body.port)
  const isLine = catalogue.ships.some(({ line }) => line.line === body.line)
  if (body.line !== undefined && !isLine) return unknownPlace('line', await nearPlaces(catalogue, body.line, false, asking.language))
  if (body.port !== undefined && port?.place.type !== 'port') return unknownPlace('port', await nearPlaces(catalogue, body.port, true, asking.language))
  const exchange = await exchangeFor(parts, tx, asking.priced.currency)
  if (!exchange.ok) return refuse(exchange.refusal.code)
  const nowMs = parts.clock.nowMs()
  const today = earliestDay(nowMs)
  const context: Context = { catalogue, exchange: exchange.value, agent: asking.agent, priced: asking.priced, today }
  const all = catalogue.onSale(nowMs).filter(({ sailing }) => isAsked(sailing, body, where?.has, port?.place.place_id))
  const taken = await takenBySailing(parts, tx, all)
  const rows = all.filter(({ rule }) => partyFaultOf(rule, asking.priced.guests) === null).flatMap((at) => rowOf(at, taken, body.cabin, context) ?? [])
  const ofMonth = rows.filter(({ at }) => !body.month || monthOf(at.sailing.startsOn) === body.month)
  const passing = (all: readonly Row[]) => all.filter((row) => passes(row, body.filters, catalogue)).map((row) => withBest(row, body.filters.kinds))
  const fitting = inOrder(passing(ofMonth), body.sort)
  const start = Number(body.cursor ?? 0)
  const end = start + body.limit
  return accept({
    where: where?.place ?? null,
    port: port?.place ?? null,
    sailings: fitting.slice(start, end).map((row) => wireRow(row, taken, context)),
    months: monthsOf(passing(rows), context),
    facets: facetsOf(ofMonth, context),
    not_for_party: all.filter(
      ({ sailing, rule }) => (!body.month || monthOf(sailing.startsOn) === body.month) && partyFaultOf(rule, asking.priced.guests) !== null,
    ).length,
    next: end < fitting.length ? String(end) : null,
    total: fitting.length,
    currency: exchange.value.currency,
  })
}

function isAsked(sailing: Sailing, { region, line, nights }: Body, isWhere: ((sailing: Sailing) => boolean) | undefined, port: string | undefined): boolean {
  const { itinerary, ship } = sailing
  if (region && itinerary.region !== region) return false
  if (line && ship.line.line !== line) return false
  if (nights && (itinerary.nights < nights.from || itinerary.nights > nights.to)) return false
  if (port && itinerary.calls[0]!.port !== port) return false
  return isWhere ? isWhere(sailing) : true
}

/** What of ours is taken of sailings that are in the order of their days. */
async function takenBySailing({ stock }: CruiseParts, tx: Tx, sailings: readonly SailingToday[]): Promise<TakenCabins> {
  const [first, last] = [sailings[0], sailings.at(-1)]
  return first && last ? stock.listTaken(tx, first.sailing.startsOn, last.sailing.startsOn) : new Map()
}

function rowOf(at: SailingToday, taken: TakenCabins, kind: CabinKind | undefined, { priced }: Context): Row | null {
  const kinds = at.cheapest(priced.guests.length, taken.get(at.sailing.sailingId))
  const asked = kind ? kinds.filter((each) => each.kind === kind) : kinds
  return asked.length === 0 ? null : { at, kinds, best: cheapestOf(asked) }
}

const cheapestOf = (kinds: readonly CheapestOfKind[]): CheapestOfKind => kinds.reduce((best, each) => (each.totalMinor < best.totalMinor ? each : best))

const within = <T>(list: readonly T[] | undefined, value: T): boolean => !list?.length || list.includes(value)

function passes({ at: { sailing }, kinds }: Row, filters: CruiseFilters, catalogue: CruiseCatalogue): boolean {
  const { ship, itinerary } = sailing
  return (
    within(filters.lines, ship.line.line) &&
    within(filters.ships, ship.ship) &&
    within(filters.lengths, lengthOf(sailing)) &&
    within(filters.regions, itinerary.region) &&
    within(filters.from_ports, itinerary.calls[0]!.port) &&
    (!filters.kinds?.length || kinds.some(({ kind }) => filters.kinds!.includes(kind))) &&
    (!filters.no_tenders || !isTendered(catalogue, sailing)) &&
    (!filters.round_trip || isRoundTrip(sailing))
  )
}

const withBest = (row: Row, kinds: readonly CabinKind[] | undefined): Row =>
  kinds?.length ? { ...row, best: cheapestOf(row.kinds.filter(({ kind }) => kinds.includes(kind))) } : row

/** Rows in another order than by their days, in which they are found. */
function inOrder(rows: readonly Row[], sort: Body['sort']): readonly Row[] {
  const rank = RANKS[sort]
  if (!rank) return rows
  const ranked = rows
    .map((row) => ({ row, by: rank(row) }))
    .sort((a, b) => a.by - b.by)
    .map(({ row }) => row)
  return sort === 'recommended' ? routesFirst(ranked) : ranked
}

/** The best departure of each itinerary before any comes again: a list of one route on many days is no choice. */
function routesFirst(ranked: readonly Row[]): readonly Row[] {
  const seen = new Set<string>()
  const [first, others]: [Row[], Row[]] = [[], []]
  for (const row of ranked) {
    const { key } = row.at.sailing.itinerary
    if (seen.has(key)) others.push(row)
    else first.push(row)
    seen.add(key)
  }
  return [...first, ...others]
}

const perNight = ({ best, at }: Row): number => best.totalMinor / at.sailing.itinerary.nights

const RANKS: Readonly<Record<Body['sort'], ((row: Row) => number) | null>> = {
  date: null,
  price: ({ best }) => best.totalMinor,
  price_per_night: perNight,
  nights: ({ at }) => at.sailing.itinerary.nights,
  // What a night costs on a ship of its kind, less what an hour ashore and a year of the ship are worth.
  recommended(row) {
    const { ship, itinerary, startsOn } = row.at.sailing
    const age = Math.max(0, Number(startsOn.slice(0, 4)) - ship.built)
    return perNight(row) / Math.sqrt(ship.line.levelPercent) - (hoursAshore(itinerary) / itinerary.nights) * HOUR_WORTH + age * YEAR_COSTS
  },
}

const HOUR_WORTH = 60
const YEAR_COSTS = 12

const ashore = new Map<string, number>()

/** Hours in ports on the way, by their clocks. */
function hoursAshore({ key, calls }: Itinerary): number {
  const hour = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60
  const made =
    ashore.get(key) ??
    calls.reduce((sum, { day, lastDay, arrives, departs }) => (arrives && departs ? sum + (lastDay - day) * 24 + hour(departs) - hour(arrives) : sum), 0)
  ashore.set(key, made)
  return made
}

const askedOf = ({ at }: Row, { catalogue, exchange }: Context) => ({ catalogue, at, exchange, timeZone: firstZone(catalogue, at.sailing) })

function wireRow(row: Row, taken: TakenCabins, context: Context): Answer['sailings'][number] {
  const { catalogue, priced, agent } = context
  const { at, kinds, best } = row
  const { sailing } = at
  const guests = priced.guests.length
  const asked = askedOf(row, context)
  const priceOf = (grade: CabinGrade) => priceCabin(asked, grade, { ...priced, ...USUALLY }, agent, wordless)!
  const chosen = priceOf(best.grade)
  const ours = taken.get(sailing.sailingId)
  return {
    ...wireSailing(catalogue, sailing),
    countries: countriesOf(sailing),
    grades: CABIN_KINDS.flatMap((kind) => {
      const onShip = gradesOf(kind).find((grade) => catalogue.cabinsOf(sailing.ship, grade).length > 0)
      if (!onShip) return []
      const found = kinds.find((each) => each.kind === kind)
      const { square_metres: _, picture: __, ...grade } = wireGrade(found?.grade ?? onShip)
      return [{ ...grade, price: found ? (found === best ? chosen : priceOf(found.grade)).price : null, left: leftOf(context, at, kind, guests, ours) }]
    }),
    grade: best.grade.grade,
    price: chosen.price,
    deposit: chosen.deposit,
    included: includedIn(sailing),
    option_hours: optionHoursOf(sailing, at.today),
  }
}

const leftOf = ({ catalogue }: Context, { sailing, isTaken }: SailingToday, kind: CabinKind, guests: number, ours: ReadonlySet<string> | undefined): number =>
  gradesOf(kind)
    .filter(({ decks }) => decks !== null)
    .flatMap((grade) => catalogue.cabinsOf(sailing.ship, grade))
    .filter((cabin) => cabin.berths >= guests && !isTaken(cabin) && !ours?.has(cabin.cabin)).length

function monthsOf(rows: readonly Row[], context: Context): Answer['months'] {
  const byMonth = Map.groupBy(rows, ({ at }) => monthOf(at.sailing.startsOn))
  return Array.from({ length: MONTHS }, (_, i) => {
    const month = monthAfter(monthOf(context.today), i)
    const here = byMonth.get(month) ?? []
    const [first] = here
    if (!first) return { month, from: null, sailings: 0 }
    const least = here.reduce((best, each) => (each.best.totalMinor < best.best.totalMinor ? each : best), first)
    return { month, from: leastOf(context)(least, least.best), sailings: here.length }
  })
}

/** What the cheapest cabin of a kind costs on a sailing; each is priced once. */
function leastOf(context: Context): (row: Row, kind: CheapestOfKind) => number {
  const known = new Map<CheapestOfKind, number>()
  return (row, kind) => {
    const from = known.get(kind) ?? toMajor(cabinTotal(askedOf(row, context), kind.grade, context.priced)!)
    known.set(kind, from)
    return from
  }
}

const bestOf = ({ best }: Row): CheapestOfKind => best

function facetsOf(rows: readonly Row[], context: Context): Answer['facets'] {
  const { catalogue } = context
  const priceOf = leastOf(context)
  /** `kindOf`: the cheapest cabin that a value leaves of a row. */
  const counted = (
    valuesOf: (row: Row) => readonly string[],
    label: (value: string) => string,
    kindOf: (row: Row, value: string) => CheapestOfKind = bestOf,
  ) => {
    const found = new Map<string, { count: number; row: Row; kind: CheapestOfKind }>()
    for (const row of rows)
      for (const value of valuesOf(row)) {
        const before = found.get(value)
        const kind = kindOf(row, value)
        const isLess = !before || kind.totalMinor < before.kind.totalMinor
        found.set(value, { count: (before?.count ?? 0) + 1, row: isLess ? row : before.row, kind: isLess ? kind : before.kind })
      }
    return [...found]
      .map(([value, { count, row, kind }]) => ({ value, label: label(value), count, from: priceOf(row, kind) }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  }
  const lineNames = new Map(catalogue.ships.map(({ line }) => [line.line, line.name]))
  return {
    lines: counted(
      ({ at }) => [at.sailing.ship.line.line],
      (value) => lineNames.get(value)!,
    ),
    ships: counted(
      ({ at }) => [at.sailing.ship.ship],
      (value) => catalogue.findShip(value)!.name,
    ),
    kinds: counted(
      ({ kinds }) => kinds.map(({ kind }) => kind),
      (value) => cruiseText('kind', value),
      ({ kinds }, value) => kinds.find(({ kind }) => kind === value)!,
    ),
    lengths: counted(
      ({ at }) => [lengthOf(at.sailing)],
      (value) => cruiseText('length', value),
    ),
    regions: counted(
      ({ at }) => [at.sailing.itinerary.region],
      (value) => cruiseText('region', value),
    ),
    from_ports: counted(
      ({ at }) => [at.sailing.itinerary.calls[0]!.port],
      (value) => wirePort(catalogue, catalogue.findPort(value)!).name,
    ),
    no_tenders: rows.filter(({ at }) => !isTendered(catalogue, at.sailing)).length,
    round_trip: rows.filter(({ at }) => isRoundTrip(at.sailing)).length,
  }
}

const isTendered = (catalogue: CruiseCatalogue, { itinerary }: Sailing): boolean => itinerary.calls.some(({ port }) => catalogue.findPort(port)!.tender)
