import { defineCall } from '@sojourn/contracts'
import { type Db, idempotencyMigrations, type MigrationSet } from '@sojourn/db'
import { accept } from '@sojourn/kernel'
import { type FakeClock, fakeClock } from '@sojourn/testing'
import type { KeyedFace } from '@sojourn/testing/idempotency-suite'
import { z } from 'zod'
import { as, sendCall, testApp } from './app.testing.ts'
import { httpMigrations } from './index.ts'
import { signedInRoute } from './route.ts'

export const keyedMigrations: readonly MigrationSet[] = [idempotencyMigrations, httpMigrations]

const PATH = '/api/pay'
const pay = defineCall({
  path: PATH,
  tag: 'T',
  summary: 's',
  who: 'buyer',
  keyed: true,
  body: z.object({ amount: z.number() }),
  data: z.object({ nth: z.int() }),
})

/** The API with one keyed call, on a node for each database handle. */
export function keyedApi(nodes: readonly Db[], clock: FakeClock = fakeClock()): Omit<KeyedFace, 'close'> {
  let payments = 0
  const routes = [signedInRoute(pay, async () => accept({ nth: ++payments }))]
  const apps = nodes.map((db) => testApp(db, routes, { clock }))
  return {
    db: nodes[0] as Db,
    clock,
    reusedStatus: 422,
    effects: async () => payments,
    async send({ key, other = false, otherCaller = false, node = 0 }) {
      const headers = { ...as(otherCaller ? 'two' : 'one'), 'idempotency-key': key }
      const { status, body } = await sendCall(apps[node]!, PATH, { amount: other ? 2 : 1 }, headers)
      return { status, body }
    },
  }
}
