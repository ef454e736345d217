import { type Db, runInvariants } from '@sojourn/db'
import { addDays, dayIn, systemClock } from '@sojourn/kernel'
import { type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOf, createSystem, got, type System, smallWorld, systemInvariants, systemMigrations, traveller } from '../../flows/booking-system.testing.ts'
import { createFakeGateway } from '../../flows/fake-gateway.testing.ts'
import { twoHundred } from '../../flows/two-nodes.testing.ts'
import { bookPlaces, forMembers, holdBody, tripCallsOf, type WireTrip } from './dreamtrips.testing.ts'

let postgres: PgDatabase
let db: Db
let nodes: readonly System[]
const gateway = createFakeGateway(systemClock)
const nodeOf = (index: number): System => nodes[index % nodes.length]!

beforeAll(async () => {
  postgres = await pgDatabase(systemMigrations())
  const dbs = await Promise.all([postgres.open({ connectionsMax: 15 }), postgres.open({ connectionsMax: 15 })])
  db = dbs[0]
  nodes = dbs.map((each) => createSystem(each, systemClock, { gateway, ...forMembers(() => true) }))
  await db.asSystem((tx) => nodes[0]!.hotels.seed(tx, { ...smallWorld, destinations: smallWorld.destinations.slice(0, 1) }))
})
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.core.settled()))
  expect(await runInvariants(db, systemInvariants(nodes[0]!.hotels))).toEqual([])
})
afterAll(() => postgres.drop())

/** A whole purchase: hold, consent, pay in the browser. Returns how it ended. */
async function buy(index: number, trip: WireTrip): Promise<string> {
  const [node, who] = [nodeOf(index), traveller(`walker${index}`)]
  try {
    const { booking_id } = await bookPlaces(node, trip, who, { people: 1 })
    const intent = [...gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!
    gateway.browser.pays(intent)
    await node.webhook(gateway.webhook(intent))
    await node.core.settled()
    return got(await node.status({ booking_id }, who)).status
  } catch (error) {
    return String(error).includes('sold_out') ? 'sold_out' : String(error)
  }
}

const today = dayIn('UTC', Date.now())
const listed = async (): Promise<WireTrip[]> => got(await tripCallsOf(nodeOf(0)).search({ people: 1, limit: 100 }, traveller('looker'))).trips

test('[C1.11] two hundred buyers at once for the last place of a group, on two nodes: one has it, 199 are refused cleanly', async () => {
  const [trip] = (await listed()).filter(({ left, starts_on }) => left > 1 && starts_on > addDays(today, 70))
  // All but one of its places are held by others.
  for (let left = trip!.left - 1, at = 0; left > 0; at++) {
    const people = Math.min(8, left)
    got(await tripCallsOf(nodeOf(at)).prebook(holdBody(trip!, { people }), traveller(`holder${at}`)))
    left -= people
  }
  const ends = await twoHundred((index) => buy(index, trip!))
  expect(Object.groupBy(ends, (end) => end)).toMatchObject({ confirmed: { length: 1 }, sold_out: { length: 199 } })
  expect(gateway.captured()).toHaveLength(1)
})

test('parties of two and three at once never take more places than a group has', async () => {
  const trip = (await listed()).filter(({ left, starts_on }) => left >= 7 && starts_on > addDays(today, 70)).at(-1)!
  const asked = Array.from({ length: 30 }, (_, index) =>
    tripCallsOf(nodeOf(index)).prebook(holdBody(trip, { people: 2 + (index % 2), expected_total: 1 }), traveller(`party${index}`)),
  )
  const held = (await Promise.all(asked)).map((outcome, index) => {
    expect(['ok', 'sold_out']).toContain(codeOf(outcome))
    return outcome.ok ? 2 + (index % 2) : 0
  })
  const taken = held.reduce((sum, people) => sum + people, 0)
  expect(taken).toBeGreaterThanOrEqual(trip.left - 1)
  expect(taken).toBeLessThanOrEqual(trip.left)
})
