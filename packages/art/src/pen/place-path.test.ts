import { expect, test } from 'vitest'
import { placePath } from './place-path.ts'

test('a path is carried onto the sheet: origin, scale, and its box', () => {
  const placed = placePath('M0 0h10v-20H0Z', { x: 100, y: 50, scale: 2, mirrored: false })
  expect(placed).toEqual({ d: 'M100 50L120 50L120 10L100 10Z', left: 100, top: 10, right: 120, bottom: 50 })
})

test('a mirrored path looks the other way, its arcs too', () => {
  expect(placePath('M0 0a5 5 0 0 1 10 0', { x: 100, y: 0, scale: 1, mirrored: true }).d).toBe('M100 0A5 5 0 0 0 90 0')
})

test('relative curves start where the last ended', () => {
  expect(placePath('M1 1q1 1 2 0t2 0', { x: 0, y: 0, scale: 1, mirrored: false }).d).toBe('M1 1Q2 2 3 1T5 1')
})
