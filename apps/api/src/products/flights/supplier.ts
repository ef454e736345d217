import type { FlightOffer } from '@sojourn/contracts'
import type { LocalSupplier } from '../../sale/product.ts'
import type { FlightAsk } from './flight-ask.ts'
import { cancelFlight, confirmFlight, extendFlight, holdFlight, releaseFlight } from './hold-flight.ts'
import { type LateTickets, lateTickets } from './late-tickets.ts'
import { readItinerary } from './network/itinerary.ts'
import type { FlightParts } from './parts.ts'
import { quoteFlight } from './quote-flight.ts'

export const OWN = 'own'

/** Our own stock of seats, on all flights of the schedule. */
export const flightSupplier = (parts: FlightParts, late: LateTickets = lateTickets()): LocalSupplier<FlightAsk, FlightOffer> => ({
  where: 'local',
  name: OWN,
  async startOf(_tx, { itineraryId }) {
    const catalogue = parts.catalogue()
    const first = catalogue && readItinerary(catalogue.flights, itineraryId)?.bounds[0]?.flights[0]
    return first ? { startsOn: first.day, timeZone: catalogue.flights.airports[first.plan.from]!.timeZone } : null
  },
  quote: (tx, ask) => quoteFlight(parts, tx, ask),
  hold: (tx, { details }, hold) => holdFlight(parts, tx, details, hold),
  extend: (tx, held, untilMs) => extendFlight(parts, tx, held, untilMs),
  confirm: (tx, item) => confirmFlight(parts, tx, item, late),
  release: (tx, held) => releaseFlight(parts, tx, held),
  cancel: (tx, item) => cancelFlight(parts, tx, item),
  async releaseExpired(tx, limit) {
    const holds = await parts.stock.listExpired(tx, parts.clock.nowMs(), limit)
    for (const { orgId, holdId } of holds) await releaseFlight(parts, tx, { orgId, holdRef: holdId })
    return holds.length
  },
  nextExpiryMs: (tx) => parts.stock.nextExpiryMs(tx),
})
