// biome-ignore-all lint/suspicious/noExplicitAny: rows are read as stored, on purpose without the types of the code that writes them.
import type { Db } from '@sojourn/db'
import { smallWorld } from './hotels.testing.ts'

/**
 * Prices and rooms once more, from the raw tables alone: slow, in exact fractions, and with no line in common with what answers customers. Where the two
 * differ, one of them is wrong.
 */
export interface OracleStay {
  readonly checkin: string
  readonly checkout: string
  readonly rooms: readonly { readonly adults: number; readonly children: readonly number[] }[]
}

export interface OracleTerms {
  readonly currency: string
  readonly markupBasisPoints: number
  readonly nowMs: number
}

export interface OracleRate {
  readonly rateId: string
  readonly totalMinor: number
  readonly payNowMinor: number
  readonly left: number
  readonly board: string
  readonly isFree: boolean
  readonly isAtProperty: boolean
}

export interface OracleHotel {
  readonly hotelId: string
  readonly product: string
  readonly stars: number
  readonly score: number
  readonly district: string
  readonly amenities: readonly string[]
  readonly rates: readonly OracleRate[]
}

// Fractions of whole numbers: nothing is rounded before a rule says so.
type Q = readonly [bigint, bigint]
const q = (n: number | bigint, d: number | bigint = 1): Q => [BigInt(n), BigInt(d)]
const plus = (a: Q, b: Q): Q => [a[0] * b[1] + b[0] * a[1], a[1] * b[1]]
const times = (a: Q, ...more: Q[]): Q => more.reduce<Q>((x, y) => [x[0] * y[0], x[1] * y[1]], a)
const isLess = (a: Q, b: Q): boolean => a[0] * b[1] < b[0] * a[1]
const floor = ([n, d]: Q): bigint => (n >= 0n ? n / d : -((-n + d - 1n) / d))
/** Half up. */
const nearest = (a: Q): bigint => floor(plus(a, q(1, 2)))

const NONE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const THREE = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')
export const decimals = (currency: string): number => (NONE.includes(currency) ? 0 : THREE.includes(currency) ? 3 : 2)
const fit = (minor: bigint, currency: string): bigint => (decimals(currency) === 3 ? nearest(q(minor, 10)) * 10n : minor)

/** FNV-1a and a finish, as a share of one. */
function chance(...parts: string[]): Q {
  const M = 0xffffffffn
  let h = 0x811c9dc5n
  for (const part of parts) {
    for (const unit of part.split('').map((letter) => BigInt(letter.charCodeAt(0)))) h = ((h ^ unit) * 0x01000193n) & M
    h = ((h ^ 0x1fn) * 0x01000193n) & M
  }
  h = ((h ^ (h >> 16n)) * 0x85ebca6bn) & M
  h = ((h ^ (h >> 13n)) * 0xc2b2ae35n) & M
  return q(h ^ (h >> 16n), 1n << 32n)
}

const dayNumber = (day: string): number => Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))) / 86_400_000
const dayOf = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10)

interface Raw {
  readonly city: any
  readonly taxes: any[]
  readonly hotels: any[]
  readonly fx: Map<string, string>
  readonly stock: Map<string, number>
}

async function readRaw(db: Db, destinationId: string): Promise<Raw> {
  const all = async (text: string, ...values: unknown[]) => (await db.pool.query(text, values)).rows as any[]
  const [city] = await all('select * from destinations where destination_id = $1', destinationId)
  const stock = await all(
    'select room_type_id, night::text as night, capacity - held - sold as left from stock_nights where destination_id = $1',
    destinationId,
  )
  return {
    city,
    taxes: await all('select * from taxes where destination_id = $1', destinationId),
    hotels: await all('select * from hotels where destination_id = $1', destinationId),
    fx: new Map(smallWorld.rates.map(({ currency, perUsd }) => [currency, perUsd])),
    stock: new Map(stock.map((row) => [`${row.room_type_id} ${row.night}`, Number(row.left)])),
  }
}

function demand(season: any, night: string): Q {
  const [month, day] = [Number(night.slice(5, 7)) - 1, Number(night.slice(8))]
  const neighbour = day < 15 ? (month + 11) % 12 : (month + 1) % 12
  const away = Math.abs(day - 15) > 15 ? q(1, 2) : q(Math.abs(day - 15), 30)
  const here = plus(q(season.months[month]), times(q(season.months[neighbour] - season.months[month]), away))
  const peak = season.peaks.find((p: any) => night.slice(5) >= p.from && night.slice(5) <= p.to)
  const week = season.week[(((dayNumber(night) + 4) % 7) + 7) % 7]
  return times(here, q(week), q(peak ? peak.percent : 100), q(1, 10_000))
}

function lead(days: number): Q {
  const points = [
    [0, 102],
    [4, 108],
    [14, 105],
    [45, 100],
    [120, 96],
  ] as const
  if (days <= 0) return q(102)
  if (days > 120) return q(96)
  const i = points.findIndex(([at]) => at >= days)
  const [[d0, p0], [d1, p1]] = [points[i - 1]!, points[i]!]
  return plus(q(p0), q((p1 - p0) * (days - d0), d1 - d0))
}

function leftOn(raw: Raw, hotel: any, room: any, night: string): number {
  const touched = raw.stock.get(`${room.roomTypeId} ${night}`)
  if (touched !== undefined) return touched
  // A home's week begins on Saturday, and the whole week has one chance. Day 0 was a Thursday.
  const turn = hotel.product === 'holidaystays' ? dayOf(dayNumber(night) - ((dayNumber(night) + 5) % 7)) : night
  const mean = times(plus(chance('fullness', hotel.hotel_id, turn), chance('room', room.roomTypeId, turn)), q(1, 2))
  let elsewhere = plus(plus(q(3, 10), times(plus(demand(raw.city.season, night), q(-100)), q(5, 1_000))), times(plus(mean, q(-1, 2)), q(9, 10)))
  if (isLess(elsewhere, q(0))) elsewhere = q(0)
  if (isLess(q(1), elsewhere)) elsewhere = q(1)
  return Number(nearest(times(q(room.allotment), plus(q(1), times(q(-1), elsewhere)))))
}

function roomNight(raw: Raw, hotel: any, room: any, plan: any, party: OracleStay['rooms'][number], night: string, today: string): bigint {
  const step = BigInt(raw.city.step_minor)
  const aged = (from: number) => party.children.filter((age) => age >= from).length
  const grown = party.adults + aged(12)
  const small = aged(2) - aged(12)
  // A home is let whole, for any number of guests.
  const percent = hotel.product === 'holidaystays' ? 100 : 100 + 15 * Math.max(0, grown - 2) + 8 * Math.max(0, small - Math.max(0, 2 - grown))
  const full = plus(q(94), times(q(12), chance('fullness', hotel.hotel_id, night)))
  const price = times(q(hotel.base_minor), demand(raw.city.season, night), lead(dayNumber(night) - dayNumber(today)), full, q(1, 1_000_000))
  const bed = times(price, q(room.factor), q(10_000 + plan.adjustBp), q(percent), q(1, 100_000_000))
  const beds = nearest(times(bed, q(1, step))) * step
  const breakfast = plan.board === 'breakfast' ? nearest(q(hotel.breakfast_minor * (2 * grown + small), 2)) : 0n
  return (beds < step ? step : beds) + ((breakfast + step - 1n) / step) * step
}

/** Cut to eight decimals, over the dollar. */
function crossRate(raw: Raw, to: string): Q {
  if (raw.city.currency === to) return q(1)
  const decimal = (text: string): Q => q(BigInt(text.replace('.', '')), 10n ** BigInt(text.split('.')[1]?.length ?? 0))
  const [a, b] = [decimal(raw.fx.get(raw.city.currency)!), decimal(raw.fx.get(to)!)]
  return q(floor(times(b, [a[1], a[0]], q(100_000_000))), 100_000_000)
}

function taxNight(tax: any, stars: number, party: OracleStay['rooms'][number], net: bigint): bigint {
  const guests = (tax.age_to >= 18 ? party.adults : 0) + party.children.filter((age) => age >= tax.age_from && age <= tax.age_to).length
  const { amount } = tax
  if (amount.by === 'flat') return BigInt(amount.minor * (amount.per === 'guest' ? guests : 1))
  if (amount.by === 'stars') return BigInt((amount.minor[Math.min(5, Math.max(2, stars)) - 2] ?? 0) * (amount.per === 'guest' ? guests : 1))
  const share = q(net, party.adults + party.children.length)
  const steps = amount.steps.filter((step: any) => !isLess(share, q(step.fromMinor)))
  return BigInt((steps.at(-1)?.minor ?? 0) * guests)
}

function priced(raw: Raw, hotel: any, room: any, plan: any, stay: OracleStay, nights: string[], terms: OracleTerms, today: string) {
  const rate = crossRate(raw, terms.currency)
  const shift = decimals(terms.currency) - decimals(raw.city.currency)
  const scale = shift >= 0 ? q(10n ** BigInt(shift)) : q(1, 10n ** BigInt(-shift))
  const shown = (minor: bigint) => fit(nearest(times(q(minor), rate, scale)), terms.currency)
  const table = stay.rooms.map((party) => nights.map((night) => roomNight(raw, hotel, room, plan, party, night, today)))
  let base = 0n
  for (const i of nights.keys()) {
    const net = table.reduce((sum, row) => sum + row[i]!, 0n)
    base += shown(net + nearest(q(net * BigInt(terms.markupBasisPoints), 10_000)))
  }
  let [total, there] = [base, 0n]
  for (const tax of raw.taxes) {
    let line: bigint
    if (tax.amount.by === 'percent') line = fit(nearest(q(base * BigInt(tax.amount.ppm), 1_000_000)), terms.currency)
    else {
      const counted = nights.slice(0, tax.nights_max ?? nights.length)
      line = shown(stay.rooms.reduce((sum, party, r) => counted.reduce((s, _, i) => s + taxNight(tax, hotel.stars, party, table[r]![i]!), sum), 0n))
    }
    total += line
    if (tax.collected === 'property') there += line
  }
  return { totalMinor: Number(total), payNowMinor: plan.payment === 'property' ? 0 : Number(total - there) }
}

/** Every property of a destination with every rate that is free, of both products. */
export async function oracle(db: Db, destinationId: string, stay: OracleStay, terms: OracleTerms): Promise<OracleHotel[]> {
  const raw = await readRaw(db, destinationId)
  const zone: string = raw.city.time_zone
  const today = Temporal.Instant.fromEpochMilliseconds(terms.nowMs).toZonedDateTimeISO(zone).toPlainDate().toString()
  const nights = Array.from({ length: dayNumber(stay.checkout) - dayNumber(stay.checkin) }, (_, i) => dayOf(dayNumber(stay.checkin) + i))
  const isAhead = (step: any) => {
    const day = dayOf(dayNumber(stay.checkin) - step.daysBefore)
    return Temporal.ZonedDateTime.from(`${day}T${step.time}[${zone}]`).epochMilliseconds > terms.nowMs
  }
  const takes = (room: any) =>
    stay.rooms.every(({ adults, children }) => adults <= room.adultsMax && adults + children.filter((age) => age >= 2).length <= room.sleeps)
  return raw.hotels.map((hotel) => {
    const rates: OracleRate[] = []
    for (const room of hotel.rooms.filter(takes)) {
      const left = Math.min(...nights.map((night) => leftOn(raw, hotel, room, night)))
      if (left < stay.rooms.length) continue
      for (const plan of hotel.plans)
        rates.push({
          rateId: `${room.roomTypeId}.${plan.code}`,
          ...priced(raw, hotel, room, plan, stay, nights, terms, today),
          left,
          board: plan.board,
          isFree: plan.cancellation.length > 0 && plan.cancellation.every(isAhead),
          isAtProperty: plan.payment === 'property',
        })
    }
    const { hotel_id: hotelId, product, stars, score_tenths, district_key: district, amenities } = hotel
    return { hotelId, product, stars, score: score_tenths / 10, district, amenities, rates }
  })
}
