import { AdSlot } from './ad-slot.tsx'
import { AllPlaces } from './all-places.tsx'
import { Destinations } from './destinations.tsx'
import type { LowestByPlace } from './lowest-prices-api.ts'
import { regionsOf } from './regions.ts'

const when = { checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2, children: [] }] }
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
const prices: LowestByPlace = { lisbon: { perNight: 96, currency: 'USD' }, kyoto: { perNight: 128, currency: 'USD' } }
const never = new Promise<LowestByPlace>(() => {})

/** Posters with prices, before they come, and where nobody answered; every place; the slot of an advertisement. */
export const states = {
  'posters and more places': () => <Destinations when={when} prices={prices} posters={posters} regions={regions} />,
  'prices on their way': () => <Destinations when={when} prices={never} posters={posters.slice(0, 2)} regions={regions} />,
  'nobody answered': () => <Destinations when={when} prices={{}} posters={[]} regions={[]} />,
  'every place': () => <AllPlaces regions={regions} when={when} />,
  advertisement: () => <AdSlot />,
}
