import { type Db, runInvariants } from '@sojourn/db'
import { addDays, dayIn, systemClock } from '@sojourn/kernel'
import { type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  codeOf,
  contact,
  createSystem,
  got,
  guestsFor,
  type System,
  smallWorld,
  systemInvariants,
  systemMigrations,
  traveller,
} from '../../flows/booking-system.testing.ts'
import { createFakeGateway } from '../../flows/fake-gateway.testing.ts'
import { activityCallsOf, holdBody, sessionsOf, type WireSession } from './activities.testing.ts'

let postgres: PgDatabase
let db: Db
let nodes: System[]
const gateway = createFakeGateway(systemClock)
const today = dayIn('Europe/Lisbon', Date.now())

beforeAll(async () => {
  postgres = await pgDatabase(systemMigrations())
  const dbs = await Promise.all([postgres.open({ connectionsMax: 15 }), postgres.open({ connectionsMax: 15 })])
  db = dbs[0]
  nodes = dbs.map((each) => createSystem(each, systemClock, { gateway }))
  // Rates of exchange come with hotels.
  await db.asSystem((tx) => nodes[0]!.hotels.seed(tx, { ...smallWorld, destinations: smallWorld.destinations.slice(0, 1) }))
})
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.core.settled()))
  expect(await runInvariants(db, systemInvariants(nodes[0]!.hotels))).toEqual([])
})
afterAll(() => postgres.drop())

/** Whatever is asked, of one person or of all. */
const ANSWERS = [
  ...(['swims', 'medical', 'certified'] as const).map((code) => ({ code, value: 'yes' })),
  ...[1, 2, 3].map((person) => ({ code: 'weight' as const, person, value: '70' })),
]

/** A departure with so many places left, some day from a day on. */
async function departureWith(left: number, from: number): Promise<WireSession> {
  const search = { place: 'lisbon', from: addDays(today, from), to: addDays(today, from + 9), adults: 1, limit: 100 }
  const looker = traveller('looker')
  const { activities } = got(await activityCallsOf(nodes[0]!).search(search, looker))
  for (const { activity_id, on_request } of activities) {
    const session = on_request ? undefined : (await sessionsOf(nodes[0]!, activity_id, search, looker)).find((each) => each.left === left)
    if (session) return session
  }
  throw new Error(`no departure has ${left} places left`)
}

const nodeOf = (index: number): System => nodes[index % nodes.length]!

/** A whole purchase: hold, consent, pay in the browser. Returns how it ended. */
async function buy(index: number, session: WireSession): Promise<string> {
  const [node, who] = [nodeOf(index), traveller(`walker${index}`)]
  const calls = activityCallsOf(node)
  const held = await calls.prebook(holdBody(session, { adults: 1, answers: ANSWERS }), who)
  if (!held.ok) return codeOf(held)
  const { checkoutId, price } = held.value
  const { booking_id } = got(await calls.book({ checkoutId, guests: guestsFor(who), contact, consented_total: price.total }, who))
  const intent = [...gateway.intents.values()].find((each) => each.metadata.booking_id === booking_id)!
  gateway.browser.pays(intent)
  await node.webhook(gateway.webhook(intent))
  await Promise.all(nodes.map((each) => each.core.settled()))
  return got(await node.status({ booking_id }, who)).status
}

test('[C1.11] two hundred buyers at once for the last place of a departure, on two nodes: one has it, 199 are refused cleanly', async () => {
  const last = await departureWith(1, 30)
  const ends = await Promise.all(Array.from({ length: 200 }, (_, index) => buy(index, last)))
  expect(Object.groupBy(ends, (end) => end)).toMatchObject({ confirmed: { length: 1 }, sold_out: { length: 199 } })
  expect(gateway.captured()).toHaveLength(1)
})

test('parties of two and three at once never take more places than a departure has', async () => {
  const session = await departureWith(7, 45)
  const asked = Array.from({ length: 30 }, (_, index) =>
    activityCallsOf(nodeOf(index)).prebook(
      { session_id: session.session_id, adults: 2 + (index % 2), answers: ANSWERS, expected_total: 1 },
      traveller(`party${index}`),
    ),
  )
  const held = (await Promise.all(asked)).map(({ ok }, index) => (ok ? 2 + (index % 2) : 0))
  const taken = held.reduce((sum, people) => sum + people, 0)
  expect(taken).toBeGreaterThanOrEqual(6)
  expect(taken).toBeLessThanOrEqual(7)
})
