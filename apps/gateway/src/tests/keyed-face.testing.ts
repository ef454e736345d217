import { type Db, raw, sql } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import type { KeyedFace } from '@sojourn/testing/idempotency-suite'
import { NOW, testGateway } from './test-gateway.ts'

/**
 * The gateway over its secret routes, on a node for each database handle. Opening a payment is written in one transaction with its key; with something to
 * expand it is in transactions of its own, as everything that leaves the process.
 */
export function keyedGateway(nodes: readonly Db[], how: 'inside' | 'outside'): Omit<KeyedFace, 'close'> {
  const clock = fakeClock(NOW)
  const gateways = nodes.map((db) => testGateway(db, { clock }))
  const db = nodes[0] as Db
  return {
    db,
    clock,
    reusedStatus: 400,
    effects: () =>
      db.asSystem(async (tx) => Number((await raw<{ count: number }>`select count(*) as count from payment_intents`.execute(sql(tx))).rows[0]?.count)),
    async send({ key, other = false, otherCaller = false, node = 0 }) {
      const request = { amount: other ? 6_000 : 5_000, currency: 'eur', ...(how === 'outside' && { 'expand[]': 'customer' }) }
      const gateway = gateways[node] as ReturnType<typeof testGateway>
      const { status, body } = await gateway.post('/v1/payment_intents', request, {
        'idempotency-key': key,
        ...(otherCaller && { authorization: 'Bearer sk_test_other' }),
      })
      return { status, body }
    },
  }
}
