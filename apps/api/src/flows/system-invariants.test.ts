import { createIds } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { createHotels } from '../products/hotels/index.ts'
import { systemInvariants } from './booking-system.testing.ts'

test('the fixture checks the stock of every product, each rule once', () => {
  const clock = fakeClock()
  const hotels = createHotels({
    db: {} as never,
    clock,
    ids: createIds(clock.nowMs),
    rates: async () => new Map(),
    secret: 'a secret of the tests, long enough',
  })
  const names = systemInvariants(hotels).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const rule of [...hotels.invariants.map(({ name }) => name), 'each day of cars equals the sum of its holds']) expect(names).toContain(rule)
})
