import { api, type Body, type Data } from '../../lib/http.ts'
import type { SavedAt, Saving } from './saving.ts'

export type Trip = Data<'/api/trips/gettrips'>['trips'][number]

/** All that is in the trips of the person who is signed in, by the address of an idea or the id of a booking; null where no answer came. */
export async function readSaved(): Promise<ReadonlyMap<string, SavedAt> | null> {
  const answer = await api.post('/api/trips/gettrips', { is_details_required: 1 })
  if (!answer.ok) return null
  const saved = new Map<string, SavedAt>()
  for (const { trip_list_id: tripId, trip_list_name: tripName, items = [] } of answer.data.trips) {
    for (const { item_id: itemId, saved_as: key } of items) if (key) saved.set(key, { tripId, tripName, itemId })
  }
  return saved
}

/** The trips something may be put into: those that begin or end within 14 days of its days, and the others (B4.12). Null where no answer came. */
export async function tripsFor({
  from,
  to,
}: Pick<Saving, 'from' | 'to'>): Promise<{ readonly near: readonly Trip[]; readonly others: readonly Trip[] } | null> {
  const [close, all] = await Promise.all([
    api.post('/api/trips/gettrips/getTripsList', { checkin_date: from, checkout_date: to }),
    api.post('/api/trips/gettrips', {}),
  ])
  if (!close.ok || !all.ok) return null
  const mayChange = ({ role }: Trip) => role !== 'viewer'
  const near = close.data.trips.filter(mayChange)
  const ids = new Set(near.map(({ trip_list_id }) => trip_list_id))
  return { near, others: all.data.trips.filter((trip) => mayChange(trip) && !ids.has(trip.trip_list_id)) }
}

const wired = (saving: Saving): Omit<Body<'/api/trips/saveTripItem'>, 'trip_id'> => {
  if (saving.kind === 'booking') return { booking_id: saving.bookingId }
  const { product, title, place, image, from, to, price, href, details } = saving
  return {
    product,
    details,
    title,
    place,
    image,
    from,
    to,
    ...(price && { price }),
    url: href,
  }
}

/** Puts it into a trip. Saved twice it is there once. */
export const saveInto = (tripId: string, saving: Saving) => api.post('/api/trips/saveTripItem', { trip_id: tripId, ...wired(saving) })

/** A trip of these days. Clicked twice with the same key it is made once. */
export const makeTrip = (name: string, { from, to, place }: Pick<Saving, 'from' | 'to' | 'place'>, key: string) =>
  api.post('/api/trips/save', { name, destination_name: place, from, to }, { idempotencyKey: key })

export const takeOut = ({ tripId, itemId }: SavedAt) => api.post('/api/trips/removeItem', { trip_id: tripId, item_id: itemId })
