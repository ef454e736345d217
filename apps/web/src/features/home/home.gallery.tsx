import { Destinations } from './destinations.tsx'
import type { LowestByPlace } from './lowest-prices-api.ts'

const when = { checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2, children: [] }] }
const place = (name: string, country: string, art: string | null) => ({ placeId: name, name, country, art })
const destinations = [
  place('Lisbon', 'Portugal', 'lisbon'),
  place('Kyoto', 'Japan', 'kyoto'),
  place('Istanbul', 'Türkiye', 'istanbul'),
  place('Oslo', 'Norway', null),
  place('Rome', 'Italy', null),
]
const prices: LowestByPlace = { Lisbon: { perNight: 96, currency: 'USD' }, Kyoto: { perNight: 128, currency: 'USD' }, Rome: { perNight: 101, currency: 'USD' } }
const never = new Promise<LowestByPlace>(() => {})

/** Posters with and without the list beside them, with prices, before they come, and where nobody answered. */
export const states = {
  'posters and list': () => <Destinations when={when} prices={prices} destinations={destinations} />,
  'posters alone, prices on their way': () => <Destinations when={when} prices={never} destinations={destinations.slice(0, 2)} />,
  'nobody answered': () => <Destinations when={when} prices={{}} destinations={[]} />,
}
