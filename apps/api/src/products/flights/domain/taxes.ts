import { type Currency, type Day, decimalsOf } from '@sojourn/kernel'
import type { Cabin } from './market.ts'
import type { TravellerType } from './party.ts'

/** Where a tax or charge applies: from everywhere in its country, within it, abroad, where one lands from abroad, or by how far one goes. */
export type TaxScope = '*' | 'any' | 'dom' | 'int' | 'arr' | 'short' | 'mid' | 'long' | 'A' | 'B' | 'C'

/** A tax or charge of those who leave a country, or come to it. */
export interface FlightTax {
  /** `*` is everywhere that has none of its own. */
  readonly country: string
  readonly scope: TaxScope
  readonly code: string
  readonly name: string
  /** Null where it is a part of the fare, in percent. */
  readonly currency: Currency | null
  readonly amount: number
  readonly rule: string
  readonly since: Day | null
}

/** One flight of a bound, as taxes see it. */
export interface TaxedFlight {
  readonly from: string
  readonly to: string
}

/** One direction of a journey, as taxes see it: the countries of its flights, how far it goes, and what its traveller pays for it. */
export interface TaxedBound {
  readonly flights: readonly TaxedFlight[]
  readonly km: number
  readonly fareCents: number
}

/** What one traveller pays of a tax on a journey, in its own currency. */
export interface TaxCharge {
  readonly code: string
  readonly name: string
  readonly minor: number
  readonly currency: Currency
  readonly rule: string
  readonly since: Day | null
  readonly backIfUnused: boolean
}

const KM_PER_MILE = 1.609_344
/** Bands of air passenger duty, in miles. */
const [BAND_A_MILES, BAND_B_MILES] = [2_000, 5_500] as const
const [SHORT_KM, MID_KM] = [2_500, 6_000] as const
/** Enplanements that a facility charge is taken for, one way and there and back. */
const [FACILITY_ONE_WAY, FACILITY_MAX] = [2, 4] as const

/** Of taxes that are higher above the lowest class: what they are there. */
const ABOVE_ECONOMY: Readonly<Record<string, number>> = {
  'GB.*.GB': 16,
  'GB.A.GB': 32,
  'GB.B.GB': 244,
  'GB.C.GB': 253,
  'FR.short.IZ': 30,
  'FR.mid.IZ': 80,
  'FR.long.IZ': 120,
  'MV.int.DP': 120,
}
/** Of taxes that those who fly within the country pay less of. */
const AT_HOME: Readonly<Record<string, number>> = { 'TR.*.TR': 1.5, '*.*.XX': 6, 'SA.*.S4': 10, 'ZA.*.ZA': 97 }
/** Children pay none of these; of air passenger duty not in the lowest class. */
const NOT_OF_CHILDREN: ReadonlySet<string> = new Set(['AU.int.AU', 'HK.*.HK'])
/** Kept by those who raise them, whether the flight is flown or not. */
const NEVER_BACK: ReadonlySet<string> = new Set(['US.US', 'US.ZP', 'US.XF'])

/** Those of each country, for many journeys. */
export type TaxesOf = (country: string) => readonly FlightTax[]

export function taxesByCountry(taxes: readonly FlightTax[]): TaxesOf {
  const byCountry = new Map<string, FlightTax[]>()
  for (const tax of taxes) byCountry.set(tax.country, [...(byCountry.get(tax.country) ?? []), tax])
  const elsewhere = byCountry.get('*') ?? []
  return (country) => byCountry.get(country) ?? elsewhere
}

const keyOf = ({ country, scope, code }: FlightTax): string => `${country}.${scope}.${code}`

interface Going {
  readonly bound: TaxedBound
  readonly from: string
  readonly to: string
  readonly isDomestic: boolean
}

/** Air passenger duty, by bands of distance. */
const isDuty = ({ country, code }: FlightTax): boolean => country === 'GB' && code === 'GB'

/** How many times a bound is charged a tax of the country it leaves. */
function timesLeaving(tax: FlightTax, { bound, isDomestic }: Going): number {
  if (isDuty(tax)) return tax.scope === (isDomestic ? '*' : bandOf(bound.km)) ? 1 : 0
  const inside = bound.flights.filter(({ from, to }) => from === tax.country && to === tax.country).length
  switch (tax.scope) {
    case 'dom':
      return isDomestic ? (tax.code === 'ZP' ? inside : 1) : 0
    case 'int':
      return isDomestic ? 0 : 1
    case 'short':
    case 'mid':
    case 'long':
      return tax.scope === distanceOf(bound.km) ? 1 : 0
    case '*':
    case 'any':
      return tax.currency !== null || isDomestic ? 1 : 0
    default:
      return 0
  }
}

const bandOf = (km: number): TaxScope => (km <= BAND_A_MILES * KM_PER_MILE ? 'A' : km <= BAND_B_MILES * KM_PER_MILE ? 'B' : 'C')
const distanceOf = (km: number): TaxScope => (km <= SHORT_KM ? 'short' : km <= MID_KM ? 'mid' : 'long')

/** Whether a tax of a country is charged of those who land there from abroad. */
const isOfArrivals = ({ country, scope, code }: FlightTax): boolean => scope === 'arr' || (country === 'US' && scope === 'int' && code === 'US')

const isFacility = ({ country, code }: FlightTax): boolean => country === 'US' && code === 'XF'

/** In major units, or as a part of the fare. */
function amountOf(tax: FlightTax, { isDomestic, bound }: Going, type: TravellerType, cabin: Cabin): number {
  const key = keyOf(tax)
  if (type === 'child' && (NOT_OF_CHILDREN.has(key) || (isDuty(tax) && cabin === 'economy'))) return 0
  if (tax.currency === null) return Math.round((bound.fareCents * tax.amount) / 100) / 100
  if (cabin !== 'economy' && ABOVE_ECONOMY[key] !== undefined) return ABOVE_ECONOMY[key]
  if (isDomestic && tax.scope === '*' && AT_HOME[key] !== undefined) return AT_HOME[key]
  return tax.amount
}

/** Everything that one traveller pays of taxes and charges on a journey, each once. Where planes are changed on the way nothing is due but what is of every take-off. Infants pay none. */
export function taxesOf(taxes: TaxesOf, bounds: readonly TaxedBound[], type: TravellerType, cabin: Cabin): TaxCharge[] {
  if (type === 'infant') return []
  const charges = new Map<string, TaxCharge>()
  const charge = (tax: FlightTax, going: Going, times: number) => {
    const currency = tax.currency ?? 'USD'
    const minor = Math.round(amountOf(tax, going, type, cabin) * 10 ** decimalsOf(currency)) * times
    if (minor <= 0) return
    const { code, name, rule, since } = tax
    const before = charges.get(keyOf(tax))
    const backIfUnused = tax.currency !== null && !NEVER_BACK.has(`${tax.country}.${code}`)
    charges.set(keyOf(tax), { code, name, currency, rule, since, backIfUnused, minor: minor + (before?.minor ?? 0) })
  }
  let facilities = 0
  for (const bound of bounds) {
    const [from, to] = [bound.flights[0]!.from, bound.flights[bound.flights.length - 1]!.to]
    const going: Going = { bound, from, to, isDomestic: from === to }
    for (const tax of taxes(from)) {
      const times = isFacility(tax) ? 0 : timesLeaving(tax, going)
      if (times > 0) charge(tax, going, times)
    }
    if (!going.isDomestic) for (const tax of taxes(to)) if (isOfArrivals(tax)) charge(tax, going, 1)
    const facility = taxes('US').find(isFacility)
    if (facility) {
      const takeOffs = bound.flights.filter((flight) => flight.from === 'US').length
      const times = Math.min(takeOffs, FACILITY_ONE_WAY, FACILITY_MAX - facilities)
      facilities += times
      if (times > 0) charge(facility, going, times)
    }
  }
  return [...charges.values()]
}
