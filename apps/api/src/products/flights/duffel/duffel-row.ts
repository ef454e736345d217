import type { ItineraryShape } from '@sojourn/contracts'
import { fromMajor } from '@sojourn/kernel'
import type { ItineraryRow } from '../domain/itinerary-filters.ts'
import type { Ranked } from '../domain/itinerary-order.ts'
import { seatedIn } from '../domain/party.ts'
import { minuteOfDay } from '../flight-words.ts'
import { itineraryIdOf } from './duffel-ids.ts'
import { arrivesMsOf, departsMsOf } from './duffel-journey.ts'
import { type DuffelAsking, flightsKey, itineraryOf, netOf } from './duffel-offer.ts'
import type { Reading } from './duffel-parts.ts'
import type { DuffelOffer } from './duffel-schema.ts'

/** A journey of Duffel's with what it is ordered and filtered by, as ours are. */
export interface DuffelRow extends ItineraryRow, Ranked {
  /** Its flights and their days: the same of ours has it as its id. */
  readonly key: string
  readonly wire: ItineraryShape
}

const EARLY_MINUTE = 6 * 60
const LATE_MINUTE = 23 * 60 + 30

/** The same flights at several fares, the cheapest first; null where none of them has a price. */
export function rowOf(fares: readonly DuffelOffer[], asking: DuffelAsking, reading: Reading, dollars: Reading): DuffelRow | null {
  const [cheapest] = fares as [DuffelOffer]
  const id = itineraryIdOf(fares.map((offer) => offer.id))
  const wire = itineraryOf(fares, id, asking, reading)
  if (!wire) return null
  const { bounds, brands, price } = wire
  const segments = cheapest.slices.flatMap((slice) => slice.segments)
  const layovers = bounds.flatMap((bound) => bound.layovers)
  const counting = (note: (typeof layovers)[number]['notes'][number]) => layovers.filter(({ notes }) => notes.includes(note)).length
  const [departs, arrives] = [bounds.map(({ departs_at }) => minuteOfDay(departs_at)), bounds.map(({ arrives_at }) => minuteOfDay(arrives_at))]
  const allows = (code: 'change' | 'refund') => brands.some(({ conditions }) => conditions.some((each) => each.code === code && each.allows !== 'no'))
  const inAsked = fromMajor(price.total, reading.currency)!
  return {
    ...{ id, key: flightsKey(cheapest.slices), wire, cabin: asking.cabin, totalMinor: inAsked.minor },
    personCents: (dollars.of(inAsked) ?? dollars.of(netOf(cheapest)) ?? inAsked).minor / Math.max(1, seatedIn(asking.party)),
    minutes: bounds.reduce((sum, { minutes }) => sum + minutes, 0),
    stops: layovers.length,
    stopsMax: Math.max(...bounds.map(({ stops }) => stops)),
    // What is not known is never called the lowest.
    carbonGrams: wire.carbon.kg > 0 ? wire.carbon.kg * 1_000 : Number.MAX_SAFE_INTEGER,
    leavesMs: departsMsOf(segments[0]!),
    landsMs: arrivesMsOf(segments.at(-1)!),
    overnights: counting('overnight'),
    airportChanges: counting('other_airport'),
    tightWaits: counting('tight'),
    unsocial: bounds.filter((_, nth) => departs[nth]! < EARLY_MINUTE || arrives[nth]! > LATE_MINUTE).length,
    hasCabinBag: brands[0]!.cabin_bag,
    alliances: [],
    airlines: [...new Set(segments.map(({ marketing_carrier: { iata_code } }) => iata_code ?? ''))],
    via: [...new Set(layovers.flatMap(({ from, to }) => [from, to]))],
    ends: [...new Set(cheapest.slices.flatMap(({ segments: of }) => [of[0]!.origin.iata_code, of.at(-1)!.destination.iata_code]))],
    ...{ departs, arrives, refundable: allows('refund'), changeable: allows('change') },
    easyChanges: layovers.every(({ notes }) => !notes.includes('overnight') && !notes.includes('other_airport')),
  }
}
