import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, contact, guests, holdRoom, openWholeApi, wholeDb } from './whole-api.testing.ts'

/** Wallet value as it is asked for from outside: bought, shown, given, claimed, spent, by its owner and by others. */
const clock = fakeClock()
let db: Db
let system: ReturnType<typeof openWholeApi>
let member: Browser
let other: Browser

beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock)
  await system.api.seed()
  member = await person('member@sojourn.test')
  other = await person('new@sojourn.test')
})
afterEach(async () => {
  expect(system.faults).toEqual([])
  expect(
    await runInvariants(
      db,
      system.api.invariants.filter(({ sql }) => !sql.includes('gateway.')),
    ),
  ).toEqual([])
})
afterAll(() => db.close())

async function person(email: string, host?: string): Promise<Browser> {
  const browser = system.visit(host)
  await browser.signIn(email)
  return browser
}

const gift = { name: 'Theo', email: 'theo@example.com', message: 'Go and see the sea.' }
/** Movements of one moment have no order: each has its own time. */
const later = () => clock.advance(1_000)
const walletOf = async (browser: Browser, body: object = {}) => (await browser.call('/api/wallet/get', body)).body.data
const dollars = async (browser: Browser): Promise<number> =>
  (await walletOf(browser)).balances.find(({ currency }: { currency: string }) => currency === 'USD')?.amount ?? 0
const mailsTo = async (to: string) => (await (await system.visit().ask(`/dev/mail.json?to=${to}`)).json()).messages as { kind: string; links: string[] }[]

async function book(browser: Browser, request: object, more: object = {}) {
  later()
  const { checkoutId } = (await browser.call('/api/wallet/prebook', request)).body.data
  const { price } = (await browser.call('/api/checkout/get', { checkoutId })).body.data
  return {
    checkoutId,
    booked: await browser.call('/api/wallet/book', { checkoutId, contact: { email: 'nora@example.com' }, consented_total: price.total, ...more }),
  }
}

/** Bought and paid by card. */
async function buy(browser: Browser, request: object): Promise<string> {
  const { booked } = await book(browser, request)
  const { booking_id } = booked.body.data
  const status = async () => (await browser.call('/api/booking/getStatus', { booking_id })).body.data
  expect((await status()).message).toBe("We're waiting for your payment.")
  system.gateway.browser.pays(system.gateway.only())
  expect(await status()).toMatchObject({ status: 'confirmed', message: 'Your top-up is confirmed.' })
  return booking_id
}

test('[A9.6] a top-up is a booking of product WLT at its face value, and its value is a card to pay with at once', async () => {
  const before = await dollars(member)
  const { checkoutId } = (await member.call('/api/wallet/prebook', { amount: 50 })).body.data
  const checkout = (await member.call('/api/checkout/get', { checkoutId })).body.data
  expect(checkout).toMatchObject({
    offer: { product: 'WLT', title: 'Wallet top-up', amount: 50, currency: 'USD', gift: null },
    price: { total: 50, base: 50, taxes: 0, fees: 0, pay_now: 50, pay_at_property: 0 },
    due: { card: 50, now: 50 },
    earns: null,
  })
  const booking_id = await buy(member, { amount: 50 })
  const wallet = await walletOf(member)
  expect(await dollars(member)).toBe(before + 50)
  expect(wallet.history[0]).toMatchObject({ kind: 'topped_up', amount: 50, currency: 'USD', booking_id })
  expect((await mailsTo('nora@example.com'))[0]).toMatchObject({ kind: 'wallet_topped_up' })
  expect((await member.call('/api/bookingHistory/get', { booking_id })).body.data).toMatchObject({
    product: 'WLT',
    checkin: null,
    offer: { title: 'Wallet top-up' },
    cancellable: false,
  })
})

test('[B3.5] a wallet card has every field that pages read', async () => {
  const { cards } = await walletOf(member)
  expect(cards.find((card: { payment_card_name: string }) => card.payment_card_name === 'Wallet top-up')).toEqual({
    payment_card_id: expect.stringMatching(/^pcd_/),
    payment_card_name: 'Wallet top-up',
    payment_card_type: 'WALLET',
    mst_type_code: 'WLT',
    card_code: expect.stringMatching(/^WLT-/),
    card_status: 'ACTIVE',
    status: 1,
    currency_code: 'USD',
    expiry_time: null,
    purchase_price: 50,
    redemption_price: 50,
    roeRate: 1,
  })
})

test('asked twice the same checkout answers, and clicked twice one card is bought', async () => {
  const [first, second] = [await member.call('/api/wallet/prebook', { amount: 60 }), await member.call('/api/wallet/prebook', { amount: 60 })]
  expect(second.body.data.checkoutId).toBe(first.body.data.checkoutId)
  const [{ booked: one }, before] = [await book(member, { amount: 60 }), (await walletOf(member)).cards.length]
  const { booking_id } = one.body.data
  const again = await member.call('/api/wallet/book', { checkoutId: first.body.data.checkoutId, contact: { email: 'nora@example.com' }, consented_total: 60 })
  expect(again.body.data.booking_id).toBe(booking_id)
  system.gateway.browser.pays(system.gateway.only())
  await member.call('/api/booking/getStatus', { booking_id })
  expect((await walletOf(member)).cards.length).toBe(before + 1)
})

test('an amount outside the range, of another currency, with too many decimals or none at all is reported and nothing is opened', async () => {
  for (const amount of [9.99, 1000.01, -50, 0, 50.005]) {
    const answer = await member.call('/api/wallet/prebook', { amount })
    expect([answer.status, answer.body.code, answer.body.data]).toEqual([400, 'amount_out_of_range', { minimum: 10, maximum: 1000, currency: 'USD' }])
  }
  expect((await member.call('/api/wallet/prebook', { amount: 50, currency: 'XTS' })).body.code).toBe('unknown_currency')
  for (const amount of ['50', null, {}]) expect((await member.call('/api/wallet/prebook', { amount })).body.code).toBe('bad_input')
  expect((await member.call('/api/wallet/prebook', { amount: 7500, currency: 'JPY' })).status).toBe(200)
})

test('the price is what was shown: another consented amount books nothing', async () => {
  const { booked } = await book(member, { amount: 70 }, { consented_total: 7 })
  expect([booked.status, booked.body.code, booked.body.data]).toMatchObject([409, 'price_changed', { old_price: 7, new_price: 70 }])
  const due = await book(member, { amount: 70 }, { consented_due: 7 })
  expect(due.booked.body.code).toBe('price_changed')
})

test('[A4.8] wallet value is never paid by invoice: not offered, not taken', async () => {
  const agent = await person('agent@northwind.test', 'agents.localhost:4100')
  const suppliers = (await agent.call('/api/booking/getSupplierpg', { pg_product_type: 'WLT' })).body.data.suppliers
  expect(suppliers.map((each: { pg_method_name: string }) => each.pg_method_name)).not.toContain('Credit line')
  const { checkoutId, booked } = await book(agent, { amount: 50 }, { pay_with: 'invoice' })
  expect((await agent.call('/api/checkout/get', { checkoutId })).body.data.payment.invoice).toBeNull()
  expect([booked.status, booked.body.code]).toEqual([400, 'bad_input'])
})

test('[C2.10] a coupon does not buy wallet value: none is listed for it, and one that is typed is refused', async () => {
  const before = await dollars(member)
  const { checkoutId } = (await member.call('/api/wallet/prebook', { amount: 80 })).body.data
  const applied = await member.call('/api/general/applyCouponCodeDetails', { checkoutId, coupon_code: 'TAKE25', product_type: 'WLT', currency: 'USD' })
  expect([applied.status, applied.body.code]).toEqual([409, 'coupon_not_for_this'])
  expect((await member.call('/api/general/getCouponCodeDetails', { product_type: 'WLT', currency: 'USD' })).body.data.coupons).toEqual([])
  expect((await member.call('/api/booking/getpaymentcardbyuser', { product_type: 'WLT' })).body.data).toMatchObject({ total_amount: 150, cards: [] })
  const booked = await member.call('/api/wallet/book', { checkoutId, contact: { email: 'nora@example.com' }, consented_total: 80, consented_due: 80 })
  system.gateway.browser.pays(system.gateway.only())
  expect((await member.call('/api/booking/getStatus', { booking_id: booked.body.data.booking_id })).body.data.status).toBe('confirmed')
  expect(await dollars(member)).toBe(before + 80)
})

test('[A3.12] a stay is paid with it: held while it is applied, paid once it is booked, back when it is cancelled', async () => {
  const days = { destination: 'lisbon', checkin: '2027-03-01', checkout: '2027-03-03' }
  const { held } = await holdRoom(member, days, ({ price, refundable }) => price.pay_now > 60 && refundable)
  const { checkoutId, price } = held.body.data
  const [card] = (await walletOf(member)).cards.filter((each: { payment_card_name: string }) => each.payment_card_name === 'Wallet top-up')
  const before = await dollars(member)
  later()
  const applied = await member.call('/api/booking/applyPaymentCard', { checkoutId, payment_card_id: card.payment_card_id })
  const amount = applied.body.data.amount
  expect((await walletOf(member)).history[0]).toMatchObject({ kind: 'held', amount: -amount })
  const consented_due = applied.body.data.checkout.due.card
  const booked = await member.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total, consented_due })
  const { booking_id } = booked.body.data
  const line = (sent: number) => ({
    id: booking_id,
    pg_amt: consented_due,
    currency: 'USD',
    product_type: 'HLT',
    wallets: [{ amount: sent, code: card.card_code, id: card.payment_card_id, count: 1 }],
  })
  expect((await member.call('/api/booking/generatePgToken', line(amount + 1))).body.code).toBe('price_changed')
  expect((await member.call('/api/booking/generatePgToken', line(amount))).status).toBe(200)
  system.gateway.browser.pays(system.gateway.only())
  expect((await member.call('/api/booking/getStatus', { booking_id })).body.data.status).toBe('confirmed')
  expect((await walletOf(member)).history[0]).toMatchObject({ kind: 'paid', amount: -amount, booking_id })
  expect(await dollars(member)).toBe(before - amount)
  const { refund } = (await member.call('/api/bookingHistory/cancelQuote', { booking_id })).body.data
  later()
  await member.call('/api/bookingHistory/cancel', { booking_id, expected_refund: refund })
  expect(await dollars(member)).toBe(before)
  expect((await walletOf(member)).history[0]).toMatchObject({ kind: 'given_back', amount, booking_id })
})

test('a gift goes to its receiver by mail, once, and is claimed once: later visitors learn nothing of it', async () => {
  const before = await dollars(member)
  const booking_id = await buy(member, { amount: 40, gift })
  expect(await dollars(member)).toBe(before)
  const [mail, ...more] = (await mailsTo(gift.email)).filter(({ kind }) => kind === 'gift_received')
  expect(more).toEqual([])
  const code = new URL(mail!.links[0]!).searchParams.get('claim')!
  // An address opens the page and changes nothing.
  expect((await walletOf(other)).cards).toEqual([])
  later()
  const claimed = await other.call('/api/wallet/claim', { code: code.toLowerCase().replaceAll('-', ' ') })
  expect(claimed.body.data.card).toMatchObject({ payment_card_type: 'CERTIFICATE', mst_type_code: 'CRT', redemption_price: 40, card_status: 'ACTIVE' })
  expect(await dollars(other)).toBe(40)
  expect((await other.call('/api/wallet/claim', { code })).body.data).toEqual(claimed.body.data)
  expect(await dollars(other)).toBe(40)
  const [late, never] = [await member.call('/api/wallet/claim', { code }), await member.call('/api/wallet/claim', { code: 'ABCD-EFGH-JKMN-PQRS' })]
  expect([late.status, late.body]).toEqual([never.status, never.body])
  expect(late.status).toBe(404)
  expect((await walletOf(member)).history.slice(0, 2)).toMatchObject([
    { kind: 'gift_claimed', label: 'Your gift to Theo was claimed', amount: 40 },
    { kind: 'gift_sent', label: 'Gift sent to Theo', amount: 40, booking_id },
  ])
  expect(await dollars(member)).toBe(before)
})

test('codes are guessed at slowly, and what cannot be one is no guess', async () => {
  const guesser = await person('trial@sojourn.test')
  for (let malformed = 0; malformed < 15; malformed++) expect((await guesser.call('/api/wallet/claim', { code: 'SAVE10' })).body.code).toBe('code_malformed')
  const codes = []
  for (let guess = 0; guess < 12; guess++)
    codes.push((await guesser.call('/api/wallet/claim', { code: `ABCD-EFGH-JKMN-PQR${'ABCDEFGHJKMN'[guess]}` })).body.code)
  expect([codes[0], codes.at(-1)]).toEqual(['not_found', 'too_many_tries'])
})

test('an invalid gift is refused: links, no address, no name', async () => {
  for (const wrong of [{ message: 'See https://evil.test' }, { name: 'www.evil.test' }, { email: 'nobody' }, { name: '' }]) {
    expect((await member.call('/api/wallet/prebook', { amount: 40, gift: { ...gift, ...wrong } })).body.code).toBe('bad_input')
  }
})

test('what was bought is not cancelled, and its time can be extended once like any other', async () => {
  const booking_id = await buy(member, { amount: 45 })
  expect((await member.call('/api/bookingHistory/cancelQuote', { booking_id })).body.code).toBe('not_cancellable')
  expect((await member.call('/api/bookingHistory/cancel', { booking_id, expected_refund: 45 })).body.code).toBe('not_cancellable')
  const { checkoutId } = (await member.call('/api/wallet/prebook', { amount: 46 })).body.data
  expect([(await member.call('/api/checkout/renew', { checkoutId })).status, (await member.call('/api/checkout/renew', { checkoutId })).body.code]).toEqual([
    200,
    'already_renewed',
  ])
})

test('the history comes in pages that neither lose nor repeat a movement', async () => {
  const whole = (await walletOf(member, { limit: 50 })).history
  const seen: unknown[] = []
  let cursor: string | undefined
  do {
    const page = await walletOf(member, { limit: 3, ...(cursor && { cursor }) })
    seen.push(...page.history)
    cursor = page.next ?? undefined
  } while (cursor)
  expect(seen).toEqual(whole)
  expect((await member.call('/api/wallet/get', { cursor: "x' or true:1" })).body.code).toBe('bad_input')
})

test('[A9.6] the wallet is its owner’s: a guest is asked to sign in, another member and another organisation see their own, a demo account only reads', async () => {
  const guest = system.visit()
  const { checkoutId } = (await member.call('/api/wallet/prebook', { amount: 47 })).body.data
  for (const [path, body] of [
    ['/api/wallet/get', {}],
    ['/api/wallet/prebook', { amount: 50 }],
    ['/api/wallet/book', { checkoutId, contact: { email: 'a@example.com' }, consented_total: 47 }],
    ['/api/wallet/claim', { code: 'ABCD-EFGH-JKMN-PQRS' }],
  ] as const) {
    expect([path, (await guest.call(path, body)).status]).toEqual([path, 401])
  }
  const blue = await person('member@blue.test', 'blue.localhost:4100')
  expect((await walletOf(blue)).cards).toEqual([])
  const booking = { checkoutId, contact: { email: 'a@example.com' }, consented_total: 47 }
  const nowhere = { ...booking, checkoutId: 'chk_nowhere' }
  for (const stranger of [other, blue]) {
    const [theirs, none] = [await stranger.call('/api/wallet/book', booking), await stranger.call('/api/wallet/book', nowhere)]
    expect([theirs.status, theirs.body]).toEqual([404, none.body])
    expect((await stranger.call('/api/checkout/get', { checkoutId })).status).toBe(404)
  }
  // The checkout of a top-up is no hotel's.
  const asStay = await member.call('/api/hotels/book', { ...booking, guests, contact })
  expect([asStay.status, asStay.body.code]).toEqual([409, 'wrong_product'])
  for (const stranger of [other, blue]) expect((await stranger.call('/api/hotels/book', { ...booking, guests, contact })).status).toBe(404)
  const demo = await person('demo@sojourn.test')
  expect((await demo.call('/api/wallet/get', {})).status).toBe(200)
  for (const path of ['/api/wallet/prebook', '/api/wallet/book', '/api/wallet/claim']) {
    expect((await demo.call(path, { ...booking, amount: 50, code: 'ABCD-EFGH-JKMN-PQRS' })).body.code).toBe('demo_account')
  }
})
