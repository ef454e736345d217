import { beforeAll, describe, expect, test } from 'vitest'
import { AMOUNT, asked, held, paid, VISA, withCard } from './case.testing.ts'
import { type CaseSystem, type CaseWorld, type Gateway, openCaseWorld } from './case-system.testing.ts'
import { killedAt } from './mortal.testing.ts'

/** A call of the merchant's server that a process may die in: it is repeated with its key, as clients do. */
interface Call {
  readonly name: string
  ready(system: CaseSystem): Promise<string>
  send(shop: Gateway, id: string, key: Record<string, string>): Promise<unknown>
  readonly end: { readonly status: string; readonly taken: number; readonly back: number }
}

const CALLS: readonly Call[] = [
  {
    name: 'paying',
    ready: async ({ shop }) => (await shop.open()).id,
    send: (shop, id, key) => shop.post(`/v1/payment_intents/${id}/confirm`, withCard(VISA), key),
    end: { status: 'succeeded', taken: AMOUNT, back: 0 },
  },
  {
    name: 'capturing',
    ready: held,
    send: (shop, id, key) => shop.post(`/v1/payment_intents/${id}/capture`, { amount_to_capture: 12_000 }, key),
    end: { status: 'succeeded', taken: 12_000, back: 0 },
  },
  {
    name: 'giving back',
    ready: paid,
    send: (shop, id, key) => shop.post('/v1/refunds', { payment_intent: id, amount: 30_000 }, key),
    end: { status: 'succeeded', taken: AMOUNT, back: 30_000 },
  },
  {
    name: 'giving up',
    ready: async (system) => (await asked(system)).id,
    send: (shop, id, key) => shop.post(`/v1/payment_intents/${id}/cancel`, {}, key),
    end: { status: 'canceled', taken: 0, back: 0 },
  },
]
const STEPS_MAX = 60

// At Stripe the line is cut at every call besides (cut-lines.test.ts), so two of them are enough there.
const AT_STRIPE = CALLS.filter(({ name }) => name === 'paying' || name === 'giving back')

describe.each([
  ['sandbox', CALLS],
  ['stripe', AT_STRIPE],
] as const)('with the provider %s', (provider, calls) => {
  let world: CaseWorld

  beforeAll(async () => {
    world = await openCaseWorld(provider)
    return () => world.close()
  })

  test.each(calls)('killed at any step of $name, and repeated: exactly once', { timeout: 60_000 }, async ({ name, ready, send, end }) => {
    let killed = 0
    for (let step = 1; step < STEPS_MAX; step++) {
      const system = await world.open()
      const id = await ready(system)
      const key = { 'idempotency-key': `${provider} ${name} ${step}` }
      const life = killedAt(step)
      const how = await Promise.race([life.over, send(world.mortal(life), id, key)])
      if (how === 'dead') killed++
      // Whether the merchant's server or the worker comes first is chance.
      system.clock.advance(31_000)
      if (step % 2 === 0) await system.later(0)
      await send(system.shop, id, key)
      await system.later(31_000)
      // Where the bank was never reached nothing was taken, and it is tried again.
      if ((await system.books()).taken === 0) await send(system.shop, id, { 'idempotency-key': `${provider} ${name} ${step} anew` })
      const { status } = (await system.shop.get(`/v1/payment_intents/${id}`)).body
      const { taken, back, times } = await system.books()
      expect({ step, status, taken, back, times }).toEqual({ step, ...end, times: end.taken > 0 ? 1 : 0 })
      if (how !== 'dead') break
    }
    expect(killed).toBeGreaterThan(6)
    expect(killed).toBeLessThan(STEPS_MAX - 1)
    expect(await world.broken()).toEqual([])
  })
})
