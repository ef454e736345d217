import { say } from '@sojourn/i18n'
import { type Currency, convert, decimalsOf, type Money, money, never, roundPrice, scale, toMajor } from '@sojourn/kernel'
import type { StayProduct, Tax } from './catalogue.ts'
import type { Exchange } from './exchange.ts'
import type { NightTable } from './nightly-price.ts'
import { guestsAged, guestsOf } from './occupancy.ts'
import type { RoomParty } from './stay.ts'

/** One tax or fee of a quote. */
export interface TaxLine {
  readonly code: string
  readonly label: string
  /** The rule in words, with what it comes to in the currency of the place: `6%`, `4.00 EUR for each guest and night, 24.00 EUR in all`. */
  readonly rule: string
  readonly kind: 'tax' | 'fee'
  /** By rule; a rate that is paid at the property pays everything there. */
  readonly collected: 'now' | 'property'
  /** Follows the price of the nights, so it is owed on a kept night too. */
  readonly follows: boolean
  readonly amount: Money
}

export interface TaxBasis {
  readonly stars: number
  /** Whose property it is: a home is not counted in rooms. */
  readonly product?: StayProduct
  readonly rooms: readonly RoomParty[]
  readonly nights: NightTable
  /** The price of all nights, as quoted. */
  readonly base: Money
  readonly exchange: Exchange
}

/** Every tax and fee of a stay, in the quote's currency. Lines of 0 are left out. */
export function taxLinesOf(taxes: readonly Tax[], basis: TaxBasis): TaxLine[] {
  return taxes
    .map((tax) => ({
      code: tax.code,
      label: tax.name,
      rule: wholeRuleOf(tax, basis),
      kind: tax.kind,
      collected: tax.collected,
      follows: tax.amount.by === 'percent',
      amount: amountOf(tax, basis),
    }))
    .filter((line) => line.amount.minor > 0)
}

function amountOf(tax: Tax, basis: TaxBasis): Money {
  if (tax.amount.by === 'percent') return roundPrice(scale(basis.base, tax.amount.ppm, 1_000_000))
  return roundPrice(convert(owedAtPlace(tax, basis), basis.exchange.rate, basis.exchange.to))
}

/** What a tax that does not follow the price comes to, in the currency of the place. */
function owedAtPlace(tax: Tax, basis: TaxBasis): Money {
  let minor = 0
  for (const [room, party] of basis.rooms.entries()) {
    const nights = basis.nights[room]!
    for (let night = 0; night < Math.min(nights.length, tax.nightsMax ?? nights.length); night++) {
      minor += nightMinor(tax, basis.stars, party, nights[night]!)
    }
  }
  return money(minor, basis.exchange.from)
}

/** What a tax that does not follow the price comes to for one room and night, in minor units of the property's currency. */
export function nightMinor(tax: Tax, stars: number, party: RoomParty, roomNightMinor: number): number {
  const { amount } = tax
  const guests = guestsAged(party, tax.ageFrom, tax.ageTo)
  switch (amount.by) {
    case 'percent':
      return 0
    case 'flat':
      return amount.minor * (amount.per === 'guest' ? guests : 1)
    case 'stars':
      return byStars(amount.minor, stars) * (amount.per === 'guest' ? guests : 1)
    case 'price': {
      const share = roomNightMinor / guestsOf(party)
      return (amount.steps.findLast((step) => share >= step.fromMinor)?.minor ?? 0) * guests
    }
    default:
      return never(amount)
  }
}

/** The rule of a tax on this stay, and what it comes to by it. */
function wholeRuleOf(tax: Tax, basis: TaxBasis): string {
  if (tax.amount.by === 'percent') return ruleOf(tax)
  const { from } = basis.exchange
  return `${fullRuleOf(tax, basis.stars, from, basis.product)}, ${figureOf(owedAtPlace(tax, basis))} in all`
}

/** A rule in words: `6%`, `for each guest and night, first 7 nights`. */
export function ruleOf(tax: Tax, product?: StayProduct): string {
  const { amount } = tax
  if (amount.by === 'percent') return `${amount.ppm / 10_000}%`
  const limit = tax.nightsMax === null ? '' : `, first ${tax.nightsMax} nights`
  const ages = tax.ageFrom > 0 ? ` aged ${tax.ageFrom}${tax.ageTo < 100 ? ` to ${tax.ageTo}` : ' or more'}` : ''
  const per = amount.per === 'room' && product === 'holidaystays' ? 'home' : amount.per
  return say`for each ${per}${ages} and night${limit}`
}

/** The same with what it comes to at a property of so many stars: `4.00 EUR for each guest and night`. */
export function fullRuleOf(tax: Tax, stars: number, currency: Currency, product?: StayProduct): string {
  const { amount } = tax
  if (amount.by === 'percent') return ruleOf(tax)
  const figure = (minor: number) => figureOf(money(minor, currency))
  if (amount.by === 'flat') return `${figure(amount.minor)} ${ruleOf(tax, product)}`
  if (amount.by === 'stars') return `${figure(byStars(amount.minor, stars))} ${ruleOf(tax, product)}`
  const steps = amount.steps.map((step) => step.minor)
  return say`${figure(Math.min(...steps))} to ${figure(Math.max(...steps))}, by the price, ${ruleOf(tax, product)}`
}

const figureOf = (amount: Money): string => `${toMajor(amount).toFixed(decimalsOf(amount.currency))} ${amount.currency}`

const byStars = (minor: readonly number[], stars: number): number => minor[Math.min(3, Math.max(0, stars - 2))] ?? 0
