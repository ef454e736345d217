import { applyCoupon, removeCoupon } from '@sojourn/contracts'
import { expect, test } from 'vitest'
import { codeOf, got, paidBy, usd, useTenders } from './tender-tests.testing.ts'

const t = useTenders()

test('[A3.5] [A4.4] [B7.4] a coupon is applied with its transaction, and unapplied with it [B7.2]', async () => {
  const { caller } = await t.rich()
  const { checkoutId } = await t.house().offer(caller, { due: usd(20_000) })
  const applied = got(await t.house().call(applyCoupon, { checkoutId, coupon_code: 'save10', product_type: 'HLT', currency: 'USD' }, caller))
  expect(applied).toMatchObject({ applied_amount: 20, applied_type: 'percent', coupon_code: 'SAVE10', discount_currency: 'USD' })
  expect(applied.checkout.tenders.coupon).toEqual({
    coupon_trn_id: applied.coupon_trn_id,
    applied_amount: 20,
    applied_type: 'percent',
    coupon_id: applied.coupon_id,
    coupon_code: 'SAVE10',
    discount_currency: 'USD',
  })
  expect(paidBy(applied)).toEqual([
    ['coupon', 20],
    ['card', 180],
  ])
  const free = got(await t.house().call(removeCoupon, { checkoutId, coupon_trn_id: applied.coupon_trn_id }, caller))
  expect(free.checkout.tenders.coupon).toBeNull()
  expect(free.checkout.due.card).toBe(200)
  expect(codeOf(await t.house().call(removeCoupon, { checkoutId }, caller))).toBe('ok')
})

test('[A5.1] [A5.2] [B5.1] an empty or malformed code and somebody without coupons are told in the texts of the house', async () => {
  const { caller } = await t.rich()
  const poor = t.newPerson()
  const { checkoutId } = await t.house().offer(caller, { due: usd(20_000) })
  const apply = (coupon_code?: string | null) => t.house().call(applyCoupon, { checkoutId, coupon_code }, caller)
  for (const code of ['', ' ', 'SAVE-10', "' or 1=1", 'A'.repeat(61), null, undefined]) expect(codeOf(await apply(code)), `${code}`).toBe('coupon_malformed')
  const { checkoutId: of } = await t.house().offer(poor, { due: usd(20_000) })
  expect(codeOf(await t.house().call(applyCoupon, { checkoutId: of, coupon_code: 'SAVE10' }, poor))).toBe('no_coupons')
  const texts = t.house().refusalTexts(applyCoupon)
  expect(texts.coupon_malformed?.[1]).toBe('PLESE ENTER A VALID CUPON CODE')
  expect(texts.no_coupons?.[1]).toBe('You Do Not Have Any Coupon Code To Apply')
})

test('[A5.3] a discount never exceeds the total, and a code is good for its product alone', async () => {
  const { caller } = await t.rich()
  const small = await t.house().offer(caller, { due: usd(1_200) })
  expect(got(await t.house().call(applyCoupon, { checkoutId: small.checkoutId, coupon_code: 'TAKE25' }, caller))).toMatchObject({ applied_amount: 12 })
  const stay = await t.house().offer(caller, { due: usd(20_000), product: 'VR' })
  expect(codeOf(await t.house().call(applyCoupon, { checkoutId: stay.checkoutId, coupon_code: 'SAVE10' }, caller))).toBe('coupon_unknown')
})

test('one coupon goes with one booking: the same code again is the same answer, another one is refused', async () => {
  const { caller } = await t.rich()
  const { checkoutId } = await t.house().offer(caller, { due: usd(20_000) })
  const apply = (coupon_code: string) => t.house().call(applyCoupon, { checkoutId, coupon_code }, caller)
  const first = got(await apply('SAVE10'))
  expect(got(await apply('Save10'))).toEqual(first)
  expect(codeOf(await apply('TAKE25'))).toBe('coupon_applied')
})
