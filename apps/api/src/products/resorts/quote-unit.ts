import type { UnitStayOffer, WeekOffer } from '@sojourn/contracts'
import { DEFAULT_LANGUAGE } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import {
  accept,
  add,
  addDays,
  type Currency,
  dayIn,
  daysBetween,
  type Money,
  nightsOf,
  type Outcome,
  refuse,
  roundPrice,
  scale,
  sum,
  type Tx,
  weekdayOf,
  zero,
} from '@sojourn/kernel'
import { LAST_CALL_DAYS, nightMinor, type Resort, type ResortUnit, seasonOf, tradingPower, unitKinds, weekAt, weekMinor } from '@sojourn/world'
import type { Offer } from '../../sale/product.ts'
import { inInstalments, type Quote, type QuoteLine, quoteOfLines, takenByUs, withLocal } from '../../sale/quote.ts'
import type { SaleTerms } from '../../sale/terms.ts'
import { deposits } from './data/deposits.sql.ts'
import { STAY_FREE_DAYS, stayCancellation, weekCancellation } from './domain/cancellation.ts'
import { type PowerPart, spendPower } from './domain/deposit.ts'
import { notFree } from './domain/nights-free.ts'
import {
  COMBINING_FEE_USD,
  EXCHANGE_FEE_USD,
  GUEST_CERTIFICATE_USD,
  HANDLING_USD,
  type ResortExchange,
  resortExchange,
  shareOf,
} from './domain/resort-price.ts'
import { taxesOf } from './domain/resort-taxes.ts'
import { AHEAD_DAYS_MAX, findWeekOf, nightsOfUnit, readDates, takenNights, type WeekFound } from './find-unit.ts'
import type { ResortParts } from './parts.ts'
import { atTheResort, lineWords, type ResortLine } from './price-words.ts'
import type { UnitStayAsk, WeekAsk } from './resort-ask.ts'
import { wireResort, wireUnit } from './to-wire.ts'

/** How long before its charge a person is told of it, and what is kept for those who book early enough to pay later. */
const NOTICE_DAYS = 3
/** A stay is charged a day before its free cancellation ends. */
const CHARGED_DAYS_BEFORE = STAY_FREE_DAYS + 1
/** Nearer to that day it is paid with the booking. */
const LATER_DAYS_MIN = NOTICE_DAYS + 1

interface Line {
  readonly why: ResortLine
  readonly kind: QuoteLine['kind']
  readonly due: 'now' | 'later'
  readonly amount: Money
  readonly more?: Partial<QuoteLine>
}

export async function exchangeFor(
  { rates }: ResortParts,
  tx: Tx,
  place: Currency,
  currency: Currency,
  markupBasisPoints: number,
): Promise<Outcome<ResortExchange>> {
  const exchange = resortExchange(await rates(tx), { place, currency, markupBasisPoints })
  return exchange ? accept(exchange) : refuse('unknown_currency')
}

const line = ({ why, kind, due, amount, more }: Line): QuoteLine => ({ kind, ...lineWords(why), amount, due, why, ...more })

/** Taxes of the place and the resort's own fee on some nights. */
function owedThere(
  resort: Resort,
  { nights, guests, baseMinor }: { readonly nights: number; readonly guests: number; readonly baseMinor: number },
  exchange: ResortExchange,
  base: Money,
): QuoteLine[] {
  const taxes = taxesOf(resort.follows.taxes, { nights, guests, baseMinor }).map(({ name, kind, due, sum: rule, minor }): QuoteLine => {
    // A share follows the price as it is sold.
    const amount = rule.by === 'percent' ? roundPrice(scale(base, rule.ppm, 1_000_000)) : exchange.ofPlace(minor)
    return line({ why: { of: 'tax', name, sum: rule, currency: exchange.place }, kind, due, amount })
  })
  const fee = resort.resortFeeMinor * nights
  return [...taxes, ...(fee > 0 ? [line({ why: { of: 'resort_fee', nights }, kind: 'fee', due: 'later', amount: exchange.ofPlace(fee) })] : [])]
}

/** What is paid at the resort in its own currency. */
function localLater(resort: Resort, nights: number, guests: number, baseMinor: number): number {
  const taxes = taxesOf(resort.follows.taxes, { nights, guests, baseMinor }).filter(({ due }) => due === 'later')
  return taxes.reduce((all, { minor }) => all + minor, 0) + resort.resortFeeMinor * nights
}

export interface PricedWeek {
  readonly quote: Quote
  readonly markup: Money
  readonly power: WeekOffer['power']
}

/** A week at its price: of money, or the fees of an exchange. `taken` is what an exchange takes of whose deposits. */
export function priceWeek(
  found: WeekFound,
  exchange: ResortExchange,
  perUsd: number,
  of: { readonly guests: number; readonly guestCertificate: boolean; readonly taken: readonly PowerPart[] | null },
): PricedWeek {
  const { resort, unit, week, color, daysAhead, isLastCall, by } = found
  const netMinor = by === 'cash' ? weekMinor({ resort, size: unit.size, color, perUsd, daysBefore: daysAhead }) : 0
  const base = exchange.sold(netMinor)
  const own: QuoteLine[] =
    by === 'cash'
      ? [line({ why: { of: 'week', size: unit.size, week, lastCall: isLastCall }, kind: 'item', due: 'now', amount: base })]
      : [
          line({ why: { of: 'exchange' }, kind: 'item', due: 'now', amount: exchange.ofUsd(EXCHANGE_FEE_USD) }),
          ...((of.taken?.length ?? 0) > 1 ? [line({ why: { of: 'combining' }, kind: 'fee', due: 'now', amount: exchange.ofUsd(COMBINING_FEE_USD) })] : []),
        ]
  const certificate = of.guestCertificate ? [line({ why: { of: 'certificate' }, kind: 'fee', due: 'now', amount: exchange.ofUsd(GUEST_CERTIFICATE_USD) })] : []
  const there = owedThere(resort, { nights: 7, guests: of.guests, baseMinor: netMinor }, exchange, base)
  const quote = quoteOfLines(exchange.currency, [...own, ...certificate, ...there])
  const services = sum(
    exchange.currency,
    [...own, ...certificate].filter(({ why }) => (why as ResortLine).of !== 'week').map(({ amount }) => amount),
  )
  return {
    quote: withLocal(quote, { minor: localLater(resort, 7, of.guests, netMinor), currency: exchange.place }),
    markup: add(by === 'cash' ? shareOf(exchange, netMinor) : zero(exchange.currency), services),
    power: by === 'cash' ? null : { taken: powerTaken(found), from: (of.taken ?? []).map(({ depositId, power }) => ({ deposit_id: depositId, power })) },
  }
}

/** What an exchange takes: less at the last call. */
export const powerTaken = ({ resort, unit, week, daysAhead }: WeekFound) =>
  tradingPower(resort, unit.size, week, daysAhead <= LAST_CALL_DAYS ? daysAhead : undefined)

const termsOf = (resort: Resort, checkIn: string, cancellation: SaleTerms['cancellation']): SaleTerms => ({
  mode: 'prepaid',
  cancellationBy: 'windows',
  cancellation,
  timeZone: resort.timeZone,
  startsOn: checkIn,
  laterAt: atTheResort(),
})

/** A week at its current price. Refuses what `findWeekOf` refuses, `unknown_currency`, `too_many_guests`, `not_signed_in` and `too_little_power`. */
export async function quoteWeek(parts: ResortParts, tx: Tx, ask: WeekAsk): Promise<Outcome<Offer<WeekOffer>>> {
  const found = await findWeekOf(parts, tx, ask)
  if (!found.ok) return found
  const { resort, unit, checkIn, checkOut, year, week, color, by, isLastCall } = found.value
  if (ask.guests > unitKinds[unit.size].sleeps) return refuse('too_many_guests', { sleeps: unitKinds[unit.size].sleeps })
  const exchange = await exchangeFor(parts, tx, resort.currency, ask.currency, ask.markupBasisPoints)
  if (!exchange.ok) return exchange
  const taken = by === 'exchange' ? await powerFor(tx, ask, found.value) : accept(null)
  if (!taken.ok) return taken
  const priced = priceWeek(found.value, exchange.value, parts.catalogue()!.perUsd(resort), { ...ask, taken: taken.value })
  return accept({
    details: inLanguage(DEFAULT_LANGUAGE, () => ({
      product: 'RST' as const,
      resort: wireResort(resort),
      unit: wireUnit(unit),
      check_in: checkIn,
      check_out: checkOut,
      nights: 7,
      guests: ask.guests,
      hold_hours: ask.holdHours,
      year,
      week,
      color,
      by,
      guest_certificate: ask.guestCertificate,
      last_call: isLastCall,
      power: priced.power,
    })),
    quote: priced.quote,
    terms: termsOf(resort, checkIn, weekWindows(found.value, priced.quote, exchange.value)),
    revenue: priced.markup,
    markup: priced.markup,
  })
}

export const weekWindows = ({ resort, checkIn }: Pick<WeekFound, 'resort' | 'checkIn'>, quote: Quote, exchange: ResortExchange) =>
  weekCancellation({ checkIn, checkinFrom: resort.checkinFrom, timeZone: resort.timeZone, whole: takenByUs(quote) }, exchange.ofUsd(HANDLING_USD))

async function powerFor(tx: Tx, { orgId, userId, deposits: named }: WeekAsk, week: WeekFound): Promise<Outcome<readonly PowerPart[]>> {
  if (userId === null) return refuse('not_signed_in')
  const own = await deposits.listOf(tx, { orgId, userId }, true)
  const needed = powerTaken(week).total
  const parts = spendPower(own, needed, week.checkIn, named)
  const has = own.reduce((all, { left, validUntil }) => all + (validUntil >= week.checkIn ? left : 0), 0)
  return parts ? accept(parts) : refuse('too_little_power', { needed, has })
}

export interface PricedStay {
  readonly quote: Quote
  readonly markup: Money
  readonly terms: SaleTerms
  readonly chargedOn: string | null
  readonly color: 'red' | 'white' | 'blue'
}

/** The nights of a unit at their price. */
export function priceStay(
  {
    resort,
    unit,
    checkIn,
    checkOut,
    today,
  }: { readonly resort: Resort; readonly unit: ResortUnit; readonly checkIn: string; readonly checkOut: string; readonly today: string },
  exchange: ResortExchange,
  perUsd: number,
  { guests, pay }: Pick<UnitStayAsk, 'guests' | 'pay'>,
): PricedStay {
  const season = seasonOf(resort.follows)
  const nights = nightsOf(checkIn, checkOut).map((on) => {
    const { color } = season[weekAt(on, unit.checkInDay).week - 1]!
    return { on, minor: nightMinor({ resort, size: unit.size, color, perUsd, daysBefore: daysBetween(today, checkIn) }, weekdayOf(on)) }
  })
  const items = nights.map(({ on, minor }) =>
    line({ why: { of: 'night', on }, kind: 'item', due: 'now', amount: exchange.sold(minor), more: { on, per: 'night' } }),
  )
  const base = sum(
    exchange.currency,
    items.map(({ amount }) => amount),
  )
  const baseMinor = nights.reduce((all, { minor }) => all + minor, 0)
  const there = owedThere(resort, { nights: nights.length, guests, baseMinor }, exchange, base)
  const local = { minor: localLater(resort, nights.length, guests, baseMinor), currency: exchange.place }
  const whole = withLocal(quoteOfLines(exchange.currency, [...items, ...there]), local)
  const on = addDays(checkIn, -CHARGED_DAYS_BEFORE)
  const chargedOn = daysBetween(today, on) >= LATER_DAYS_MIN ? on : null
  const isLater = pay === 'later' && chargedOn !== null
  const cancellation = stayCancellation({ checkIn, checkinFrom: resort.checkinFrom, timeZone: resort.timeZone, whole: takenByUs(whole) })
  return {
    quote: isLater ? inInstalments(whole, [{ amount: whole.payNow, on: chargedOn }]) : whole,
    markup: nights.reduce((all, { minor }) => add(all, shareOf(exchange, minor)), zero(exchange.currency)),
    terms: {
      ...termsOf(resort, checkIn, cancellation),
      ...(isLater && { later: { by: 'us', on: chargedOn, noticeDays: NOTICE_DAYS, giveUpOn: addDays(chargedOn, 1) } }),
    },
    chargedOn,
    color: season[weekAt(checkIn, unit.checkInDay).week - 1]!.color,
  }
}

/** A unit for some nights at its current price. Refuses `unknown_resort`, `bad_dates`, `sold_out`, `unknown_currency` and `too_many_guests`. */
export async function quoteStay(parts: ResortParts, tx: Tx, ask: UnitStayAsk): Promise<Outcome<Offer<UnitStayOffer>>> {
  const catalogue = parts.catalogue()
  const resort = catalogue?.findResort(ask.resortId)
  const unit = resort && catalogue!.findUnit(resort, ask.unit)
  if (!catalogue || !resort || !unit) return refuse('unknown_resort')
  const dates = readDates(ask.checkIn, ask.checkOut)
  if (!dates.ok) return dates
  if (ask.guests > unitKinds[unit.size].sleeps) return refuse('too_many_guests', { sleeps: unitKinds[unit.size].sleeps })
  const today = dayIn(resort.timeZone, parts.clock.nowMs())
  if (ask.checkIn <= today || daysBetween(today, ask.checkIn) > AHEAD_DAYS_MAX) return refuse('unknown_week')
  const taken = await takenNights(parts, tx, [resort], addDays(ask.checkIn, -2), addDays(ask.checkOut, 2))
  const why = notFree(nightsOfUnit(catalogue, resort, unit, taken, today), ask.checkIn, ask.checkOut)
  if (why) return refuse(why === 'full' ? 'sold_out' : 'unknown_week', { why })
  const exchange = await exchangeFor(parts, tx, resort.currency, ask.currency, ask.markupBasisPoints)
  if (!exchange.ok) return exchange
  const priced = priceStay({ resort, unit, checkIn: ask.checkIn, checkOut: ask.checkOut, today }, exchange.value, catalogue.perUsd(resort), ask)
  const isLater = priced.terms.later !== undefined
  return accept({
    details: inLanguage(DEFAULT_LANGUAGE, () => ({
      product: 'STY' as const,
      resort: wireResort(resort),
      unit: wireUnit(unit),
      check_in: ask.checkIn,
      check_out: ask.checkOut,
      nights: dates.value.nights,
      guests: ask.guests,
      hold_hours: ask.holdHours,
      color: priced.color,
      pay: isLater ? ('later' as const) : ('now' as const),
      charged_on: isLater ? priced.chargedOn : null,
    })),
    quote: priced.quote,
    terms: priced.terms,
    revenue: isLater ? zero(priced.quote.currency) : priced.markup,
    markup: priced.markup,
  })
}
