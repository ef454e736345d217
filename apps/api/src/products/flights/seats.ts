import type { DataOf, FlightOffer, flightSeats } from '@sojourn/contracts'
import { accept, type Outcome, type Tx, toMajor } from '@sojourn/kernel'
import { capacityOf, type DatedFlight, isSeatTaken, type Seat, seatMapOf } from '@sojourn/world'
import type { PricedBrand } from './domain/fares.ts'
import type { HeldFlight, HeldSeat } from './domain/flight-hold.ts'
import type { PricedSeat } from './domain/journey-price.ts'
import type { Cabin, FareMarket } from './domain/market.ts'
import { seatedIn } from './domain/party.ts'
import { seatCents } from './domain/services.ts'
import type { AskedJourney } from './find-journey.ts'
import type { FlightAsk, HadSeat } from './flight-ask.ts'
import type { FlightCatalogue, FlightParts } from './parts.ts'
import { seatTaken } from './refusals.ts'
import { wireBound } from './to-wire.ts'

/** A flight of a journey with the cabin it is flown in, and the bound that it is of. */
interface FlownFlight {
  readonly flight: DatedFlight
  readonly cabin: Cabin
  readonly bound: number
}

export const flownFlights = ({ bounds }: Pick<AskedJourney, 'bounds'>): FlownFlight[] =>
  bounds.flatMap(({ bound, cabins }, index) => bound.flights.map((flight, at) => ({ flight, cabin: cabins[at]!, bound: index })))

/** Which seats of a flight are free: neither others have them nor somebody who chose here. */
function freeOn({ catalogue, market }: AskedJourney, { flight, cabin }: FlownFlight, chosen: ReadonlySet<string>): (seat: string) => boolean {
  const { plan, day } = flight
  const share = market.soldByOthers(flight, cabin) / capacityOf(plan.aircraft, cabin)
  return (seat) => !chosen.has(`${plan.number} ${day} ${seat}`) && !isSeatTaken(catalogue.seed, plan.number, day, seat, share)
}

async function chosenOn(parts: FlightParts, tx: Tx, flights: readonly FlownFlight[]): Promise<ReadonlySet<string>> {
  const taken = await parts.stock.listSeats(
    tx,
    flights.map(({ flight: { plan, day } }) => ({ flight: plan.number, day })),
  )
  return new Set(taken.map(({ flight, day, seat }) => `${flight} ${day} ${seat}`))
}

/** The seats of an ask as they are priced. Refuses `seat_taken` of one that somebody has, that the flight does not have, or that two of them want. */
export async function chosenSeats(parts: FlightParts, tx: Tx, asked: AskedJourney, { seats, party }: FlightAsk): Promise<Outcome<PricedSeat[]>> {
  if (seats.length === 0) return accept([])
  const flights = flownFlights(asked)
  const taken = await chosenOn(parts, tx, flights)
  const priced: PricedSeat[] = []
  const used = new Set<string>()
  for (const { segment, traveller, seat } of seats) {
    const flown = flights[segment - 1]
    const found = flown && findSeat(flown, seat)
    const keys = [`${segment} seat ${seat}`, `${segment} traveller ${traveller}`]
    const isFree = found && freeOn(asked, flown, taken)(seat)
    if (!isFree || traveller > seatedIn(party) || keys.some((key) => used.has(key))) return seatTaken(seat)
    for (const key of keys) used.add(key)
    priced.push({ flight: segment - 1, traveller: traveller - 1, kind: found.kind })
  }
  return accept(priced)
}

function findSeat({ flight, cabin }: FlownFlight, name: string): Seat | null {
  for (const { seats } of seatMapOf(flight.plan.aircraft, cabin).rows) for (const seat of seats) if (seat.name === name) return seat
  return null
}

/** What of the seats of a journey that is changed is kept. */
export interface KeptSeats {
  readonly seats: FlightOffer['seats']
  readonly priced: readonly PricedSeat[]
  readonly lost: number
}

/** On a flight that stays everyone keeps their seat; on another one of the same bound the same seat, where it is free and of the same kind. */
export async function keptSeats(parts: FlightParts, tx: Tx, asked: AskedJourney, had: readonly HadSeat[]): Promise<KeptSeats> {
  if (had.length === 0) return { seats: [], priced: [], lost: 0 }
  const flights = flownFlights(asked)
  const taken = await chosenOn(parts, tx, flights)
  const found = had.flatMap(({ bound, at, flight, day, traveller, seat }) => {
    const own = flights.flatMap((flown, index) => (flown.bound === bound ? [{ flown, index }] : []))
    const same = own.find(({ flown }) => flown.flight.plan.number === flight && flown.flight.day === day)
    const { flown, index } = same ?? own[at] ?? {}
    const is = flown && findSeat(flown, seat)
    const was = asked.catalogue.flights.findFlight(flight)
    const isSame = is?.kind === (was && flown && findSeat({ ...flown, flight: { ...flown.flight, plan: was } }, seat)?.kind)
    if (index === undefined || !is || !(same || (isSame && freeOn(asked, flown, taken)(seat)))) return []
    return [
      {
        seat: { segment: index + 1, traveller, seat, ...(same && { kept: true as const }) },
        priced: { flight: index, traveller: traveller - 1, kind: is.kind },
      },
    ]
  })
  // Of two flights that become one everyone has one seat.
  const each = found.filter(
    ({ seat }, nth) => found.findIndex((other) => other.seat.segment === seat.segment && other.seat.traveller === seat.traveller) === nth,
  )
  return { seats: each.map(({ seat }) => seat), priced: each.map(({ priced }) => priced), lost: had.length - each.length }
}

interface Seating {
  readonly parts: FlightParts
  readonly catalogue: FlightCatalogue
  readonly market: FareMarket<DatedFlight>
}

/**
 * The seats of a journey that goes on other flights: those of flights that stay are kept; on another one of the same bound everyone has the same seat where it is free, else one of its kind. Where there
 * is none they have no seat of the map.
 */
export async function seatsInstead(
  { parts, catalogue, market }: Seating,
  tx: Tx,
  before: { readonly flights: readonly HeldFlight[]; readonly seats: readonly HeldSeat[] },
  flights: readonly HeldFlight[],
): Promise<HeldSeat[]> {
  const isOn =
    ({ flight, day }: Pick<HeldFlight, 'flight' | 'day'>) =>
    (each: Pick<HeldFlight, 'flight' | 'day'>) =>
      each.flight === flight && each.day === day
  const kept = before.seats.filter((seat) => flights.some(isOn(seat)))
  const added = flights.filter((flight) => !before.flights.some(isOn(flight)))
  const taken = new Set((await parts.stock.listSeats(tx, added)).map(({ flight, day, seat }) => `${flight} ${day} ${seat}`))
  const seats = [...kept]
  for (const held of added) {
    const plan = catalogue.flights.findFlight(held.flight)!
    const flight = catalogue.flights.onDay(plan, held.day)!
    const map = seatMapOf(plan.aircraft, held.cabin).rows.flatMap((row) => row.seats)
    const share = market.soldByOthers(flight, held.cabin) / capacityOf(plan.aircraft, held.cabin)
    const isFree = (name: string) => !taken.has(`${held.flight} ${held.day} ${name}`) && !isSeatTaken(catalogue.seed, held.flight, held.day, name, share)
    const gone = before.flights.filter((each) => each.bound === held.bound && !flights.some(isOn(each)))
    for (const [traveller, had] of ownSeats(before.seats, gone)) {
      const kind = kindOf(catalogue, gone.find(isOn(had))!, had.seat)
      const free = map.filter(({ name }) => isFree(name))
      const seat = free.find((each) => each.name === had.seat && each.kind === kind) ?? free.find((each) => each.kind === kind)
      if (!seat) continue
      taken.add(`${held.flight} ${held.day} ${seat.name}`)
      seats.push({ flight: held.flight, day: held.day, seat: seat.name, traveller })
    }
  }
  return seats
}

/** The first seat that each had on some flights. */
function ownSeats(seats: readonly HeldSeat[], flights: readonly HeldFlight[]): ReadonlyMap<number, HeldSeat> {
  const own = new Map<number, HeldSeat>()
  for (const { flight, day } of flights)
    for (const seat of seats) if (seat.flight === flight && seat.day === day && !own.has(seat.traveller)) own.set(seat.traveller, seat)
  return own
}

const kindOf = ({ flights: world }: FlightCatalogue, { flight, cabin }: HeldFlight, name: string): Seat['kind'] | null =>
  seatMapOf(world.findFlight(flight)!.aircraft, cabin)
    .rows.flatMap((row) => row.seats)
    .find((seat) => seat.name === name)?.kind ?? null

/** The seats of every flight of a journey, with what each costs one traveller at a fare. */
export async function seatsOnWire(parts: FlightParts, tx: Tx, asked: AskedJourney, brand: PricedBrand): Promise<DataOf<typeof flightSeats>> {
  const flights = flownFlights(asked)
  const taken = await chosenOn(parts, tx, flights)
  const { catalogue, exchange, bounds } = asked
  const segments = bounds.flatMap((priced) => wireBound(catalogue.flights, priced).segments)
  return {
    flights: flights.map((flown, index) => {
      const { flight, cabin, bound } = flown
      const { plan } = flight
      const isFree = freeOn(asked, flown, taken)
      const map = seatMapOf(plan.aircraft, cabin)
      const amounts = new Map(
        (['front', 'exit', 'standard'] as const).map((kind) => [kind, toMajor(exchange.of(seatCents(brand.families[bound]!, kind, cabin, plan.km), 'USD'))]),
      )
      return {
        segment: index + 1,
        flight: segments[index]!.flight,
        from: segments[index]!.from.iata,
        to: segments[index]!.to.iata,
        aircraft: plan.aircraft.name,
        cabin,
        columns: [...map.columns],
        rows: map.rows.map(({ row, exit, wing, seats }) => ({
          row,
          exit,
          wing,
          seats: seats.map(({ name, at, kind }) => ({ seat: name, at, kind, is_free: isFree(name), amount: amounts.get(kind)! })),
        })),
      }
    }),
    currency: exchange.currency,
  }
}
