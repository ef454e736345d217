import { applyCashcard, applyCoupon, removeCoupon } from '@sojourn/contracts'
import { inLanguage, speakByRequest } from '@sojourn/i18n/server'
import { money } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { codeOf, got, paidBy, usd, useTenders } from './tender-tests.testing.ts'

speakByRequest()
const t = useTenders()

test('[A3.5] [A4.4] [B7.4] a coupon is applied with its transaction, and unapplied with it [B7.2]', async () => {
  const { caller } = await t.rich()
  const { checkoutId } = await t.system().offer(caller, { due: usd(20_000) })
  const applied = got(await t.system().call(applyCoupon, { checkoutId, coupon_code: 'save10', product_type: 'HLT', currency: 'USD' }, caller))
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
  const free = got(await t.system().call(removeCoupon, { checkoutId, coupon_trn_id: applied.coupon_trn_id }, caller))
  expect(free.checkout.tenders.coupon).toBeNull()
  expect(free.checkout.due.card).toBe(200)
  expect(codeOf(await t.system().call(removeCoupon, { checkoutId }, caller))).toBe('ok')
})

test('[A5.1] [A5.2] [B5.1] an empty or malformed code and a person without coupons are answered with the standard texts', async () => {
  const { caller } = await t.rich()
  const poor = t.newPerson()
  const { checkoutId } = await t.system().offer(caller, { due: usd(20_000) })
  const apply = (coupon_code?: string | null) => t.system().call(applyCoupon, { checkoutId, coupon_code }, caller)
  for (const code of ['', ' ', 'SAVE-10', "' or 1=1", 'A'.repeat(61), null, undefined]) expect(codeOf(await apply(code)), `${code}`).toBe('coupon_malformed')
  const { checkoutId: of } = await t.system().offer(poor, { due: usd(20_000) })
  expect(codeOf(await t.system().call(applyCoupon, { checkoutId: of, coupon_code: 'SAVE10' }, poor))).toBe('no_coupons')
  const texts = t.system().refusalTexts(applyCoupon)
  expect(texts.coupon_malformed?.[1]).toBe('PLESE ENTER A VALID CUPON CODE')
  expect(texts.no_coupons?.[1]).toBe('You Do Not Have Any Coupon Code To Apply')
})

test('[A5.3] a discount never exceeds the total, and a code is good for its product alone', async () => {
  const { caller } = await t.rich()
  const small = await t.system().offer(caller, { due: usd(1_200) })
  expect(got(await t.system().call(applyCoupon, { checkoutId: small.checkoutId, coupon_code: 'TAKE25' }, caller))).toMatchObject({ applied_amount: 12 })
  const stay = await t.system().offer(caller, { due: usd(20_000), product: 'VR' })
  expect(codeOf(await t.system().call(applyCoupon, { checkoutId: stay.checkoutId, coupon_code: 'SAVE10' }, caller))).toBe('coupon_unknown')
})

test('one coupon goes with one booking: the same code again is the same answer, another one is refused', async () => {
  const { caller } = await t.rich()
  const { checkoutId } = await t.system().offer(caller, { due: usd(20_000) })
  const apply = (coupon_code: string) => t.system().call(applyCoupon, { checkoutId, coupon_code }, caller)
  const first = got(await apply('SAVE10'))
  expect(got(await apply('Save10'))).toEqual(first)
  expect(codeOf(await apply('TAKE25'))).toBe('coupon_applied')
})

test('[A3.5] [A3.7] a coupon in another currency says on its line at which rate it was converted; a share and one in the same currency need none', async () => {
  const { caller } = await t.rich()
  const ruleOf = async (code: string, due: ReturnType<typeof usd>) => {
    const { checkoutId } = await t.system().offer(caller, { due })
    const applied = got(await t.system().call(applyCoupon, { checkoutId, coupon_code: code }, caller))
    got(await t.system().call(removeCoupon, { checkoutId }, caller))
    return applied.checkout.lines[0]!.rule
  }
  expect(await ruleOf('TAKE25', money(20_000, 'EUR'))).toBe('$25 off, 1 USD = 0.880226 EUR')
  expect(await inLanguage('de-DE', () => ruleOf('TAKE25', money(20_000, 'EUR')))).toMatch(/, 1 USD = 0,880226 EUR$/)
  expect(await ruleOf('TAKE25', usd(20_000))).toBe('$25 off')
  expect(await ruleOf('SAVE10', money(20_000, 'EUR'))).toBe('10% off what you pay now')
})

test('[A4.4] [B7.2] a coupon is taken off under its own transaction, again and again; one that was never applied here is refused, and what is applied stays', async () => {
  const { caller } = await t.rich()
  const [{ checkoutId }, other] = [await t.system().offer(caller, { due: usd(20_000) }), await t.system().offer(caller, { due: usd(20_000) })]
  const apply = async (code: string, of = checkoutId) => got(await t.system().call(applyCoupon, { checkoutId: of, coupon_code: code }, caller)).coupon_trn_id
  const remove = (coupon_trn_id?: string) => t.system().call(removeCoupon, { checkoutId, coupon_trn_id }, caller)
  const [first, elsewhere] = [await apply('SAVE10'), await apply('TAKE25', other.checkoutId)]
  const cash = got(await t.system().call(applyCashcard, { checkoutId, amount: 5 }, caller)).checkout
  for (const wrong of ['tnd_nowhere', elsewhere, caller.user.userId, 'coupon']) {
    expect(await remove(wrong)).toMatchObject({ ok: false, refusal: { code: 'coupon_not_applied', detail: { errors: [{ path: 'coupon_trn_id' }] } } })
  }
  expect(t.system().refusalTexts(removeCoupon).coupon_not_applied).toEqual([404, expect.stringContaining('Nothing was changed')])
  const off = got(await remove(first))
  expect([off.checkout.tenders.coupon, off.checkout.due.card]).toEqual([null, cash.due.card + 20])
  expect(got(await remove(first))).toEqual(off)
  expect(got(await remove())).toEqual(off)
  // What was taken off before stays off, and leaves alone what is applied since.
  expect(await apply('SAVE10')).not.toBe(first)
  expect(got(await remove(first)).checkout.due.card).toBe(cash.due.card)
})
