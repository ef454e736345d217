import { type Db, runInvariants } from '@sojourn/db'
import { addDays, dayIn, systemClock } from '@sojourn/kernel'
import { type PgDatabase, pgDatabase } from '@sojourn/testing'
import { createRestaurantWorld, turnCells } from '@sojourn/world'
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
import { eveningOf, firstQuarterOf, seatingsFor, seatingTimes } from './domain/evening.ts'
import { isOpenOn } from './find-table.ts'
import { holdBody, tableCallsOf } from './tables.testing.ts'
import { localTime } from './to-wire.ts'

let postgres: PgDatabase
let db: Db
let nodes: System[]
const gateway = createFakeGateway(systemClock)
const today = dayIn('Europe/Lisbon', Date.now())
const catalogue = createRestaurantWorld(smallWorld)
const lisbon = catalogue.findPlace('lisbon')!.facts

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

/** A time on some day from which a restaurant has exactly one way left to seat a party. */
function lastTable(from: number, party: number): { restaurantId: string; at: string } {
  for (let ahead = from; ahead < from + 14; ahead++) {
    const day = addDays(today, ahead)
    for (const restaurant of catalogue.at(lisbon)) {
      if (restaurant.fineDining) continue
      const evening = eveningOf(restaurant, firstQuarterOf(day, lisbon.timeZone), catalogue.others(restaurant, day), [])
      const quarter = seatingTimes(restaurant).find(
        (each) => seatingsFor(evening, { quarter: each, turn: turnCells(restaurant, party), party, area: null }).length === 1,
      )
      if (quarter !== undefined && isOpenOn(restaurant, day)) return { restaurantId: restaurant.restaurantId, at: localTime(day, quarter) }
    }
  }
  throw new Error('no restaurant is down to its last table')
}

const nodeOf = (index: number): System => nodes[index % nodes.length]!

/** A whole booking: hold and consent. Returns how it ended. */
async function book(index: number, { restaurantId, at }: ReturnType<typeof lastTable>): Promise<string> {
  const [node, who] = [nodeOf(index), traveller(`diner${index}`)]
  const tables = tableCallsOf(node)
  const held = await tables.prebook(holdBody(restaurantId, at, 2), who)
  if (!held.ok) return codeOf(held)
  const { booking_id } = got(await tables.book({ checkoutId: held.value.checkoutId, guests: guestsFor(who), contact, consented_total: 0 }, who))
  await Promise.all(nodes.map((each) => each.core.settled()))
  return got(await node.status({ booking_id }, who)).status
}

test('[C1.11] two hundred buyers at once for the last table of a time, on two nodes: one has it, 199 are refused cleanly', async () => {
  const last = lastTable(40, 2)
  const ends = await Promise.all(Array.from({ length: 200 }, (_, index) => book(index, last)))
  expect(ends.filter((end) => end === 'confirmed')).toHaveLength(1)
  expect(ends.filter((end) => end === 'sold_out')).toHaveLength(199)
})

test('times that overlap, wanted at once by parties of all sizes, never sell a table twice: the invariants say so after it', async () => {
  const { restaurantId, at } = lastTable(60, 2)
  const day = at.slice(0, 10)
  const times = seatingTimes(catalogue.find(restaurantId)!)
  const asked = Array.from({ length: 120 }, (_, index) => {
    const body = holdBody(restaurantId, localTime(day, times[index % times.length]!), 1 + (index % 6))
    return tableCallsOf(nodeOf(index)).prebook(body, traveller(`overlap${index}`))
  })
  const held = (await Promise.all(asked)).filter(({ ok }) => ok)
  expect(held.length).toBeGreaterThan(1)
})
