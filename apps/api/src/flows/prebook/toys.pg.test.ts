import type { Db } from '@sojourn/db'
import { addDays, dayIn, systemClock } from '@sojourn/kernel'
import { type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createToy } from '../../sale/toy-product.testing.ts'
import { codeOf, got, traveller } from '../booking-system.testing.ts'
import { createFakeGateway } from '../fake-gateway.testing.ts'
import { checkInvariants, type ToySystem, toyAskOf, toySystem, toySystemMigrations } from '../toy-system.testing.ts'

let postgres: PgDatabase
let db: Db
let nodes: ToySystem[]
const gateway = createFakeGateway(systemClock)
const toy = createToy({ code: 'RES' })
const day = addDays(dayIn('UTC', Date.now()), 40)
const at = (hour: number, minute = 0) => `${day}T${hour}:${String(minute).padStart(2, '0')}:00.000Z`
const nodeOf = (index: number): ToySystem => nodes[index % nodes.length]!

beforeAll(async () => {
  postgres = await pgDatabase(toySystemMigrations())
  const dbs = await Promise.all([postgres.open({ connectionsMax: 15 }), postgres.open({ connectionsMax: 15 })])
  db = dbs[0]
  nodes = dbs.map((each) => toySystem(each, systemClock, toy, { gateway }))
})
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.core.settled()))
  await checkInvariants(db, nodes[0]!)
})
afterAll(() => postgres.drop())

/** A whole purchase of two courts for an hour, named in either order. Returns how it ended. */
async function buy(index: number): Promise<string> {
  const [node, who] = [nodeOf(index), traveller(`player${index}`)]
  const resources = index % 3 === 0 ? ['court 2', 'court 1'] : ['court 1', 'court 2']
  const held = await node.hold(who, { resources, from: at(18) })
  if (!held.ok) return codeOf(held)
  const { booking_id } = got(await node.bookHeld(who, held.value))
  const intent = [...gateway.intents.values()].find((each) => each.metadata.booking_id === booking_id)!
  gateway.browser.pays(intent)
  await node.webhook(gateway.webhook(intent))
  await Promise.all(nodes.map((each) => each.core.settled()))
  return got(await node.status({ booking_id }, who)).status
}

test('two hundred buyers at once for the last two courts in quarters of an hour, in one hold, on two nodes: one has both, 199 are refused cleanly', async () => {
  const ends = await Promise.all(Array.from({ length: 200 }, (_, index) => buy(index)))
  expect(ends.filter((end) => end === 'confirmed')).toHaveLength(1)
  expect(ends.filter((end) => end === 'sold_out')).toHaveLength(199)
  expect(gateway.captured()).toHaveLength(1)
})

test('holds that share a quarter of an hour of one court, wanted at once, never have it twice', async () => {
  const asked = Array.from({ length: 60 }, (_, index) => {
    const resources = ['court 3', 'court 4', 'court 5'].slice(index % 2, 2 + (index % 2))
    return nodeOf(index).hold(traveller(`overlap${index}`), { resources, from: at(10, (index % 4) * 15), cells: 4 })
  })
  const held = (await Promise.all(asked)).filter(({ ok }) => ok)
  expect(held.length).toBeGreaterThanOrEqual(1)
  // All share the cell of 10:45 of the fourth court.
  expect(held).toHaveLength(1)
})

const wanted = (resource: string) => ({ product: toy.code, ask: toyAskOf({ resources: [resource], from: at(18) }) })

test('of a hundred who hold the last one early at two nodes one has it', async () => {
  const asked = await Promise.all(Array.from({ length: 100 }, (_, index) => nodeOf(index).core.shop.holdEarly(wanted('seat 1'), traveller(`early${index}`))))
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1)
  expect(new Set(asked.filter(({ ok }) => !ok).map(codeOf))).toEqual(new Set(['sold_out']))
})

test('a token that is used many times at once at two nodes opens one checkout, which all are answered; released meanwhile, it opens one or none', async () => {
  const who = traveller('ana')
  for (const released of [false, true]) {
    const seat = wanted(released ? 'seat 3' : 'seat 2')
    const { token } = got(await nodeOf(0).core.shop.holdEarly(seat, who))
    const request = { product: toy.code, items: [{ ...seat, early: token }], expectedTotal: null }
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, (_, index) => nodeOf(index).core.shop.prebook(request, who))),
      released && nodeOf(1).core.shop.releaseEarly(token, who),
    ])
    const opened = answers.flatMap((answer) => (answer.ok ? [answer.value.checkoutId] : []))
    expect(new Set(opened).size).toBeLessThanOrEqual(1)
    if (!released) expect(opened).toHaveLength(20)
    expect(new Set(answers.filter(({ ok }) => !ok).map(codeOf)).size).toBeLessThanOrEqual(1)
  }
})
