import { convert, type Exchange, type Money, money, never, roundPrice, scale } from '@sojourn/kernel'
import type { StayProduct, Tax } from './catalogue.ts'
import type { NightTable } from './nightly-price.ts'
import { guestsAged, guestsOf } from './occupancy.ts'
import type { RoomParty } from './stay.ts'

/** What the text of a tax is made of. */
export type TaxRule = Pick<Tax, 'amount' | 'ageFrom' | 'ageTo' | 'nightsMax'>

/** The rule of a tax, and how it is counted on a stay: `count` guests or rooms for `nights`. */
export interface TaxSum {
  readonly tax: TaxRule
  readonly stars: number
  readonly product?: StayProduct | undefined
  /** What it comes to in the currency of the place; null where it is a share of the price. */
  readonly owed: Money | null
  readonly count: number
  readonly nights: number
  /** The rule leaves out some nights of the stay. */
  readonly isShortened: boolean
}

/** One tax or fee of a quote. */
export interface TaxLine {
  readonly code: string
  readonly label: string
  /** The rule, and what it comes to by it. */
  readonly rule: TaxSum
  readonly kind: 'tax' | 'fee'
  /** By rule; a rate that is paid at the property pays everything there. */
  readonly collected: 'now' | 'property'
  /** Follows the price of the nights, so it is owed on a night charged as a fee too. */
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
        rule: sumOf(tax, basis, local),
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

/** The rule of a tax on this stay, and by what it is counted. */
function sumOf(tax: Tax, { product, stars, rooms, nights: table }: TaxBasis, local: Money): TaxSum {
  const stayed = table[0]?.length ?? 0
  const isByGuest = tax.amount.by !== 'percent' && (tax.amount.by === 'price' || tax.amount.per === 'guest')
  return {
    tax,
    stars,
    product,
    owed: tax.amount.by === 'percent' ? null : local,
    count: isByGuest ? rooms.reduce((all, party) => all + guestsAged(party, tax.ageFrom, tax.ageTo), 0) : rooms.length,
    nights: Math.min(stayed, tax.nightsMax ?? stayed),
    isShortened: tax.nightsMax !== null && stayed > tax.nightsMax,
  }
}

/** What a rule asks for each guest or room and night at a property of so many stars: one amount, or from the least to the most where it follows the price. Null of a percentage. */
export function nightAmounts(tax: Pick<Tax, 'amount'>, stars: number): { readonly least: number; readonly most: number } | null {
  const { amount } = tax
  if (amount.by === 'percent') return null
  const minors = amount.by === 'flat' ? [amount.minor] : amount.by === 'stars' ? [byStars(amount.minor, stars)] : amount.steps.map((step) => step.minor)
  return { least: Math.min(...minors), most: Math.max(...minors) }
}

const byStars = (minor: readonly number[], stars: number): number => minor[Math.min(3, Math.max(0, stars - 2))] ?? 0
