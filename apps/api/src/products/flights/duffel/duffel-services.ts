import type { FlightOffer } from '@sojourn/contracts'
import type { Party } from '../domain/party.ts'
import { type BoughtBags, piecesIn } from './duffel-bags.ts'
import { flightOf } from './duffel-journey.ts'
import { lapIdsOf, passengersOf } from './duffel-passengers.ts'
import type { DuffelOffer, DuffelOrder, DuffelSlice } from './duffel-schema.ts'

/** Pieces that were bought for one passenger on some flights, besides those in the fare. */
interface ExtraBags {
  readonly passengerId: string
  readonly kind: 'carry_on' | 'checked'
  readonly segmentIds: readonly string[]
  readonly pieces: number
}

/** What is sold with flights: bags besides those in the fare, and seats as a journey counts them. */
export interface SoldServices {
  readonly bags: readonly ExtraBags[]
  readonly seats: FlightOffer['seats']
  /** Of a changed order: what was bought for flights that it has no more. */
  readonly lost?: { readonly bags: number; readonly seats: number }
}

/** Bags that are bought with an offer, as they are taken along. */
export const extrasOf = ({ available_services }: Pick<DuffelOffer, 'available_services'>, bags: readonly BoughtBags[]): ExtraBags[] =>
  bags.flatMap(({ kind, service: { id, quantity } }) => {
    const sold = available_services.find((each) => each.id === id)
    return sold ? [{ passengerId: sold.passenger_ids[0]!, kind, segmentIds: sold.segment_ids, pieces: quantity }] : []
  })

/** What each who has a seat takes along of a kind on a bound: on the flight of it where that is the least. */
function piecesOn({ segments }: DuffelSlice, ids: readonly string[], bags: readonly ExtraBags[], kind: ExtraBags['kind']): number[] {
  return ids.map((id) => {
    const own = bags.filter((each) => each.passengerId === id && each.kind === kind)
    const on = (segmentId: string) => own.reduce((pieces, each) => pieces + (each.segmentIds.includes(segmentId) ? each.pieces : 0), 0)
    return Math.min(...segments.map((segment) => piecesIn(segment, id, kind) + on(segment.id)))
  })
}

/** What is taken along in all: on each bound by everyone, and checked by each who has a seat on all of them. */
interface TakenAlong {
  readonly bounds: readonly { readonly cabinBag: boolean; readonly checkedBags: number }[]
  readonly checked: readonly number[]
}

export function takenAlong({ slices, passengers }: Pick<DuffelOrder, 'slices' | 'passengers'>, party: Party, bags: readonly ExtraBags[]): TakenAlong {
  const lap = lapIdsOf(passengers)
  const ids = (passengersOf({ passengers }, party) ?? passengers.map(({ id }) => id)).filter((id) => !lap.has(id))
  const checked = slices.map((slice) => piecesOn(slice, ids, bags, 'checked'))
  return {
    bounds: slices.map((slice, at) => ({
      cabinBag: piecesOn(slice, ids, bags, 'carry_on').every((pieces) => pieces > 0),
      checkedBags: Math.min(...checked[at]!),
    })),
    checked: ids.map((_, at) => Math.min(...checked.map((of) => of[at]!))),
  }
}

/**
 * What was bought with an order, on the flights that it has `after` something was changed, bound by bound. What took the place of a flight has its bags, and its seat where it is the same flight at another time.
 * What was bought for bounds that are not kept is lost: their airline does not take it over.
 */
export function servicesIn(
  { services, passengers, slices: before }: Pick<DuffelOrder, 'services' | 'passengers' | 'slices'>,
  party: Party,
  after: readonly DuffelSlice[],
  isKept: (bound: number) => boolean = () => true,
): SoldServices {
  const ids = passengersOf({ passengers }, party) ?? []
  const boundOf = (segmentId: string): number => before.findIndex(({ segments }, bound) => isKept(bound) && segments.some(({ id }) => id === segmentId))
  const segmentsAfter = (segmentIds: readonly string[]): string[] =>
    [...new Set(segmentIds.map(boundOf))].flatMap((bound) => after[bound]?.segments.map(({ id }) => id) ?? [])
  const seats = services.flatMap(({ type, metadata, passenger_ids: [passenger = ''], segment_ids: [segmentId = ''] }) => {
    const bound = boundOf(segmentId)
    const at = before[bound]?.segments.findIndex(({ id }) => id === segmentId) ?? -1
    const [was, is] = [before[bound]?.segments[at], after[bound]?.segments[at]]
    const [traveller, seat] = [ids.indexOf(passenger) + 1, metadata?.designator]
    if (type !== 'seat' || !seat || traveller === 0 || !was || !is || flightOf(was) !== flightOf(is)) return []
    return [{ segment: after.slice(0, bound).reduce((count, { segments }) => count + segments.length, at + 1), traveller, seat }]
  })
  // What was lost with a change before is none of this one.
  const isFlown = (segmentId: string): boolean => before.some(({ segments }) => segments.some(({ id }) => id === segmentId))
  const now = services.filter(({ segment_ids }) => segment_ids.some(isFlown))
  const bagsLost = now
    .filter(({ type, segment_ids }) => type === 'baggage' && segment_ids.some((id) => isFlown(id) && boundOf(id) < 0))
    .reduce((sum, { quantity, passenger_ids }) => sum + quantity * passenger_ids.length, 0)
  return {
    bags: services.flatMap(({ type, metadata, quantity: pieces, passenger_ids, segment_ids }) => {
      const kind = metadata?.type
      return type === 'baggage' && kind ? passenger_ids.map((passengerId) => ({ passengerId, kind, segmentIds: segmentsAfter(segment_ids), pieces })) : []
    }),
    seats,
    lost: { bags: bagsLost, seats: now.filter(({ type }) => type === 'seat').length - seats.length },
  }
}
