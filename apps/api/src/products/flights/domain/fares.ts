import { classesFor, type FareClass, midweekClasses, type SeatCount, seatsLeft } from './booking-classes.ts'
import { CABINS, type Cabin, type FareFamily, type FareFlight, type FareMarket, type FlownBound, type SeatStock } from './market.ts'
import { type Party, seatedIn, type TravellerType, travellersOf } from './party.ts'

/** A fare of one traveller in cents of a dollar, with the carrier's surcharge in it. */
export interface TravellerFare {
  readonly cents: number
  readonly surchargeCents: number
}

/** One direction of a journey with its prices. */
export interface PricedBound<Bound extends FlownBound = FlownBound> {
  readonly bound: Bound
  /** The cabin of each flight: a lower one where it has none such. */
  readonly cabins: readonly Cabin[]
  /** The class of each who has a seat. */
  readonly classes: readonly FareClass[]
  /** Seats left in the dearest of these classes. */
  readonly left: number
  /** By family, the cheapest first: the fare of each traveller. */
  readonly fares: readonly { readonly family: FareFamily; readonly travellers: readonly TravellerFare[] }[]
}

/** A fare of a whole journey. */
export interface PricedBrand {
  /** The codes of the families, joined by a plus: the same code once. */
  readonly brandId: string
  /** The family of each bound. */
  readonly families: readonly FareFamily[]
  /** Of each traveller, all bounds together. */
  readonly travellers: readonly TravellerFare[]
  /** The same by bound. */
  readonly byBound: readonly (readonly TravellerFare[])[]
  readonly left: number
}

export interface FareAsk {
  readonly party: Party
  readonly cabin: Cabin
  readonly stock: SeatStock
  /** Of a way there and back without a Saturday night in between. */
  readonly isMidweek?: boolean
}

/** How many times the fare of economy a cabin costs. */
const CABIN_FACTOR: Readonly<Record<Cabin, number>> = { economy: 1, premium: 1.7, business: 3.4, first: 5.6 }
/** A journey with changes costs less than its distance would. */
const [CHANGE_LEAST, CHANGE_MOST] = [0.8, 0.95]
export const LONG_HAUL_KM = 4_200
const RETURN_FACTOR = 0.85
const CHILD_PERCENT = { network: 75, regional: 75, 'low-cost': 100 } as const
const INFANT_PERCENT = 10
const LOW_COST_INFANT_CENTS = 30_00
/** A surcharge is never more of a fare than this. */
const SURCHARGE_PART_MAX = 0.5

const wholeDollars = (cents: number): number => Math.round(cents / 100) * 100

export const firstFlight = ({ flights }: FlownBound): FareFlight => flights[0]!
export const lastFlight = ({ flights }: FlownBound): FareFlight => flights[flights.length - 1]!

/** By whose rules a bound is sold: those of its network airline, where it has one. */
export const sellerOf = ({ flights }: FlownBound): FareFlight['plan']['airline'] =>
  (flights.find(({ plan }) => plan.airline.kind === 'network') ?? flights[0]!).plan.airline

/** The cabin in which a flight is flown for a fare of a cabin: the next lower one that its airline sells and its aircraft has. */
export function cabinOn(market: FareMarket, flight: FareFlight, cabin: Cabin): Cabin {
  const { kind } = flight.plan.airline
  for (let at = CABINS.indexOf(cabin); at > 0; at--) {
    const lower = CABINS[at]!
    if (market.capacityOf(flight, lower) > 0 && market.familiesOf(kind, lower).length > 0) return lower
  }
  return 'economy'
}

export function seatCount(market: FareMarket, flight: FareFlight, flown: Cabin, asked: Cabin, stock: SeatStock): SeatCount {
  return {
    capacity: market.capacityOf(flight, flown),
    others: market.soldByOthers(flight, flown),
    ours: stock.ours(flight.plan.number, flight.day, flown),
    isLower: flown !== asked,
  }
}

/** What an adult pays in the base class of economy for a bound, before anything else: never more than its flights one by one. */
export function baseCents(market: FareMarket, bound: FlownBound): number {
  const { flights } = bound
  const single = flights.map(({ plan, day }) => market.fareCents(plan.from, plan.to, day))
  const sum = single.reduce((total, cents) => total + cents, 0)
  if (flights.length === 1) return sum
  const through = market.fareCents(firstFlight(bound).plan.from, lastFlight(bound).plan.to, firstFlight(bound).day)
  const part = CHANGE_LEAST + (CHANGE_MOST - CHANGE_LEAST) * market.chance(flights.map(({ plan }) => plan.number).join(' '))
  return Math.min(sum, through * part)
}

const isDomestic = (market: FareMarket, bound: FlownBound): boolean =>
  market.countryOf(firstFlight(bound).plan.from) === market.countryOf(lastFlight(bound).plan.to)

/** The fare of one traveller by the fare of an adult. */
export function fareOf(
  type: TravellerType,
  adult: TravellerFare,
  { kind, domestic }: { readonly kind: keyof typeof CHILD_PERCENT; readonly domestic: boolean },
): TravellerFare {
  switch (type) {
    case 'adult':
      return adult
    case 'child': {
      const cents = wholeDollars((adult.cents * CHILD_PERCENT[kind]) / 100)
      return { cents, surchargeCents: Math.min(adult.surchargeCents, wholeDollars(cents * SURCHARGE_PART_MAX)) }
    }
    case 'infant':
      if (kind === 'low-cost') return { cents: LOW_COST_INFANT_CENTS, surchargeCents: 0 }
      return { cents: domestic ? 0 : wholeDollars((adult.cents * INFANT_PERCENT) / 100), surchargeCents: 0 }
  }
}

/** The classes that are sold for a bound: some ask for a Saturday night away. */
function soldTo(market: FareMarket, bound: FlownBound, { kind }: FareFlight['plan']['airline'], { cabin, isMidweek }: FareAsk): readonly FareClass[] {
  const all = market.classesOf(cabin)
  if (!isMidweek || kind === 'low-cost') return all
  return midweekClasses(all, { isLong: market.km(firstFlight(bound).plan.from, lastFlight(bound).plan.to) > LONG_HAUL_KM })
}

/** A bound at the fares of all its families; null where it has no such cabin, or too few seats. Each with a seat is in the cheapest class that is open for them, so the last may pay more than the first. */
export function priceBound<Bound extends FlownBound>(market: FareMarket, bound: Bound, ask: FareAsk): PricedBound<Bound> | null {
  const { party, cabin, stock } = ask
  const cabins = bound.flights.map((flight) => cabinOn(market, flight, cabin))
  if (!cabins.includes(cabin)) return null
  const counts = bound.flights.map((flight, index) => seatCount(market, flight, cabins[index]!, cabin, stock))
  const seller = sellerOf(bound)
  const classes = classesFor(soldTo(market, bound, seller, ask), counts, market.daysAhead(firstFlight(bound)), seatedIn(party))
  const last = classes?.at(-1)
  if (!classes || !last) return null
  const families = market.familiesOf(seller.kind, cabin)
  if (families.length === 0) return null
  const base = baseCents(market, bound) * CABIN_FACTOR[cabin]
  const surcharge = bound.flights.reduce((sum, { plan }) => sum + market.surchargeCents(plan.airline, plan.km), 0)
  const domestic = isDomestic(market, bound)
  const types = travellersOf(party)
  const adultFare = (factor: number): TravellerFare => {
    const cents = wholeDollars(base * factor)
    return { cents, surchargeCents: Math.min(surcharge, wholeDollars(cents * SURCHARGE_PART_MAX)) }
  }
  const fares = families.map((family) => ({
    family,
    // An infant pays by the class of the first adult.
    travellers: types.map((type, index) =>
      fareOf(type, adultFare(family.factor * (type === 'infant' ? classes[0]! : classes[index]!).factor), { kind: seller.kind, domestic }),
    ),
  }))
  return { bound, cabins, classes, left: seatsLeft(last, counts), fares }
}

/** Out and back over a long way with one network airline. */
function isLongReturn(market: FareMarket, bounds: readonly FlownBound[]): boolean {
  const [out, back] = bounds
  if (!out || !back || bounds.length !== 2) return false
  const [from, to] = [firstFlight(out).plan.from, lastFlight(out).plan.to]
  if (firstFlight(back).plan.from !== to || lastFlight(back).plan.to !== from || market.km(from, to) <= LONG_HAUL_KM) return false
  const { code, kind } = firstFlight(out).plan.airline
  return kind === 'network' && bounds.every(({ flights }) => flights.every(({ plan }) => plan.airline.code === code))
}

const add = (a: TravellerFare, b: TravellerFare): TravellerFare => ({ cents: a.cents + b.cents, surchargeCents: a.surchargeCents + b.surchargeCents })
const NOTHING: TravellerFare = { cents: 0, surchargeCents: 0 }

/** The fares of a whole journey, the cheapest first: a level for all of it, where a bound that has no such one is at its best. */
export function priceJourney(market: FareMarket, bounds: readonly PricedBound[]): PricedBrand[] {
  const factor = isLongReturn(
    market,
    bounds.map(({ bound }) => bound),
  )
    ? RETURN_FACTOR
    : 1
  const levels = Math.max(...bounds.map(({ fares }) => fares.length))
  const left = Math.min(...bounds.map((each) => each.left))
  return Array.from({ length: levels }, (_, level) => {
    const chosen = bounds.map(({ fares }) => fares[Math.min(level, fares.length - 1)]!)
    const byBound = chosen.map(({ travellers }) =>
      factor === 1
        ? travellers
        : travellers.map(({ cents, surchargeCents }) => ({ cents: wholeDollars(cents * factor), surchargeCents: wholeDollars(surchargeCents * factor) })),
    )
    const travellers = byBound[0]!.map((_fare, traveller) => byBound.reduce((sum, fares) => add(sum, fares[traveller]!), NOTHING))
    return { brandId: brandIdOf(chosen.map(({ family }) => family)), families: chosen.map(({ family }) => family), travellers, byBound, left }
  })
}

export const brandIdOf = (families: readonly Pick<FareFamily, 'code'>[]): string => [...new Set(families.map(({ code }) => code))].join('+')

/** What a fare is called by those who sell it: its class, how far ahead it is bought, from where, one way or not, and its family. */
export function fareBasisOf(
  of: FareClass,
  family: Pick<FareFamily, 'code'>,
  { country, isReturn }: { readonly country: string; readonly isReturn: boolean },
): string {
  const ahead = of.advanceDays > 0 ? String(of.advanceDays).padStart(2, '0') : ''
  return `${of.code}${ahead}${country}${isReturn ? 'R' : 'O'}${family.code
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase()}`
}
