import { cancelBooking, changeItem } from '@sojourn/contracts'
import type { Db } from '@sojourn/db'
import { fakeClock, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { changeableToy } from '../../sale/changeable-toy.testing.ts'
import { codeOf, contact, got, traveller } from '../booking-system.testing.ts'
import { createFakeGateway } from '../fake-gateway.testing.ts'
import { checkInvariants, type ToySystem, toySystem, toySystemMigrations } from '../toy-system.testing.ts'

const clock = fakeClock(Date.UTC(2027, 2, 1, 12))
const gateway = createFakeGateway(clock)
const toy = changeableToy()
let postgres: PgDatabase
let db: Db
let nodes: [ToySystem, ToySystem]

beforeAll(async () => {
  postgres = await pgDatabase(toySystemMigrations())
  const dbs = await Promise.all([postgres.open({ connectionsMax: 15 }), postgres.open({ connectionsMax: 15 })])
  db = dbs[0]
  nodes = [toySystem(dbs[0], clock, toy, { gateway }), toySystem(dbs[1], clock, toy, { gateway })]
})
afterEach(async () => {
  await done()
  await checkInvariants(db, nodes[0])
})
afterAll(() => postgres.drop())

async function done() {
  for (const node of nodes) {
    await node.core.settled()
    await node.work()
  }
}
const times = <T>(count: number, run: (node: ToySystem, index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(nodes[index % 2]!, index)))
const intentOf = (bookingId: string) => [...gateway.intents.values()].find(({ metadata }) => metadata.booking_id === bookingId)!
/** What the gateway has of all payments of these bookings, less what it gave back. */
const keptOf = (bookings: readonly string[]) => {
  const ids = new Set(bookings.map((bookingId) => intentOf(bookingId).id))
  const captured = [...gateway.intents.values()].filter(({ id, status }) => ids.has(id) && status === 'succeeded')
  const back = [...gateway.refunds.values()].filter(({ payment_intent }) => ids.has(payment_intent))
  return [...captured.map(({ amount }) => amount), ...back.map(({ amount }) => -amount)].reduce((all, amount) => all + amount, 0)
}
const shown = async (who: ReturnType<typeof traveller>, booking_id: string) => got(await nodes[1].get({ booking_id }, who))

test('twenty other changes at once on two nodes, all agreed to at the price of what is booked: one takes its place, the others are told that the price has changed', async () => {
  const who = traveller('ann')
  const booking_id = await nodes[0].buy(who, { resources: ['court a'] })
  const answers = await times(20, (node, index) =>
    node.call(changeItem)({ booking_id, item_no: 1, wanted: { resource: `court a${index}`, cells: 3 }, consented_total: -10 }, who),
  )
  const codes = answers.map(codeOf).toSorted()
  expect(codes).toEqual(['ok', ...codes.slice(1).map(() => 'price_changed')])
  await done()
  expect(await shown(who, booking_id)).toMatchObject({ paid: 40, refunded: 10, total: 30, items: [{ versions: [{}] }] })
  expect(keptOf([booking_id])).toBe(3_000)
  const { rows } = await db.pool.query(`select sum(sold)::int as sold, sum(held)::int as held from toy_stock where resource like 'court a%'`)
  expect(rows).toEqual([{ sold: 3, held: 0 }])
})

test('the same change by twenty clicks on two nodes: changed once, the difference comes back once, and every click has the same answer', async () => {
  const who = traveller('bob')
  const booking_id = await nodes[0].buy(who, { resources: ['court b'] })
  const answers = await times(20, (node) => node.call(changeItem)({ booking_id, item_no: 1, wanted: { cells: 3 }, consented_total: -10 }, who))
  expect(answers.map(codeOf)).toEqual(answers.map(() => 'ok'))
  expect(new Set(answers.map((answer) => got(answer).back))).toEqual(new Set([10]))
  await done()
  expect(await shown(who, booking_id)).toMatchObject({ paid: 40, refunded: 10, items: [{ versions: [{}] }] })
  expect(keptOf([booking_id])).toBe(3_000)
})

test('a change is paid on one node while the other cancels or changes the booking: one of them happens, and all money is where it belongs', async () => {
  for (let round = 0; round < 6; round++) {
    const who = traveller(`cem${round}`)
    const booking_id = await nodes[0].buy(who, { resources: [`court c${round}`] })
    const more = { booking_id, item_no: 1, wanted: { resource: `court d${round}`, cells: 6 }, consented_total: 20 }
    const { checkoutId } = got(await nodes[0].call(changeItem)(more, who))
    const guests = nodes[0].people(who, 1)
    const change = got(await nodes[0].core.shop.book(toy.code, { checkoutId: checkoutId!, guests, contact, consented_total: 20 }, who))
    gateway.browser.pays(intentOf(change.booking_id))
    const paying = () => nodes[0].status(change, who)
    const other = () =>
      round % 2
        ? nodes[1].call(cancelBooking)({ booking_id, expected_refund: 40 }, who)
        : nodes[1].call(changeItem)({ booking_id, item_no: 1, wanted: { cells: 2 }, consented_total: -20 }, who)
    const [, acted] = await Promise.all([paying(), other()])
    await done()
    const { status, total } = await shown(who, booking_id)
    const isPaid = got(await nodes[1].status(change, who)).status === 'confirmed'
    const payments = [booking_id, change.booking_id]
    if (isPaid) {
      expect(codeOf(acted)).toBe(round % 2 ? 'refund_changed' : 'price_changed')
      expect([status, total, keptOf(payments)]).toEqual(['confirmed', 60, 6_000])
    } else {
      expect(codeOf(acted)).toBe('ok')
      expect([status, keptOf(payments)]).toEqual(round % 2 ? ['cancelled', 0] : ['confirmed', 2_000])
    }
  }
})
