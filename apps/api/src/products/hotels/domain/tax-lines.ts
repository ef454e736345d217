import { amountText, plural, say } from '@sojourn/i18n'
import { type Currency, convert, type Money, money, never, roundPrice, scale } from '@sojourn/kernel'
import type { StayProduct, Tax } from './catalogue.ts'
import type { Exchange } from './exchange.ts'
import type { NightTable } from './nightly-price.ts'
import { guestsAged, guestsOf } from './occupancy.ts'
import type { RoomParty } from './stay.ts'

/** One tax or fee of a quote. */
export interface TaxLine {
  readonly code: string
  readonly label: string
  /** The rule in words, with what it comes to in the currency of the place: `6%`, `€4.00 × 2 guests × 3 nights = €24.00`. */
  readonly rule: string
  readonly kind: 'tax' | 'fee'
  /** By rule; a rate that is paid at the property pays everything there. */
  readonly collected: 'now' | 'property'
  /** Follows the price of the nights, so it is owed on a kept night too. */
  readonly follows: boolean
  readonly amount: Money
  /** The same in the currency of the place, before it was converted. */
  readonly local: Money
}

export interface TaxBasis {
  readonly stars: number
  /** Whose property it is: a home is not counted in rooms. */
  readonly product?: StayProduct
  readonly rooms: readonly RoomParty[]
  readonly nights: NightTable
  /** The price of all nights, as quoted. */
  readonly base: Money
  /** The same in the currency of the place. */
  readonly localBase: Money
  readonly exchange: Exchange
}

/** Every tax and fee of a stay, in the quote's currency. Lines of 0 are left out. */
export function taxLinesOf(taxes: readonly Tax[], basis: TaxBasis): TaxLine[] {
  return taxes
    .map((tax) => {
      const local = localOf(tax, basis)
      return {
        code: tax.code,
        label: tax.name,
        rule: wholeRuleOf(tax, basis, local),
        kind: tax.kind,
        collected: tax.collected,
        follows: tax.amount.by === 'percent',
        amount: amountOf(tax, basis, local),
        local,
      }
    })
    .filter((line) => line.amount.minor > 0)
}

function amountOf(tax: Tax, { base, exchange }: TaxBasis, local: Money): Money {
  if (tax.amount.by === 'percent') return roundPrice(scale(base, tax.amount.ppm, 1_000_000))
  return roundPrice(convert(local, exchange.rate, exchange.to))
}

/** What a tax comes to in the currency of the place. */
const localOf = (tax: Tax, basis: TaxBasis): Money =>
  tax.amount.by === 'percent' ? roundPrice(scale(basis.localBase, tax.amount.ppm, 1_000_000)) : owedAtPlace(tax, basis)

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

/** The rule of a tax on this stay, and what it comes to by it: `€4.00 × 2 guests × 3 nights = €24.00`. */
function wholeRuleOf(tax: Tax, basis: TaxBasis, local: Money): string {
  const { amount } = tax
  if (amount.by === 'percent') return ruleOf(tax)
  const { product, stars, rooms, nights: table, exchange } = basis
  const total = figureOf(local)
  if (amount.by === 'price') return say`${fullRuleOf(tax, stars, exchange.from, product)}: ${total}`
  const each = figureOf(money(amount.by === 'flat' ? amount.minor : byStars(amount.minor, stars), exchange.from))
  const stayed = table[0]?.length ?? 0
  const nights = Math.min(stayed, tax.nightsMax ?? stayed)
  const limits = limitsOf(tax, stayed)
  const sum = sumText()
  return limits ? say`${sum} (${limits})` : sum

  function sumText(): string {
    if (amount.by !== 'percent' && amount.per === 'guest') {
      const guests = rooms.reduce((all, party) => all + guestsAged(party, tax.ageFrom, tax.ageTo), 0)
      return say`${each} × ${plural(guests, { one: '# guest', other: '# guests' })} × ${plural(nights, { one: '# night', other: '# nights' })} = ${total}`
    }
    if (product === 'holidaystays')
      return say`${each} × ${plural(rooms.length, { one: '# home', other: '# homes' })} × ${plural(nights, { one: '# night', other: '# nights' })} = ${total}`
    return say`${each} × ${plural(rooms.length, { one: '# room', other: '# rooms' })} × ${plural(nights, { one: '# night', other: '# nights' })} = ${total}`
  }
}

/** Whom and what of a stay a tax leaves out, where it does: `age 13 and over, first 7 nights`. */
function limitsOf({ amount, ageFrom, ageTo, nightsMax }: Tax, nights: number): string {
  const isByGuest = amount.by !== 'percent' && (amount.by === 'price' || amount.per === 'guest')
  const ages = isByGuest && ageFrom > 0 && (ageTo < 100 ? say`age ${ageFrom} to ${ageTo}` : say`age ${ageFrom} and over`)
  const first = nightsMax !== null && nights > nightsMax && say`first ${plural(nightsMax, { one: '# night', other: '# nights' })}`
  return [ages, first].filter(Boolean).join(', ')
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

/** The same with what it comes to at a property of so many stars: `€4.00 for each guest and night`. */
export function fullRuleOf(tax: Tax, stars: number, currency: Currency, product?: StayProduct): string {
  const { amount } = tax
  if (amount.by === 'percent') return ruleOf(tax)
  const figure = (minor: number) => figureOf(money(minor, currency))
  if (amount.by === 'flat') return `${figure(amount.minor)} ${ruleOf(tax, product)}`
  if (amount.by === 'stars') return `${figure(byStars(amount.minor, stars))} ${ruleOf(tax, product)}`
  const steps = amount.steps.map((step) => step.minor)
  return say`${figure(Math.min(...steps))} to ${figure(Math.max(...steps))}, by the price, ${ruleOf(tax, product)}`
}

const figureOf = (amount: Money): string => amountText(amount, 'all')

const byStars = (minor: readonly number[], stars: number): number => minor[Math.min(3, Math.max(0, stars - 2))] ?? 0
