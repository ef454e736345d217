import type { Person } from '@sojourn/contracts'
import type { Day } from '@sojourn/kernel'
import type { Client, Data } from '../../lib/http.ts'

export interface NextTripFound extends Pick<Data<'/api/trips/get'>, 'trip' | 'items' | 'paid' | 'to_pay'> {
  readonly today: Day
}

/** The trip a person is on, or the next one they go on; null where there is none, and for a guest, of whom nothing is asked. `unread`: it could not be read. */
export async function nextTrip(client: Client, user: Person | null, today: Day): Promise<NextTripFound | 'unread' | null> {
  if (!user) return null
  const list = await client.post('/api/trips/gettrips', {})
  if (!list.ok) return list.status === 401 ? null : 'unread'
  const [next] = list.data.trips.filter(({ checkout_date }) => checkout_date >= today).toSorted((a, b) => (a.checkin_date < b.checkin_date ? -1 : 1))
  const read = next && (await client.post('/api/trips/get', { trip_id: next.trip_list_id }))
  if (!read) return null
  if (!read.ok) return 'unread'
  const { trip, items, paid, to_pay } = read.data
  return { trip, items, paid, to_pay, today }
}
