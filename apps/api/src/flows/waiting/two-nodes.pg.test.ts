import { joinWaitingList, leaveWaitingList, listWaiting, takeWaited } from '@sojourn/contracts'
import { type Db, raw, sql } from '@sojourn/db'
import { fakeClock, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { SignedInCaller } from '../../http/index.ts'
import { createToy } from '../../sale/toy-product.testing.ts'
import { got, traveller } from '../booking-system.testing.ts'
import { createFakeGateway } from '../fake-gateway.testing.ts'
import { checkInvariants, type ToySystem, toyAskOf, toySystem, toySystemMigrations } from '../toy-system.testing.ts'

let postgres: PgDatabase
let db: Db
let nodes: ToySystem[]
const clock = fakeClock()
const gateway = createFakeGateway(clock)
const toy = createToy({ code: 'RES' })
const nodeOf = (index: number): ToySystem => nodes[index % nodes.length]!
let tests = 0
const table = () => toyAskOf({ resources: [`table ${tests}`] })

beforeAll(async () => {
  postgres = await pgDatabase(toySystemMigrations())
  const dbs = await Promise.all([postgres.open({ connectionsMax: 15 }), postgres.open({ connectionsMax: 15 })])
  db = dbs[0]
  nodes = dbs.map((each) => toySystem(each, clock, toy, { gateway }))
})
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.core.settled()))
  await checkInvariants(db, nodes[0]!)
})
afterAll(() => postgres.drop())

const people = (count: number) => Array.from({ length: count }, (_, index) => traveller(`waiter${tests}x${index}`))
const join = (node: ToySystem, who: SignedInCaller) => node.call(joinWaitingList)({ product_type: 'RES', wanted: { ...table() } }, who)
const only = async (node: ToySystem, who: SignedInCaller) => got(await node.call(listWaiting)({}, who)).waiting[0]!
const inLine = async (): Promise<{ user_id: string; state: string }[]> => {
  const line = `table ${tests}`
  const read = raw<{ user_id: string; state: string }>`select user_id, state from waiting_entries where line = ${line} order by place`
  return [...(await db.asSystem((tx) => read.execute(sql(tx)))).rows]
}
const states = async () => (await inLine()).map(({ state }) => state)
/** Both nodes at once, several times each. */
const work = () => Promise.all(Array.from({ length: 8 }, (_, index) => nodeOf(index).work()))

test('forty who join at once on two nodes have forty places; three that come free are held for the first three, once each', async () => {
  tests++
  toy.state.capacity = 0
  const all = people(40)
  const joined = await Promise.all(all.map((who, index) => join(nodeOf(index), who)))
  expect(joined.map((each) => got(each).waiting.state)).toEqual(Array(40).fill('waiting'))
  const order = (await inLine()).map(({ user_id }) => user_id)
  const positions = await Promise.all(all.map(async (who, index) => [who.user.userId, (await only(nodeOf(index), who)).position] as const))
  expect(positions.toSorted((a, b) => a[1]! - b[1]!)).toEqual(order.map((userId, index) => [userId, index + 1]))
  toy.state.capacity = 3
  clock.advance(60_000)
  await work()
  expect(await states()).toEqual([...Array(3).fill('offered'), ...Array(37).fill('waiting')])
  // Nothing more is free, whoever looks.
  clock.advance(60_000)
  await work()
  expect(await states()).toEqual([...Array(3).fill('offered'), ...Array(37).fill('waiting')])
  // Not taken in time, each of the three goes to the next.
  clock.advance(10 * 60_000)
  await work()
  await work()
  expect(await states()).toEqual([...Array(3).fill('passed'), ...Array(3).fill('offered'), ...Array(34).fill('waiting')])
}, 60_000)

test('one who takes what is held for them and lets it go at once, on two nodes, does one of both; and it is never two’s', async () => {
  for (let round = 0; round < 8; round++) {
    tests++
    toy.state.capacity = 1
    const [first, second] = people(2) as [SignedInCaller, SignedInCaller]
    const { waiting_id } = got(await join(nodeOf(0), first)).waiting
    await nodeOf(0).work()
    got(await join(nodeOf(1), second))
    const [taken] = await Promise.all([
      nodeOf(0).call(takeWaited)({ waiting_id }, first),
      nodeOf(1).call(leaveWaitingList)({ waiting_id }, first),
      nodeOf(1).work(),
    ])
    await work()
    expect(await states()).toEqual(taken.ok ? ['taken', 'waiting'] : ['passed', 'offered'])
    await checkInvariants(db, nodes[0]!)
  }
}, 60_000)

test('whoever buys while the line is gone through: what came free has one owner, each time it does', async () => {
  tests++
  toy.state.capacity = 1
  const owner = got(await nodeOf(0).core.shop.holdEarly({ product: 'RES', ask: table() }, traveller('owner')))
  const all = people(6)
  for (const [index, who] of all.entries()) got(await join(nodeOf(index), who))
  const buyers = Array.from({ length: 20 }, (_, index) => traveller(`buyer${index}`))
  const [, , ...held] = await Promise.all([
    nodeOf(0).core.shop.releaseEarly(owner.token, traveller('owner')),
    work(),
    ...buyers.map((who, index) => nodeOf(index).hold(who, table())),
  ])
  await work()
  const offered = (await states()).filter((state) => state === 'offered').length
  expect(offered + held.filter((each) => (each as { ok: boolean }).ok).length).toBe(1)
}, 60_000)
