// nothing here is translated: names of companies
export type Continent = 'europe' | 'americas' | 'asia' | 'africa' | 'pacific'

/** A car rental company. None of them exists. */
export interface CarSupplier {
  readonly key: string
  readonly name: string
  readonly tier: 'premium' | 'middle' | 'budget'
  readonly continents: readonly Continent[]
  /** Against the usual price of a place, in percent. */
  readonly pricePercent: number
  /** What a week costs, in sixths of a day: 33 is five and a half days. */
  readonly weekSixths: number
  readonly youngFeeUsd: number
  readonly fuel: 'full_to_full' | 'same_to_same'
  /** Kilometres a day in the price; null is unlimited. */
  readonly kmPerDay: number | null
  /** Against the usual excess and deposit, in percent. */
  readonly excessPercent: number
  /** What a desk at an airport takes to stay open; null where it does not. */
  readonly afterHoursUsd: number | null
  /** What travellers say, 0 to 10. */
  readonly score: number
}

const EVERYWHERE = ['europe', 'americas', 'asia', 'africa', 'pacific'] as const

export const carSuppliers: readonly CarSupplier[] = [
  supplier('halvane', 'Halvane', 'premium', EVERYWHERE, { pricePercent: 118, weekSixths: 33, youngFeeUsd: 28, score: 9.1, afterHoursUsd: 45 }),
  supplier('ostrelle', 'Ostrelle', 'premium', ['europe', 'americas', 'asia'], {
    pricePercent: 114,
    weekSixths: 34,
    youngFeeUsd: 30,
    score: 8.9,
    afterHoursUsd: 55,
  }),
  supplier('kestrelway', 'Kestrelway', 'middle', EVERYWHERE, { pricePercent: 102, weekSixths: 33, youngFeeUsd: 22, score: 8.4, afterHoursUsd: 40 }),
  supplier('lindenroad', 'Lindenroad', 'middle', ['europe', 'africa'], { pricePercent: 99, weekSixths: 34, youngFeeUsd: 20, score: 8.2, afterHoursUsd: 35 }),
  supplier('bluefinch', 'Bluefinch Cars', 'middle', ['americas', 'asia', 'pacific'], {
    pricePercent: 98,
    weekSixths: 34,
    youngFeeUsd: 24,
    score: 8.3,
    afterHoursUsd: 40,
  }),
  supplier('caravelt', 'Caravelt', 'middle', ['europe', 'asia', 'africa'], { pricePercent: 96, weekSixths: 35, youngFeeUsd: 18, score: 7.9, kmPerDay: 300 }),
  supplier('pennyfern', 'Pennyfern', 'budget', ['europe', 'americas', 'pacific'], {
    pricePercent: 84,
    weekSixths: 36,
    youngFeeUsd: 16,
    score: 7.1,
    excessPercent: 130,
  }),
  supplier('zumerly', 'Zumerly', 'budget', ['europe', 'asia', 'africa'], {
    pricePercent: 80,
    weekSixths: 36,
    youngFeeUsd: 12,
    score: 6.8,
    excessPercent: 140,
    kmPerDay: 250,
  }),
]

function supplier(
  key: string,
  name: string,
  tier: CarSupplier['tier'],
  continents: readonly Continent[],
  own: Pick<CarSupplier, 'pricePercent' | 'weekSixths' | 'youngFeeUsd' | 'score'> & Partial<CarSupplier>,
): CarSupplier {
  return {
    key,
    name,
    tier,
    continents,
    fuel: tier === 'budget' ? 'same_to_same' : 'full_to_full',
    kmPerDay: null,
    excessPercent: 100,
    afterHoursUsd: null,
    ...own,
  }
}

/** The continent a time zone is on, as suppliers divide the world. */
export function continentOf(timeZone: string): Continent {
  switch (timeZone.slice(0, timeZone.indexOf('/'))) {
    case 'America':
      return 'americas'
    case 'Asia':
      return 'asia'
    case 'Africa':
    case 'Indian':
      return 'africa'
    case 'Australia':
    case 'Pacific':
      return 'pacific'
    default:
      return 'europe'
  }
}
