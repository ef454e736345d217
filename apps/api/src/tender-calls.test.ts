import { calls } from '@sojourn/contracts'
import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCoreInvariants } from './flows/index.ts'
import { type Browser, holdRoom, openWholeApi, wholeDb } from './whole-api.testing.ts'

/** The calls of tenders from outside, over the demo world. */
const clock = fakeClock()
const STAY = { destination: 'lisbon', checkin: '2027-03-01', checkout: '2027-03-04' }
const AGENCY = 'agents.localhost:4100'
let db: Db
let system: ReturnType<typeof openWholeApi>
beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock)
  await system.api.seed()
})
afterAll(async () => {
  expect(system.faults).toEqual([])
  expect(await runInvariants(db, bookingCoreInvariants)).toEqual([])
  await db.close()
})

async function person(email: string, host?: string): Promise<Browser> {
  const browser = system.visit(host)
  await browser.signIn(email)
  return browser
}
const hold = async (browser: Browser) => (await holdRoom(browser, STAY, ({ price }) => price.pay_now > 300)).held.body.data.checkoutId as string

/** Every change there is, as it is asked for a checkout. */
const changes = (checkoutId: string): readonly [path: string, body: object][] => [
  ['/api/general/applyCouponCodeDetails', { json: { checkoutId, coupon_code: 'SAVE10' } }],
  ['/api/booking/unlockCouponCodeApi', { payload: { checkoutId } }],
  ['/api/booking/applyCashcard', { checkoutId, amount: '10' }],
  ['/api/booking/removeCashcard', { json: { id: checkoutId, type: 'cashcard' } }],
  ['/api/booking/cashCardRedemption_ACT_TRF', { checkoutId, productType: 'ACT', action: 'apply', amount: 5 }],
  ['/api/cars/cashcardRedemption', { data: { checkoutId, action: 'apply', amount: 5 } }],
  ['/api/loyalty/applyPoints', { checkoutId, point_type_code: 'SOJOURN_MILES', points: 100 }],
  ['/api/loyalty/removePoints', { checkoutId }],
  ['/api/booking/applyPaymentCard', { checkoutId, payment_card_id: 'pcd_demo_wallet_1' }],
  ['/api/booking/removePaymentCard', { checkoutId, payment_card_id: 'pcd_demo_wallet_1' }],
]
const LISTS: readonly [string, object][] = [
  ['/api/booking/getpaymentcardbyuser', {}],
  ['/api/loyalty/checkLoyaltyPoints', { checkoutId: 'any' }],
]

const ask = (browser: Browser, all: readonly [string, object][]) => Promise.all(all.map(async ([path, body]) => (await browser.call(path, body)).status))
const all = (status: number, of: readonly unknown[]) => of.map(() => status)

test('a person who is not signed in changes nothing and sees nothing: 401', async () => {
  const guest = system.visit()
  const checkoutId = await hold(guest)
  expect(await ask(guest, [...changes(checkoutId), ...LISTS])).toEqual(all(401, [...changes(''), ...LISTS]))
})

test("another person's checkout, and another organisation's, answer like one that is not there: 404", async () => {
  const checkoutId = await hold(await person('member@sojourn.test'))
  for (const stranger of [
    await person('new@sojourn.test'),
    await person('member@blue.test', 'blue.localhost:4100'),
    await person('agent@northwind.test', AGENCY),
  ]) {
    const [missing, known] = await Promise.all(
      ['chk_not_there', checkoutId].map((id) => Promise.all(changes(id).map(async ([path, body]) => (await stranger.call(path, body)).body))),
    )
    expect(known!.map(({ status_code, code, message }) => [status_code, code, message])).toEqual(
      missing!.map(({ status_code, code, message }) => [status_code, code, message]),
    )
    expect(known!.map(({ status_code }) => status_code)).toEqual(all(404, changes('')))
  }
})

test('a demo account applies nothing: 403', async () => {
  const demo = await person('demo@sojourn.test')
  expect(await ask(demo, changes(await hold(demo)))).toEqual(all(403, changes('')))
})

test('[A3.5] [A3.6] [A3.7] [A7.6] [A7.12] the member applies all there is, in the wrappers of the seeds, and the checkout says how it is paid', async () => {
  const member = await person('member@sojourn.test')
  const checkoutId = await hold(member)
  const data = async (path: string, body: object) => {
    const answer = await member.call(path, body)
    expect(answer.status, answer.text).toBe(200)
    return answer.body.data
  }
  expect(await data('/api/booking/getpaymentcardbyuser', { product_type: 'HLT', currency: 'USD' })).toMatchObject({ total_amount: 150 })
  await data('/api/general/applyCouponCodeDetails', { json: { checkoutId, coupon_code: 'save10', product_type: 'HLT', currency: 'USD' } })
  await data('/api/booking/applyCashcard', { json: JSON.stringify({ checkoutId, product_type: 'HLT', amount: '40.50', currency: 'USD' }) })
  await data('/api/loyalty/applyPoints', { checkoutId, product_type: 'HTL', point_type_code: 'SOJOURN_MILES', points: 2_000 })
  const { checkout } = await data('/api/booking/applyPaymentCard', { checkoutId, payment_card_id: 'pcd_demo_wallet_1' })
  const seen = await data('/api/checkout/get', { checkoutId })
  expect({ lines: seen.lines, due: seen.due, tenders: seen.tenders, earns: seen.earns, held_elsewhere: [], if_cancelled: seen.if_cancelled }).toEqual(checkout)
  const paid = seen.lines.filter(({ kind }: { kind: string }) => ['coupon', 'cash_card', 'points', 'payment_card', 'card'].includes(kind))
  expect(paid.map(({ kind }: { kind: string }) => kind)).toEqual(['coupon', 'cash_card', 'points', 'payment_card', 'card'])
  expect(paid.reduce((sum: number, line: { amount: number }) => sum + Math.round(line.amount * 100), 0)).toBe(Math.round(seen.due.now * 100))
  expect(seen.tenders).toMatchObject({ cash_card: { amount: 40.5 }, points: { points: 2_000, amount: 20 }, payment_cards: [{ amount: 80, rooms: [80] }] })
  const removed = await member.call('/api/booking/removeCashcard', { json: { id: checkoutId, product_type: 'HLT', type: 'cashcard' } })
  expect(removed.body.message).toBe('Cash card removed successfully')
  for (const [path, body] of changes(checkoutId).filter(([path]) => /unlock|remove/.test(path))) await data(path, body)
  expect(await data('/api/booking/getpaymentcardbyuser', {})).toMatchObject({ total_amount: 150 })
})

test('[A5.1] [A5.2] [A5.5] the texts of the seeds are shown to the letter, and nothing is malformed enough for a fault', async () => {
  const poor = await person('new@sojourn.test')
  const checkoutId = await hold(poor)
  const said = async (path: string, body: object) => {
    const { status, body: answer } = await poor.call(path, body)
    return [status, answer.message]
  }
  expect(await said('/api/general/applyCouponCodeDetails', { checkoutId, coupon_code: '' })).toEqual([400, 'PLESE ENTER A VALID CUPON CODE'])
  for (const nothing of [{}, { coupon_code: null }, { coupon_code: 'A'.repeat(500) }])
    expect(await said('/api/general/applyCouponCodeDetails', { checkoutId, ...nothing })).toEqual([400, 'PLESE ENTER A VALID CUPON CODE'])
  expect(await said('/api/general/applyCouponCodeDetails', { checkoutId, coupon_code: 'SAVE10' })).toEqual([404, 'You Do Not Have Any Coupon Code To Apply'])
  for (const amount of ['', 0, null]) expect(await said('/api/booking/applyCashcard', { checkoutId, amount })).toEqual([400, 'Please Enter Cash Card Amount'])
  for (const amount of ['1.234', '1,234', '40,505', -1, '١٢٫٣٤٥', {}, [], true, '1e9', 1e300])
    expect((await said('/api/booking/applyCashcard', { checkoutId, amount }))[0]).toBe(400)
  for (const points of [0, -1, 1.5, '5.5', 1e12])
    expect((await said('/api/loyalty/applyPoints', { checkoutId, point_type_code: 'SOJOURN_MILES', points }))[0]).toBe(400)
  expect(await said('/api/loyalty/applyPoints', { checkoutId, point_type_code: 'SOJOURN_MILES', points: '5' })).toEqual([
    409,
    'You have no points of this kind to use here. Nothing was applied.',
  ])
})

test('[A4.4] [B7.2] taken off is taken off, however often it is asked; what was never applied is 404, with its field and what to do', async () => {
  const member = await person('member@sojourn.test')
  const checkoutId = await hold(member)
  const applied = await member.call('/api/general/applyCouponCodeDetails', { json: { checkoutId, coupon_code: 'SAVE10' } })
  const { coupon_trn_id } = applied.body.data
  await member.call('/api/booking/applyPaymentCard', { checkoutId, payment_card_id: 'pcd_demo_wallet_1' })
  const removals = [
    ['/api/booking/unlockCouponCodeApi', 'coupon_trn_id', coupon_trn_id],
    ['/api/booking/removePaymentCard', 'payment_card_id', 'pcd_demo_wallet_1'],
  ] as const
  for (const [path, field, known] of removals) {
    const wrong = await member.call(path, { payload: { checkoutId, [field]: 'nowhere_1' } })
    expect([wrong.status, wrong.body.errors], wrong.text).toEqual([404, [{ path: field, message: expect.stringContaining('ever applied to this checkout') }]])
    expect(
      await ask(
        member,
        [1, 2].map(() => [path, { payload: { checkoutId, [field]: known } }]),
      ),
    ).toEqual([200, 200])
  }
  const { tenders } = (await member.call('/api/checkout/get', { checkoutId })).body.data
  expect([tenders.coupon, tenders.payment_cards]).toEqual([null, []])
})

test('[A6.5] [B5.7] an agent applies an extra amount and a discount card to a checkout of their own', async () => {
  const agent = await person('agent@northwind.test', AGENCY)
  const checkoutId = await hold(agent)
  const cards = (await agent.call('/api/booking/getpaymentcardbyuser', {})).body.data.cards as { payment_card_id: string; payment_card_type: string }[]
  const discount = cards.find((card) => card.payment_card_type === 'DISCOUNT')!
  const applied = await agent.call('/api/booking/applyPaymentCard', { checkoutId, payment_card_id: discount.payment_card_id })
  expect(applied.status, applied.text).toBe(200)
  expect(applied.body.data.amount).toBeGreaterThan(0)
  const extra = { point_type_code: 'NORTHWIND_POINTS', points: 1_000, agent_extra_amount: 5 }
  const added = await agent.call('/api/loyalty/applyPoints', { ...extra, checkoutId })
  expect(added.body.data, added.text).toMatchObject({ points: 1_000, amount: 10, agent_extra_amount: 5 })
  const huge = await agent.call('/api/loyalty/applyPoints', { ...extra, checkoutId, agent_extra_amount: 1e300 })
  expect([huge.status, huge.body.errors?.[0]]).toEqual([400, { path: 'agent_extra_amount', message: '999,999,999 at most' }])
  const thirds = await agent.call('/api/loyalty/applyPoints', { ...extra, checkoutId, agent_extra_amount: 1.234 })
  expect([thirds.status, thirds.body.errors]).toEqual([
    400,
    [{ path: 'agent_extra_amount', message: 'digits, with two decimals at most, such as 40 or 40.50' }],
  ])
  const nowhere = await agent.call('/api/booking/getpaymentcardbyuser', { currency: 'ZZZ' })
  expect([nowhere.status, nowhere.body.code]).toEqual([400, 'unknown_currency'])
  // What they hold is their own, so nobody else may be named, and the contract says so.
  const named = (user_id: string) => agent.call('/api/booking/getpaymentcardbyuser', { currency: 'USD', user_id })
  expect([(await named('usr_client')).status, (await named('usr_member')).status, (await named('usr_nobody')).status]).toEqual([403, 403, 403])
  for (const [path, body] of LISTS.map(([path, body]) => [path, 'checkoutId' in body ? { checkoutId } : body] as const)) {
    expect((await agent.call(path, body)).status, path).toBe(200)
    expect((await agent.call(path, { ...body, user_id: 'usr_client' })).status, path).toBe(403)
  }
  const answer = (await (await system.visit().ask('/api/openapi.json')).json()) as {
    paths: Record<string, { post: { requestBody: { content: { 'application/json': { schema: { description?: string } } } } } }>
  }
  for (const path of [...changes('').map(([path]) => path), ...LISTS.map(([path]) => path), '/api/general/getCouponCodeDetails'])
    if (!/unlock|remove/.test(path)) expect(answer.paths[path]!.post.requestBody.content['application/json'].schema.description, path).toContain('user_id')
  const member = await person('member@sojourn.test')
  const refused = await member.call('/api/loyalty/applyPoints', { ...extra, checkoutId: await hold(member), point_type_code: 'SOJOURN_MILES' })
  expect(refused.status).toBe(403)
})

test('every call that takes or gives value needs a buyer, which neither a demo account is nor staff acting in a person’s place', () => {
  const others = ['wallet/prebook', 'wallet/book', 'wallet/claim', 'hotels/book', 'agents/sendPayLink', 'agents/withdrawPayLink', 'bookingHistory/cancel']
  const moving = [...changes('').map(([path]) => path), ...others.map((path) => `/api/${path}`)]
  expect(
    calls
      .filter(({ path, who }) => who === 'buyer' && moving.includes(path))
      .map(({ path }) => path)
      .sort(),
  ).toEqual(moving.sort())
})

test('[C4.7] guessing coupon codes is slowed down; a mistake or two costs nothing, and no one else waits', async () => {
  const [member, other] = [await person('member@sojourn.test'), await person('new@sojourn.test')]
  const checkoutId = await hold(member)
  const type = async (coupon_code: string) => (await member.call('/api/general/applyCouponCodeDetails', { json: { checkoutId, coupon_code } })).body.code
  const apply = async () => {
    expect(await type('SAVE10')).toBeUndefined()
    await member.call('/api/booking/unlockCouponCodeApi', { payload: { checkoutId } })
  }
  for (const slip of ['SAVE11', 'SAFE10']) expect(await type(slip)).toBe('coupon_unknown')
  await apply()
  const codes = []
  for (let guess = 0; guess < 12; guess++) codes.push(await type(`GUESS${guess}`))
  expect([codes[0], codes.at(-1)]).toEqual(['coupon_unknown', 'too_many_tries'])
  // During the wait not even the right code is accepted.
  expect(await type('SAVE10')).toBe('too_many_tries')
  const elsewhere = await hold(other)
  expect((await other.call('/api/general/applyCouponCodeDetails', { json: { checkoutId: elsewhere, coupon_code: 'SAVE10' } })).body.code).toBe('no_coupons')
  clock.advance(10 * 60_000)
  await apply()
})
