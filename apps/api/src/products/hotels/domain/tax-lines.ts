import { convert, type Money, money, never, roundPrice, scale } from '@sojourn/kernel'
import type { StayProduct, Tax } from './catalogue.ts'
import type { Exchange } from './exchange.ts'
import type { NightTable } from './nightly-price.ts'
import { guestsAged, guestsOf } from './occupancy.ts'
import type { RoomParty } from './stay.ts'

/** One tax or fee of a quote. */
export interface TaxLine {
  readonly code: string
  readonly label: string
  /** The rule, and what it comes to in the currency of the place where it is no share of the price. */
  readonly rule: { readonly tax: Tax; readonly stars: number; readonly product: StayProduct | undefined; readonly owed: Money | null }
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
      rule: { tax, stars: basis.stars, product: basis.product, owed: tax.amount.by === 'percent' ? null : owedAtPlace(tax, basis) },
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

/** What a rule asks for each guest or room and night at a property of so many stars: one amount, or from the least to the most where it follows the price. Null of a percentage. */
export function nightAmounts(tax: Tax, stars: number): { readonly least: number; readonly most: number } | null {
  const { amount } = tax
  if (amount.by === 'percent') return null
  const minors = amount.by === 'flat' ? [amount.minor] : amount.by === 'stars' ? [byStars(amount.minor, stars)] : amount.steps.map((step) => step.minor)
  return { least: Math.min(...minors), most: Math.max(...minors) }
}

const byStars = (minor: readonly number[], stars: number): number => minor[Math.min(3, Math.max(0, stars - 2))] ?? 0
