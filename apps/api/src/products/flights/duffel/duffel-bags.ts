import { type Money, scale, sum, toMajor } from '@sojourn/kernel'
import { type Party, seatedIn } from '../domain/party.ts'
import type { Bags } from '../domain/services.ts'
import { moneyOf } from './duffel-journey.ts'
import type { Reading } from './duffel-parts.ts'
import { passengersOf } from './duffel-passengers.ts'
import type { DuffelOffer, DuffelSegment, DuffelSlice } from './duffel-schema.ts'

type Service = DuffelOffer['available_services'][number]
type BagKind = Service['metadata']['type']

/** So heavy a checked piece may be at least: what a lighter one is sold for is none of ours. */
const PIECE_KG = 23

/** A service as it is ordered. */
export interface OrderedService {
  readonly id: string
  readonly quantity: number
}

/** Bags of one traveller on one stretch that its airline sells together. */
export interface BoughtBags {
  readonly traveller: number
  readonly kind: BagKind
  readonly service: OrderedService
  readonly net: Money
}

/** What each who has a seat takes along on each bound, by travellers and bounds counted from 0. */
export type WantedBags = (traveller: number, bound: number) => Bags

/** What all take along, and some of them more. */
export const wantedOf =
  (bags: Bags, extraBags: readonly { readonly traveller: number; readonly checked: number }[] = []): WantedBags =>
  (traveller) => ({
    cabin: bags.cabin,
    checked: bags.checked + extraBags.reduce((more, each) => more + (each.traveller === traveller + 1 ? each.checked : 0), 0),
  })

/** The services that a fare takes along what is wanted by: none where all of it is in the fare, null where its airline does not sell what is missing. */
export function bagsToBuy(offer: DuffelOffer, party: Party, wanted: WantedBags): readonly BoughtBags[] | null {
  const ids = passengersOf(offer, party)
  if (!ids) return null
  const bought: BoughtBags[] = []
  for (const [traveller, id] of ids.slice(0, seatedIn(party)).entries()) {
    for (const kind of ['carry_on', 'checked'] as const) {
      const missing = missingOf(offer.slices, id, (bound) => wanted(traveller, bound)[kind === 'checked' ? 'checked' : 'cabin'], kind)
      const own = cheapest(
        offer.available_services.filter((each) => each.passenger_ids.length === 1 && each.passenger_ids[0] === id && isOf(each, kind)),
        missing,
        offer.total_currency,
      )
      if (!own) return null
      bought.push(...own.map(({ service, net }) => ({ traveller: traveller + 1, kind, service, net })))
    }
  }
  return bought
}

const isOf = ({ metadata }: Service, kind: BagKind): boolean =>
  metadata.type === kind && (kind === 'carry_on' || metadata.maximum_weight_kg == null || metadata.maximum_weight_kg >= PIECE_KG)

/** Pieces of a kind that someone takes along on a flight by the fare alone. */
export const piecesIn = ({ passengers }: DuffelSegment, passengerId: string, kind: BagKind): number =>
  (passengers.find(({ passenger_id }) => passenger_id === passengerId) ?? passengers.find(({ passenger_id }) => !passenger_id))?.baggages.reduce(
    (count, { type, quantity }) => count + (type === kind ? quantity : 0),
    0,
  ) ?? 0

interface Missing {
  readonly segmentIds: readonly string[]
  readonly pieces: number
}

/** The bounds on which pieces are missing: sold for a whole bound, they are bought for where most are. */
function missingOf(slices: readonly DuffelSlice[], id: string, wantedOn: (bound: number) => number, kind: BagKind): Missing[] {
  return slices.flatMap(({ segments }, bound) => {
    const pieces = Math.max(...segments.map((segment) => wantedOn(bound) - piecesIn(segment, id, kind)))
    return pieces > 0 ? [{ segmentIds: segments.map((segment) => segment.id), pieces }] : []
  })
}

type Bought = Pick<BoughtBags, 'service' | 'net'>

/** By one service for all bounds or one for each, whichever costs less; several services for one stretch are never mixed. */
function cheapest(services: readonly Service[], missing: readonly Missing[], currency: string): Bought[] | null {
  if (missing.length === 0) return []
  const each = missing.map((one) => cheapestFor(services, one, currency))
  const apart = each.every((one) => one !== null) ? (each as Bought[]) : null
  const pieces = Math.max(...missing.map((one) => one.pieces))
  const whole = missing.length > 1 ? cheapestFor(services, { segmentIds: missing.flatMap((one) => one.segmentIds), pieces }, currency) : null
  // A service for all bounds may be the only one: it is bought once.
  const isTwice = apart !== null && new Set(apart.map(({ service }) => service.id)).size < apart.length
  if (!apart || isTwice) return whole ? [whole] : null
  return whole && whole.net.minor <= netOfBags(apart, currency).minor ? [whole] : apart
}

function cheapestFor(services: readonly Service[], { segmentIds, pieces }: Missing, currency: string): Bought | null {
  const fitting = services.flatMap((service): Bought[] => {
    const one = moneyOf(service.total_amount, service.total_currency)
    const covers = segmentIds.every((id) => service.segment_ids.includes(id))
    return one && covers && one.currency === currency && service.maximum_quantity >= pieces
      ? [{ service: { id: service.id, quantity: pieces }, net: scale(one, pieces, 1) }]
      : []
  })
  return fitting.sort((a, b) => a.net.minor - b.net.minor)[0] ?? null
}

/** What bags cost us: our share is in the fare alone. */
const netOfBags = (bags: readonly Pick<BoughtBags, 'net'>[], currency: string): Money =>
  sum(
    currency,
    bags.map(({ net }) => net),
  )

/** The same in the currency of a price, each amount by itself, as they are shown; null where there is no rate. */
function askedForBags(bags: readonly Pick<BoughtBags, 'net'>[], { currency, of }: Pick<Reading, 'currency' | 'of'>): Money | null {
  const asked = bags.flatMap(({ net }) => of(net) ?? [])
  return asked.length === bags.length ? sum(currency, asked) : null
}

const EXTRA_MOST = 3

/** What one, two, three checked pieces more cost each who has a seat, beyond those in the price: as many as its airline sells. */
export function moreBagsOf(offer: DuffelOffer, party: Party, bags: Bags, inPrice: number, reading: Reading): { traveller: number; amounts: number[] }[] {
  const asked = (traveller: number, checked: number) => {
    const bought = bagsToBuy(offer, party, wantedOf(bags, [{ traveller, checked }]))
    return bought && askedForBags(bought, reading)
  }
  return Array.from({ length: seatedIn(party) }, (_, at) => {
    const plain = asked(at + 1, 0)
    const amounts: number[] = []
    for (let extra = inPrice + 1 - bags.checked; plain && extra <= EXTRA_MOST; extra++) {
      const more = asked(at + 1, extra)
      if (!more || more.minor < plain.minor) break
      amounts.push(toMajor({ ...more, minor: more.minor - plain.minor }))
    }
    return { traveller: at + 1, amounts }
  })
}
