import { expect, test } from 'vitest'
import { createFigure, movesMoney } from './own-figure.ts'

test('a figure is asked for once in a minute, and again when it was forgotten or could not be read', async () => {
  const answers: (number | null)[] = [null, 80, 70, 60]
  let asked = 0
  const figure = createFigure(async () => answers[asked++] ?? null)
  expect(await figure.get('usr_1', 0)).toBeNull()
  expect(await figure.get('usr_1', 1_000)).toBe(80)
  expect(await figure.get('usr_1', 60_999)).toBe(80)
  expect(await figure.get('usr_1', 61_000)).toBe(70)
  figure.forget('usr_1')
  expect(await figure.get('usr_1', 61_001)).toBe(60)
  expect(asked).toBe(4)
})

test.each([
  '/api/hotels/book',
  '/api/wallet/book',
  '/api/wallet/claim',
  '/api/bookingHistory/cancel',
  '/api/plans/cancel',
  '/api/booking/applyPaymentCard',
  '/api/booking/removePaymentCard',
  '/api/booking/cashCardRedemption_ACT_TRF',
  '/api/booking/retryPayment',
  '/api/pgv2/paymentWithSavedCard',
  '/api/checkout/renew',
])('%s may change what a person owns or owes', (path) => expect(movesMoney(path)).toBe(true))

test.each([
  '/api/wallet/get',
  '/api/bookingHistory/getCountMessages',
  '/api/bookingHistory/cancelQuote',
  '/api/hotels/search',
  '/api/hotels/prebook',
  '/api/trips/save',
])('%s changes no amount', (path) => expect(movesMoney(path)).toBe(false))
