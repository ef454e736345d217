import { afterEach, expect, test } from 'vitest'
import { ownDay } from './use-own-day.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test.each([
  ['Pacific/Kiritimati', '2026-11-28T11:30:00Z', '2026-11-29'],
  ['Pacific/Pago_Pago', '2027-01-01T05:00:00Z', '2026-12-31'],
  ['UTC', '2027-01-01T00:00:00Z', '2027-01-01'],
])('a reader in %s reads %s as %s', (timeZone, instant, day) => {
  process.env.TZ = timeZone
  expect(ownDay(instant)).toBe(day)
})
