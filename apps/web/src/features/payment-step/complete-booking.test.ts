import { afterEach, expect, test, vi } from 'vitest'
import type { CardPayment, CardResult } from '../../lib/card-fields/card-port.ts'
import { HOLIDAY_STAYS, HOTELS } from '../../products/stays/stay-product.ts'
import { type Attempt, CHOOSING, type PaymentEvent } from './attempt.ts'
import type { CardChoice, NewCardChoice } from './card-choice.ts'
import { completeBooking, leaveChallenge } from './complete-booking.ts'
import { next } from './payment-machine.ts'
import { isStale } from './refusals.ts'

interface Call {
  readonly path: string
  readonly body: Record<string, unknown>
}
interface ServerAnswer {
  readonly code?: string
  readonly data?: unknown
  readonly status?: number
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
}

/** An API with an answer for each path, which records its calls. `offline` is no answer at all. */
function answering(answers: Readonly<Record<string, ServerAnswer | 'offline'>>): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, body: JSON.parse(String(init.body)) })
    const answer = answers[path]
    if (!answer || answer === 'offline') throw new Error('offline')
    const { code, data, errors, status = code ? 409 : 200 } = answer
    return Response.json({ status: code ? 'fail' : 'success', status_code: status, message: 'As the server says.', code, data, errors }, { status })
  })
  return calls
}
afterEach(() => vi.unstubAllGlobals())

const TOKEN = { route: 'card', gateway: 'PG_03', is_popup: false, orderToken: 'att_1', client_secret: 'pay_1_secret_x', authentication_url: null }
const booked = (token: object = {}, id = 'bkg_1') => ({ data: { booking_id: id, status: 'pending_payment', payment_token: { ...TOKEN, ...token } } })
const order = {
  product: HOTELS,
  checkoutId: 'chk_1',
  guests: [{ first_name: 'Nora', last_name: 'Andrade' }],
  contact: { email: 'n@example.com', phone: '123456' },
  consentedTotal: 525.66,
  due: { card: 499.26, currency: 'USD' },
  payWith: 'card' as const,
  applied: null,
}

const atOnce = async () => {}

function card(result: CardResult): NewCardChoice & { readonly paid: CardPayment[] } {
  const paid: CardPayment[] = []
  const port = {
    check: () => true,
    pay: async (payment: CardPayment) => {
      paid.push(payment)
      return result
    },
  }
  return { by: 'new', card: port, name: 'Nora Andrade', save: false, nickName: null, paid }
}

/** Clicks the button and answers where the screen ends up. */
async function click(choice: CardChoice | null, from: Attempt = CHOOSING, product = HOTELS): Promise<Attempt> {
  let attempt = from
  const send = (event: PaymentEvent) => {
    attempt = next(attempt, event)
  }
  await completeBooking(from, { ...order, product }, choice, send, atOnce)
  return attempt
}

const CONSENT = { consented_total: 525.66, consented_due: 499.26 }

test('[B4.3] COMPLETE BOOKING makes the booking at the consented total, then pays it once', async () => {
  const calls = answering({ '/api/hotels/book': booked() })
  const choice = card({ status: 'succeeded' })
  expect(await click(choice)).toEqual({ step: 'settling', bookingId: 'bkg_1' })
  expect(calls).toEqual([
    { path: '/api/hotels/book', body: { checkoutId: 'chk_1', guests: order.guests, contact: order.contact, ...CONSENT, pay_with: 'card' } },
  ])
  expect(choice.paid).toEqual([{ clientSecret: 'pay_1_secret_x', name: 'Nora Andrade', save: false, nickName: null }])
})

test.each(['bkg_undefined', 'NaN'])('[B4.3] a booking called %s is invalid: the loader stops silently and nothing is paid', async (id) => {
  answering({ '/api/hotels/book': booked({}, id) })
  const choice = card({ status: 'succeeded' })
  expect(await click(choice)).toEqual(CHOOSING)
  expect(choice.paid).toEqual([])
})

test('[B4.4] price 0: the booking is made and nothing is charged', async () => {
  answering({ '/api/hotels/book': booked({ route: 'none', client_secret: null }) })
  expect(await click(null)).toEqual({ step: 'settling', bookingId: 'bkg_1' })
})

test('[A4.9] a token that carries an authentication address shows the challenge before anything is paid', async () => {
  answering({ '/api/hotels/book': booked({ authentication_url: 'https://pay.test/c' }) })
  const choice = card({ status: 'succeeded' })
  expect(await click(choice)).toEqual({ step: 'challenged', bookingId: 'bkg_1', url: 'https://pay.test/c', page: 'bank' })
  expect(choice.paid).toEqual([])
})

test("[A8.2, B4.6] a decline with the provider's words shows the card modal and keeps the booking", async () => {
  answering({ '/api/hotels/book': booked() })
  expect(await click(card({ status: 'declined', message: 'No funds.' }))).toEqual({
    step: 'choosing',
    bookingId: 'bkg_1',
    notice: { kind: 'card', message: 'No funds.' },
  })
})

test('[A8.1] a failed payment without words shows the Payment Error panel', async () => {
  answering({ '/api/hotels/book': booked() })
  expect(await click(card({ status: 'declined', message: null }))).toMatchObject({ notice: { kind: 'payment' } })
  expect(await click(card({ status: 'unsent', said: false }))).toMatchObject({ notice: { kind: 'payment' } })
  expect(await click(card({ status: 'unsent', said: true }))).toEqual({ step: 'choosing', bookingId: 'bkg_1', notice: null })
})

test('what is refused of a traveller is said at its fields; any other fault of the request is said whole', async () => {
  const errors = [
    { path: 'guests.1.document.expires_on', message: 'Too early.' },
    { path: 'contact.email', message: 'No address.' },
    { path: 'guests.0.first_name', message: 'No name.' },
    { path: 'guests.1.last_name', message: 'Not one of these fields.' },
  ]
  answering({ '/api/hotels/book': { code: 'bad_input', status: 400, errors } })
  expect(await click(null)).toMatchObject({ step: 'choosing', bookingId: null, notice: { kind: 'guests', errors: errors.slice(0, 3) } })
  answering({ '/api/hotels/book': { code: 'bad_input', status: 400, errors: errors.slice(3) } })
  expect(await click(null)).toMatchObject({ notice: { kind: 'order', detail: 'As the server says.' } })
  const twice = [{ path: 'guests.1.born_on', message: 'The same person.' }]
  answering({ '/api/hotels/book': { code: 'duplicate_booking', status: 409, errors: twice } })
  expect(await click(null)).toMatchObject({ notice: { kind: 'guests', errors: twice } })
})

test('a payment without an answer has not failed: its status is polled', async () => {
  answering({ '/api/hotels/book': booked() })
  expect(await click(card({ status: 'unknown' }))).toEqual({ step: 'settling', bookingId: 'bkg_1' })
})

test('after a decline the same booking is paid by another card; paid meanwhile, it settles', async () => {
  const declined: Attempt = { step: 'choosing', bookingId: 'bkg_1', notice: null }
  const calls = answering({ '/api/booking/retryPayment': { data: { payment_token: { ...TOKEN, client_secret: 'pay_2_secret_y' } } } })
  const choice = card({ status: 'succeeded' })
  expect(await click(choice, declined)).toEqual({ step: 'settling', bookingId: 'bkg_1' })
  expect(calls.map(({ path }) => path)).toEqual(['/api/booking/retryPayment'])
  expect(choice.paid[0]?.clientSecret).toBe('pay_2_secret_y')
  answering({ '/api/booking/retryPayment': { code: 'already_paid' } })
  expect(await click(choice, declined)).toEqual({ step: 'settling', bookingId: 'bkg_1' })
})

test('a total that changed is shown with the old one and asked again; nothing is paid', async () => {
  answering({ '/api/hotels/book': { code: 'price_changed', data: { old_price: 525.66, new_price: 538.1 } } })
  const choice = card({ status: 'succeeded' })
  expect(await click(choice)).toEqual({ step: 'choosing', bookingId: null, notice: { kind: 'price', was: 525.66, is: 538.1, of: 'total' } })
  expect(choice.paid).toEqual([])
})

const REFUSALS = [
  ['sold_out', { kind: 'order', detail: 'As the server says.' }],
  ['checkout_expired', { kind: 'stale' }],
  ['already_booked', { kind: 'stale' }],
  ['booked_otherwise', { kind: 'stale' }],
  ['not_signed_in', { kind: 'signed_out' }],
  ['demo_account', { kind: 'demo' }],
] as const
test.each(REFUSALS)('[B2.9, A6.1, B6.2] an order refused as %s says what it is', async (code, notice) => {
  answering({ '/api/hotels/book': { code } })
  expect(await click(card({ status: 'succeeded' }))).toEqual({ step: 'choosing', bookingId: null, notice })
})

test('[A2.17] [A2.18] a day too soon and a guest who is booked already are reported as such, and the next try books', async () => {
  answering({ '/api/hotels/book': { code: 'too_soon', data: { earliest: '2027-03-08' } } })
  const soon = await click(card({ status: 'succeeded' }))
  expect(soon).toEqual({ step: 'choosing', bookingId: null, notice: { kind: 'too_soon', earliest: '2027-03-08' } })
  answering({ '/api/hotels/book': { code: 'duplicate_booking' } })
  const twice = await click(card({ status: 'succeeded' }))
  expect(twice).toEqual({ step: 'choosing', bookingId: null, notice: { kind: 'duplicate' } })
  answering({ '/api/hotels/book': booked() })
  expect(await click(card({ status: 'succeeded' }), next(twice, { type: 'dismissed' }))).toEqual({ step: 'settling', bookingId: 'bkg_1' })
})

test('[B2.2] a holiday stay is booked through its own product', async () => {
  const calls = answering({ '/api/holidaystays/book': booked() })
  expect(await click(card({ status: 'succeeded' }), CHOOSING, HOLIDAY_STAYS)).toEqual({ step: 'settling', bookingId: 'bkg_1' })
  expect(calls.map(({ path }) => path)).toEqual(['/api/holidaystays/book'])
  expect(calls[0]?.body).not.toHaveProperty('product')
})

test('an order without an answer is sent again, and the same booking is then paid', async () => {
  const answers: Record<string, ServerAnswer | 'offline'> = { '/api/hotels/book': 'offline' }
  const calls = answering(answers)
  const waited: number[] = []
  let attempt = CHOOSING
  const send = (event: PaymentEvent) => {
    attempt = next(attempt, event)
  }
  await completeBooking(CHOOSING, order, card({ status: 'succeeded' }), send, async (ms) => {
    waited.push(ms)
    if (waited.length === 2) answers['/api/hotels/book'] = booked()
  })
  expect(waited).toEqual([1000, 3000])
  expect(calls.map(({ body }) => body.checkoutId)).toEqual(['chk_1', 'chk_1', 'chk_1'])
  expect(attempt).toEqual({ step: 'settling', bookingId: 'bkg_1' })
})

test('[B2.9] an order that was never answered is not called failed; one that was not created is', async () => {
  for (const answer of ['offline', { code: 'internal', status: 500 }] as const) {
    answering({ '/api/hotels/book': answer })
    expect(await click(card({ status: 'succeeded' }))).toEqual({ step: 'choosing', bookingId: null, notice: { kind: 'unanswered' } })
  }
  const calls = answering({ '/api/hotels/book': { code: 'order_not_created', status: 502 } })
  expect(await click(card({ status: 'succeeded' }))).toMatchObject({ notice: { kind: 'order', detail: 'As the server says.' } })
  expect(calls).toHaveLength(1)
})

test.each(['confirmed', 'confirming', 'failed', 'cancelled'])(
  'a booking that another tab brought to %s is not paid again: how it ended is asked',
  async (status) => {
    answering({ '/api/hotels/book': { data: { booking_id: 'bkg_1', status, payment_token: { ...TOKEN, client_secret: null } } } })
    const choice = card({ status: 'succeeded' })
    expect(await click(choice)).toEqual({ step: 'settling', bookingId: 'bkg_1' })
    expect(choice.paid).toEqual([])
  },
)

test('another try without an answer, or while another tab pays, is neither failed nor paid twice', async () => {
  const declined: Attempt = { step: 'choosing', bookingId: 'bkg_1', notice: null }
  answering({ '/api/booking/retryPayment': 'offline' })
  expect(await click(card({ status: 'succeeded' }), declined)).toEqual({ step: 'choosing', bookingId: 'bkg_1', notice: { kind: 'unanswered' } })
  answering({ '/api/booking/retryPayment': { code: 'payment_pending' } })
  expect(await click(card({ status: 'succeeded' }), declined)).toEqual({ step: 'settling', bookingId: 'bkg_1' })
})

test('[C2.3] a booking that was abandoned or opened again elsewhere is not tried again: the page is reloaded', async () => {
  const declined: Attempt = { step: 'choosing', bookingId: 'bkg_1', notice: null }
  answering({ '/api/booking/retryPayment': { code: 'nothing_due' } })
  expect(await click(card({ status: 'succeeded' }), declined)).toEqual({ step: 'choosing', bookingId: 'bkg_1', notice: { kind: 'stale' } })
})

test('[B4.1] an invoice that is refused is reported, and the credit line read again', async () => {
  for (const code of ['credit_exceeded', 'invoice_not_allowed']) {
    answering({ '/api/hotels/book': { code } })
    const attempt = await click(null)
    expect(attempt).toMatchObject({ step: 'choosing', notice: { kind: 'order', detail: 'As the server says.' } })
    expect(attempt.step === 'choosing' && isStale(attempt.notice)).toBe(true)
  }
  expect(isStale({ kind: 'order', detail: null })).toBe(false)
})

const CLOSED = [
  [{ data: { next: 'complete', message: null, payment_token: null } }, ['challenge_left', 'waited 1000', 'paid']],
  [{ data: { next: 'pending', message: null, payment_token: null } }, ['challenge_left', 'polling_ended']],
  [{ data: { next: 'retry', message: null, payment_token: null } }, ['challenge_left', 'retry challenge']],
  [{ code: 'not_found', status: 404 }, ['challenge_left', 'retry challenge']],
  // No answer may be a success: the status is polled.
  ['offline', ['challenge_left', 'paid']],
] as const
test.each(CLOSED)('[A4.10, A8.8, A9.3] on CLOSE the server says how to go on, and completing waits a second: %j', async (answer, steps) => {
  answering({ '/api/booking/closeChallenge': answer })
  const seen: string[] = []
  const send = (event: PaymentEvent) => seen.push(event.type === 'retry' ? `retry ${event.notice?.kind}` : event.type)
  await leaveChallenge('bkg_1', send, async (ms) => void seen.push(`waited ${ms}`))
  expect(seen).toEqual(steps)
})

test('[B4.1] [A4.8] an invoice is asked for with the booking, and nothing goes to a card', async () => {
  const calls = answering({ '/api/hotels/book': booked({ route: 'none' }) })
  const events: PaymentEvent[] = []
  await completeBooking(CHOOSING, { ...order, payWith: 'invoice' }, null, (event) => events.push(event), atOnce)
  expect(calls[0]?.body).toMatchObject({ ...CONSENT, pay_with: 'invoice' })
  expect(events.at(-1)).toEqual({ type: 'nothing_due', bookingId: 'bkg_1' })
})

test('what the card pays changed while the total is the same: the old and the new amount are shown, and nothing is booked', async () => {
  answering({ '/api/hotels/book': { code: 'price_changed', data: { old_price: 499.26, new_price: 524.26 } } })
  const events: PaymentEvent[] = []
  await completeBooking(CHOOSING, order, null, (event) => events.push(event), atOnce)
  expect(events.at(-1)).toEqual({ type: 'refused', notice: { kind: 'price', was: 499.26, is: 524.26, of: 'card' } })
})
