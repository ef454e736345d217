import { getCountMessages, getWaiting, joinWaitingList, leaveWaitingList, listWaiting, takeWaited } from '@sojourn/contracts'
import { raw, sql } from '@sojourn/db'
import { type BrowserId, refuse, type Transactions, type Tx } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../http/index.ts'
import { createToy, type ToyAsk, type ToyOptions } from '../../sale/toy-product.testing.ts'
import { codeOf, got, traveller } from '../booking-system.testing.ts'
import { checkInvariants, type ToySystem, toyAskOf, toyDb, toySystem } from '../toy-system.testing.ts'

const MINUTE_MS = 60_000
const clock = fakeClock()
const db = await toyDb()
const systemOf = (options: ToyOptions = {}): ToySystem => toySystem(db, clock, createToy({ code: 'RES', ...options }))
const [ana, ben, cleo, dora] = [traveller('ana'), traveller('ben'), traveller('cleo'), traveller('dora')]
const guest = (name: string): Caller => ({ ...traveller(name), user: null })

let tests = 0
beforeEach(() => void tests++)
/** Another one in each test: some are sold. */
const table = (more: Partial<ToyAsk> = {}) => toyAskOf({ resources: [`table ${tests}`], ...more })
const join = (system: ToySystem, who: Caller, wanted: ToyAsk = table(), more: { email?: string; until?: string } = {}) =>
  system.call(joinWaitingList)({ product_type: 'RES', wanted: { ...wanted }, ...more }, who)
/** Of this test: what ended within a day is listed too. */
const list = async (system: ToySystem, who: Caller) => got(await system.call(listWaiting)({}, who)).waiting.filter(({ title }) => title === `table ${tests}`)
const only = async (system: ToySystem, who: Caller) => (await list(system, who))[0]!
const states = (system: ToySystem, ...all: Caller[]) => Promise.all(all.map(async (who) => (await only(system, who)).state))
const mailsOf = async (email: string) => {
  const { rows } = await db.pool.query<{ data: { link: string; title: string } }>(
    "select data from messages where to_address = $1 and kind = 'waiting_offered' order by created_ms desc",
    [email],
  )
  return rows.map(({ data }) => ({ ...data, token: new URL(data.link).searchParams.get('token')! }))
}

afterEach(async () => {
  const system = systemOf()
  for (const minutes of [0, 2, 300]) {
    clock.advance(minutes * MINUTE_MS)
    await system.work()
    await checkInvariants(db, system)
  }
})

test('a person who waits is told their true position, and is asked in that order by mail and on the screen; the next one once it passes', async () => {
  const system = systemOf()
  const taken = got(await system.core.shop.holdEarly({ product: 'RES', ask: table() }, dora))
  expect(got(await join(system, ana)).waiting).toMatchObject({ state: 'waiting', position: 1, title: `table ${tests}`, offer: null })
  expect(got(await join(system, ben)).waiting.position).toBe(2)
  // Another hour of the same table is no matter to them.
  expect(got(await join(system, cleo, table({ from: '2027-06-01T20:00:00.000Z' }))).waiting.position).toBe(1)
  expect(got(await join(system, cleo)).waiting.position).toBe(3)
  await system.work()
  expect(await states(system, ana, ben)).toEqual(['waiting', 'waiting'])
  await system.core.shop.releaseEarly(taken.token, dora)
  await system.work()
  const offered = await only(system, ana)
  expect(offered).toMatchObject({ state: 'offered', position: null, offer: { total: 40, currency: 'USD' } })
  expect(Date.parse(offered.offer!.until) - clock.nowMs()).toBe(10 * MINUTE_MS)
  expect((await only(system, ben)).position).toBe(1)
  expect((await mailsOf(ana.user.email))[0]!.title).toBe(`table ${tests}`)
  const { booking_details: news, booking_count } = got(await system.call(getCountMessages)({}, ana))
  expect([news[0], booking_count]).toMatchObject([{ kind: 'waiting_offered', title: `table ${tests}`, booking_id: null, path: '/user/my-bookings' }, 1])
  clock.advance(10 * MINUTE_MS)
  await system.work()
  await system.work()
  expect(await states(system, ana, ben)).toEqual(['passed', 'offered'])
  const { checkoutId } = got(await system.call(takeWaited)({ waiting_id: (await only(system, ben)).waiting_id }, ben))
  expect(await only(system, ben)).toMatchObject({ state: 'taken', checkoutId })
  expect(got(await system.getCheckout({ checkoutId }, ben)).price.total).toBe(40)
})

test('a guest is asked at their address, and opens what is held for them in another browser; no other opens it with its id', async () => {
  const system = systemOf({ state: { capacity: 0 } })
  expect(codeOf(await join(system, guest('gil')))).toBe('contact_missing')
  const { waiting_id } = got(await join(system, guest('gil'), table(), { email: 'gil@example.com' })).waiting
  await system.work()
  expect((await only(system, guest('gil'))).state).toBe('waiting')
  // The house has one more table: nobody says so, it is looked at every minute.
  const grown = systemOf()
  clock.advance(MINUTE_MS)
  await grown.work()
  const [mail] = await mailsOf('gil@example.com')
  const refused = [await grown.call(takeWaited)({ waiting_id }, ana), await grown.call(takeWaited)({ token: 'x' }, ana), await grown.call(getWaiting)({}, ana)]
  expect(refused.map(codeOf)).toEqual(['not_found', 'not_found', 'not_found'])
  const onPhone: Caller = { ...guest('phone'), knownBrowserId: null }
  expect(got(await grown.call(getWaiting)({ token: mail!.token }, onPhone)).waiting.state).toBe('offered')
  const taken = got(await grown.call(takeWaited)({ token: mail!.token }, onPhone))
  expect(taken.waiting).toMatchObject({ state: 'taken', checkoutId: taken.checkoutId })
  // Clicked twice, it is the same checkout.
  expect(got(await grown.call(takeWaited)({ token: mail!.token }, onPhone)).checkoutId).toBe(taken.checkoutId)
  expect(got(await grown.getCheckout({ checkoutId: taken.checkoutId }, guest('phone'))).price.total).toBe(40)
})

test('what a guest waits for is theirs once they sign in, and not their browser’s when they have signed out', async () => {
  const system = systemOf({ state: { capacity: 0 } })
  got(await join(system, guest('ana'), table(), { email: 'ana@example.com' }))
  await db.inTenant(ana.orgId, (tx) => system.core.adoptCheckouts(tx, { orgId: ana.orgId, browserId: ana.knownBrowserId!, userId: ana.user.userId }))
  expect(await states(system, ana)).toEqual(['waiting'])
  expect(await list(system, guest('ana'))).toEqual([])
  // Signed out, it is held for them all the same.
  const grown = systemOf()
  clock.advance(MINUTE_MS)
  await grown.work()
  expect(await states(grown, ana)).toEqual(['offered'])
  expect(await list(grown, guest('ana'))).toEqual([])
})

test('asked again for the same it is one place; more than ten things, and for what is over, nobody waits', async () => {
  const system = systemOf({ state: { capacity: 0 } })
  const first = got(await join(system, ben)).waiting
  expect(got(await join(system, ben)).waiting.waiting_id).toBe(first.waiting_id)
  const hour = (at: number) => table({ from: `2027-06-02T${String(at).padStart(2, '0')}:00:00.000Z` })
  for (let more = 0; more < 9; more++) got(await join(system, ben, hour(more)))
  expect(codeOf(await join(system, ben, hour(9)))).toBe('waits_for_enough')
  // At one address of mail no more either, whoever gives it.
  expect(codeOf(await join(system, guest('eve'), table(), { email: ben.user.email }))).toBe('waits_for_enough')
  expect(codeOf(await join(system, cleo, table({ from: '2026-01-01T10:00:00.000Z' })))).toBe('too_late')
  expect(codeOf(await join(system, cleo, {} as ToyAsk))).toBe('no_waiting_list')
  for (const { waiting_id } of await list(system, ben)) got(await system.call(leaveWaitingList)({ waiting_id }, ben))
  expect(await list(system, ben)).toEqual([])
  const until = new Date(clock.nowMs() + 5 * MINUTE_MS).toISOString()
  expect(got(await join(system, ben, table(), { until })).waiting.until).toBe(until)
  clock.advance(5 * MINUTE_MS)
  await system.work()
  expect(await states(system, ben)).toEqual(['expired'])
})

test('a person who gives up what is held for them passes it on at once; twice is once', async () => {
  const system = systemOf({ state: { capacity: 0 } })
  const { waiting_id } = got(await join(system, ana)).waiting
  got(await join(system, ben))
  const grown = systemOf()
  clock.advance(MINUTE_MS)
  await grown.work()
  expect(await states(grown, ana, ben)).toEqual(['offered', 'waiting'])
  expect(got(await grown.call(leaveWaitingList)({ waiting_id }, ana)).waiting.state).toBe('passed')
  await grown.work()
  expect(got(await grown.call(leaveWaitingList)({ waiting_id }, ana)).waiting.state).toBe('passed')
  expect(codeOf(await grown.call(takeWaited)({ waiting_id }, ana))).toBe('offer_over')
  expect(await states(grown, ana, ben)).toEqual(['passed', 'offered'])
})

test('a person who cannot have what came free does not keep those behind them from it, and stays the next', async () => {
  const system = systemOf({ state: { capacity: 0 } })
  got(await join(system, ana, table({ cells: 8 })))
  got(await join(system, ben))
  got(await join(system, cleo))
  const grown = systemOf({ product: { mayBuy: async (_tx, { userId }) => (userId === ben.user.userId ? refuse('may_not_buy').refusal : null) } })
  got(await grown.core.shop.holdEarly({ product: 'RES', ask: table({ from: '2027-06-01T19:00:00.000Z' }) }, dora))
  clock.advance(MINUTE_MS)
  await grown.work()
  expect(await states(grown, ana, ben, cleo)).toEqual(['waiting', 'waiting', 'offered'])
  expect((await only(grown, ana)).position).toBe(1)
})

test('a booking that is cancelled, and a checkout that ends, come free for those who wait; what broke off half-way is done whole by the next', async () => {
  const system = systemOf()
  const booking_id = await system.buy(dora, table())
  got(await join(system, ana))
  got(await join(system, ben))
  await system.work()
  const { refund } = got(await system.cancelQuote({ booking_id }, dora))
  got(await system.cancel({ booking_id, expected_refund: refund }, dora))
  // Killed once it is held, before anybody is asked.
  const killed = systemOf({
    supplier: (own) => ({
      async hold(tx, offer, hold) {
        await own.hold(tx, offer, hold)
        await raw`select 1 / 0`.execute(sql(tx))
        return refuse('sold_out')
      },
    }),
  })
  await killed.work()
  expect(await states(system, ana, ben)).toEqual(['waiting', 'waiting'])
  clock.advance(MINUTE_MS)
  await system.work()
  expect(await states(system, ana, ben)).toEqual(['offered', 'waiting'])
  // Taken, and not paid in time: it is free a second time.
  got(await system.call(takeWaited)({ waiting_id: (await only(system, ana)).waiting_id }, ana))
  expect(await states(system, ana, ben)).toEqual(['taken', 'waiting'])
  clock.advance(20 * MINUTE_MS)
  await system.work()
  await system.work()
  expect(await states(system, ana, ben)).toEqual(['taken', 'offered'])
})

test('a later hold that fails undoes nothing of an earlier entry: the offer stays open while its checkout could not be made', async () => {
  const system = systemOf()
  const { waiting_id } = got(await join(system, ana)).waiting
  await system.work()
  const gone = systemOf({ supplier: () => ({ hold: async () => refuse('sold_out') }) })
  expect(codeOf(await gone.call(takeWaited)({ waiting_id }, ana))).toBe('sold_out')
  expect(await states(system, ana)).toEqual(['offered'])
  got(await system.call(takeWaited)({ waiting_id }, ana))
})

test('an account that is closed waits for nothing: what was held is free, and nothing is known of it', async () => {
  const system = systemOf()
  got(await join(system, ana))
  await system.work()
  got(await join(system, ben))
  const of = { orgId: ana.orgId, userId: ana.user.userId }
  const stored = await db.inTenant(ana.orgId, (tx) => system.core.storedOf(tx, { ...of, email: ana.user.email }))
  expect(stored.waiting_lists).toEqual(expect.arrayContaining([expect.objectContaining({ state: 'offered', wanted: table() })]))
  await db.inTenant(ana.orgId, (tx) => system.core.forgetWaiting(tx, of))
  await system.work()
  expect(await list(system, ana)).toEqual([])
  expect(await states(system, ben)).toEqual(['offered'])
})

test('those of another organisation wait in the same line, and see nothing of each other', async () => {
  const system = systemOf({ state: { capacity: 0 } })
  const far = traveller('far', 'org_other' as typeof ana.orgId)
  got(await join(system, ana))
  const { waiting_id, position } = got(await join(system, far)).waiting
  expect(position).toBe(2)
  expect(codeOf(await system.call(getWaiting)({ waiting_id }, { ...ana, knownBrowserId: far.knownBrowserId as BrowserId }))).toBe('not_found')
  for (const who of [ana, far]) for (const each of await list(system, who)) got(await system.call(leaveWaitingList)({ waiting_id: each.waiting_id }, who))
})

test('what ended is forgotten after a month, and the line with it; a person who waits stays', async () => {
  const system = systemOf({ state: { capacity: 0 } })
  const { waiting_id } = got(await join(system, ana)).waiting
  const count = async () =>
    (await db.pool.query('select (select count(*) from waiting_entries)::int as entries, (select count(*) from waiting_lines)::int as lines')).rows[0]
  const sweep = () => db.asSystem((tx) => system.core.sweep(tx))
  clock.advance(31 * 24 * 60 * MINUTE_MS)
  await system.work()
  await sweep()
  expect(await count()).toEqual({ entries: 1, lines: 1 })
  got(await system.call(leaveWaitingList)({ waiting_id }, ana))
  await system.work()
  clock.advance(31 * 24 * 60 * MINUTE_MS)
  await system.work()
  await sweep()
  expect(await count()).toEqual({ entries: 0, lines: 0 })
})

class Killed extends Error {}

/** A node whose process ends at its nth transaction, of whatever kind: before that begins, while it has not committed, or once it has. */
function dyingAt(nth: number, when: 'before' | 'uncommitted' | 'after'): Transactions {
  let count = 0
  const dying = async <T>(run: (die: () => void) => Promise<T>): Promise<T> => {
    const here = ++count
    const die = (at: typeof when) => {
      if (here > nth || (here === nth && at === when)) throw new Killed()
    }
    die('before')
    const answer = await run(() => die('uncommitted'))
    die('after')
    return answer
  }
  const broken =
    <T>(work: (tx: Tx) => Promise<T>, die: () => void) =>
    async (tx: Tx) => {
      const done = await work(tx)
      die()
      return done
    }
  return {
    ...db,
    inTenant: (orgId, work, options) => dying((die) => db.inTenant(orgId, broken(work, die), options)),
    asSystem: (work, options) => dying((die) => db.asSystem(broken(work, die), options)),
  }
}
const WHEN = ['before', 'uncommitted', 'after'] as const
const KILLS = [1, 2, 3, 4, 5, 6].flatMap((nth) => WHEN.map((when) => [nth, when] as const))

test.each(KILLS)('killed at transaction %i (%s) while they take what is held: asked again, they have one checkout of it', async (nth, when) => {
  const system = systemOf()
  const { waiting_id } = got(await join(system, ana)).waiting
  await system.work()
  got(await join(system, ben))
  const dying = toySystem(dyingAt(nth, when), clock, createToy({ code: 'RES' }))
  await dying
    .call(takeWaited)({ waiting_id }, ana)
    .catch((error: unknown) => expect(error).toBeInstanceOf(Killed))
  await checkInvariants(db, system)
  const { checkoutId } = got(await system.call(takeWaited)({ waiting_id }, ana))
  expect(got(await system.getCheckout({ checkoutId }, ana)).state).toBe('open')
  expect(await states(system, ana, ben)).toEqual(['taken', 'waiting'])
  expect(codeOf(await system.core.shop.holdEarly({ product: 'RES', ask: table() }, dora))).toBe('sold_out')
})

test.each(KILLS.slice(0, 9))('killed at transaction %i (%s) while the line is gone through: in the end it is held for the first, once', async (nth, when) => {
  const system = systemOf()
  got(await join(system, ana))
  got(await join(system, ben))
  const dying = toySystem(dyingAt(nth, when), clock, createToy({ code: 'RES' }))
  const passes = dying.core.work.find(({ name }) => name === 'waiting lists')!
  await passes.run().catch(() => {})
  await dying.core.settled()
  await checkInvariants(db, system)
  clock.advance(MINUTE_MS)
  await system.work()
  expect(await states(system, ana, ben)).toEqual(['offered', 'waiting'])
  expect((await mailsOf(ana.user.email)).filter(({ title }) => title === `table ${tests}`)).toHaveLength(1)
})
