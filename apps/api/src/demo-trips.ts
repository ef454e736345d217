import { PRODUCT_PAGES } from '@sojourn/contracts'
import { addDays, type Day, dayIn, money, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import type { NewItem, Trips } from './modules/trips/index.ts'

/** A property that a demo trip has an idea of. */
export interface DemoStay {
  readonly hotelId: string
  readonly name: string
  readonly image: string
  readonly stars: number
}

interface DemoTrip {
  readonly place: string
  readonly art: string
  /** What the person calls it. */
  readonly name: string
  readonly startsInDays: number
  readonly nights: number
  readonly perNight: number
}

/** One to look forward to and one that is over, as a member's list has them. */
export const DEMO_TRIPS: readonly DemoTrip[] = [
  // not translated: what a person called it
  { place: 'Amsterdam', art: 'amsterdam', name: 'Canals and bicycles', startsInDays: 118, nights: 4, perNight: 148 },
  // not translated: what a person called it
  { place: 'Athens', art: 'athens', name: 'Athens with Mom', startsInDays: -64, nights: 3, perNight: 112 },
]

const IDEAS_MOST = 2

/** The trips of a demo member, with ideas of stays that can be looked at again; a person who has trips gets none. */
export async function seedDemoTrips(
  { trips, nowMs, staysAt }: { readonly trips: Trips; readonly nowMs: number; staysAt(art: string): readonly DemoStay[] },
  tx: Tx,
  of: { readonly orgId: OrgId; readonly userId: UserId },
): Promise<void> {
  if ((await trips.list(tx, of)).length > 0) return
  const today = dayIn('UTC', nowMs)
  for (const { place, art, name, startsInDays, nights, perNight } of DEMO_TRIPS) {
    const from = addDays(today, startsInDays)
    const days = { from, to: addDays(from, nights) }
    const fresh = { name, destination: place, image: art, type: '', ...days }
    const made = await trips.create(tx, of, fresh)
    if (!made.ok) continue
    for (const stay of staysAt(art).slice(0, IDEAS_MOST)) {
      await trips.put(tx, of, ideaOf(stay, { place, nights, perNight, ...days }), { tripId: made.value.tripId, fresh })
    }
  }
}

function ideaOf(
  { hotelId, name, image, stars }: DemoStay,
  { place, nights, perNight, from, to }: { place: string; nights: number; perNight: number; from: Day; to: Day },
): NewItem {
  const rooms = [{ adults: 2, children: [] }]
  const url = `${PRODUCT_PAGES.HLT.details}?hotel=${hotelId}&checkin=${from}&checkout=${to}&rooms=2`
  const whole = { price: perNight * nights, tax: 0, inclusive: perNight * nights, currency: 'USD', per_night_price: perNight, strike_out_price: null }
  const request = { hotel_id: hotelId, Hotel_name: name, rooms, star_rating: stars, no_of_nights: nights, no_of_rooms: 1, supplier_code: 'own', ...whole }
  return { product: 'HLT', kind: 'idea', ref: url, title: name, place, image, from, to, price: money(perNight * nights * 100, 'USD'), url, request }
}
