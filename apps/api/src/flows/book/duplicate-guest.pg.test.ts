import { type Db, raw, runInvariants, sql } from '@sojourn/db'
import { systemClock } from '@sojourn/kernel'
import { type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  codeOf,
  contact,
  createSystem,
  got,
  offersOf,
  prebookRequest,
  type System,
  smallWorld,
  systemInvariants,
  systemMigrations,
  traveller,
} from '../booking-system.testing.ts'

let postgres: PgDatabase
let db: Db
let nodes: System[]
const dayFromNow = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  postgres = await pgDatabase(systemMigrations())
  const dbs = await Promise.all([postgres.open({ connectionsMax: 10 }), postgres.open({ connectionsMax: 10 })])
  db = dbs[0]
  nodes = dbs.map((each) => createSystem(each, systemClock))
  await db.asSystem((tx) => nodes[0]!.hotels.seed(tx, smallWorld))
})
afterAll(() => postgres.drop())

const nightsTaken = () => db.asSystem(async (tx) => Number((await raw<{ n: number }>`select count(*) as n from traveller_slots`.execute(sql(tx))).rows[0]?.n))

/** A checkout of that stay, and the call that books it for Ana. */
async function ready(index: number, from: number, nights: number, hotelId?: string) {
  const [node, who] = [nodes[index % 2]!, traveller(`buyer${from}_${index}`)]
  const days = { checkin: dayFromNow(from), checkout: dayFromNow(from + nights) }
  const offer = await offersOf(db, node.hotels, days, ({ quote, left }) => quote.payment === 'now' && left > 3 && (!hotelId || quote.hotelId === hotelId))
  const { checkoutId, price } = got(await node.prebook(prebookRequest(offer), who))
  const guests = [{ first_name: 'Ana', last_name: index % 2 ? 'PRATA' : 'Prata' }]
  return { hotelId: offer.quote.hotelId, book: () => node.book({ checkoutId: checkoutId!, guests, contact, consented_total: price.total }, who) }
}

test('[A2.18] of two who book the same guest at the same moment on two nodes one wins, every time, also where only some nights are shared', async () => {
  for (let round = 0; round < 8; round++) {
    const from = 30 + round * 6
    const one = await ready(0, from, 3)
    const other = await ready(1, from + (round % 3), 3, one.hotelId)
    const ends = (await Promise.all([one.book(), other.book()])).map(codeOf)
    expect(ends.sort(), `round ${round}`).toEqual(['duplicate_booking', 'ok'])
  }
  await Promise.all(nodes.map((node) => node.core.settled()))
  expect(await nightsTaken()).toBe(8 * 3)
  expect(await runInvariants(db, systemInvariants(nodes[0]!.hotels))).toEqual([])
})
