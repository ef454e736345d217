import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { SideMap } from '../../../features/results/index.ts'
import { groundOf } from '../../../ui/map/ground.ts'
import { sampleGround } from '../../../ui/map/sample-ground.ts'
import { mapPins } from './map-pins.ts'
import { StayMapCard } from './panels/stay-map-card.tsx'
import { sampleResults } from './sample-results.ts'

const stay = { destination: 'lisbon', checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2, children: [] }] }
const elsewhere = { hotel_id: 'lisbon-far', name: 'Torre do Chiado', latitude: 38.7107, longitude: -9.1423, score: 9, total: 612.05 }
const found = { ...sampleResults, pins: [...sampleResults.pins, elsewhere] }
const nothing = () => {}
const render = (Component: () => React.ReactNode) => {
  const Stub = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Stub />)
}
const map = (pointed: string | null = null, ground: typeof sampleGround | null = sampleGround) =>
  render(() => (
    <SideMap
      map={{ placeId: 'lisbon', centre: found.destination, title: '', label: 'Map', pinsOf: () => mapPins(found), card: () => null, pointed, onPoint: nothing }}
      ground={ground ? { at: 'here', ground: groundOf(ground) } : { at: 'none' }}
      onLarger={nothing}
    />
  ))

test('every property found has a pin, those of the page first; [B9.1] a price on the map is that of the list, to the cent', () => {
  const pins = mapPins(found)
  expect(pins.map(({ id }) => id)).toEqual(['lisbon-0', 'lisbon-1', 'lisbon-2', 'lisbon-far'])
  expect(pins.at(-1)).toMatchObject({ listed: false, label: '$612.05', spoken: 'Torre do Chiado, $612.05' })
})

test('the map is one tab stop whose options have names and prices, and no style that the policy would block', () => {
  const html = map()
  expect(html.match(/role="option"/g)).toHaveLength(4)
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
  expect(html).toContain('aria-label="Torre do Chiado, $612.05"')
  expect(html).not.toMatch(/\sstyle="/)
})

test('the property that a card points at is the active one, and shows its price also where it was a dot', () => {
  const html = map('lisbon-far')
  expect(html).toMatch(/aria-activedescendant="[^"]*lisbon-far"/)
  expect(html).toContain('>$612.05</text>')
  expect(map()).not.toContain('>$612.05</text>')
})

test('a place of which no ground was drawn still has its pins', () => {
  expect(map(null, null).match(/role="option"/g)).toHaveLength(4)
})

test('the card of a property of another page has its name, score, price and the way to its rooms', () => {
  const html = render(() => <StayMapCard found={found} stay={stay} hotelId="lisbon-far" onClose={nothing} />)
  for (const fact of ['Torre do Chiado', '9.0', '$612.05', '3 nights, 2 adults', 'hotel=lisbon-far&amp;checkin=2027-03-12']) expect(html).toContain(fact)
})
