import { accept, fromMajor, type Money, type Outcome, type ProductCode, type Refusal } from '@sojourn/kernel'
import type { NewItem, NewTrip } from '../../modules/trips/index.ts'
import { checkTripDays } from './trip-days.ts'

/** The body of one of the seeds' calls: the fields of the trip, and the product's own. */
export interface Written {
  readonly trip_list_name?: string | undefined
  readonly checkin_date: string
  readonly checkout_date: string
  readonly type?: string | undefined
  readonly destination_name: string
  readonly trip_image?: string | undefined
  readonly trip_url?: string | undefined
  readonly [own: string]: unknown
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
const OWN_MAX_CHARS = 20_000
const TITLE_MAX = 80

/** What such a call puts into a trip. Its own fields are stored as sent; a price among them is what the page showed, and is reported as that. */
export function writtenItem(product: ProductCode, body: Written, nowMs: number): Outcome<{ item: NewItem; fresh: NewTrip }, Refusal<'bad_dates'>> {
  const days = { from: body.checkin_date, to: body.checkout_date }
  const checked = checkTripDays(days, nowMs)
  if (!checked.ok) return checked
  const own = Object.fromEntries(Object.entries(body).filter(([name]) => !OF_TRIP.has(name)))
  const request = JSON.stringify(own).length <= OWN_MAX_CHARS ? own : {}
  const title = textIn(own, ['Hotel_name', 'hotel_name', 'title', 'name', 'activity_name', 'rst_name', 'car_name']) ?? body.destination_name
  const image = body.trip_image ?? ''
  const ref = refOf(product, own, body)
  return accept({
    item: {
      product,
      kind: 'idea',
      ref,
      title: title.slice(0, TITLE_MAX),
      place: body.destination_name,
      image,
      ...days,
      price: priceIn(own),
      url: body.trip_url ?? null,
      request,
    },
    fresh: { name: body.trip_list_name ?? body.destination_name, destination: body.destination_name, image, type: body.type ?? '', ...days },
  })
}

/** What the same thing has in common when it is saved again. */
function refOf(product: ProductCode, own: Readonly<Record<string, unknown>>, body: Written): string {
  const named = textIn(own, ['hotel_id', 'uid', 'id', 'activity_id', 'transfer_id', 'rst_resort_id', 'rst_id']) ?? body.trip_url ?? body.destination_name
  return `${product}:${named}:${body.checkin_date}:${body.checkout_date}`.slice(0, 200)
}

function textIn(own: Readonly<Record<string, unknown>>, names: readonly string[]): string | null {
  const found = names.map((name) => own[name]).find((value) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number')
  return found === undefined ? null : String(found).trim()
}

function priceIn(own: Readonly<Record<string, unknown>>): Money | null {
  const amount = Number(own.price)
  const currency = String(own.currency ?? own.currency_code ?? 'USD').toUpperCase()
  if (own.price === undefined || !Number.isFinite(amount) || amount < 0 || !/^[A-Z]{3}$/.test(currency)) return null
  return fromMajor(Math.round(amount * 100) / 100, currency) ?? null
}
