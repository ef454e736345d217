import type { FlightOffer } from '@sojourn/contracts'
import { accept, instantMs, invariant, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import type { DatedFlight } from '@sojourn/world'
import { cancelHold, confirmHold, releaseHold } from '../../modules/stock/index.ts'
import type { BoughtItem, Confirmed, HeldItem, HeldUntil, HoldRequest, HoldResult, Proof } from '../../sale/product.ts'
import type { Quote } from '../../sale/quote.ts'
import { USUAL_HOLD } from '../../sale/terms.ts'
import { changesOf } from './changes-of.ts'
import { limitToHold } from './domain/booking-classes.ts'
import { seatCount } from './domain/fares.ts'
import type { FlightHold, HeldFlight, HeldSeat } from './domain/flight-hold.ts'
import { newsAt } from './domain/news-of-flights.ts'
import { seatedIn } from './domain/party.ts'
import { broughtOnBy } from './domain/reserved-names.ts'
import { pnrOf, serviceNumber, ticketNumber } from './domain/tickets.ts'
import { fareMarketOf } from './fare-market.ts'
import type { LateTickets } from './late-tickets.ts'
import { isService } from './line-reason.ts'
import { readItinerary } from './network/itinerary.ts'
import type { FlightParts } from './parts.ts'
import { airlineOf } from './to-wire.ts'

const HOUR_MS = 3_600_000
const USUAL_MS = USUAL_HOLD.holdMinutes * 60_000
const DAY_START = 10

/** The instant at which the first flight of a journey leaves. */
export function departsMsOf({ bounds }: FlightOffer): number {
  const { departs_at, from } = bounds[0]!.segments[0]!
  return instantMs(departs_at.slice(0, DAY_START), departs_at.slice(11), from.time_zone)
}

/** The seats of all flights in the classes that were priced. */
function heldFlights(parts: FlightParts, details: FlightOffer): HeldFlight[] {
  const catalogue = parts.catalogue()
  const itinerary = catalogue && readItinerary(catalogue.flights, details.itinerary_id)
  invariant(catalogue && itinerary, `only flights of the schedule are held: ${details.itinerary_id}`)
  const market = fareMarketOf(catalogue.seed, catalogue.flights, parts.clock.nowMs())
  const units = seatedIn(details.party)
  return itinerary.bounds.flatMap((bound, index) => {
    const letters = details.fares.filter(({ bound: at, type }) => at === index + 1 && type !== 'infant').map((fare) => fare.class)
    const classes = letters.map((code) => market.classesOf(details.cabin).find((each) => each.code === code)!)
    return bound.flights.map((flight: DatedFlight, at): HeldFlight => {
      const { cabin } = details.bounds[index]!.segments[at]!
      const count = seatCount(market, flight, cabin, details.cabin, { ours: () => 0 })
      return { flight: flight.plan.number, cabin, day: flight.day, units, limit: limitToHold(classes, count), capacity: count.capacity, bound: index }
    })
  })
}

/** A seat is one of the flight that is flown, by whatever number it is sold. */
const heldSeats = ({ seats }: FlightOffer, flights: readonly HeldFlight[]): HeldSeat[] =>
  seats.map(({ segment, traveller, seat, kept }) => {
    const { flight, day } = flights[segment - 1]!
    return { flight, day, seat, traveller, ...(kept && { isKept: kept }) }
  })

/** Takes the seats on every flight in their classes, and those chosen on the map, or none. */
export async function holdFlight(parts: FlightParts, tx: Tx, details: FlightOffer, { orgId, checkoutId, untilMs }: HoldRequest): Promise<Outcome<HoldResult>> {
  const nowMs = parts.clock.nowMs()
  const departsMs = departsMsOf(details)
  const longMs = Math.min(nowMs + details.hold_hours * HOUR_MS, departsMs)
  // What takes the place of a fare held for a day may be one that is not.
  const endsMs = details.hold_hours > 0 ? Math.max(longMs, untilMs) : Math.min(untilMs, nowMs + USUAL_MS)
  const flights = heldFlights(parts, details)
  const hold: FlightHold = {
    orgId,
    holdId: parts.ids.next<'hold'>('fhd'),
    subject: checkoutId,
    flights,
    seats: heldSeats(details, flights),
    departsMs,
    serial: null,
    bookingId: null,
    itemNo: null,
    state: 'held',
    expiresAtMs: endsMs,
  }
  const left = await take(parts, tx, hold, 'held')
  if (left === null) return refuse('sold_out')
  parts.stock.addHold(tx, hold, nowMs)
  return accept({
    holdRef: hold.holdId,
    taken: { unit: details.itinerary_id, place: details.itinerary_id, units: seatedIn(details.party), left },
    ...(endsMs !== untilMs && { untilMs: endsMs }),
  })
}

/** Held for longer, in the same seats and at their price: a fare is not priced anew by the day that passes. */
export async function extendFlight({ stock }: FlightParts, tx: Tx, { orgId, holdRef }: HeldItem, untilMs: number): Promise<Outcome<HeldUntil>> {
  const hold = await stock.lockHold(tx, orgId, holdRef)
  if (hold?.state !== 'held') return refuse('sold_out')
  // What is held for a day already is not held for less.
  const endsMs = Math.max(hold.expiresAtMs, Math.min(untilMs, hold.departsMs))
  stock.setHold(tx, hold, { expiresAtMs: endsMs })
  return accept(endsMs === untilMs ? {} : { untilMs: endsMs })
}

/** How many are left of the classes; null where one has closed or somebody has a seat. */
async function take({ stock }: FlightParts, tx: Tx, hold: FlightHold, as: 'held' | 'sold'): Promise<number | null> {
  if (!(await stock.takeSeats(tx, hold.holdId, hold.seats))) return null
  const left = await stock.take(tx, hold.flights, as)
  if (left === null) await stock.freeSeats(tx, hold.holdId)
  return left
}

/** Held seats become sold, and everyone gets a ticket. Released ones are taken again where their classes are still open, else refuses `sold_out`; a reserved name has it refused for good (`not_confirmed`) or for now (`not_yet`). A second call changes nothing. */
export async function confirmFlight(
  parts: FlightParts,
  tx: Tx,
  item: BoughtItem<FlightOffer>,
  ticketing: Pick<LateTickets, 'isLate'>,
): Promise<Outcome<Confirmed, Refusal>> {
  const { stock } = parts
  const { orgId, holdRef, bookingId, itemNo, details } = item
  const of = { orgId, holdId: holdRef }
  const broughtOn = broughtOnBy(item.travellers[0]?.last_name ?? '')
  if (broughtOn === 'sold_out') return refuse('sold_out')
  if (broughtOn === 'tickets_refused') return refuse('not_confirmed')
  if (broughtOn === 'tickets_late' && ticketing.isLate(holdRef, parts.clock.nowMs())) return refuse('not_yet')
  const confirmed = await confirmHold({ ...stock, setHold: () => {} }, tx, of, async (hold) => (await take(parts, tx, hold, 'sold')) !== null)
  if (!confirmed.ok) return confirmed
  const soldMs = parts.clock.nowMs()
  const { flights } = confirmed.value
  // Once is enough: what was taken in its place flies as it was told.
  const forced = !item.isChange && (broughtOn === 'retimed' || broughtOn === 'cancelled') ? broughtOn : null
  const catalogue = parts.catalogue()
  const changes = catalogue ? changesOf(catalogue.seed, { flights, soldMs, forced }) : []
  const { nextMs: newsMs } = newsAt(changes, { soldMs, toldMs: soldMs, nowMs: soldMs })
  const serial = await stock.setSoldTo(tx, of, { bookingId, itemNo, soldMs, newsMs, forced })
  stock.setHold(tx, confirmed.value, { state: 'confirmed' })
  return accept({ proofs: proofsOf(details, item.quote, serial) })
}

const TRAVELLERS_MAX = 32

/** The reference of the booking, the ticket of each who flies, and a document for what they bought besides. */
export function proofsOf(details: FlightOffer, quote: Pick<Quote, 'lines'>, serial: number): Proof[] {
  const prefix = airlineOf(details.bounds[0]!.segments[0]!.airline.code)?.ticketPrefix ?? '000'
  const people = details.party.adult + details.party.child + details.party.infant
  const documentOf = (traveller: number) => serial * TRAVELLERS_MAX + traveller
  const bought = new Set(quote.lines.flatMap(({ traveller, why }) => (traveller !== undefined && isService(why) ? [traveller] : [])))
  return [
    { kind: 'reference', number: pnrOf(serial) },
    ...Array.from({ length: people }, (_, index): Proof => ({ kind: 'ticket', number: ticketNumber(prefix, documentOf(index + 1)), travellerNo: index + 1 })),
    ...[...bought]
      .sort((a, b) => a - b)
      .map((traveller): Proof => ({ kind: 'service', number: serviceNumber(prefix, documentOf(traveller)), travellerNo: traveller })),
  ]
}

/** Held seats become free; sold ones are not touched. A second call changes nothing. */
export async function releaseFlight({ stock }: FlightParts, tx: Tx, { orgId, holdRef }: HeldItem): Promise<void> {
  if ((await releaseHold(stock, tx, { orgId, holdId: holdRef })) === 'released') await stock.freeSeats(tx, holdRef)
}

/** Sold seats become free, for good. A second call changes nothing. */
export async function cancelFlight({ stock }: FlightParts, tx: Tx, { orgId, holdRef }: HeldItem): Promise<void> {
  if (await cancelHold(stock, tx, { orgId, holdId: holdRef })) await stock.freeSeats(tx, holdRef)
}
