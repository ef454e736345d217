import type { FareFamily, Fee } from './market.ts'
import { cabinBagCents, checkedCents, seatCents } from './services.ts'

/** What a fare says of changing, giving back, not coming, seats, bags and holding: with its amount for one traveller, in cents of a dollar, where it costs something. */
export interface Condition {
  readonly code: 'change' | 'refund' | 'no_show' | 'seat' | 'cabin_bag' | 'checked_bag' | 'hold'
  readonly allows: Fee['allows']
  readonly cents: number | null
  /** How many pieces are in the fare, or for how many hours it is held. */
  readonly count: number | null
}

const LONG_KM = 4_200

/** What a fee of a family is for one traveller on a way. */
export const feeCents = ({ allows, shortUsd, longUsd }: Fee, km: number): number => (allows === 'fee' ? (km > LONG_KM ? longUsd : shortUsd) * 100 : 0)

const STRICT = { free: 0, fee: 1, no: 2 } as const

/** The stricter of the fees of a journey's bounds: one bound that cannot be given back makes all of it so. */
export function strictest(fees: readonly Fee[]): Fee {
  return fees.reduce((worst, each) => {
    if (STRICT[each.allows] !== STRICT[worst.allows]) return STRICT[each.allows] > STRICT[worst.allows] ? each : worst
    return { allows: worst.allows, shortUsd: Math.max(worst.shortUsd, each.shortUsd), longUsd: Math.max(worst.longUsd, each.longUsd) }
  })
}

export type JourneyFamilies = readonly FareFamily[]

/** A fee of a whole journey, by the strictest of its bounds. */
export const feeOf = (families: JourneyFamilies, of: 'change' | 'refund' | 'noShow'): Fee => strictest(families.map((family) => family[of]))

/** For how many hours a fare is held without being paid; null where one of its bounds is not. */
export function holdHoursOf(families: JourneyFamilies): number | null {
  const hours = families.map(({ holdHours }) => holdHours)
  return hours.some((each) => each === null) ? null : Math.min(...(hours as number[]))
}

/** The conditions of a fare in the order in which they are read; `km` is the longest of its bounds. */
export function conditionsOf(families: JourneyFamilies, km: number): Condition[] {
  const fee = (code: Condition['code'], of: Fee): Condition => ({ code, allows: of.allows, cents: of.allows === 'fee' ? feeCents(of, km) : null, count: null })
  const seat = Math.max(...families.map((family) => seatCents(family, 'standard', family.cabin, km)))
  const hasCabinBag = families.every(({ cabinBag }) => cabinBag)
  const pieces = Math.min(...families.map(({ checkedBags }) => checkedBags))
  const hours = holdHoursOf(families)
  return [
    fee('change', feeOf(families, 'change')),
    fee('refund', feeOf(families, 'refund')),
    fee('no_show', feeOf(families, 'noShow')),
    { code: 'seat', allows: seat > 0 ? 'fee' : 'free', cents: seat > 0 ? seat : null, count: null },
    { code: 'cabin_bag', allows: hasCabinBag ? 'free' : 'fee', cents: hasCabinBag ? null : cabinBagCents(km), count: null },
    { code: 'checked_bag', allows: pieces > 0 ? 'free' : 'fee', cents: pieces > 0 ? null : checkedCents(km, 1), count: pieces },
    { code: 'hold', allows: hours === null ? 'no' : 'free', cents: null, count: hours },
  ]
}
