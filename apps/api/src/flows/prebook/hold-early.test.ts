import { refuse, type Transactions } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createToy, type ToyAsk, type ToyOptions } from '../../sale/toy-product.testing.ts'
import { codeOf, got, traveller } from '../booking-system.testing.ts'
import { connectFar, FAR, farProduct } from '../remote/far-product.testing.ts'
import { createFarSupplier, FAULTS } from '../remote/far-supplier.testing.ts'
import { checkInvariants, type ToySystem, toyAskOf, toyDb, toySystem } from '../toy-system.testing.ts'

const MINUTE_MS = 60_000
const clock = fakeClock()
const db = await toyDb()
const far = createFarSupplier()
const farUrl = await far.listen()
afterAll(() => far.close())

/** Toys of our own stock, and what a remote supplier has. */
function systemOf(options: ToyOptions = {}, transactions: Transactions = db): ToySystem {
  return toySystem(transactions, clock, createToy({ code: 'RES', ...options }), { products: [farProduct(connectFar(farUrl, far))] })
}
const [ana, ben] = [traveller('ana'), traveller('ben')]
let tests = 0
/** Another one in each test: some are sold. */
const table = (more: Partial<ToyAsk> = {}) => ({ product: 'RES' as const, ask: toyAskOf({ resources: [`table ${tests}`], ...more }) })
let days = 0
const walk = () => ({ product: FAR, ask: { day: `2027-07-${String(++days).padStart(2, '0')}` } })
type Wanted = ReturnType<typeof table> | ReturnType<typeof walk>
const early = (system: ToySystem, wanted: Wanted, who: typeof ana | (Omit<typeof ana, 'user'> & { user: null }) = ana) =>
  system.core.shop.holdEarly(wanted, who)
const prebook = (system: ToySystem, wanted: Wanted & { early?: string }, who: typeof ana | (Omit<typeof ana, 'user'> & { user: null }) = ana) =>
  system.core.shop.prebook({ product: wanted.product, items: [wanted], expectedTotal: null }, who)

beforeEach(() => {
  tests++
  far.behave()
})
afterEach(async () => {
  const system = systemOf()
  far.behave()
  for (const minutes of [0, 2, 300]) {
    clock.advance(minutes * MINUTE_MS)
    await system.work()
    await checkInvariants(db, system)
  }
  // Whatever broke off: nothing is held, counted or known any more.
  expect(far.heldAt(clock.nowMs())).toBe(0)
  await db.asSystem((tx) => system.core.sweep(tx))
  const { rows } = await db.pool.query('select (select count(*) from hold_claims)::int + (select count(*) from early_holds)::int as left')
  expect(rows).toEqual([{ left: 0 }])
})

test.each([
  ['our own', () => table()],
  ['a remote supplier’s', walk],
])('%s: asked for again alone it is the same hold with another token, and of nobody else and of nothing is anything held', async (_name, make) => {
  const system = systemOf()
  const wanted = make()
  const again = (who = ana) => system.core.shop.holdEarly({ ...wanted, again: true }, who)
  expect(codeOf(await again())).toBe('early_hold_over')
  const held = got(await early(system, wanted))
  clock.advance(5 * MINUTE_MS)
  const same = got(await again())
  expect(same.untilMs).toBe(held.untilMs)
  expect(same.token).not.toBe(held.token)
  expect(codeOf(await again(ben))).toBe('early_hold_over')
  await system.core.shop.releaseEarly(same.token, ana)
  expect(codeOf(await again())).toBe('early_hold_over')
})

test.each([
  ['our own', () => table()],
  ['a remote supplier’s', walk],
])('%s: what is held early is taken over by its checkout, booked and paid; the token is of use once', async (_name, make) => {
  const system = systemOf()
  const wanted = make()
  const held = got(await early(system, wanted))
  expect(held.untilMs - clock.nowMs()).toBe(15 * MINUTE_MS)
  clock.advance(10 * MINUTE_MS)
  far.calls.length = 0
  const checkout = got(await prebook(system, { ...wanted, early: held.token }))
  expect(far.calls).toEqual([])
  expect(await claims()).toBe(1)
  // The checkout lasts as long as any, and the same once more.
  expect(checkout.expiresAtMs - clock.nowMs()).toBe(15 * MINUTE_MS)
  // An answer that was lost is given again; a new ask with a used token is refused.
  expect(got(await prebook(system, { ...wanted, early: held.token })).checkoutId).toBe(checkout.checkoutId)
  expect(codeOf(await prebook(system, { ...make(), early: held.token }, ben))).toBe('early_hold_over')
  clock.advance(14 * MINUTE_MS)
  expect(got(await system.renew({ checkoutId: checkout.checkoutId }, ana)).held_minutes).toBe(15)
  const { booking_id } = got(await system.core.shop.book(wanted.product, booked(checkout), ana))
  system.gateway.browser.pays(system.gateway.only())
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  await system.work()
})

const claims = async () => (await db.pool.query<{ n: number }>('select count(*)::int as n from hold_claims')).rows[0]!.n

const booked = ({ checkoutId, quote }: { checkoutId: string; quote: { total: { minor: number } } }) => ({
  checkoutId,
  guests: [{ first_name: 'Ana', last_name: 'Prata' }],
  contact: { email: 'ana@example.com' },
  consented_total: quote.total.minor / 100,
})

test.each([
  ['our own', () => table()],
  ['a remote supplier’s', walk],
])(
  '%s: a token of a stranger, of nobody, one that is over and one that was released are refused alike',
  async (_name, make) => {
    const system = systemOf({ state: { capacity: 2 } })
    const wanted = make()
    const { token } = got(await early(system, wanted))
    const answers = [await prebook(system, { ...wanted, early: token }, ben), await prebook(system, { ...wanted, early: 'nothing' }, ben)]
    await system.core.shop.releaseEarly(token, ben)
    expect(codeOf(await prebook(system, { ...wanted, early: token }))).toBe('ok')
    const again = make()
    const other = got(await early(system, again, ben))
    await system.core.shop.releaseEarly(other.token, ben)
    await system.core.shop.releaseEarly(other.token, ben)
    answers.push(await prebook(system, { ...again, early: other.token }, ben))
    const late = { ...again, early: got(await early(system, again, ben)).token }
    clock.advance(15 * MINUTE_MS)
    answers.push(await prebook(system, late, ben))
    await system.work()
    answers.push(await prebook(system, late, ben))
    expect(answers.map((answer) => answer.ok || answer.refusal)).toEqual(Array(5).fill({ code: 'early_hold_over' }))
  },
  30_000,
)

test('several items are taken over with their tokens, next to some without, all or none; where one token is refused the others stay held', async () => {
  const system = systemOf()
  const [seat, there, back] = [table(), walk(), walk()]
  const [seatToken, thereToken] = [got(await early(system, seat)).token, got(await early(system, there)).token]
  const all = (token: string) => ({
    product: 'RES' as const,
    items: [{ ...seat, early: seatToken }, { ...there, early: token }, back],
    expectedTotal: null,
  })
  expect(codeOf(await system.core.shop.prebook(all('nothing'), ana))).toBe('early_hold_over')
  await system.work()
  expect(far.heldAt(clock.nowMs())).toBe(1)
  expect(codeOf(await early(system, seat, ben))).toBe('sold_out')
  const checkout = got(await system.core.shop.prebook(all(thereToken), ana))
  expect(far.heldAt(clock.nowMs())).toBe(2)
  expect(await claims()).toBe(1)
  const { booking_id } = got(await system.core.shop.book('RES', booked(checkout), ana))
  system.gateway.browser.pays(system.gateway.only())
  await system.status({ booking_id }, ana)
  for (let round = 0; round < 3; round++) {
    clock.advance(12_000)
    await system.work()
  }
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  expect(far.liveOrders().filter(({ ours }) => ours.startsWith(booking_id))).toHaveLength(2)
})

test('the last one that is held early is gone for everyone else, until the clock or its visitor gives it back', async () => {
  const system = systemOf()
  const { token } = got(await early(system, table()))
  expect([codeOf(await early(system, table(), ben)), codeOf(await prebook(system, table(), ben))]).toEqual(['sold_out', 'sold_out'])
  await system.core.shop.releaseEarly(token, ana)
  got(await early(system, table(), ben))
  clock.advance(15 * MINUTE_MS)
  await system.work()
  got(await early(system, table()))
})

test('asked for the same again it is another token and no more time; the former is of no use', async () => {
  const system = systemOf()
  for (const wanted of [table(), walk()]) {
    const first = got(await early(system, wanted))
    clock.advance(5 * MINUTE_MS)
    const second = got(await early(system, wanted))
    expect(second.untilMs).toBe(first.untilMs)
    expect(codeOf(await prebook(system, { ...wanted, early: first.token }))).toBe('early_hold_over')
    got(await prebook(system, { ...wanted, early: second.token }))
  }
})

test('whoever comes back from its checkout holds the same again: the checkout gives way, and others still find it taken', async () => {
  const system = systemOf()
  const { token } = got(await early(system, table()))
  const { checkoutId, expiresAtMs } = got(await prebook(system, { ...table(), early: token }))
  clock.advance(5 * MINUTE_MS)
  const back = got(await early(system, table()))
  expect(back.untilMs).toBe(expiresAtMs)
  expect(got(await system.getCheckout({ checkoutId }, ana)).state).toBe('released')
  expect(codeOf(await early(system, table(), ben))).toBe('sold_out')
  got(await prebook(system, { ...table(), early: back.token }))
})

test('a guest who signs in takes over what their browser holds; one who signs in elsewhere does not', async () => {
  const system = systemOf()
  const guest = { ...ana, user: null }
  const { token } = got(await early(system, table(), guest))
  expect(codeOf(await prebook(system, { ...table(), early: token }, ben))).toBe('early_hold_over')
  got(await prebook(system, { ...table(), early: token }))
})

test('another number takes the place of what was held early, where the product says so, and lasts no longer', async () => {
  const system = systemOf({ product: { replaces: (now, before) => now.from === before.from } })
  const first = got(await early(system, table()))
  clock.advance(5 * MINUTE_MS)
  const second = got(await early(system, table({ people: 3 })))
  expect(second.untilMs).toBe(first.untilMs)
  expect(codeOf(await prebook(system, { ...table(), early: first.token }))).toBe('early_hold_over')
})

test.each([true, undefined])('what was held early gives way to another ask of it, at its current price (its supplier knows its own: %s)', async (seesOwn) => {
  const system = systemOf({ supplier: () => (seesOwn ? { seesOwn } : {}) })
  const { token } = got(await early(system, table()))
  system.toy.state.unitMinor = 1_500
  const three = got(await prebook(system, { ...table({ people: 3 }), early: token }))
  expect(three.quote.total.minor).toBe(3 * 4 * 1_500)
  expect(codeOf(await early(system, table(), ben))).toBe('sold_out')
})

test.each([
  ['our own', () => table()],
  ['a remote supplier’s', walk],
])('%s: a person who may not buy it does not hold it early either', async (_name, make) => {
  const mayBuy = async () => refuse('may_not_buy', { message: 'For members only.' }).refusal
  const system = toySystem(db, clock, createToy({ code: 'RES', product: { mayBuy } }), { products: [{ ...farProduct(connectFar(farUrl, far)), mayBuy }] })
  expect(codeOf(await early(system, make()))).toBe('may_not_buy')
  expect(await claims()).toBe(0)
  await system.work()
  expect(far.heldAt(clock.nowMs())).toBe(0)
})

test('early holds count among what a visitor holds', async () => {
  const system = systemOf()
  const court = (at: number) => table({ resources: [`court ${at}`] })
  const codes: string[] = []
  for (let index = 0; index < 3; index++) codes.push(codeOf(await early(system, court(index))))
  for (let index = 3; index < 5; index++) codes.push(codeOf(await prebook(system, court(index))))
  codes.push(codeOf(await early(system, court(5))))
  expect(codes).toEqual([...Array(5).fill('ok'), 'too_many_holds'])
})

test.each(FAULTS)('a remote supplier that is %s while it holds early: an answer, or nothing is held and counted', async (fault) => {
  const system = systemOf()
  far.goesWrong('hold', fault)
  expect(codeOf(await early(system, walk()))).toBe(fault === 'rejects' ? 'sold_out' : 'supplier_silent')
  // What the visitor holds is not counted any more.
  expect(await claims()).toBe(0)
})

class Killed extends Error {}

/** A node whose process ends at its nth transaction: before that begins, while it has not committed, or once it has. */
function dyingAt(nth: number, when: 'before' | 'uncommitted' | 'after'): Transactions {
  let count = 0
  return {
    ...db,
    async inTenant(orgId, work, options) {
      count++
      if (count > nth || (count === nth && when === 'before')) throw new Killed()
      const answer = await db.inTenant(
        orgId,
        async (tx) => {
          const done = await work(tx)
          if (count === nth && when === 'uncommitted') throw new Killed()
          return done
        },
        options,
      )
      if (count === nth && when === 'after') throw new Killed()
      return answer
    },
  }
}
const KILLS = [1, 2, 3].flatMap((nth) => (['before', 'uncommitted', 'after'] as const).map((when) => [nth, when] as const))

test.each(KILLS)('killed at transaction %i (%s) while something is held early: in the end nothing is held, and it can be had again', async (nth, when) => {
  for (const wanted of [table(), walk()]) {
    const outcome = await early(systemOf({}, dyingAt(nth, when)), wanted).catch((error: unknown) => error)
    expect(outcome instanceof Killed || (outcome as { ok: boolean }).ok).toBe(true)
    const system = systemOf()
    // The same visitor asks again at another node; what was in doubt there is released by its key.
    got(await early(system, wanted))
    clock.advance(20 * MINUTE_MS)
    await system.work()
    clock.advance(2 * MINUTE_MS)
    await system.work()
    expect(far.heldAt(clock.nowMs())).toBe(0)
    got(await early(system, wanted, ben))
  }
})

test.each(KILLS.filter(([nth]) => nth === 1))(
  'killed at transaction %i (%s) while a checkout takes it over: it is held once, by the one or by the other',
  async (nth, when) => {
    for (const wanted of [table(), walk()]) {
      const { token } = got(await early(systemOf(), wanted))
      await expect(prebook(systemOf({}, dyingAt(nth, when)), { ...wanted, early: token })).rejects.toThrow(Killed)
      const system = systemOf()
      const checkout = got(await prebook(system, { ...wanted, early: token }))
      if (wanted.product === FAR) expect(far.heldAt(clock.nowMs())).toBe(1)
      expect(got(await system.getCheckout({ checkoutId: checkout.checkoutId }, ana)).state).toBe('open')
    }
  },
)
