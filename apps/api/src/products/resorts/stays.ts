import type { DataOf, getInventory, ParsedBodyOf, searchStays, stayDetails } from '@sojourn/contracts'
import { accept, addDays, type Day, dayIn, daysBetween, invariant, type Outcome, refuse, type Tx, toMajor } from '@sojourn/kernel'
import { type Resort, type ResortUnit, UNIT_SIZES, type UnitSize, unitKinds } from '@sojourn/world'
import type { Caller } from '../../http/index.ts'
import { bookableFrom } from '../../sale/minimum-days.ts'
import { cancellationOnWire, priceOnWire } from '../../sale/on-wire.ts'
import { freeUntil } from '../../sale/terms.ts'
import { ifCancelledOnWire } from './cancel-on-wire.ts'
import type { ResortCatalogue } from './catalogue.ts'
import { notFree } from './domain/nights-free.ts'
import type { ResortExchange } from './domain/resort-price.ts'
import { AHEAD_DAYS_MAX, nightsOfUnit, readDates, takenNights, unitNights, unitsFree } from './find-unit.ts'
import { guestCount } from './http-asking.ts'
import type { ResortParts } from './parts.ts'
import { exchangeFor, type PricedStay, priceStay } from './quote-unit.ts'
import { tokenOf } from './reservation-token.ts'
import { unitArt, wireKind, wireResort, wireUnit } from './to-wire.ts'

type Size = DataOf<typeof stayDetails>['sizes'][number]

interface Wanted {
  readonly resort: Resort
  readonly checkIn: Day
  readonly checkOut: Day
  readonly guests: number
  readonly exchange: ResortExchange
}

/** Refuses dates that no stay has. */
const checkDates = (
  { clock }: ResortParts,
  { resort, checkIn, checkOut }: Pick<Wanted, 'resort' | 'checkIn' | 'checkOut'>,
): Outcome<{ readonly today: Day }> => {
  const dates = readDates(checkIn, checkOut)
  if (!dates.ok) return dates
  const today = dayIn(resort.timeZone, clock.nowMs())
  return daysBetween(today, checkIn) > AHEAD_DAYS_MAX ? refuse('bad_dates') : accept({ today })
}

function sizeOnWire(
  { clock }: ResortParts,
  resort: Resort,
  unit: ResortUnit,
  left: number,
  of: Pick<Wanted, 'checkIn' | 'checkOut'>,
  priced: PricedStay,
): Size {
  return {
    room_id: unit.size,
    unit: { ...wireKind(unitKinds[unit.size]), view: wireUnit(unit).view },
    image: unitArt(resort, unitKinds[unit.size]),
    left,
    reservation_token: tokenOf({ resortId: resort.resortId, unit: unit.unit, checkIn: of.checkIn, checkOut: of.checkOut, by: 'night' }),
    color: priced.color,
    price: priceOnWire(priced.quote),
    cancellation: cancellationOnWire(priced.terms),
    if_cancelled: ifCancelledOnWire({ ...priced, resort }, clock.nowMs()),
    free_cancellation_until: freeUntil(priced.terms.cancellation, clock.nowMs()),
    charged_on: priced.chargedOn,
  }
}

/** Each size of a resort that is free for these nights, with the unit that leaves most to others: the one whose free nights around are fewest is taken first. */
export async function sizesFree(parts: ResortParts, catalogue: ResortCatalogue, tx: Tx, of: Wanted): Promise<Outcome<Size[]>> {
  const dates = checkDates(parts, of)
  if (!dates.ok) return dates
  const units = await unitsFree(parts, catalogue, tx, { ...of, resorts: [of.resort] })
  return accept(sizesOf(parts, catalogue, of, dates.value.today, units))
}

function sizesOf(parts: ResortParts, catalogue: ResortCatalogue, of: Wanted, today: Day, units: Awaited<ReturnType<typeof unitsFree>>): Size[] {
  return UNIT_SIZES.flatMap((size) => {
    const free = units.filter(({ unit, why }) => unit.size === size && why === null)
    const [first] = free
    if (!first) return []
    const priced = priceStay(
      { resort: of.resort, unit: first.unit, checkIn: of.checkIn, checkOut: of.checkOut, today },
      of.exchange,
      catalogue.perUsd(of.resort),
      { guests: of.guests, pay: 'now' },
    )
    return [sizeOnWire(parts, of.resort, first.unit, free.length, of, priced)]
  })
}

/** Every unit that is free for these nights, as the inventory of weeks has them. */
export async function nightInventory(
  parts: ResortParts,
  catalogue: ResortCatalogue,
  tx: Tx,
  of: Wanted,
): Promise<Outcome<DataOf<typeof getInventory>['units']>> {
  const dates = checkDates(parts, of)
  if (!dates.ok) return dates
  const { resort, checkIn, checkOut, guests, exchange } = of
  const units = await unitsFree(parts, catalogue, tx, { ...of, resorts: [resort] })
  const priceOf = new Map<string, PricedStay>()
  return accept(
    units.flatMap(({ unit, why }) => {
      if (why) return []
      const key = `${unit.size} ${unit.checkInDay}`
      const priced =
        priceOf.get(key) ?? priceStay({ resort, unit, checkIn, checkOut, today: dates.value.today }, exchange, catalogue.perUsd(resort), { guests, pay: 'now' })
      priceOf.set(key, priced)
      return [
        {
          reservation_token: tokenOf({ resortId: resort.resortId, unit: unit.unit, checkIn, checkOut, by: 'night' }),
          room_id: unit.size,
          unit: wireUnit(unit),
          check_in: checkIn,
          check_out: checkOut,
          week: null,
          color: priced.color,
          by: 'night' as const,
          price: priceOnWire(priced.quote),
          power: null,
          last_call: false,
        },
      ]
    }),
  )
}

/** How many days before and after the arrival the calendar shows. */
const AROUND_DAYS = 14
const SHOWN_DAYS = 42

/** For each day around whether one may arrive for as many nights, why not, and from how much. */
export async function calendarOf(parts: ResortParts, catalogue: ResortCatalogue, tx: Tx, of: Wanted): Promise<DataOf<typeof stayDetails>['calendar']> {
  const { resort, checkIn, checkOut, guests, exchange } = of
  const today = dayIn(resort.timeZone, parts.clock.nowMs())
  const nights = daysBetween(checkIn, checkOut)
  const from = addDays(checkIn, -AROUND_DAYS)
  const taken = await takenNights(parts, tx, [resort], addDays(from, -2), addDays(from, SHOWN_DAYS + nights + 2))
  const units = resort.units
    .filter(({ size }) => unitKinds[size].sleeps >= guests)
    .map((unit) => ({ unit, nights: nightsOfUnit(catalogue, resort, unit, taken, today) }))
  const priceOf = new Map<string, number>()
  return Array.from({ length: SHOWN_DAYS }, (_, i) => {
    const day = addDays(from, i)
    if (day <= today) return { day, state: 'past' as const, from: null }
    const until = addDays(day, nights)
    const tried = units.map(({ unit, nights: free }) => ({ unit, why: notFree(free, day, until) }))
    const free = tried.filter(({ why }) => why === null)
    if (free.length === 0) {
      const state = tried.some(({ why }) => why === 'gap') ? 'gap' : tried.some(({ why }) => why === 'arrival_day_only') ? 'arrival_day_only' : 'full'
      return { day, state, from: null }
    }
    const totals = [...new Map(free.map(({ unit }) => [`${unit.size} ${unit.checkInDay}`, unit])).entries()].map(([key, unit]) => {
      const stored =
        priceOf.get(`${day} ${key}`) ??
        toMajor(priceStay({ resort, unit, checkIn: day, checkOut: until, today }, exchange, catalogue.perUsd(resort), { guests, pay: 'now' }).quote.total)
      priceOf.set(`${day} ${key}`, stored)
      return stored
    })
    return { day, state: 'free' as const, from: Math.min(...totals) }
  })
}

type Body = ParsedBodyOf<typeof searchStays>
type Answer = DataOf<typeof searchStays>

/** How many days around are looked at where nothing is free, and how many of them are named. */
const NEAR_DAYS = 7
const NEAR_NAMED = 3

/** The nearest arrivals around a day on which as many nights are free, the nearest first and the later of two. */
async function arrivalsNear(
  parts: ResortParts,
  catalogue: ResortCatalogue,
  tx: Tx,
  resorts: readonly Resort[],
  { check_in: checkIn, check_out: checkOut }: Body,
  guests: number,
): Promise<Answer['near']> {
  const units = await unitNights(parts, catalogue, tx, { resorts, from: addDays(checkIn, -NEAR_DAYS), until: addDays(checkOut, NEAR_DAYS), guests })
  const near: Answer['near'] = []
  for (let away = 1; away <= NEAR_DAYS && near.length < NEAR_NAMED; away++)
    for (const shift of [away, -away]) {
      const [from, to] = [addDays(checkIn, shift), addDays(checkOut, shift)]
      const open = new Set(units.flatMap(({ resort, nights }) => (notFree(nights, from, to) === null ? [resort.resortId] : [])))
      if (open.size > 0) near.push({ check_in: from, check_out: to, resorts: open.size })
    }
  return near.slice(0, NEAR_NAMED)
}

export async function findStays(
  parts: ResortParts,
  tx: Tx,
  all: readonly Resort[],
  body: Body,
  caller: Caller,
  pricing: { readonly currency: string; readonly markupBasisPoints: number; readonly memberPrices: boolean },
): Promise<Outcome<Omit<Answer, 'place'>>> {
  const catalogue = parts.catalogue()
  invariant(catalogue, 'stays are searched in a catalogue')
  const guests = guestCount(body.guests)
  const dates = checkDates(parts, { resort: all[0]!, checkIn: body.check_in, checkOut: body.check_out })
  if (!dates.ok) return dates
  const units = await unitsFree(parts, catalogue, tx, { resorts: all, checkIn: body.check_in, checkOut: body.check_out, guests })
  const rows: { readonly resort: Resort; readonly sizes: readonly Size[] }[] = []
  for (const [resort, of] of Map.groupBy(units, (each) => each.resort)) {
    const exchange = await exchangeFor(parts, tx, resort.currency, pricing.currency, pricing.markupBasisPoints)
    if (!exchange.ok) return exchange
    const today = dayIn(resort.timeZone, parts.clock.nowMs())
    const sizes = sizesOf(parts, catalogue, { resort, checkIn: body.check_in, checkOut: body.check_out, guests, exchange: exchange.value }, today, of)
    if (sizes.length > 0) rows.push({ resort, sizes })
  }
  const cheapest = (sizes: readonly Size[]) => sizes.reduce((best, each) => (each.price.total < best.price.total ? each : best))
  const wanted = rows
    .filter(({ resort }) => !body.kinds?.length || body.kinds.includes(resort.kind))
    .flatMap(({ resort, sizes }) => {
      const fit = sizes.filter(({ unit }) => unit.bedrooms >= (body.bedrooms ?? 0))
      return fit.length > 0 ? [{ resort, from: cheapest(fit) }] : []
    })
    .sort((a, b) =>
      body.sort === 'price' ? a.from.price.total - b.from.price.total : b.resort.score - a.resort.score || (a.resort.resortId < b.resort.resortId ? -1 : 1),
    )
  const start = Number(body.cursor ?? 0)
  const end = start + body.limit
  const has = (size: UnitSize) => rows.filter(({ sizes }) => sizes.some(({ room_id }) => room_id === size)).length
  return accept({
    near: rows.length > 0 ? [] : await arrivalsNear(parts, catalogue, tx, all, body, guests),
    stays: wanted.slice(start, end).map(({ resort, from }) => ({ resort: wireResort(resort), amenities: [...resort.amenities], from })),
    facets: {
      kinds: (['coast', 'island', 'alpine', 'golf'] as const)
        .map((value) => ({ value, count: rows.filter(({ resort }) => resort.kind === value).length }))
        .filter(({ count }) => count > 0),
      bedrooms: UNIT_SIZES.map((size) => ({ value: unitKinds[size].bedrooms, count: has(size) })).filter(({ count }) => count > 0),
    },
    next: end < wanted.length ? String(end) : null,
    total: wanted.length,
    bookable_from: bookableFrom({ startsOn: body.check_in, timeZone: all[0]!.timeZone }, caller.org.minimumCheckinDays, parts.clock.nowMs()),
    member_prices: pricing.memberPrices,
    currency: pricing.currency,
  })
}
