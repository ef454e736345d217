import { say } from '@sojourn/i18n'
import { accept, type Day, fromMajor, hash32, type Money, NAME_LENGTH_MAX, type Outcome, type ProductCode, type Refusal, refuse } from '@sojourn/kernel'
import type { NewItem, NewTrip, Trip, TripItem } from '../../modules/trips/index.ts'
import { type FieldFault, faultsInOwn } from './own-fields.ts'
import { priceIn } from './price-in.ts'
import { checkTripDays } from './trip-days.ts'

/** The body of one of the seeds' calls: the fields of the trip, and the product's own. One that changes may leave any of them out. */
export interface Written {
  readonly trip_list_id?: string | undefined
  readonly item_id?: string | undefined
  readonly user_id?: string | undefined
  readonly trip_list_name?: string | undefined
  readonly checkin_date?: Day | undefined
  readonly checkout_date?: Day | undefined
  readonly type?: string | undefined
  readonly destination_name?: string | undefined
  readonly trip_image?: string | undefined
  readonly trip_url?: string | undefined
  readonly [own: string]: unknown
}

/** What is there already, for a call that changes: the trip, and the item in it. */
export interface WrittenBefore {
  readonly trip: Pick<Trip, 'from' | 'to' | 'destination'> | null
  readonly item: TripItem | null
}

const OF_TRIP = new Set([
  'trip_list_id',
  'trip_list_name',
  'item_id',
  'user_id',
  'usr_type',
  'org_id',
  'checkin_date',
  'checkout_date',
  'type',
  'destination_name',
  'trip_image',
  'trip_url',
])
const TITLES = ['Hotel_name', 'hotel_name', 'title', 'name', 'activity_name', 'rst_name', 'car_name', 'transfer_name', 'vehicle', 'airline']
const IDS = ['hotel_id', 'uid', 'id', 'activity_id', 'transfer_id', 'rst_resort_id', 'rst_id']

const ownOf = (body: Written): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([name, value]) => !OF_TRIP.has(name) && value !== undefined))

/**
 * What such a call puts into a trip. Its own fields are stored as sent; a price among them is what the page showed, and is shown as that. What a call that
 * changes leaves out stays as it was. A field that is too long, a price that is none and a currency that is unknown are refused with the field.
 */
export function writtenItem(
  product: ProductCode,
  body: Written,
  { trip, item: old }: WrittenBefore,
  nowMs: number,
): Outcome<{ item: NewItem; fresh: NewTrip }, Refusal<'bad_dates' | 'bad_input'>> {
  const sent = ownOf(body)
  const own = { ...old?.request, ...sent }
  const from = body.checkin_date ?? old?.from ?? trip?.from
  const to = body.checkout_date ?? old?.to ?? trip?.to
  const place = body.destination_name ?? old?.place ?? trip?.destination
  const named = textIn(own, TITLES)
  const priced = priceIn(own)
  const faults: FieldFault[] = [
    ...faultsInOwn(own, TITLES),
    ...(from === undefined ? [missing('checkin_date')] : []),
    ...(to === undefined ? [missing('checkout_date')] : []),
    ...(place === undefined ? [missing('destination_name')] : []),
    ...(priced.ok ? [] : [priced.fault]),
  ]
  if (from === undefined || to === undefined || place === undefined || !priced.ok || faults.length > 0) return refuse('bad_input', { errors: faults })
  const checked = checkTripDays({ from, to }, nowMs)
  if (!checked.ok) return checked
  const image = body.trip_image ?? old?.image ?? ''
  const price: Money | null = priced.price ?? old?.price ?? null
  return accept({
    item: {
      product,
      kind: 'idea',
      ref: old?.ref ?? refOf(product, own, { url: body.trip_url, place, from, to }),
      title: named ?? old?.title ?? place,
      place,
      image,
      from,
      to,
      price,
      url: body.trip_url ?? old?.url ?? null,
      request: own,
    },
    fresh: { name: body.trip_list_name ?? nameOfPlace(place), destination: place, image, type: body.type ?? '', from, to },
  })
}

/** The item that a call changes: the one it names, else the same thing (on the same days before others), else the only one of its product. */
export function itemMeant(product: ProductCode, body: Written, items: readonly TripItem[]): TripItem | null {
  const ideas = items.filter((item) => item.kind === 'idea' && item.product === product)
  if (body.item_id !== undefined) return ideas.find(({ itemId }) => itemId === body.item_id) ?? null
  const named = textIn(ownOf(body), IDS)
  if (named === null) return ideas.length === 1 ? ideas[0]! : null
  const same = ideas.filter(({ request }) => textIn(request, IDS) === named)
  return same.find(({ from, to }) => from === body.checkin_date && to === body.checkout_date) ?? (same.length === 1 ? same[0]! : null)
}

const missing = (path: string): FieldFault => ({ path, message: say`please fill this in` })

const REF_LENGTH_MAX = 200

/** What the same thing has in common when it is saved again. */
function refOf(product: ProductCode, own: Readonly<Record<string, unknown>>, of: { url: string | undefined; place: string; from: Day; to: Day }): string {
  const ref = `${product}:${textIn(own, IDS) ?? of.url ?? of.place}:${of.from}:${of.to}`
  // Two long ones that begin alike are two things.
  return ref.length <= REF_LENGTH_MAX ? ref : `${ref.slice(0, REF_LENGTH_MAX - 20)}:${hash32(ref, 'a')}${hash32(ref, 'b')}`.slice(0, REF_LENGTH_MAX)
}

/** The name of a trip to a place, for as long as nobody gave it one: the place's, which may be longer than the name of a trip. */
export const nameOfPlace = (place: string): string => (place.length <= NAME_LENGTH_MAX ? place : `${place.slice(0, NAME_LENGTH_MAX - 1).trimEnd()}…`)

function textIn(own: Readonly<Record<string, unknown>>, names: readonly string[]): string | null {
  const found = names.map((name) => own[name]).find((value) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number')
  return found === undefined ? null : String(found).trim()
}

/** A price that our own pages save: null where there is none or it is none. */
export const moneyOf = (price: { amount: number; currency: string } | undefined): Money | null =>
  price ? fromMajor(Math.round(price.amount * 100) / 100, price.currency) : null
