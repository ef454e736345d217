import type { BoundShape, BrandShape, FareCondition, SegmentShape, TaxLineShape } from '@sojourn/contracts'
import { currentLanguage } from '@sojourn/i18n'
import { type Money, toMajor } from '@sojourn/kernel'
import { type Airline, airlines, cityIn, type DatedFlight, type FlightWorld, factText, flightCarbonGrams } from '@sojourn/world'
import type { AgentTerms } from '../../http/index.ts'
import { agencyOnWire, priceOnWire } from '../../sale/on-wire.ts'
import type { Quote } from '../../sale/quote.ts'
import { conditionsOf, holdHoursOf } from './domain/conditions.ts'
import { type PricedBound, type PricedBrand, sellerOf } from './domain/fares.ts'
import { boundKm, type FareExchange, type JourneyPrice } from './domain/journey-price.ts'
import type { Cabin, FareMarket } from './domain/market.ts'
import { type Bags, bagsWith } from './domain/services.ts'
import { conditionText } from './fare-words.ts'
import { layoversOf, layoverText } from './layovers.ts'
import type { Bound } from './network/itinerary.ts'

/** From this many seats down a person sees how many are left. */
const FEW = 9
const HOUR_MS = 3_600_000

export function wireAirport({ airports }: Pick<FlightWorld, 'airports'>, index: number): SegmentShape['from'] {
  const { iata, name, city, countryCode, at, timeZone } = airports[index]!
  return { iata, name, city: cityIn(city, currentLanguage()), country_code: countryCode, latitude: at[0], longitude: at[1], time_zone: timeZone }
}

const wireAirline = ({ code, name }: Airline): SegmentShape['airline'] => ({ code, name })

/** A flight of a journey that an airline sells: by its own number, where it sells a partner's flight. */
const wireSegment = (
  world: Pick<FlightWorld, 'airports'>,
  { plan, departsAt, arrivesAt, daysLater }: DatedFlight,
  cabin: Cabin,
  seller: Pick<Airline, 'code'>,
): SegmentShape => {
  const sold = plan.soldAs.find(({ airline }) => airline.code === seller.code)
  return {
    flight: sold?.number ?? plan.number,
    airline: wireAirline(sold?.airline ?? plan.airline),
    operated_by: sold ? wireAirline(plan.airline) : null,
    aircraft: plan.aircraft.name,
    from: wireAirport(world, plan.from),
    to: wireAirport(world, plan.to),
    departs_at: departsAt,
    arrives_at: arrivesAt,
    days_later: daysLater,
    minutes: plan.block,
    cabin,
  }
}

/** The days between two local times, by the calendar. */
const daysLaterOf = (from: string, to: string): number => Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / (24 * HOUR_MS))

export function wireBound(world: Pick<FlightWorld, 'airports'>, { bound, cabins }: Pick<PricedBound<Bound>, 'bound' | 'cabins'>): BoundShape {
  const [first, last] = [bound.flights[0]!, bound.flights.at(-1)!]
  const [language, seller] = [currentLanguage(), sellerOf(bound)]
  return {
    segments: bound.flights.map((flight, index) => wireSegment(world, flight, cabins[index]!, seller)),
    layovers: layoversOf(world, bound).map((layover) => ({
      from: world.airports[layover.lands]!.iata,
      to: world.airports[layover.leaves]!.iata,
      city: cityIn(world.airports[layover.lands]!.city, language),
      minutes: layover.minutes,
      minimum: layover.minimum,
      notes: [...layover.notes],
      text: layoverText(world, layover, language),
    })),
    departs_at: first.departsAt,
    arrives_at: last.arrivesAt,
    days_later: daysLaterOf(first.departsAt, last.arrivesAt),
    minutes: bound.minutes,
    stops: bound.flights.length - 1,
  }
}

interface OfBrand {
  readonly market: FareMarket
  readonly exchange: FareExchange
  readonly bounds: readonly PricedBound<Bound>[]
}

/** What a fare allows, in the current language and the currency that is asked for. */
export function wireConditions({ market, exchange, bounds }: OfBrand, { families }: Pick<PricedBrand, 'families'>): FareCondition[] {
  const km = Math.max(...bounds.map(({ bound }) => boundKm(market, bound)))
  // A list says the same of most of its journeys: it is written once for an exchange, which is of one request.
  const written = conditionsWritten.get(exchange) ?? new Map<string, FareCondition[]>()
  conditionsWritten.set(exchange, written)
  const key = `${currentLanguage()} ${km} ${families.map(({ airlineKind, cabin, code }) => `${airlineKind} ${cabin} ${code}`).join(' ')}`
  const known = written.get(key)
  if (known) return known
  const conditions = conditionsOf(families, km).map(({ code, allows, cents, count }) => {
    const said = { code, allows, amount: cents === null ? null : toMajor(exchange.of(cents, 'USD')), count }
    return { ...said, text: conditionText(said, exchange.currency) }
  })
  written.set(key, conditions)
  return conditions
}

const conditionsWritten = new WeakMap<FareExchange, Map<string, FareCondition[]>>()

/** "Classic"; of a journey with several, each once: "Light and Basic". */
export const brandNameOf = ({ families }: Pick<PricedBrand, 'families'>): string => [...new Set(families.map(({ name }) => name))].join(' + ')

interface ShownBrand extends OfBrand {
  readonly perAdult: Money
  readonly quote: Quote
  readonly bags: Bags
  readonly cabin: Cabin
  readonly nowMs: number
  readonly agency?: { readonly publicTotal: Money; readonly agent: AgentTerms } | null
}

export function wireBrand(brand: PricedBrand, shown: ShownBrand): BrandShape {
  const { quote, perAdult, bags, cabin, nowMs, agency } = shown
  const taken = brand.families.map((family) => bagsWith(family, bags))
  const hours = holdHoursOf(brand.families)
  return {
    brand_id: brand.brandId,
    name: brandNameOf(brand),
    cabin,
    families: brand.families.map(({ name }) => name),
    price: { ...priceOnWire(quote), ...(agency && { agency: agencyOnWire(quote.total, agency.publicTotal, agency.agent) }) },
    per_adult: toMajor(perAdult),
    cabin_bag: taken.every(({ cabinBag }) => cabinBag),
    checked_bags: Math.min(...taken.map(({ checked }) => checked)),
    conditions: wireConditions(shown, brand),
    left: brand.left <= FEW ? brand.left : null,
    hold_until: hours === null ? null : new Date(nowMs + hours * HOUR_MS).toISOString(),
  }
}

/** Grams of all flights of one seat. */
export const carbonGramsOf = (bounds: readonly PricedBound<Bound>[]): number =>
  bounds.reduce(
    (sum, { bound, cabins }) => sum + bound.flights.reduce((all, { plan }, index) => all + flightCarbonGrams(plan.aircraft, plan.km, cabins[index]!), 0),
    0,
  )

export const wireTaxes = ({ travellers }: JourneyPrice): TaxLineShape[] =>
  travellers.flatMap(({ taxes }, index) =>
    taxes.map(({ code, name, amount, rule, since, backIfUnused }) => ({
      code,
      name: factText(name),
      traveller: index + 1,
      amount: toMajor(amount),
      rule: factText(rule),
      since,
      back_if_unused: backIfUnused,
    })),
  )

/** An airline by its code. */
export const airlineOf = (code: string) => airlines().find((each) => each.code === code) ?? null
