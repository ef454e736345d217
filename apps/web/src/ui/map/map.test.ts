import { expect, test } from 'vitest'
import { cameraOn, groundPlane, held, scaleBar, seenBy, zoomed } from './camera.ts'
import { type GroundData, groundOf, landPath } from './ground.ts'
import { broken, meet } from './labels.ts'
import { placeNames } from './names.ts'
import { inReadingOrder, labelBox, type MapPin, neighbour, placePins } from './pins.ts'
import { sampleGround } from './sample-ground.ts'
import { signOf } from './signs.tsx'

const size = { width: 330, height: 600 }
const plane = groundPlane(sampleGround.bounds)
const pin = (id: string, latitude: number, longitude: number, listed = true): MapPin => ({
  id,
  name: id,
  label: '$526',
  spoken: id,
  listed,
  latitude,
  longitude,
})
const pins = [pin('a', 38.712, -9.131), pin('b', 38.716, -9.149), pin('c', 38.7205, -9.146), pin('d', 38.7107, -9.1423)]
const camera = cameraOn(pins.map(plane.place), size, plane.half, 900)
const see = (spot: { latitude: number; longitude: number }) => seenBy(camera, size)(plane.place(spot))

test('north is up, east is right, and distances are true to scale', () => {
  const [a, c] = [see(pins[0]!), see(pins[2]!)]
  expect(c.y).toBeLessThan(a.y)
  expect(a.x).toBeGreaterThan(c.x)
  // Great-circle distance of the two: 1,612 m.
  expect(Math.abs(Math.hypot(a.x - c.x, a.y - c.y) * camera.scale - 1612)).toBeLessThan(12)
  const bar = scaleBar(camera, size)
  expect(bar.length * camera.scale).toBeCloseTo(bar.metres)
})

test('a ground across the line where dates change is one ground', () => {
  const wide = groundPlane({ south: -18, north: -17, west: 179, east: -179.5 })
  const [west, east] = [wide.place({ latitude: -17.5, longitude: 179.5 }), wide.place({ latitude: -17.5, longitude: -179.9 })]
  expect(east.x).toBeGreaterThan(west.x)
  expect(east.x - west.x).toBeLessThan(70_000)
})

test('a point stays in place while zooming, and the view never leaves the map', () => {
  const at = { x: 100, y: 200 }
  const near = zoomed(camera, 0.5, at, size, plane.half)
  expect(near.scale).toBeCloseTo(camera.scale / 2)
  expect(near.x + (at.x - size.width / 2) * near.scale).toBeCloseTo(camera.x + (at.x - size.width / 2) * camera.scale)
  const far = held({ x: 1e7, y: -1e7, scale: 1e7 }, size, plane.half)
  expect(Math.abs(far.x) + (size.width / 2) * far.scale).toBeLessThanOrEqual(plane.half.x + 1)
  expect(Math.abs(far.y) + (size.height / 2) * far.scale).toBeLessThanOrEqual(plane.half.y + 1)
})

test('prices never cover each other: later ones and those of other pages are dots', () => {
  const crowd = Array.from({ length: 6 }, (_, i) => pin(`x${i}`, 38.712 + i * 0.00001, -9.131))
  const placed = placePins([...pins, ...crowd, pin('elsewhere', 38.718, -9.136, false)], see, size)
  const boxes = placed.filter(({ shows }) => shows === 'label').map((one) => labelBox(one, one.width, one.side))
  for (const [i, box] of boxes.entries()) for (const other of boxes.slice(i + 1)) expect(meet(box, other)).toBe(false)
  expect(placed.slice(0, 4).map(({ shows }) => shows)).toEqual(['label', 'label', 'label', 'label'])
  expect(placed.find(({ pin: { id } }) => id === 'elsewhere')?.shows).toBe('dot')
})

test('arrow keys go through all pins in reading order, and stop at the ends', () => {
  const placed = placePins(pins, see, size)
  const order = inReadingOrder(placed)
  const seen = [order[0]!]
  for (let next = neighbour(placed, order[0]!, 'ArrowRight'); next; next = neighbour(placed, next, 'ArrowRight')) seen.push(next)
  expect(seen.map((one) => one.pin.id)).toEqual(['c', 'b', 'd', 'a'])
  expect(neighbour(placed, order[0]!, 'ArrowLeft')).toBeNull()
  expect(neighbour(placed, order[2]!, 'Home')).toBe(order[0])
})

test('names do not overlap prices', () => {
  const placed = placePins(pins, see, size)
  const names = placeNames(groundOf(sampleGround), placed, see, size, camera.scale, [])
  expect(names.districts.length).toBeGreaterThan(2)
  const prices = placed.filter(({ shows }) => shows === 'label').map((one) => labelBox(one, one.width, one.side))
  for (const { x, y } of names.districts) for (const box of prices) expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(false)
})

test('land is one path of closed lines in whole metres', () => {
  const ground: GroundData = {
    ...sampleGround,
    land: [
      [
        [
          [-9.15, 38.7],
          [-9.14, 38.7],
          [-9.14, 38.71],
        ],
      ],
    ],
  }
  expect(landPath(ground)).toMatch(/^M-?\d+[ -]\d+l-?\d+[ -]\d+[ -]\d+[ -]\d+z$/)
})

test('a landmark is drawn as what its name says', () => {
  expect([signOf('São Jorge Castle'), signOf('Brooklyn Bridge'), signOf('Hagia Sophia'), signOf('Fushimi Inari'), signOf('Rossio')]).toEqual([
    'castle',
    'bridge',
    'mosque',
    'temple',
    'market',
  ])
  expect(broken('Royal Botanic Garden')).toEqual(['Royal Botanic', 'Garden'])
})
