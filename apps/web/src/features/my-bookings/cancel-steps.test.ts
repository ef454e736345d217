import { afterEach, expect, test, vi } from 'vitest'
import { askQuote, cancelAt } from './cancel-steps.ts'
import type { Quote } from './my-bookings-api.ts'

const quote: Quote = {
  booking_id: 'bkg_1',
  refund: 331.78,
  kept: 167.48,
  may_charge: 0,
  discounts: [],
  currency: 'USD',
  to: [],
  expected: '',
  back_anyway: [],
  stands_until: '',
  undo_until: null,
}

interface Sent {
  readonly path: string
  readonly body: unknown
  readonly key: string | undefined
}

/** An API with a list of answers, one a call; a string is a code of refusal, `offline` is no answer. */
function answering(...answers: readonly (object | string)[]): Sent[] {
  const sent: Sent[] = []
  const left = [...answers]
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)), key: (init.headers as Record<string, string>)['idempotency-key'] })
    const answer = left.shift()
    if (answer === 'offline') throw new Error('offline')
    if (typeof answer === 'string') return Response.json({ status: 'fail', status_code: 409, code: answer, message: 'As the server says.' }, { status: 409 })
    return Response.json({ status: 'success', status_code: 200, message: '', data: answer })
  })
  return sent
}
afterEach(() => vi.unstubAllGlobals())

test('a booking is quoted before it is cancelled', async () => {
  answering(quote)
  expect(await askQuote({ bookingId: 'bkg_1' })).toEqual({ step: 'quoted', quote, note: null })
})

test('it is cancelled at exactly the refund that was seen, once for two clicks', async () => {
  const sent = answering({ booking_id: 'bkg_1', waits_for_supplier: false }, { booking_id: 'bkg_1', waits_for_supplier: false })
  expect(await cancelAt(quote)).toEqual({ step: 'cancelled', waits: false })
  await cancelAt(quote)
  expect(sent[0]).toMatchObject({ path: '/api/bookingHistory/cancel', body: { booking_id: 'bkg_1', expected_refund: 331.78 } })
  expect(sent[0]?.key).toBe(sent[1]?.key)
})

test('[C3.3] the reason goes with the call, which has no key then: it may be typed again', async () => {
  const sent = answering({ booking_id: 'bkg_1', waits_for_supplier: false })
  await cancelAt(quote, 'The hotel closes')
  expect(sent[0]).toMatchObject({ body: { booking_id: 'bkg_1', expected_refund: 331.78, reason: 'The hotel closes' } })
  expect(sent[0]?.key).toBeUndefined()
})

test('a refund that changed since is shown and asked again; nothing is cancelled', async () => {
  const less = { ...quote, refund: 0, kept: 499.26 }
  const sent = answering('refund_changed', less)
  expect(await cancelAt(quote)).toMatchObject({ step: 'quoted', quote: less, note: expect.stringContaining('has changed') })
  expect(sent.map(({ path }) => path)).toEqual(['/api/bookingHistory/cancel', '/api/bookingHistory/cancelQuote'])
})

test('no answer is no refusal: the same quote may be clicked again', async () => {
  answering('offline')
  expect(await cancelAt(quote)).toMatchObject({ step: 'quoted', quote, note: expect.stringContaining('only be canceled once') })
})

test('what cannot be cancelled says why', async () => {
  answering('not_cancellable')
  expect(await askQuote({ bookingId: 'bkg_1' })).toEqual({ step: 'refused', message: 'As the server says.' })
})

test('one item is quoted and cancelled as one item, under a key of its own, and says where its supplier has yet to cancel it', async () => {
  const ofItem = { ...quote, item_no: 2 }
  const sent = answering(ofItem, { booking_id: 'bkg_1', waits_for_supplier: true }, 'refund_changed', ofItem)
  expect(await askQuote({ bookingId: 'bkg_1', itemNo: 2 })).toMatchObject({ step: 'quoted', quote: ofItem })
  expect(await cancelAt(ofItem)).toEqual({ step: 'cancelled', waits: true })
  await cancelAt(ofItem)
  expect(sent.map(({ body }) => body)).toEqual([
    { booking_id: 'bkg_1', item_no: 2 },
    { booking_id: 'bkg_1', item_no: 2, expected_refund: 331.78 },
    { booking_id: 'bkg_1', item_no: 2, expected_refund: 331.78 },
    { booking_id: 'bkg_1', item_no: 2 },
  ])
  expect(sent[1]?.key).toBe('cancel:bkg_1:2:331.78')
})
