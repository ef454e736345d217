import { type Db, runInvariants } from '@sojourn/db'
import { systemClock } from '@sojourn/kernel'
import { type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { createSystem, got, type System, smallWorld, systemInvariants, systemMigrations, type traveller } from './booking-system.testing.ts'
import { createFakeGateway } from './fake-gateway.testing.ts'

type Buyer = ReturnType<typeof traveller>

/** Two nodes on a PostgreSQL of the test file's own, with one gateway: for what hundreds do at once. After each test every invariant holds. */
export function twoNodes() {
  const gateway = createFakeGateway(systemClock)
  let postgres: PgDatabase
  let db: Db
  let nodes: readonly System[]

  beforeAll(async () => {
    postgres = await pgDatabase(systemMigrations())
    const dbs = await Promise.all([postgres.open({ connectionsMax: 15 }), postgres.open({ connectionsMax: 15 })])
    db = dbs[0]
    nodes = dbs.map((each) => createSystem(each, systemClock, { gateway }))
    // Rates of exchange come with hotels.
    await db.asSystem((tx) => nodes[0]!.hotels.seed(tx, { ...smallWorld, destinations: smallWorld.destinations.slice(0, 1) }))
  })
  const settled = () => Promise.all(nodes.map((node) => node.core.settled()))
  afterEach(async () => {
    await settled()
    expect(await runInvariants(db, systemInvariants(nodes[0]!.hotels))).toEqual([])
  })
  afterAll(() => postgres.drop())

  /** How a booking ended, once both nodes have done what they had to. */
  async function endOf(node: System, booking_id: string, who: Buyer): Promise<string> {
    await settled()
    return got(await node.status({ booking_id }, who)).status
  }
  return {
    gateway,
    endOf,
    db: () => db,
    /** The node that a buyer comes to, by turns. */
    nodeOf: (index: number): System => nodes[index % nodes.length]!,
    /** Pays in the browser, and says how the booking ended. */
    async pay(node: System, booking_id: string, who: Buyer): Promise<string> {
      const intent = [...gateway.intents.values()].find((each) => each.metadata.booking_id === booking_id)!
      gateway.browser.pays(intent)
      await node.webhook(gateway.webhook(intent))
      return endOf(node, booking_id, who)
    },
  }
}

/** How all of two hundred who come at once end. */
export const twoHundred = (buy: (index: number) => Promise<string>): Promise<string[]> => Promise.all(Array.from({ length: 200 }, (_, index) => buy(index)))
