import type { Db } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWholeApi, wholeDb } from './whole-api.testing.ts'

/** The list of coupons as it is asked for from outside, by its owner and by others. */
let db: Db
let system: ReturnType<typeof openWholeApi>
beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, fakeClock())
  await system.api.seed()
})
afterAll(() => db.close())

async function listOf(email: string | null, body: object = { product_type: 'HLT' }, host?: string) {
  const browser = system.visit(host)
  if (email) await browser.signIn(email)
  const answer = await browser.call('/api/general/getCouponCodeDetails', body)
  return answer.status === 200 ? answer.body.data.coupons.map((each: { coupon_code: string }) => each.coupon_code) : `${answer.status} ${answer.body.code}`
}

test('[B7.4] [A7.12] the member sees their coupons for the product that is asked for; hotels may be sent as HTL', async () => {
  expect(await listOf('member@sojourn.test')).toEqual(['SAVE10', 'TAKE25'])
  expect(await listOf('member@sojourn.test', { product_type: 'HTL' })).toEqual(['SAVE10', 'TAKE25'])
  expect(await listOf('member@sojourn.test', { product_type: 'CAR' })).toEqual(['TAKE25'])
})

test('[B7.4] amounts come in the asked currency, rounded down; one without a rate is refused', async () => {
  const member = system.visit()
  await member.signIn('member@sojourn.test')
  const answer = await member.call('/api/general/getCouponCodeDetails', { product_type: 'CAR', currency: 'EUR' })
  const [coupon] = answer.body.data.coupons
  expect(coupon).toMatchObject({ coupon_type: 'amount', currency: 'EUR', minimum: 0, valid_until: null, uses_left: 1 })
  expect(coupon.coupon_value).toBeGreaterThan(0)
  expect(Number(coupon.coupon_value.toFixed(2))).toBe(coupon.coupon_value)
  expect(await listOf('member@sojourn.test', { product_type: 'HLT', currency: 'XAU' })).toBe('400 unknown_currency')
})

test('[A5.3] no one else sees them, also by naming the owner: a guest, another member, the demo account, an agent, another organisation', async () => {
  expect(await listOf(null)).toBe('401 not_signed_in')
  expect(await listOf('new@sojourn.test')).toEqual([])
  expect(await listOf('demo@sojourn.test')).toEqual([])
  expect(await listOf('agent@northwind.test', { product_type: 'HLT' }, 'agents.localhost:4100')).toEqual([])
  expect(await listOf('member@blue.test', { product_type: 'HLT' }, 'blue.localhost:4100')).toEqual([])
  expect(await listOf('new@sojourn.test', { product_type: 'HLT', user_id: 'usr_member' })).toBe('403 not_allowed')
})

test('a body of the wrong shape is a 400', async () => {
  for (const body of [{}, { product_type: 'TAXI' }, { product_type: ['HLT'] }, { product_type: 'HLT', currency: 'dollars' }])
    expect(await listOf('member@sojourn.test', body)).toBe('400 bad_input')
  expect(system.faults).toEqual([])
})
