import { expect, test } from 'vitest'
import { landingOf } from './landing.ts'

test('[A2.17] "Change Dates" goes to the first path segment of the address, or home where that is no landing page', () => {
  expect(landingOf('/holidaystays/hotel-checkout')).toBe('/holidaystays')
  expect(landingOf('/holidaystays')).toBe('/holidaystays')
  expect(landingOf('/hotel-checkout')).toBe('/')
  expect(landingOf('/hotel-details')).toBe('/')
  expect(landingOf('/home')).toBe('/home')
  expect(landingOf('/')).toBe('/')
  expect(landingOf('')).toBe('/')
  expect(landingOf('/toString/x')).toBe('/')
})
