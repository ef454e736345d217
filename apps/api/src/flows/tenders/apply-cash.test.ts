import { applyCashcard, cashCardRedemptionActTrf, cashcardRedemptionCars, getPaymentCards, removeCashcard } from '@sojourn/contracts'
import { money } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { codeOf, got, usd, useTenders } from './tender-tests.testing.ts'

const t = useTenders()

test('[A3.6] [A4.5] [A5.5] [B7.3] cash cards are one sum, capped by what they hold and by what is due; those that expire first are used first', async () => {
  const { caller, at } = await t.rich()
  const all = got(await t.system().call(getPaymentCards, { product_type: 'HLT', currency: 'USD' }, caller))
  expect(all).toMatchObject({ total_amount: 150, currency: 'USD' })
  const { checkoutId } = await t.system().offer(caller, { due: usd(50_000) })
  const applied = got(await t.system().call(applyCashcard, { checkoutId, product_type: 'HLT', amount: '120.50', currency: 'USD' }, caller))
  expect(applied).toMatchObject({ amount: 120.5, currency: 'USD' })
  expect([await t.system().left('stored_value', `soon${at}`), await t.system().left('stored_value', `late${at}`)]).toEqual([0, 2_950])
  expect(applied.checkout.tenders.cash_card).toEqual({ amount: 120.5, currency: 'USD' })
  // The same again is the same, another amount is not put over it.
  expect(got(await t.system().call(applyCashcard, { checkoutId, amount: 120.5 }, caller)).amount).toBe(120.5)
  expect(codeOf(await t.system().call(applyCashcard, { checkoutId, amount: 10 }, caller))).toBe('cash_applied')
  const removed = await t.system().call(removeCashcard, { id: checkoutId, product_type: 'HLT', type: 'cashcard' }, caller)
  expect(got(removed).checkout.tenders.cash_card).toBeNull()
  expect(await t.system().left('stored_value', `late${at}`)).toBe(5_000)
  expect(got(await t.system().call(applyCashcard, { checkoutId, amount: 900 }, caller)).amount).toBe(150)
  const small = await t.system().offer(caller, { due: usd(3_000) })
  expect(codeOf(await t.system().call(applyCashcard, { checkoutId: small.checkoutId, amount: 900 }, caller))).toBe('held_elsewhere')
  got(await t.system().call(removeCashcard, { id: checkoutId }, caller))
  expect(got(await t.system().call(applyCashcard, { checkoutId: small.checkoutId, amount: 900 }, caller)).amount).toBe(30)
})

test('[A7.6] removing cash says that it was done, twice as well as once', async () => {
  const { caller } = await t.rich()
  const { checkoutId } = await t.system().offer(caller, { due: usd(50_000) })
  got(await t.system().call(applyCashcard, { checkoutId, amount: 10 }, caller))
  for (const _ of [1, 2]) expect((await t.system().call(removeCashcard, { id: checkoutId }, caller)).message).toBe('Cash card removed successfully')
})

test('[A5.4] [A5.5] a cash amount is digits with at most two decimals; empty or zero is answered with the standard text', async () => {
  const { caller } = await t.rich()
  const { checkoutId } = await t.system().offer(caller, { due: usd(50_000) })
  for (const amount of ['1.234', '-5', '1e3', '1,234', '12,5,0', 'abc', '0x10', ' 1 2', 1.005, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(applyCashcard.body.safeParse({ checkoutId, amount }).success, String(amount)).toBe(false)
  }
  // With the comma of those who write it so, where it can be nothing else.
  for (const amount of ['12,5', '12,50', 12.5]) expect(applyCashcard.body.parse({ checkoutId, amount }).amount, String(amount)).toBe(12.5)
  const why = (amount: unknown) => applyCashcard.body.safeParse({ checkoutId, amount }).error?.issues.map(({ path, message }) => [path.join('.'), message])
  for (const amount of ['1.234', 1.234, '-5', '1,234', true])
    expect(why(amount), String(amount)).toEqual([['amount', 'digits, with two decimals at most, such as 40 or 40.50']])
  for (const amount of ['12345678901', 12345678901]) expect(why(amount), String(amount)).toEqual([['amount', '999,999,999 at most']])
  for (const amount of ['', ' ', '0', '0.00', 0, null, undefined]) {
    expect(codeOf(await t.system().call(applyCashcard, { checkoutId, amount }, caller)), String(amount)).toBe('cash_amount_missing')
  }
  expect(t.system().refusalTexts(applyCashcard).cash_amount_missing?.[1]).toBe('Please Enter Cash Card Amount')
})

test('[B7.1] [B7.5] activities, transfers and cars have calls of their own, which serve only their own checkouts', async () => {
  const { caller } = await t.rich()
  const offer = async (product: 'ACT' | 'TRF' | 'CAR' | 'HLT') => (await t.system().offer(caller, { due: usd(1_000), product })).checkoutId
  const [act, trf, car, hotel] = [await offer('ACT'), await offer('TRF'), await offer('CAR'), await offer('HLT')]
  const actTrf = (checkoutId: string, productType: 'ACT' | 'TRF' | 'HLT', action: 'apply' | 'remove') =>
    t.system().call(cashCardRedemptionActTrf, { checkoutId, productType, action, amount: 4 }, caller)
  expect(got(await actTrf(act, 'ACT', 'apply')).amount).toBe(4)
  expect(got(await actTrf(trf, 'TRF', 'apply')).amount).toBe(4)
  expect(await actTrf(trf, 'TRF', 'remove')).toMatchObject({ value: { amount: 0 }, message: 'Cash card removed successfully' })
  expect([codeOf(await actTrf(hotel, 'HLT', 'apply')), codeOf(await actTrf(act, 'TRF', 'apply')), codeOf(await actTrf(hotel, 'ACT', 'remove'))]).toEqual(
    Array(3).fill('wrong_product'),
  )
  const ofCars = (checkoutId: string) => t.system().call(cashcardRedemptionCars, { checkoutId, action: 'apply', amount: '2.50' }, caller)
  expect(got(await ofCars(car)).amount).toBe(2.5)
  expect(codeOf(await ofCars(hotel))).toBe('wrong_product')
  expect(t.system().refusalTexts(cashcardRedemptionCars).wrong_product).toEqual([409, expect.stringContaining('still held')])
  expect(codeOf(await t.system().call(cashcardRedemptionCars, { checkoutId: hotel, action: 'apply', amount: 1 }, t.newPerson()))).toBe('not_found')
})

test('money of another currency is worth its rate of this moment, rounded down, and no more of it is held than is needed', async () => {
  const caller = t.newPerson()
  await t.system().card(caller, 'euros', 'CASH', money(10_000, 'EUR'))
  const { checkoutId } = await t.system().offer(caller, { due: usd(5_000) })
  expect(got(await t.system().call(applyCashcard, { checkoutId, amount: 40 }, caller)).amount).toBe(40)
  // 35.21 EUR are worth 40.00 USD, 35.20 are not.
  expect(await t.system().left('stored_value', 'euros')).toBe(10_000 - 3_521)
})

test('[A5.4] an amount with more decimals than the currency has is refused by its field, not cut off', async () => {
  const { caller } = await t.rich()
  const { checkoutId } = await t.system().offer(caller, { due: money(9_000, 'JPY') })
  const apply = (amount: string) => t.system().call(applyCashcard, { checkoutId, amount }, caller)
  for (const amount of ['100.5', '0.01'])
    expect(await apply(amount)).toMatchObject({
      refusal: { code: 'bad_input', detail: { errors: [{ path: 'amount', message: expect.stringContaining('JPY has no decimals') }] } },
    })
  expect(got(await apply('100.00')).amount).toBe(100)
})
