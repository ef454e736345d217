import { AdSlot } from './ad-slot.tsx'
import { AllPlaces } from './all-places.tsx'
import type { LowestByPlace } from './from-price.tsx'
import { PlacePosters } from './place-posters.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { regionsOf } from './regions.ts'

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

/** Posters with prices, before they come, and where nobody answered; every place; the slot of an advertisement. */
export const states = {
  'posters and more places': () => <PlacePosters {...row} prices={prices} places={posters} regions={regions} />,
  'prices on their way': () => <PlacePosters {...row} prices={never} places={posters.slice(0, 2)} regions={regions} />,
  'nobody answered': () => <PlacePosters {...row} prices={{}} places={[]} regions={[]} />,
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
