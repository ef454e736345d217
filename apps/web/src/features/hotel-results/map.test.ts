import { expect, test } from 'vitest'
import { districtsOf, type MapHotel, pinsOf } from './map-marks.ts'
import { planeOf, scaleBar } from './map-plane.ts'

const at = (hotelId: string, latitude: number, longitude: number, district = 'Alfama'): MapHotel => ({
  hotelId,
  name: hotelId,
  district,
  latitude,
  longitude,
  label: '$526',
})
const heights = { least: 380, most: 640 }
const near = [at('a', 38.712, -9.131), at('b', 38.716, -9.149, 'Estrela'), at('c', 38.7205, -9.146, 'Avenida'), at('d', 38.7107, -9.1423, 'Chiado')]
const plane = planeOf(near, 330, heights)

test('north is up and east is right', () => {
  expect(plane.place(near[2]!).y).toBeLessThan(plane.place(near[0]!).y)
  expect(plane.place(near[0]!).x).toBeGreaterThan(plane.place(near[1]!).x)
})

test('distances are true to scale in both directions', () => {
  const [a, c] = [plane.place(near[0]!), plane.place(near[2]!)]
  const metres = Math.hypot(a.x - c.x, a.y - c.y) * plane.metresPerUnit
  // Great-circle distance of the two: 1,612 m.
  expect(Math.abs(metres - 1612)).toBeLessThan(12)
  const scale = scaleBar(plane)
  expect(scale.length * plane.metresPerUnit).toBeCloseTo(scale.metres)
})

test('a district far out lies off the map, with a pointer in its direction', () => {
  const far = at('far', 38.79, -9.0995, 'Parque das Nações')
  const wide = planeOf([...near, far], 330, heights)
  const pins = pinsOf([...near, far], wide)
  expect(pins.map((pin) => pin.hotel.hotelId)).not.toContain('far')
  expect(districtsOf([...near, far], wide, pins).find((mark) => mark.name === 'Parque das Nações')?.off).toBe('up')
})

test('prices never cover each other: later ones become dots', () => {
  const crowd = Array.from({ length: 6 }, (_, i) => at(`x${i}`, 38.712 + i * 0.00001, -9.131))
  const shows = pinsOf([...near, ...crowd], plane).map((pin) => pin.shows)
  expect(shows.slice(0, 4)).toEqual(['price', 'price', 'price', 'price'])
  expect(shows.slice(4).filter((one) => one === 'price').length).toBeLessThan(2)
})
