import type { Day } from '@sojourn/kernel'
import { dataOf } from '../data.ts'
import type { WorldPort } from '../ports.ts'
import { type CruiseRegion, crossesOcean } from './itinerary.ts'
import type { Sailing } from './sailing.ts'

/** Why a party may not sail as it is. */
export type PartyFault = 'infant-too-young' | 'no-adult'

export interface PartyRule {
  /** On the first day. */
  readonly infantMonthsLeast: number
  /** One of a cabin must be as old. */
  readonly adultYearsLeast: number
}

const INFANT_MONTHS = { coast: 6, ocean: 12 } as const
const ADULT_YEARS = { europe: 18, elsewhere: 21 } as const
const FROM_EUROPE: ReadonlySet<CruiseRegion> = new Set(['mediterranean', 'northern-europe', 'rivers', 'atlantic'])

export const partyRuleOf = ({ itinerary }: Pick<Sailing, 'itinerary'>): PartyRule => ({
  infantMonthsLeast: crossesOcean(itinerary) ? INFANT_MONTHS.ocean : INFANT_MONTHS.coast,
  adultYearsLeast: FROM_EUROPE.has(itinerary.region) ? ADULT_YEARS.europe : ADULT_YEARS.elsewhere,
})

/** Whole months of age on a day. */
function monthsOn(bornOn: Day, day: Day): number {
  const monthOf = (of: Day) => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7))
  return monthOf(day) - monthOf(bornOn) - (day.slice(8) < bornOn.slice(8) ? 1 : 0)
}

/** What is wrong with the guests of a cabin, by the days on which they were born; null where they may sail. */
export function partyFault(sailing: Pick<Sailing, 'itinerary' | 'startsOn'>, bornOn: readonly Day[]): PartyFault | null {
  const { infantMonthsLeast, adultYearsLeast } = partyRuleOf(sailing)
  const months = bornOn.map((each) => monthsOn(each, sailing.startsOn))
  if (months.some((each) => each < infantMonthsLeast)) return 'infant-too-young'
  return months.some((each) => each >= adultYearsLeast * 12) ? null : 'no-adult'
}

/** Papers that people need: what kind, how long valid after the last day, and which countries ask most visitors for a permit before they come. */
export interface CruiseDocuments {
  /** `identity-card`: enough for citizens of the countries called at, others bring a passport. */
  readonly kind: 'passport' | 'identity-card'
  readonly validMonthsAfter: number
  readonly permits: readonly string[]
}

/** Countries whose citizens travel among them with an identity card, and those that ask for a permit. */
const papers = dataOf<{ readonly identityCard: readonly string[]; readonly permit: readonly string[] }>('cruises/papers.json')
const VALID_MONTHS: Readonly<Partial<Record<CruiseRegion, number>>> = { asia: 6, arabia: 6, 'indian-ocean': 6, pacific: 6, 'south-america': 6 }

/** General knowledge, to be read before one asks an embassy. */
export function documentsOf({ itinerary }: Pick<Sailing, 'itinerary'>, calledAt: readonly WorldPort[]): CruiseDocuments {
  const countries = [...new Set(calledAt.map(({ countryCode }) => countryCode))].sort()
  const kind = countries.every((country) => papers().identityCard.includes(country)) ? 'identity-card' : 'passport'
  return {
    kind,
    validMonthsAfter: kind === 'identity-card' ? 0 : (VALID_MONTHS[itinerary.region] ?? 3),
    permits: countries.filter((country) => papers().permit.includes(country)),
  }
}
