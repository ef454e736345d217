import { applyCashcard, applyCoupon, applyPaymentCard, applyPoints, removePoints } from '@sojourn/contracts'
import { expect, test } from 'vitest'
import { codeOf, got, paidBy, usd, useTenders } from './tender-tests.testing.ts'

const t = useTenders()

test('[A7.12] coupon, cash, points, wallet: in the order of money, whatever the order in which they are applied; what is left and under 1 USD is waived', async () => {
  const { caller, at } = await t.rich()
  const { checkoutId } = await t.system().offer(caller, { due: usd(20_000) })
  got(await t.system().call(applyPaymentCard, { checkoutId, payment_card_id: `wallet${at}` }, caller))
  got(await t.system().call(applyPoints, { checkoutId, point_type_code: 'SOJOURN_MILES', points: 12_000 }, caller))
  expect(await t.system().left('stored_value', `wallet${at}`)).toBe(0)
  const withCash = got(await t.system().call(applyCashcard, { checkoutId, amount: 50 }, caller))
  expect(paidBy(withCash)).toEqual([
    ['cash_card', 50],
    ['points', 120],
    ['payment_card', 30],
  ])
  const all = got(await t.system().call(applyCoupon, { checkoutId, coupon_code: 'SAVE10' }, caller))
  expect(paidBy(all)).toEqual([
    ['coupon', 20],
    ['cash_card', 50],
    ['points', 120],
    ['payment_card', 10],
  ])
  expect(all.checkout.earns).toEqual({ points: 60, point_type_label: 'Sojourn Miles' })
  // The wallet grows again up to what was asked of it.
  const withoutPoints = got(await t.system().call(removePoints, { checkoutId }, caller))
  expect(paidBy(withoutPoints)).toEqual([
    ['coupon', 20],
    ['cash_card', 50],
    ['payment_card', 80],
    ['card', 50],
  ])
  const { checkoutId: nearly } = await t.system().offer(caller, { due: usd(5_099) })
  expect(paidBy(got(await t.system().call(applyCashcard, { checkoutId: nearly, amount: 50 }, caller)))).toEqual([
    ['cash_card', 50],
    ['waived', 0.99],
  ])
})

test("another's checkout, another organisation's, another product's and another currency's are not changed; nor one that ended", async () => {
  const { caller } = await t.rich()
  const { caller: eve } = await t.rich()
  const own = await t.system().offer(caller, { due: usd(20_000) })
  const apply = (by: typeof caller, rest: object = {}) => t.system().call(applyCashcard, { checkoutId: own.checkoutId, amount: 5, ...rest }, by)
  expect(codeOf(await apply(eve))).toBe('not_found')
  expect(codeOf(await apply({ ...caller, orgId: 'org_other' as typeof caller.orgId }))).toBe('not_found')
  expect(codeOf(await apply(caller, { product_type: 'CAR' }))).toBe('wrong_product')
  expect(codeOf(await apply(eve, { product_type: 'CAR' }))).toBe('not_found')
  expect(codeOf(await apply(caller, { currency: 'EUR' }))).toBe('currency_differs')
  const there = await t.system().offer(caller, { due: usd(20_000), mode: 'postpaid' })
  expect(codeOf(await t.system().call(applyCashcard, { checkoutId: there.checkoutId, amount: 5 }, caller))).toBe('nothing_due')
  t.clock.advance(900_000)
  expect(codeOf(await apply(caller))).toBe('checkout_expired')
  await t.db().asSystem(async (tx) => {
    for (const each of await t.system().checkouts.expireDue(tx, 1_000)) await t.system().tendering.releaseCheckout(tx, each)
  })
})

test('nothing more is applied where nothing is left to pay', async () => {
  const { caller } = await t.rich()
  const { checkoutId } = await t.system().offer(caller, { due: usd(2_000) })
  got(await t.system().call(applyCoupon, { checkoutId, coupon_code: 'TAKE25' }, caller))
  expect(codeOf(await t.system().call(applyCashcard, { checkoutId, amount: 5 }, caller))).toBe('nothing_due')
  expect(codeOf(await t.system().call(applyPoints, { checkoutId, point_type_code: 'SOJOURN_MILES', points: 5 }, caller))).toBe('nothing_due')
})
