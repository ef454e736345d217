import { type Db, raw, runInvariants, sql } from '@sojourn/db'
import { type BrowserId, fromMajor, money, systemClock } from '@sojourn/kernel'
import { type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  codeOf,
  contact,
  createSystem,
  got,
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
import { openLine } from './change-credit.ts'
import { readCreditStatus } from './credit-status.ts'

const ROOMS = 4
const STAYS = 50
let postgres: PgDatabase
let db: Db
let nodes: System[]

beforeAll(async () => {
  postgres = await pgDatabase(systemMigrations())
  const dbs = await Promise.all([postgres.open({ connectionsMax: 20 }), postgres.open({ connectionsMax: 20 })])
  db = dbs[0]
  const gateway = createFakeGateway(systemClock)
  nodes = dbs.map((each) => createSystem(each, systemClock, { gateway }))
  await db.asSystem((tx) => nodes[0]!.hotels.seed(tx, smallWorld))
})
afterAll(() => postgres.drop())

const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

/** The agent in yet another browser: each holds a few rooms at most. */
const agentIn = (browser: number) => {
  const browserId = `brw_race${browser}` as BrowserId
  return { ...traveller('racer', org, 3), knownBrowserId: browserId, browserId: () => browserId }
}

test('[B4.1] [B3.2] two hundred invoices at once on two nodes: the limit is never passed, a client who is refused is over it and owes nothing', async () => {
  const held: { index: number; checkoutId: string; total: number; due: number }[] = []
  for (let stay = 0; stay < STAYS; stay++) {
    const days = { checkin: inDays(30 + stay * 2), checkout: inDays(31 + stay * 2) }
    const offer = await offersOf(db, nodes[0]!.hotels, days, ({ quote, left }) => left >= ROOMS && quote.payment === 'now')
    for (let room = 0; room < ROOMS; room++) {
      const index = held.length
      const { checkoutId, price } = got(await nodes[0]!.prebook(prebookRequest(offer), agentIn(index)))
      held.push({ index, checkoutId: checkoutId!, total: price.total, due: price.pay_now })
    }
    // So much at once is more than an agent may hold, which is not what this is about.
    await db.asSystem((tx) => raw`delete from hold_claims`.execute(sql(tx)))
  }
  const all = held.reduce((sum, { due }) => sum + fromMajor(due, 'USD')!.minor, 0)
  const limit = money(Math.floor(all / 4), 'USD')
  const { stores } = nodes[0]!
  const line = await db.inTenant(org, (tx) => openLine(stores, tx, { orgId: org, agentId: agentIn(0).user.userId, vpId: 'vp_race', limit }))

  const ends = await Promise.all(
    held.map(async ({ index, checkoutId, total, due }) => {
      const guests = [{ first_name: 'Guest', last_name: `Number ${String.fromCharCode(65 + (index % 26))}${index}` }]
      const booked = await nodes[index % 2]!.book({ checkoutId, guests, contact, consented_total: total, pay_with: 'invoice' }, agentIn(index))
      return { code: codeOf(booked), due: fromMajor(due, 'USD')!.minor }
    }),
  )
  await Promise.all(nodes.map((node) => node.core.settled()))
  await nodes[0]!.work()

  const booked = ends.filter(({ code }) => code === 'ok')
  const refused = ends.filter(({ code }) => code === 'credit_exceeded')
  expect(booked.length + refused.length).toBe(ends.length)
  const used = booked.reduce((sum, { due }) => sum + due, 0)
  const status = await db.inTenant(org, (tx) => readCreditStatus(stores, tx, line))
  expect(status).toEqual({ limit, used: money(used, 'USD'), held: money(0, 'USD'), available: money(limit.minor - used, 'USD') })
  for (const { due } of refused) expect(due).toBeGreaterThan(status.available.minor)
  expect(await runInvariants(db, systemInvariants(nodes[0]!.hotels))).toEqual([])
}, 120_000)
