import { type Db, runInvariants } from '@sojourn/db'
import { fromMajor, systemClock } from '@sojourn/kernel'
import { type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  codeOf,
  contact,
  createSystem,
  got,
  guestsFor,
  offersOf,
  org,
  prebookRequest,
  type System,
  smallWorld,
  systemInvariants,
  systemMigrations,
  traveller,
} from '../booking-system.testing.ts'
import { createFakeGateway } from '../fake-gateway.testing.ts'

let postgres: PgDatabase
let nodes: System[]
let db: Db
const gateway = createFakeGateway(systemClock)
const days = (from: number) => ({ checkin: dayFromNow(from), checkout: dayFromNow(from + 2) })
const dayFromNow = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  postgres = await pgDatabase(systemMigrations())
  const dbs = await Promise.all([postgres.open({ connectionsMax: 20 }), postgres.open({ connectionsMax: 20 })])
  db = dbs[0]
  nodes = dbs.map((each) => createSystem(each, systemClock, { gateway }))
  await db.asSystem((tx) => nodes[0]!.hotels.seed(tx, smallWorld))
})
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.core.settled()))
  expect(await runInvariants(db, systemInvariants(nodes[0]!.hotels))).toEqual([])
})
afterAll(() => postgres.drop())

const nodeOf = (index: number): System => nodes[index % nodes.length]!

/** A whole purchase: hold, consent, pay in the browser, wait for the confirmation. Returns how it ended. */
async function buy(index: number, request: ReturnType<typeof prebookRequest>): Promise<string> {
  const [node, who] = [nodeOf(index), traveller(`buyer${index}`)]
  const { checkoutId, isSelectDiffRoom, price } = got(await node.prebook(request, who))
  if (!checkoutId) return isSelectDiffRoom ? 'gone' : 'broken'
  const booked = got(await node.book({ checkoutId, guests: guestsFor(who), contact, consented_total: price.total }, who))
  const intent = [...gateway.intents.values()].find((each) => each.metadata.booking_id === booked.booking_id)!
  gateway.browser.pays(intent)
  await Promise.all([node.webhook(gateway.webhook(intent)), nodeOf(index + 1).status({ booking_id: booked.booking_id }, who)])
  await Promise.all(nodes.map((each) => each.core.settled()))
  return got(await node.status({ booking_id: booked.booking_id }, who)).status
}

test('[C1.11] two hundred buyers at once for the last room on two nodes: one captured and confirmed, 199 clean refusals, no one else charged', async () => {
  const offer = await offersOf(db, nodes[0]!.hotels, days(40), ({ quote, left }) => left === 1 && quote.payment === 'now')
  const ends = await Promise.all(Array.from({ length: 200 }, (_, index) => buy(index, prebookRequest(offer))))
  expect(ends.filter((end) => end === 'confirmed')).toHaveLength(1)
  expect(ends.filter((end) => end === 'gone')).toHaveLength(199)
  expect(gateway.captured()).toHaveLength(1)
  expect(gateway.intents.size).toBe(1)
})

test('twenty paid after their hold ran out, two rooms left: two confirmed, eighteen refunded automatically, once each', async () => {
  const offer = await offersOf(db, nodes[0]!.hotels, days(60), ({ quote, left }) => left === 2 && quote.payment === 'now')
  const { core } = nodes[0]!
  const placed: { id: string; who: ReturnType<typeof traveller>; intent: ReturnType<typeof gateway.only> }[] = []
  for (let index = 0; index < 20; index++) {
    const who = traveller(`late${index}`)
    const { checkoutId, price } = got(await nodes[0]!.prebook(prebookRequest(offer), who))
    const booked = got(await nodes[0]!.book({ checkoutId: checkoutId!, guests: guestsFor(who), contact, consented_total: price.total }, who))
    placed.push({ id: booked.booking_id, who, intent: gateway.only() })
    // Only the hold expires: as after its 15 minutes, while the bank has not answered.
    await db.asSystem(async (tx) => nodes[0]!.hotels.releaseHold(tx, await holdOf(tx, booked.booking_id)))
  }
  for (const { intent } of placed) gateway.browser.pays(intent)
  await Promise.all(placed.map(({ id, who }, index) => nodeOf(index).status({ booking_id: id }, who)))
  await Promise.all(nodes.map((node) => node.core.settled()))
  await core.settled()
  const ends = await Promise.all(placed.map(async ({ id, who }) => got(await nodes[0]!.status({ booking_id: id }, who)).status))
  expect(ends.filter((end) => end === 'confirmed')).toHaveLength(2)
  expect(ends.filter((end) => end === 'failed')).toHaveLength(18)
  expect(gateway.captured().filter((intent) => placed.some((each) => each.intent === intent))).toHaveLength(2)
})

test('two refunds at once stay within what was captured', async () => {
  const offer = await offersOf(db, nodes[0]!.hotels, days(80), ({ quote, left }) => left > 2 && quote.payment === 'now' && quote.cancellation.length > 1)
  const who = traveller('refunded')
  const { checkoutId, price } = got(await nodes[0]!.prebook(prebookRequest(offer), who))
  const { booking_id } = got(await nodes[0]!.book({ checkoutId: checkoutId!, guests: guestsFor(who), contact, consented_total: price.total }, who))
  const intent = gateway.only()
  gateway.browser.pays(intent)
  await nodes[0]!.status({ booking_id }, who)
  const { refund } = got(await nodes[0]!.cancelQuote({ booking_id }, who))
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => nodeOf(index).cancel({ booking_id, expected_refund: refund }, who)))
  await Promise.all(nodes.map((node) => node.core.settled()))
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok']))
  expect(intent.refunded).toBe(fromMajor(refund, 'USD')!.minor)
  expect(intent.refunded).toBeLessThanOrEqual(intent.received)
})

async function holdOf(tx: Parameters<Parameters<Db['asSystem']>[0]>[0], bookingId: string) {
  const { raw, sql } = await import('@sojourn/db')
  const { rows } = await raw<{ hold_ref: string }>`select hold_ref from booking_items where booking_id = ${bookingId}`.execute(sql(tx))
  return { orgId: org, holdId: rows[0]!.hold_ref as Parameters<System['hotels']['releaseHold']>[1]['holdId'] }
}
