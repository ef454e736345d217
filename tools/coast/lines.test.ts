import { expect, test } from 'vitest'
import { clipped, flowing, rounded, simpler } from './lines.ts'
import { areaOf, type Dot, inside, planeAt, type Ring } from './plane.ts'

const square: Ring = [
  [-100, -100],
  [100, -100],
  [100, 100],
  [-100, 100],
]

test('a plane and back, also across the line where dates change', () => {
  const plane = planeAt([-17.7, 179.9])
  const [x] = plane.place([-17.7, -179.95])
  expect(x).toBeGreaterThan(0)
  expect(plane.degrees(plane.place([-17.6, 179.8]))[0]).toBeCloseTo(-17.6)
})

test('a rounded line keeps its place and most of its area', () => {
  const soft = rounded(square, 2)
  expect(soft).toHaveLength(16)
  expect(areaOf(soft) / areaOf(square)).toBeGreaterThan(0.8)
  expect(soft.every(([x, y]) => Math.abs(x) <= 100 && Math.abs(y) <= 100)).toBe(true)
})

test('a flowing line goes through all of its points', () => {
  const points: Dot[] = [
    [0, 0],
    [10, 5],
    [20, -5],
  ]
  const line = flowing(points)
  for (const point of points) expect(line).toContainEqual(point)
})

test('a simpler line leaves nothing out that is off by more than the slack', () => {
  const many: Ring = square.flatMap((a, i) =>
    Array.from({ length: 20 }, (_, k): Dot => [a[0] + ((square[(i + 1) % 4]![0] - a[0]) * k) / 20, a[1] + ((square[(i + 1) % 4]![1] - a[1]) * k) / 20]),
  )
  const few = simpler(many, () => 1)
  expect(few.length).toBeLessThan(8)
  expect(Math.abs(areaOf(few))).toBeCloseTo(40_000)
})

test('clipping keeps what lies inside', () => {
  const part = clipped(square, 50)
  expect(Math.abs(areaOf(part))).toBeCloseTo(10_000)
  expect(inside([part], [0, 0])).toBe(true)
  expect(inside([part], [60, 0])).toBe(false)
})
