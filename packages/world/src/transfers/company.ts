// nothing here is translated: names of companies
import { diceOf, shuffled } from '../dice.ts'
import type { Facts } from '../facts.ts'
import { phoneOf } from '../property.ts'

/** Who drives. None of them exists. */
export interface TransferCompany {
  /** Unique in the world: `marlbrook-lisbon`. */
  readonly key: string
  readonly name: string
  /** Against the usual price of a place, in percent. */
  readonly pricePercent: number
  /** What travellers say, 0 to 10. */
  readonly score: number
  /** What it has, by the codes of vehicles. */
  readonly vehicles: readonly string[]
}

const NAMES = [
  ...['Marlbrook', 'Cobalt Lantern', 'Lumenride', 'Quillstone', 'Pebbleway', 'Northquay', 'Saffron Mile', 'Copperline', 'Wrenhollow', 'Ambergate'],
  ...[
    'Thistledown Cars',
    'Silverfold',
    'Juniper Row',
    'Halcyon Wheels',
    'Oriel',
    'Larkspur Transfers',
    'Tallow & Reed',
    'Meridian Gate',
    'Finchley Moon',
    'Russet',
  ],
]
const LINES = { RAIL: 'Airport Rail', COACH: 'Airport Coaches' } as const

/** Small cars and large ones: each company has some of them. */
const FLEETS: readonly (readonly string[])[] = [
  ['SEDAN', 'MPV', 'VAN', 'SEDANB', 'WAV'],
  ['SEDAN', 'EV', 'MPV', 'MINIBUS', 'COACH50'],
  ['SHUTTLE', 'MPV', 'VAN', 'MINIBUS'],
  ['SEDAN', 'EV', 'VAN', 'SEDANB', 'COACH50'],
  ['SHUTTLE', 'SEDAN', 'MPV', 'WAV'],
]
const WATER_FLEETS: readonly (readonly string[])[] = [['BOAT'], ['BOAT']]
const ATOLL_FLEETS: readonly (readonly string[])[] = [['BOAT'], ['SPEEDBOAT', 'BOAT']]
const ATOLLS: ReadonlySet<string> = new Set(['maldives', 'bora-bora'])

const BUSINESS_HOTELS_MIN = 25
const LARGE_CITY_HOTELS = 35
const ELECTRIC = /^(Europe|America|Asia\/(Tokyo|Seoul|Shanghai|Taipei|Hong_Kong|Singapore))/

/** Whether a vehicle is to be had in a destination at all, beyond where it may go. */
function has({ hotels, timeZone }: Facts, code: string): boolean {
  switch (code) {
    case 'SEDANB':
      return hotels >= BUSINESS_HOTELS_MIN
    case 'WAV':
      return hotels >= LARGE_CITY_HOTELS
    case 'EV':
      return ELECTRIC.test(timeZone)
    default:
      return true
  }
}

/** The three to five companies of a destination, its taxis, and the lines that run to its airport. */
export function companiesOf(facts: Facts, seed: string): TransferCompany[] {
  const dice = diceOf(seed, facts.key, 'transfers')
  const names = shuffled(NAMES, seed, facts.key, 'transfer companies')
  const count = facts.hotels >= LARGE_CITY_HOTELS ? 5 : facts.hotels >= BUSINESS_HOTELS_MIN ? 4 : 3
  const water = !isOnWater(facts) ? [] : ATOLLS.has(facts.key) ? ATOLL_FLEETS : WATER_FLEETS
  const fleets = [...FLEETS.slice(0, count), ...water]
  const own = fleets.map((fleet, at): TransferCompany => {
    const name = names[at]!
    return {
      key: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${facts.key}`,
      name,
      pricePercent: dice.whole(`price ${at}`, 88, 116),
      score: dice.whole(`score ${at}`, 72, 95) / 10,
      vehicles: fleet.filter((code) => has(facts, code)),
    }
  })
  return [...own, ...publicOf(facts, dice.whole('taxi score', 70, 84) / 10)]
}

function publicOf(facts: Facts, score: number): TransferCompany[] {
  const { key, name, airport } = facts
  const line = airport.transfer?.by ?? ''
  const of = (code: string, called: string): TransferCompany => {
    return { key: `${code.toLowerCase()}-${key}`, name: called, pricePercent: 100, score, vehicles: [code] }
  }
  return [
    of('TAXI', `${name} Taxis`),
    ...(/train|metro|tram|light rail/.test(line) ? [of('RAIL', `${name} ${LINES.RAIL}`)] : []),
    ...(/coach|bus|shuttle/.test(line) && !/water/.test(line) ? [of('COACH', `${name} ${LINES.COACH}`)] : []),
    ...(fliesOverWater(facts) ? [of('SEAPLANE', `${name} Seaplanes`)] : []),
  ]
}

/** Never an assigned number. */
export const phoneOfCompany = ({ key }: Pick<TransferCompany, 'key'>, facts: Facts): string => phoneOf(facts, diceOf('transfer phone', key))

/** Where one comes from the airport by boat. */
export const isOnWater = ({ airport }: Facts): boolean => /boat|ferry|water/.test(airport.transfer?.by ?? '')

export const fliesOverWater = ({ key }: Facts): boolean => key === 'maldives'
