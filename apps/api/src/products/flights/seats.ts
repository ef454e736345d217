import type { DataOf, flightSeats } from '@sojourn/contracts'
import { accept, type Outcome, type Tx, toMajor } from '@sojourn/kernel'
import { capacityOf, type DatedFlight, isSeatTaken, type Seat, seatMapOf } from '@sojourn/world'
import type { PricedBrand } from './domain/fares.ts'
import type { PricedSeat } from './domain/journey-price.ts'
import type { Cabin } from './domain/market.ts'
import { seatedIn } from './domain/party.ts'
import { seatCents } from './domain/services.ts'
import type { AskedJourney } from './find-journey.ts'
import type { FlightAsk } from './flight-ask.ts'
import type { FlightParts } from './parts.ts'
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
