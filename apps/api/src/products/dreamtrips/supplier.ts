import type { DreamtripOffer } from '@sojourn/contracts'
import type { LocalSupplier } from '../../sale/product.ts'
import { cancelTrip, confirmTrip, holdTrip, releaseTrip } from './hold-trip.ts'
import type { DreamtripParts } from './parts.ts'
import { quoteTrip } from './quote-trip.ts'
import type { TripAsk } from './trip-ask.ts'

/** Our own stock of places in groups. */
export const dreamtripSupplier = (parts: DreamtripParts): LocalSupplier<TripAsk, DreamtripOffer> => ({
  where: 'local',
  name: 'own',
  async startOf(_tx, { tripId }) {
    const trip = parts.catalogue()?.find(tripId)
    return trip ? { startsOn: trip.startsOn, timeZone: trip.facts.timeZone } : null
  },
  quote: (tx, ask) => quoteTrip(parts, tx, ask),
  hold: (tx, { details }, hold) => holdTrip(parts, tx, details, hold),
  confirm: (tx, item) => confirmTrip(parts, tx, item),
  release: (tx, held) => releaseTrip(parts, tx, held),
  cancel: (tx, item) => cancelTrip(parts, tx, item),
  async releaseExpired(tx, limit) {
    const holds = await parts.stock.listExpired(tx, parts.clock.nowMs(), limit)
    for (const { orgId, holdId } of holds) await releaseTrip(parts, tx, { orgId, holdRef: holdId })
    return holds.length
  },
  nextExpiryMs: (tx) => parts.stock.nextExpiryMs(tx),
})
