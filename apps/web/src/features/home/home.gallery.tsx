import { AdSlot } from './ad-slot.tsx'
import { AllPlaces } from './all-places.tsx'
import type { LowestByPlace } from './from-price.tsx'
import { NextTrip } from './next-trip.tsx'
import type { NextTripFound } from './next-trip-api.ts'
import { PlacePosters } from './place-posters.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { regionsOf } from './regions.ts'
import { TripsUnread } from './trips-unread.tsx'

const hrefOf = ({ placeId }: { readonly placeId: string }) => `/search-detail?destination=${placeId}`
const place = (name: string, country: string, countryCode: string) => ({ placeId: name.toLowerCase(), name, country, countryCode })
const destinations = [
  place('Lisbon', 'Portugal', 'PT'),
  place('Kyoto', 'Japan', 'JP'),
  place('Istanbul', 'Türkiye', 'TR'),
  place('Oslo', 'Norway', 'NO'),
  place('Rome', 'Italy', 'IT'),
]
const posters = destinations.slice(0, 3)
const regions = regionsOf(destinations)
const prices: LowestByPlace = { lisbon: { amount: 96, currency: 'USD' }, kyoto: { amount: 128, currency: 'USD' } }
const row = {
  title: 'Places to wake up in',
  allTo: '/places',
  hrefOf,
  priceText: (price: string) => `from ${price} a night`,
  note: 'Lowest price per night, taxes and fees included.',
}
const never = new Promise<LowestByPlace>(() => {})

const next: NextTripFound = {
  today: '2027-01-31',
  trip: {
    trip_list_id: 'trp_1',
    trip_list_name: 'Lisbon',
    user_id: 'usr_1',
    org_id: 'org_sojourn',
    checkin_date: '2027-03-12',
    checkout_date: '2027-03-15',
    type: '',
    destination_name: 'Lisbon',
    trip_image: 'lisbon',
    trip_url: '/user/my-trips?trip_id=trp_1&workarea=viewMyTrips',
    role: 'owner',
    item_count: 1,
    member_count: 1,
  },
  items: [
    {
      item_id: 'tri_1',
      product: 'HLT',
      kind: 'booked',
      title: 'Casa das Andorinhas',
      place: 'Lisbon',
      image: 'facades/town-house-09',
      from: '2027-03-12',
      to: '2027-03-15',
      starts: '15:00',
      price: { amount: 525.66, currency: 'USD' },
      paid: { amount: 498.39, currency: 'USD' },
      to_pay: null,
      url: '/user/my-bookings/bkg_1',
      booking_id: 'bkg_1',
      status: 'confirmed',
      added_by: 'Nora Andrade',
      added_at: '2026-11-21T16:08:00Z',
    },
  ],
  paid: [{ amount: 498.39, currency: 'USD' }],
  to_pay: [{ day: '2027-03-12', amount: 27.27, currency: 'USD', where: 'at the property', item_id: 'tri_1' }],
}

/** Posters with prices, before they come, and where there was no answer; every place; the slot of an advertisement. */
export const states = {
  'the next trip': () => <NextTrip found={next} />,
  'a next trip with nothing in it': () => <NextTrip found={{ ...next, items: [], paid: [], to_pay: [] }} />,
  'trips that could not be loaded': () => <TripsUnread />,
  'on a trip': () => <NextTrip found={{ ...next, today: '2027-03-13' }} />,
  'posters and more places': () => <PlacePosters {...row} prices={prices} places={posters} regions={regions} />,
  'prices on their way': () => <PlacePosters {...row} prices={never} places={posters.slice(0, 2)} regions={regions} />,
  'no answer': () => <PlacePosters {...row} prices={{}} places={[]} regions={[]} />,
  'every place': () => <AllPlaces regions={regions} lead="All the places where you can book a hotel, by country." hrefOf={hrefOf} />,
  'product tabs': () => (
    <ProductTabs
      tabs={[
        { label: 'Hotels', to: '/', current: true },
        { label: 'Cars', to: '/cars', current: false },
      ]}
    />
  ),
  advertisement: () => (
    <AdSlot
      banner={{
        art: 'posters/puglia',
        title: 'Holiday stays: a whole home',
        text: 'Cleaning is in the price.',
        link: { words: 'See holiday stays', to: '/' },
      }}
    />
  ),
}
