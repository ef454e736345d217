import { afterEach, expect, test, vi } from 'vitest'
import { HOTELS } from '../../products/stays/stay-product.ts'
import type { PaymentEvent } from './attempt.ts'
import type { CardChoice, SavedCardChoice } from './card-choice.ts'
import { payWith } from './pay.ts'
import type { Order, PaymentToken } from './payment-api.ts'

const TOKEN: PaymentToken = { route: 'card', gateway: 'PG_03', is_popup: false, orderToken: 'att_1', client_secret: 'pi_1_secret_x', authentication_url: null }
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
const saved: SavedCardChoice = { by: 'saved', cardId: 'pm_1', email: 'member@example.com', customer: null }
const V2 = '/api/pgv2/paymentWithSavedCard'
const V1 = '/api/booking/generatePgToken'

interface ServerAnswer {
  readonly code?: string
  readonly message?: string
  readonly status?: number
  readonly data?: object
}

/** Pays over an API with given answers. Returns the events of the machine, and the calls of the API. */
async function pay(token: Partial<PaymentToken>, got: ServerAnswer | 'offline' = {}, choice: CardChoice | null = saved, applied: Order['applied'] = null) {
  const asked: { path: string; body: unknown }[] = []
  vi.stubGlobal('location', { pathname: '/hotel-checkout', search: '?checkout=chk_1' })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(init.body)) })
    if (got === 'offline') throw new TypeError('offline')
    const { code, message = '', data, status = code ? 402 : 200 } = got
    return Response.json({ status: code ? 'fail' : 'success', status_code: status, message, code, data }, { status })
  })
  const events: PaymentEvent[] = []
  await payWith({ ...TOKEN, ...token }, 'bkg_1', { ...order, applied }, choice, (event) => events.push(event))
  return { asked, event: events[0], events }
}
afterEach(() => vi.unstubAllGlobals())

const stands = (status: string, url: string | null = null) => ({
  data: { status, authentication_url: url, payment_token: { ...TOKEN, authentication_url: url } },
})
const challenge = { type: 'challenge', bookingId: 'bkg_1', url: 'https://pay.test/c' }
const failed = { type: 'retry', notice: { kind: 'payment' } }

test('[B7.11] PG_03 pays with a saved card by the name of the try, and comes back to this checkout', async () => {
  const { asked, event } = await pay({}, stands('succeeded'))
  const body = { booking_id: 'bkg_1', card_id: 'pm_1', orderToken: 'att_1', return_url: '/hotel-checkout?checkout=chk_1' }
  expect(asked).toEqual([{ path: V2, body }])
  expect(event).toEqual({ type: 'paid' })
})

test('[A7.14] PG_01 makes a token for the saved card, with its amounts, the payer and whose card it is', async () => {
  const { asked, event } = await pay({ gateway: 'PG_01' }, stands('succeeded'), { ...saved, customer: 'cus_1' })
  expect(asked[0]?.path).toBe(V1)
  expect(asked[0]?.body).toMatchObject({
    id: 'bkg_1',
    pg_amt: 499.26,
    pg_amount: 499.26,
    currency: 'USD',
    product_type: 'HLT',
    pg_type: 'stripe',
    email: 'member@example.com',
    first_name: 'Nora',
    last_name: 'Andrade',
    card_id: 'pm_1',
    cust_id: 'cus_1',
    payment_method: 'save_card',
  })
  expect(event).toEqual({ type: 'paid' })
})

test.each(['PG_01', 'PG_03'] as const)('[A4.9] a saved card of %s whose bank asks shows the challenge', async (gateway) => {
  expect((await pay({ gateway }, stands('action', 'https://pay.test/c'))).event).toEqual(challenge)
})

test('[A8.2] [B4.6] a declined saved card shows the words of the provider', async () => {
  const words = 'Your card has insufficient funds.'
  expect((await pay({}, { code: 'card_declined', message: words })).event).toEqual({ type: 'retry', notice: { kind: 'card', message: words } })
})

test('a payment that our own rules block says so, and never that a bank declined the card', async () => {
  const words = "We couldn't accept this payment, and nothing was charged."
  expect((await pay({}, { code: 'payment_refused', message: words })).event).toEqual({ type: 'retry', notice: { kind: 'order', detail: words } })
})

test('[A8.1] a failure without a word, and a payment that is still open, are the Payment Error panel', async () => {
  expect((await pay({}, { code: 'card_declined' })).event).toEqual(failed)
  expect((await pay({}, { code: 'not_found', status: 404, message: 'No such card.' })).event).toEqual(failed)
  expect((await pay({}, stands('open'))).event).toEqual(failed)
  expect((await pay({}, {}, null)).event).toEqual(failed)
})

test('a payment with nothing to pay it with was paid elsewhere, or is not opened yet: it is asked about', async () => {
  const card = {
    by: 'new',
    name: 'Nora Andrade',
    save: false,
    nickName: null,
    card: { check: () => true, pay: () => Promise.reject(new Error('nothing is paid')) },
  } as const
  expect((await pay({ client_secret: null }, {}, card)).event).toEqual({ type: 'paid' })
})

test('[A4.10] no answer, and a pending one, are polled: neither failed nor paid', async () => {
  const got: (ServerAnswer | 'offline')[] = ['offline', { code: 'internal', status: 500 }, { code: 'payment_pending', status: 409 }, stands('pending')]
  for (const answer of got) expect((await pay({}, answer)).event).toEqual({ type: 'paid' })
})

test('a checkout that is over, and another total, are reported as what they are', async () => {
  expect((await pay({}, { code: 'checkout_expired', status: 409 })).event).toEqual({ type: 'retry', notice: { kind: 'stale' } })
  const changed = await pay({ gateway: 'PG_01' }, { code: 'price_changed', status: 409, data: { old_price: 499.26, new_price: 512 } })
  expect(changed.event).toEqual({ type: 'retry', notice: { kind: 'price', was: 499.26, is: 512, of: 'card' } })
})

test.each([true, false])('[B4.8] PG_02 is paid on its own page, in a frame where is_popup is %s', async (isPopup) => {
  const { event, asked } = await pay({ route: 'hosted', gateway: 'PG_02', is_popup: isPopup, orderToken: 'https://pay.test/pay/pi_1.mac' }, {}, null)
  expect(event).toEqual({ type: 'hosted', url: 'https://pay.test/pay/pi_1.mac', isPopup })
  expect(asked).toEqual([])
})

test('[B4.8] as a guarantee a saved card is stored by the same call', async () => {
  const { asked, event } = await pay({ route: 'set_up', client_secret: 'seti_1_secret_x' }, stands('succeeded'))
  expect(asked[0]?.path).toBe(V2)
  expect(event).toEqual({ type: 'paid' })
})

test('[A7.14] the token of PG_01 shows what cash cards and the coupon pay', async () => {
  const coupon = {
    coupon_trn_id: 'tnd_1',
    applied_amount: 25,
    applied_type: 'amount',
    coupon_id: 'cpn_2',
    coupon_code: 'TAKE25',
    discount_currency: 'USD',
  } as const
  const { asked } = await pay({ gateway: 'PG_01' }, stands('succeeded'), saved, {
    coupon,
    cash_card: { amount: 40, currency: 'USD' },
    points: null,
    payment_cards: [],
  })
  expect(asked[0]?.body).toMatchObject({ cashcard_amt: 40, cn_disc_amt: 25, cn_disc_code: 'TAKE25', cn_dis_trnid: 'tnd_1' })
})
