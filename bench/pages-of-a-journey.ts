import { inDays } from './figures.ts'
import type { Visitor } from './visitor.ts'

interface Rates {
  readonly rates: readonly { readonly rate_id: string; readonly price: { readonly total: number } }[]
}

/** The addresses of one journey's pages: front page, results, a hotel, and the checkout of a room that is held for this visitor. */
export async function pagesOfAJourney({ call }: Visitor): Promise<Record<'home' | 'results' | 'hotel' | 'checkout', string>> {
  const { places } = await call<{ places: { place_id: string }[] }>('/api/places/suggest', { text: '', types: ['city'] })
  const destination = places[0]?.place_id ?? ''
  const stay = { checkin: inDays(30), checkout: inDays(32), rooms: [{ adults: 2, children: [] }] }
  const { hotels } = await call<{ hotels: { hotel_id: string }[] }>('/api/hotels/search', { destination, ...stay })
  const hotel_id = hotels[0]?.hotel_id ?? ''
  const { rates } = await call<Rates>('/api/hotels/details', { hotel_id, ...stay })
  const held = { hotel_id, rate_id: rates[0]?.rate_id, ...stay, expected_total: rates[0]?.price.total }
  const { checkoutId } = await call<{ checkoutId: string }>('/api/hotels/prebook', held)
  const query = (about: Record<string, string>) => new URLSearchParams({ ...about, checkin: stay.checkin, checkout: stay.checkout, rooms: '2' })
  return {
    home: '/',
    results: `/search-detail?${query({ destination })}`,
    hotel: `/hotel-details?${query({ hotel: hotel_id })}`,
    checkout: `/hotel-checkout?checkout=${checkoutId}`,
  }
}
