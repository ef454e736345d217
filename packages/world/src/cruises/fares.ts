import { type Day, hashUnit } from '@sojourn/kernel'
import { fullness } from './booked.ts'
import type { CruiseRegion } from './itinerary.ts'
import type { Sailing } from './sailing.ts'
import { type CabinGrade, cabinGrades } from './ship.ts'

/** Cruises are sold in US dollars. */
export const CRUISE_CURRENCY = 'USD'

/** A part of what a cabin costs. */
export type CruiseCharge = { readonly amountMinor: number } & (
  | { readonly kind: 'fare' /** In the cabin: 1 to 4. */; readonly guest: number }
  | { readonly kind: 'port-expenses' }
  | { readonly kind: 'port-tax'; readonly port: string }
  | { readonly kind: 'gratuities' }
)

export interface CruisePrice {
  readonly charges: readonly CruiseCharge[]
  readonly fareMinor: number
  /** The part of the fare on which no commission is paid. */
  readonly nonCommissionableMinor: number
  readonly gratuitiesMinor: number
  readonly totalMinor: number
}

const NIGHT = { least: 62, most: 95 } as const
const THIRD_PERCENT = 45
const SINGLE = { least: 160, most: 200, step: 5 } as const
const PORT_NIGHT = { least: 14, most: 22 } as const
const PORT_TAX = { least: 6, most: 24 } as const
const GRATUITY = { cabin: 16, suite: 20 } as const
const NON_COMMISSIONABLE_PERCENT = 18
/** Percent by month, January first. */
const NORTHERN_SUMMER = [84, 86, 90, 95, 100, 110, 122, 122, 104, 94, 86, 90] as const
const SOUTHERN_SUMMER = [116, 112, 108, 98, 90, 88, 94, 92, 92, 96, 102, 118] as const
const WINTER_SUN = [108, 114, 116, 104, 94, 100, 106, 98, 84, 88, 94, 112] as const
const SEASON: Readonly<Record<CruiseRegion, readonly number[]>> = {
  mediterranean: NORTHERN_SUMMER,
  'northern-europe': NORTHERN_SUMMER,
  rivers: NORTHERN_SUMMER,
  'north-america': NORTHERN_SUMMER,
  asia: NORTHERN_SUMMER,
  atlantic: WINTER_SUN,
  caribbean: WINTER_SUN,
  arabia: WINTER_SUN,
  'indian-ocean': WINTER_SUN,
  'south-america': SOUTHERN_SUMMER,
  pacific: SOUTHERN_SUMMER,
}
const FESTIVE = { from: '12-19', to: '12-31', percent: 118 } as const
/** A ship grows cheaper by so much a year, down to a least. */
const AGE = { newest: 108, perYear: 1.2, least: 84 } as const
const FULL = { empty: 88, full: 138 } as const

const between = (unit: number, { least, most }: { readonly least: number; readonly most: number }): number => least + Math.floor(unit * (most - least + 1))

function seasonPercent({ startsOn, itinerary }: Sailing): number {
  const monthDay = startsOn.slice(5)
  const month = SEASON[itinerary.region][Number(startsOn.slice(5, 7)) - 1]!
  return monthDay >= FESTIVE.from && monthDay <= FESTIVE.to ? Math.round((month * FESTIVE.percent) / 100) : month
}

const agePercent = ({ ship, startsOn }: Sailing): number =>
  Math.max(AGE.least, AGE.newest - AGE.perYear * Math.max(0, Number(startsOn.slice(0, 4)) - ship.built))

/** Of the fare of one of two: what somebody pays who is alone in a cabin for more. */
export const singlePercent = ({ sailingId }: Pick<Sailing, 'sailingId'>, seed: string): number =>
  SINGLE.least + SINGLE.step * Math.floor(hashUnit(seed, 'cruise single', sailingId) * ((SINGLE.most - SINGLE.least) / SINGLE.step + 1))

interface Each {
  readonly expenses: number
  readonly gratuities: { readonly cabin: number; readonly suite: number }
  readonly taxes: readonly { readonly port: string; readonly dollars: number }[]
}

/** What each guest pays beside the fare, in dollars: the same in every cabin, but for the gratuities of suites. */
const eachPays = ({ itinerary }: Sailing, seed: string): Each => ({
  expenses: between(hashUnit(seed, 'port expenses', itinerary.key), PORT_NIGHT) * itinerary.nights,
  gratuities: { cabin: GRATUITY.cabin * itinerary.nights, suite: GRATUITY.suite * itinerary.nights },
  taxes: itinerary.calls.slice(0, -1).map(({ port }) => ({ port, dollars: between(hashUnit(seed, 'port tax', port), PORT_TAX) })),
})

/** What cabins of a sailing cost on a day of sale, grade by grade: all that they have in common is found once. */
export interface SailingPrices {
  /** Of each of two guests for all nights, in whole dollars; for a solo cabin what its one guest pays. */
  farePerPersonMinor(grade: Pick<CabinGrade, 'pricePercent'>): number
  /** In all for so many guests; null where it has not the berths. */
  totalMinor(grade: CabinGrade, guests: number): number | null
  /** The same part by part. */
  cabin(grade: CabinGrade, guests: number): CruisePrice | null
}

export function pricesOf(sailing: Sailing, day: Day, seed: string): SailingPrices {
  const { itinerary, ship } = sailing
  const night = between(hashUnit(seed, 'cruise night', itinerary.key), NIGHT)
  const full = FULL.empty + (FULL.full - FULL.empty) * fullness(sailing, day, seed)
  const percents = [ship.line.levelPercent, seasonPercent(sailing), agePercent(sailing), full]
  const inside = percents.reduce((dollars, percent) => (dollars * percent) / 100, night * itinerary.nights)
  const each = eachPays(sailing, seed)
  const taxes = each.taxes.reduce((sum, { dollars }) => sum + dollars, 0)
  const alone = singlePercent(sailing, seed)
  const farePerPersonMinor: SailingPrices['farePerPersonMinor'] = ({ pricePercent }) => Math.round((inside * pricePercent) / 100) * 100
  const gratuitiesOf = ({ kind }: CabinGrade) => each.gratuities[kind === 'suite' ? 'suite' : 'cabin']
  const fits = ({ guestsMax }: CabinGrade, guests: number) => Number.isInteger(guests) && guests >= 1 && guests <= guestsMax
  const fareOf = (fare: number, { guestsMax }: CabinGrade, guest: number, guests: number) =>
    Math.round((fare * (guests === 1 && guestsMax > 1 ? alone : guest <= 2 ? 100 : THIRD_PERCENT)) / 100)
  return {
    farePerPersonMinor,
    totalMinor(grade, guests) {
      if (!fits(grade, guests)) return null
      const fare = farePerPersonMinor(grade)
      let total = (each.expenses + taxes + gratuitiesOf(grade)) * guests * 100
      for (let guest = 1; guest <= guests; guest++) total += fareOf(fare, grade, guest, guests)
      return total
    },
    cabin(grade, guests) {
      if (!fits(grade, guests)) return null
      const fare = farePerPersonMinor(grade)
      const all = (dollars: number) => dollars * guests * 100
      const charges: CruiseCharge[] = [
        ...Array.from({ length: guests }, (_, i): CruiseCharge => ({ kind: 'fare', guest: i + 1, amountMinor: fareOf(fare, grade, i + 1, guests) })),
        { kind: 'port-expenses', amountMinor: all(each.expenses) },
        ...each.taxes.map(({ port, dollars }): CruiseCharge => ({ kind: 'port-tax', port, amountMinor: all(dollars) })),
        { kind: 'gratuities', amountMinor: all(gratuitiesOf(grade)) },
      ]
      const sumOf = (kind?: CruiseCharge['kind']) =>
        charges.filter((charge) => !kind || charge.kind === kind).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      return {
        charges,
        fareMinor: sumOf('fare'),
        nonCommissionableMinor: Math.round((sumOf('fare') * NON_COMMISSIONABLE_PERCENT) / 100),
        gratuitiesMinor: sumOf('gratuities'),
        totalMinor: sumOf(),
      }
    },
  }
}

export const findGrade = (grade: string): CabinGrade | null => cabinGrades().find((each) => each.grade === grade) ?? null
