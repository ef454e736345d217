import { expect, test } from 'vitest'
import { codeOf, got } from '../booking-system.testing.ts'
import type { FarAsk } from './far-product.testing.ts'
import { FAULTS } from './far-supplier.testing.ts'
import { farSystem } from './far-system.testing.ts'
import { holdFar, nextTrip, workOn } from './far-trip.testing.ts'

const monthOf = (ask: unknown) => (ask as FarAsk).day.slice(0, 7)
const { clock, far, node } = await farSystem({ replaces: (now, before) => monthOf(now) === '2028-02' && monthOf(before) === '2028-02' })

const CHECKOUT_MS = 15 * 60_000
/** A hold is asked for until then: through the one renewal of its checkout. */
const HOLD_MS = 2 * CHECKOUT_MS
const held = () => far.heldAt(clock.nowMs())

test.each([false, true].flatMap((forgetsKeys) => FAULTS.filter((fault) => fault !== 'rejects').map((fault) => [fault, forgetsKeys] as const)))(
  'releasing is %s twice (forgets keys: %s): it is repeated until the supplier confirms, and nothing is charged',
  async (fault, forgetsKeys) => {
    const system = node()
    const { who, ask } = nextTrip()
    far.control.forgetsKeys = forgetsKeys
    expect(codeOf(await holdFar(system, who, ask))).toBe('ok')
    expect(held()).toBe(1)
    far.goesWrong('release', fault, 2)
    clock.advance(CHECKOUT_MS)
    await workOn(system, clock, 5, 31_000)
    expect(held()).toBe(0)
    const calls = far.calls.length
    await workOn(system, clock, 3, 31_000)
    expect(far.calls).toHaveLength(calls)
    expect(system.gateway.intents.size).toBe(0)
  },
)

test('a refused release is not repeated, because what was held expires', async () => {
  const system = node()
  const { who, ask } = nextTrip()
  await holdFar(system, who, ask)
  far.goesWrong('release', 'rejects')
  clock.advance(CHECKOUT_MS)
  await workOn(system, clock, 2, 31_000)
  const calls = far.calls.length
  await workOn(system, clock, 2, 31_000)
  expect(far.calls).toHaveLength(calls)
  clock.advance(HOLD_MS - CHECKOUT_MS)
  expect(held()).toBe(0)
})

test('holds whose answer was lost expire at a supplier that forgets keys', async () => {
  const system = node()
  const { who, ask } = nextTrip()
  far.control.forgetsKeys = true
  far.goesWrong('hold', 'works_and_resets')
  expect(codeOf(await holdFar(system, who, ask))).toBe('supplier_silent')
  expect(held()).toBe(2)
  await workOn(system, clock, 2)
  clock.advance(HOLD_MS)
  expect(held()).toBe(0)
  expect(system.gateway.intents.size).toBe(0)
})

test.each([
  ['less than the first minutes', 9, 9, 'already_renewed'],
  ['less than a renewal would take', 22, 15, 'already_renewed'],
  ['as long as it was asked to', 30, 15, 'ok'],
  ['longer than it was asked to', 120, 120, 'already_renewed'],
])('a supplier that holds for %s decides when the checkout ends, and whether it is renewed', async (_name, own, lasts, renewed) => {
  const system = node()
  const { who, ask } = nextTrip()
  far.control.holdsUntilMs = clock.nowMs() + own * 60_000
  const { checkoutId, expiresAtMs } = got(await holdFar(system, who, ask))
  expect(expiresAtMs - clock.nowMs()).toBe(lasts * 60_000)
  clock.advance(60_000)
  expect(got(await system.getCheckout({ checkoutId }, who)).renewable).toBe(renewed === 'ok')
  expect(codeOf(await system.renew({ checkoutId }, who))).toBe(renewed)
  clock.advance(lasts * 60_000 - 61_000)
  expect(got(await system.getCheckout({ checkoutId }, who)).state).toBe('open')
  clock.advance(CHECKOUT_MS)
  await workOn(system, clock, 2, 31_000)
  expect(held()).toBe(0)
})

test('another number of the same at a remote supplier releases the former once it is held, and not where it is refused', async () => {
  const system = node()
  const { who } = nextTrip()
  const first = got(await holdFar(system, who, { day: '2028-02-01' }))
  clock.advance(60_000)
  far.goesWrong('hold', 'rejects')
  expect(codeOf(await holdFar(system, who, { day: '2028-02-02' }))).toBe('sold_out')
  await workOn(system, clock, 1, 1_000)
  expect([held(), got(await system.getCheckout({ checkoutId: first.checkoutId }, who)).state]).toEqual([1, 'open'])
  far.behave()
  const second = got(await holdFar(system, who, { day: '2028-02-03' }))
  expect(second.expiresAtMs).toBe(first.expiresAtMs)
  await workOn(system, clock, 1, 1_000)
  expect([held(), got(await system.getCheckout({ checkoutId: first.checkoutId }, who)).state]).toEqual([1, 'released'])
  clock.advance(2 * HOLD_MS)
  await workOn(system, clock, 2, 31_000)
})

test('of two items one is refused: neither is held there', async () => {
  const system = node()
  const [{ who, ask }, other] = [nextTrip(), nextTrip()]
  let holds = 0
  far.control.fault = (step) => (step === 'hold' && ++holds === 2 ? 'rejects' : 'none')
  expect(codeOf(await holdFar(system, who, ask, other.ask))).toBe('sold_out')
  await workOn(system, clock, 1)
  expect(held()).toBe(0)
})
