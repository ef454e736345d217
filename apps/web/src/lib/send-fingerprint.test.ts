import { expect, test } from 'vitest'
import { fraudChance } from './send-fingerprint.ts'

test('a browser that a program holds says so: 90 and more; a person’s says nothing', () => {
  const person = { webdriver: false, userAgent: 'Mozilla/5.0 Chrome/140.0', languages: ['en-US'] }
  expect(fraudChance(person)).toBe(0)
  expect(fraudChance({ ...person, webdriver: true })).toBeLessThan(90)
  expect(fraudChance({ ...person, webdriver: true, userAgent: 'Mozilla/5.0 HeadlessChrome/140.0' })).toBeGreaterThanOrEqual(90)
  expect(fraudChance({ webdriver: true, userAgent: 'HeadlessChrome', languages: [] })).toBeLessThanOrEqual(100)
})
