import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Pickup, pickupAfter, pickupBefore } from './pickup.ts'

const MINUTE_MS = 60_000
const at = (time: string) => Date.parse(`2027-03-17T${time}:00Z`)
const added = ({ steps }: Pickup) => steps.reduce((sum, { atMs, minutes }) => sum + (atMs ?? 0) + minutes * MINUTE_MS, 0)

test('an arrival is met at the exit: later with bags, and from abroad', () => {
  const after = (international: boolean, bags: number) => pickupAfter(at('10:00'), { international, bags }).pickupMs
  expect([after(false, 0), after(false, 2), after(true, 0), after(true, 3)]).toEqual([at('10:30'), at('10:45'), at('11:00'), at('11:00')])
})

test('a departure is counted backwards: check-in closes, buffer, the drive at its worst, the stops of others', () => {
  const pickup = pickupBefore(at('14:00'), { international: true, stopsMinutes: 45, worstAt: () => 77 })
  expect(pickup.pickupMs).toBe(at('10:40'))
  expect(pickup.steps.map(({ code, minutes }) => [code, minutes])).toEqual([
    ['departure', 0],
    ['checkin_closes', -60],
    ['buffer', -63],
    ['drive', -32],
    ['shared_stops', -45],
  ])
})

test('the slower of the hours in which a drive may begin counts', () => {
  const rush = pickupBefore(at('12:00'), { international: false, stopsMinutes: 0, worstAt: (ms) => (ms < at('10:00') ? 60 : 40) })
  expect(rush.pickupMs).toBe(at('10:05'))
  const early = pickupBefore(at('11:30'), { international: false, stopsMinutes: 0, worstAt: (ms) => (ms < at('10:00') ? 60 : 40) })
  expect(early.pickupMs).toBe(at('09:15'))
})

test('every sum re-adds to its pick-up, which is on five minutes and early enough for the drive at its worst', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000 }),
      fc.boolean(),
      fc.integer({ min: 8, max: 240 }),
      fc.constantFrom(0, 45),
      (minute, international, worst, stops) => {
        const departureMs = at('00:00') + minute * MINUTE_MS
        const pickup = pickupBefore(departureMs, { international, stopsMinutes: stops, worstAt: () => worst + stops })
        const closes = international ? 60 : 45
        const early = (departureMs - pickup.pickupMs) / MINUTE_MS - closes - worst - stops
        return (
          added(pickup) === pickup.pickupMs &&
          pickup.pickupMs % (5 * MINUTE_MS) === 0 &&
          early >= (international ? 60 : 30) &&
          early < (international ? 65 : 35)
        )
      },
    ),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000 }), fc.boolean(), fc.integer({ min: 0, max: 9 }), (minute, international, bags) => {
      const pickup = pickupAfter(at('00:00') + minute * MINUTE_MS, { international, bags })
      return added(pickup) === pickup.pickupMs
    }),
  )
})
