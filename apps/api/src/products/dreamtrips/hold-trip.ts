import type { DreamtripOffer } from '@sojourn/contracts'
import { accept, invariant, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import type { Dreamtrip } from '@sojourn/world'
import { cancelHold, confirmHold, releaseHold } from '../../modules/stock/index.ts'
import type { BoughtItem, HeldItem, HoldRequest, HoldResult } from '../../sale/product.ts'
import { runsNow } from './domain/minimum.ts'
import { decidedMs } from './domain/trip-dates.ts'
import type { TripHold } from './domain/trip-hold.ts'
import type { DreamtripParts } from './parts.ts'

/** Where the first traveller has this last name, it is decided half a minute later, and nobody from elsewhere is counted: so that a trip that does not go can be shown. */
const ALONE = 'Alone'
const ALONE_MS = 30_000

/** Takes the places of everyone who comes, or none. */
export async function holdTrip(
  parts: DreamtripParts,
  tx: Tx,
  { trip_id: tripId, people }: DreamtripOffer,
  { orgId, checkoutId, untilMs }: HoldRequest,
): Promise<Outcome<HoldResult>> {
  const trip = tripOf(parts, tripId)
  const hold: TripHold = {
    ...{ orgId, tripId, startsOn: trip.startsOn, units: people },
    holdId: parts.ids.next<'hold'>('dhd'),
    subject: checkoutId,
    state: 'held',
    expiresAtMs: untilMs,
    bookingId: null,
    itemNo: null,
  }
  const left = await take(parts, tx, hold, 'held')
  if (left === null) return refuse('sold_out')
  parts.stock.addHold(tx, hold, parts.clock.nowMs())
  return accept({ holdRef: hold.holdId, taken: { unit: tripId, place: trip.facts.key, units: people, left } })
}

function tripOf({ catalogue }: Pick<DreamtripParts, 'catalogue'>, tripId: string): Dreamtrip {
  const trip = catalogue()?.find(tripId)
  invariant(trip, `only departures of the catalogue are held: ${tripId}`)
  return trip
}

const take = (parts: DreamtripParts, tx: Tx, { tripId, startsOn, units }: TripHold, as: 'held' | 'sold'): Promise<number | null> => {
  const { places, others } = tripOf(parts, tripId)
  return parts.stock.take(tx, { tripId, startsOn, units, capacity: places - others }, as)
}

/**
 * Held places become sold. Released ones are taken again where they are still free, else refuses `sold_out`; so it does of a departure that does not go. With enough people it is decided
 * at once that it goes. A second call changes nothing.
 */
export async function confirmTrip(parts: DreamtripParts, tx: Tx, item: BoughtItem<DreamtripOffer>): Promise<Outcome<void, Refusal>> {
  const { stock, clock } = parts
  const { orgId, holdRef, bookingId, itemNo, details, travellers } = item
  const trip = tripOf(parts, details.trip_id)
  const { tripId } = trip
  const alone = travellers[0]?.last_name === ALONE && trip.others < trip.minimum
  const decided = await stock.watch(tx, { tripId, alone, dueMs: alone ? clock.nowMs() + ALONE_MS : decidedMs(trip, trip.facts.timeZone) })
  if (decided === 'off') return refuse('sold_out')
  const confirmed = await confirmHold(stock, tx, { orgId, holdId: holdRef }, async (hold) => (await take(parts, tx, hold, 'sold')) !== null)
  if (!confirmed.ok) return confirmed
  await stock.setSoldTo(tx, { orgId, holdId: holdRef }, { bookingId, itemNo })
  const sold = (await stock.listTaken(tx, [tripId])).get(tripId)?.sold ?? 0
  if (!alone && runsNow(trip, sold, null)) await stock.watch(tx, { tripId, alone: false, dueMs: clock.nowMs() })
  return accept()
}

/** Held places become free; sold ones are not touched. A second call changes nothing. */
export async function releaseTrip({ stock }: DreamtripParts, tx: Tx, { orgId, holdRef }: HeldItem): Promise<void> {
  await releaseHold(stock, tx, { orgId, holdId: holdRef })
}

/** Sold places become free, for good. A second call changes nothing. */
export async function cancelTrip({ stock }: DreamtripParts, tx: Tx, { orgId, holdRef }: HeldItem): Promise<void> {
  await cancelHold(stock, tx, { orgId, holdId: holdRef })
}
