import { raw, sql } from '@sojourn/db'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bookLinesIn } from './bank-books.ts'
import { type SystemAtHand, systemAtHand } from './system-at-hand.ts'
import { CANARIES, type Traveller, traveller, until } from './traveller.ts'

const MEMBER = 'member@sojourn.test'
const SETTINGS = { gateway: 'PG_03', popup: false, forced: false, guarantee: false, markup_now: false }
/** What an organisation decided reaches its pages within three seconds. */
const DECISION_SPREADS_MS = 3_100
const key = 'pk_test_sojourn'

let takesLess = false
let at: SystemAtHand
let weeksAhead = 8

beforeAll(async () => {
  at = await systemAtHand({
    bank: (sandbox) => ({
      ...sandbox,
      confirm: async (charge) => {
        const answer = await sandbox.confirm(charge)
        return takesLess && answer.kind === 'succeeded' ? { ...answer, amount: { ...answer.amount, minor: answer.amount.minor - 1 } } : answer
      },
    }),
  })
})
afterEach(async () => {
  takesLess = false
  expect(await at.system.invariants()).toEqual([])
})
afterAll(() => at.close())

async function member(): Promise<Traveller> {
  const who = traveller(at.node)
  await who.signIn()
  return who
}

async function decide(change: Partial<typeof SETTINGS>): Promise<void> {
  const operator = traveller(at.node)
  await operator.signIn('operator@sojourn.test')
  expect((await operator.call('/api/operator/savePaymentSettings', { ...SETTINGS, ...change })).status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, DECISION_SPREADS_MS))
}

interface BookedRate {
  readonly bookingId: string
  // biome-ignore lint/suspicious/noExplicitAny: answers are of the wire
  readonly token: any
  readonly price: { readonly pay_now: number; readonly currency: string }
}

/** Holds and books a rate that is paid now, or at the property. */
async function booked(who: Traveller, payment: 'now' | 'property' = 'now', tries = 8): Promise<BookedRate> {
  const offer = await who.findOffer('rome', weeksAhead++, ({ refundable }) => refundable)
  const { room_id: _, expected_total: __, ...stay } = offer
  const { data: details } = await who.call('/api/hotels/details', stay)
  const rate = details.rates.find(({ price }: { price: { pay_now: number } }) => price.pay_now > 0 === (payment === 'now'))
  // Not every hotel sells both ways in every week.
  if (!rate && tries > 0) return booked(who, payment, tries - 1)
  const { data: held } = await who.call('/api/hotels/prebook', { ...stay, rate_id: rate.rate_id, expected_total: rate.price.total })
  const { data } = await who.book(held.checkoutId, held.price.total)
  return { bookingId: data.booking_id as string, token: data.payment_token, price: held.price as { pay_now: number; currency: string } }
}

const cardsOf = async (who: Traveller) => (await who.call('/api/booking/getUserCreditCards', { email: MEMBER })).data
const paysWith = (who: Traveller, { bookingId, token }: { bookingId: string; token: { orderToken: string } }, card_id: string) =>
  who.call('/api/pgv2/paymentWithSavedCard', { booking_id: bookingId, card_id, orderToken: token.orderToken, return_url: '/hotel-checkout' })
const isConfirmed = ({ status }: { status: string }) => status === 'confirmed'
const booksOf = async (bookingId: string) => (await bookLinesIn(at.system.db)).find((each) => each.bookingId === bookingId)

/** A card of the published kind, put into the member's vault with the secret key. */
async function putCard(customer: string, number: string): Promise<string> {
  const send = async (path: string, form: Record<string, string>) => {
    const headers = { authorization: 'Bearer sk_test_sojourn' }
    const response = await fetch(at.node.gatewayUrl + path, { method: 'POST', headers, body: new URLSearchParams(form) })
    expect(response.status, path).toBe(200)
    return ((await response.json()) as { id: string }).id
  }
  const id = await send('/v1/payment_methods', {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '4',
    'card[exp_year]': '2031',
    'card[cvc]': CANARIES.code,
  })
  await send(`/v1/payment_methods/${id}/attach`, { customer })
  return id
}

test('[A3.1] [A3.2] [A4.7] the demo member has a Visa as the default and a Mastercard, also after the next start; no one else has any', async () => {
  await at.system.seed()
  const who = await member()
  const { cardsPGV2, cards, customer_token: token } = await cardsOf(who)
  const seen = cardsPGV2.map(({ brand, last4, is_default }: Record<string, unknown>) => `${brand} ${last4} ${is_default}`).sort()
  expect(seen).toEqual(['mastercard 4444 false', 'visa 4242 true'])
  expect(cards.map(({ card_number }: { card_number: string }) => card_number).sort()).toEqual(['4242', '4444'])
  const own = await fetch(`${at.node.gatewayUrl}/v1/card/list/${MEMBER}`, { headers: { 'api-key': key, 'customer-token': token, origin: at.node.url } })
  expect(((await own.json()) as { data: { cards: unknown[] } }).data.cards).toHaveLength(2)
  const other = traveller(at.node)
  await other.signIn('new@sojourn.test')
  expect((await other.call('/api/booking/getUserCreditCards', { email: 'new@sojourn.test' })).data).toMatchObject({ cards: [], customer_token: null })
})

test('[B7.11] [B3.4] the gateway opens, by our checksum, the payment the booking has already, and by no other', async () => {
  const who = await member()
  const { bookingId, token, price } = await booked(who)
  const order = { orderId: bookingId, currency: price.currency, countryCode: 'US', amount: price.pay_now, api_key: key }
  const { checksum } = (await who.call('/api/pgv2/generateCheckSum', order)).data
  const open = async (more: object = {}) => {
    const body = { order_id: bookingId, currency: price.currency, country_code: 'US', amount: price.pay_now, checksum, ...more }
    const headers = { 'content-type': 'application/json', 'api-key': key, origin: at.node.url }
    const response = await fetch(`${at.node.gatewayUrl}/v1/payments`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as { client_secret?: string } }
  }
  expect(await open()).toMatchObject({ status: 200, body: { client_secret: token.client_secret } })
  for (const other of [{ amount: 1 }, { order_id: 'bkg_other' }, { currency: 'EUR' }, { country_code: 'DE' }]) expect((await open(other)).status).toBe(403)
})

test('[A6.2] a saved card is clicked three times at once: one charge, one booking', async () => {
  const who = await member()
  const booking = await booked(who)
  const { cardsPGV2 } = await cardsOf(who)
  const told = await Promise.all([0, 1, 0].map((i) => paysWith(who, booking, cardsPGV2[i].id)))
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]))
  await until(() => who.status(booking.bookingId), isConfirmed)
  expect(await booksOf(booking.bookingId)).toMatchObject({ captures: 1, captured: Math.round(booking.price.pay_now * 100), refunds: 0 })
})

test('[A4.9] [B4.6] a saved card the bank asks about is paid after its page; one it declines is a 402, and another pays', async () => {
  const who = await member()
  const { cards } = await cardsOf(who)
  const customer = cards[0].cca_customer_token
  const [asked, declined] = [await putCard(customer, CANARIES.challenged), await putCard(customer, '4000000000000341')]
  const first = await booked(who)
  const told = await paysWith(who, first, asked)
  expect(told.data.status).toBe('action')
  await who.challenge(told.data.payment_token.authentication_url)
  await until(() => who.status(first.bookingId), isConfirmed)
  const second = await booked(who)
  expect(await paysWith(who, second, declined)).toMatchObject({ status: 402, code: 'card_declined' })
  expect((await paysWith(who, second, cards[0].cca_card_id)).data.status).toBe('succeeded')
  await until(() => who.status(second.bookingId), isConfirmed)
  expect(await booksOf(second.bookingId)).toMatchObject({ captures: 1 })
  for (const card_id of [asked, declined]) expect((await who.call('/api/booking/deletecard', { email: MEMBER, card_id })).status).toBe(200)
  expect((await cardsOf(who)).cards).toHaveLength(2)
})

test('[B4.8] a guarantee saves a card and charges nothing; our share is taken alone; PG_02 has its own page', async () => {
  await decide({ guarantee: true })
  const who = await member()
  const [card] = (await cardsOf(who)).cardsPGV2
  const guaranteed = await booked(who, 'property')
  expect(guaranteed.token).toMatchObject({ route: 'set_up', client_secret: expect.stringMatching(/^seti_/) })
  expect((await paysWith(who, guaranteed, card.id)).data.status).toBe('succeeded')
  await until(() => who.status(guaranteed.bookingId), isConfirmed)
  expect(await who.get(guaranteed.bookingId)).toMatchObject({ paid: 0, price: { pay_now: 0 } })

  await decide({ gateway: 'PG_01', markup_now: true, guarantee: true })
  const share = await booked(who, 'property')
  const body = { id: share.bookingId, pg_amt: share.price.pay_now, currency: share.price.currency, product_type: 'HLT', pg_type: 'stripe' }
  const paid = await who.call('/api/booking/generatePgToken', { ...body, payment_method: 'save_card', card_id: card.id, email: MEMBER })
  expect([share.token.gateway, paid.data.status]).toEqual(['PG_01', 'succeeded'])
  await until(() => who.status(share.bookingId), isConfirmed)
  expect(await booksOf(share.bookingId)).toMatchObject({ captures: 1, captured: Math.round(share.price.pay_now * 100) })

  await decide({ gateway: 'PG_02', popup: true })
  const hosted = await booked(who)
  expect(hosted.token).toMatchObject({ route: 'hosted', gateway: 'PG_02', is_popup: true })
  expect((await fetch(hosted.token.orderToken)).status).toBe(200)
  await decide({})
})

test('the bank says it took another amount: nothing is confirmed, nothing counts as paid, an alarm is raised', async () => {
  const who = await member()
  const booking = await booked(who)
  takesLess = true
  await paysWith(who, booking, (await cardsOf(who)).cardsPGV2[0].id)
  await until(
    () => who.status(booking.bookingId),
    ({ status }) => status === 'failed',
  )
  expect(await who.get(booking.bookingId)).toMatchObject({ paid: 0, refunded: 0 })
  const { rows } = await at.system.db.asSystem((tx) => raw`select kind from payment_alarms where booking_id = ${booking.bookingId}`.execute(sql(tx)))
  expect(rows).toEqual([{ kind: 'payment_conflict' }])
})
