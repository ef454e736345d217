import { Destinations } from './destinations.tsx'

const when = { checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2, children: [] }] }
const place = (name: string, country: string, art: string | null) => ({ placeId: name, name, country, art })

/** Posters with and without the list below them. */
export const states = {
  'posters and list': () => (
    <Destinations when={when} destinations={[place('Lisbon', 'Portugal', 'lisbon'), place('Kyoto', 'Japan', 'kyoto'), place('Oslo', 'Norway', null)]} />
  ),
  'nobody answered': () => <Destinations when={when} destinations={[]} />,
}
