import { never } from '@sojourn/kernel'

/** A tax or fee of a place, as far as it is counted: in minor units of the place's currency, or as a share of the price. */
interface PlaceTax {
  readonly name: string
  readonly kind: 'tax' | 'fee'
  readonly collected: 'now' | 'property'
  readonly nightsMax: number | null
  readonly amount:
    | { readonly by: 'percent'; readonly ppm: number }
    | { readonly by: 'flat'; readonly per: 'guest' | 'room'; readonly minor: number }
    | { readonly by: 'stars'; readonly per: 'guest' | 'room'; readonly minor: readonly number[] }
    | { readonly by: 'price'; readonly steps: readonly { readonly fromMinor: number; readonly minor: number }[] }
}

/** How a tax is counted on the nights of a unit. */
export type TaxSum =
  | { readonly by: 'percent'; readonly ppm: number }
  | { readonly by: 'each'; readonly per: 'guest' | 'unit'; readonly eachMinor: number; readonly count: number; readonly nights: number }

/** A tax or fee of a place on some nights; what is no share of the price is in minor units of its currency. */
export interface OwedTax {
  readonly name: string
  readonly kind: 'tax' | 'fee'
  readonly due: 'now' | 'later'
  readonly sum: TaxSum
  readonly minor: number
}

interface Nights {
  readonly guests: number
  readonly nights: number
  /** All nights, net of taxes, in the currency of the place. */
  readonly baseMinor: number
}

/** Resorts owe what a house of four stars owes; all their guests count as grown up. */
const STARS = 4

export function taxesOf(taxes: readonly PlaceTax[], of: Nights): OwedTax[] {
  return taxes
    .map((tax): OwedTax => {
      const sum = sumOf(tax, of)
      const minor = sum.by === 'percent' ? Math.round((of.baseMinor * sum.ppm) / 1_000_000) : sum.eachMinor * sum.count * sum.nights
      return { name: tax.name, kind: tax.kind, due: tax.collected === 'now' ? 'now' : 'later', sum, minor }
    })
    .filter(({ minor }) => minor > 0)
}

function sumOf({ amount, nightsMax }: PlaceTax, { guests, nights, baseMinor }: Nights): TaxSum {
  const counted = Math.min(nights, nightsMax ?? nights)
  switch (amount.by) {
    case 'percent':
      return { by: 'percent', ppm: amount.ppm }
    case 'flat':
      return each(amount.per, amount.minor, guests, counted)
    case 'stars':
      return each(amount.per, amount.minor[STARS - 2]!, guests, counted)
    case 'price': {
      const share = baseMinor / nights / guests
      return each('guest', amount.steps.findLast(({ fromMinor }) => share >= fromMinor)?.minor ?? 0, guests, counted)
    }
    default:
      return never(amount)
  }
}

const each = (per: 'guest' | 'room', eachMinor: number, guests: number, nights: number): TaxSum =>
  per === 'guest' ? { by: 'each', per, eachMinor, count: guests, nights } : { by: 'each', per: 'unit', eachMinor, count: 1, nights }
