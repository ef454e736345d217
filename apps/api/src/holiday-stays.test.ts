import { type Db, runInvariants } from '@sojourn/db'
import { embeddedDb, fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, contact, holdRoom, openWholeApi, wholeMigrations } from './whole-api.testing.ts'

/** A holiday stay from its search to its cancellation: the same way as a hotel's, through calls of its own. */
const clock = fakeClock()
const week = { destination: 'lisbon', checkin: '2027-03-06', checkout: '2027-03-13' }
let db: Db
let system: ReturnType<typeof openWholeApi>
let member: Browser

beforeAll(async () => {
  db = await embeddedDb(wholeMigrations())
  system = openWholeApi(db, clock)
  await system.api.seed()
  member = system.visit()
  await member.signIn('member@sojourn.test')
})
afterAll(() => db.close())
afterEach(() => expect(system.faults).toEqual([]))

const held = () => holdRoom(member, week, ({ price, refundable }) => price.pay_now > 0 && refundable, 'holidaystays')
const orderFor = (answer: Awaited<ReturnType<typeof held>>, last_name: string) => {
  const { checkoutId, price } = answer.held.body.data
  return { checkoutId, guests: [{ first_name: 'Ana', last_name }], contact, consented_total: price.total }
}

test('[B2.2] a property of one product is not found by the calls of the other, up to its booking', async () => {
  const { request, ...answer } = await held()
  const { rate_id: _rate, expected_total: _total, ...ask } = request
  expect((await member.call('/api/hotels/details', ask)).body).toMatchObject({ status_code: 404, code: 'unknown_hotel' })
  expect((await member.call('/api/hotels/similar', ask)).body).toMatchObject({ status_code: 404, code: 'unknown_hotel' })
  expect((await member.call('/api/hotels/prebook', request)).body).toMatchObject({ status_code: 404, code: 'unknown_hotel' })
  const order = orderFor({ request, ...answer }, 'Prata')
  expect((await member.call('/api/hotels/book', order)).body).toMatchObject({ status_code: 409, code: 'wrong_product' })
  // Refused there, it is still held here.
  expect((await member.call('/api/checkout/get', { checkoutId: order.checkoutId })).body.data).toMatchObject({ state: 'open', offer: { product: 'VR' } })
  const hotel = await holdRoom(member, { ...week, checkout: '2027-03-08' }, () => true)
  const { checkoutId, price } = hotel.held.body.data
  const wrong = { ...order, checkoutId, consented_total: price.total }
  expect((await member.call('/api/holidaystays/book', wrong)).body).toMatchObject({ status_code: 409, code: 'wrong_product' })
})

test('[B2.2] a holiday stay is booked, paid, listed, receipted, put into a calendar and cancelled under its own code', async () => {
  const answer = await held()
  const { booking_id } = (await member.call('/api/holidaystays/book', orderFor(answer, 'Moura'))).body.data
  system.gateway.browser.pays(system.gateway.only())
  expect((await member.call('/api/booking/getStatus', { booking_id })).body.data.status).toBe('confirmed')
  const name = answer.details.body.data.hotel.name
  const { bookings } = (await member.call('/api/bookingHistory/list', {})).body.data
  expect(bookings[0]).toMatchObject({ booking_id, product: 'VR', title: name, status: 'confirmed' })
  const whole = (await member.call('/api/bookingHistory/get', { booking_id })).body.data
  expect(whole).toMatchObject({ product: 'VR', offer: { product: 'VR', nights: 7, hotel_name: name }, cancellable: true })
  expect((await member.call('/api/bookingHistory/receipt', { booking_id })).body.data).toMatchObject({ title: name, paid: whole.price.pay_now })
  const file = await (await member.ask(`/api/bookingHistory/calendar?booking_id=${booking_id}`)).text()
  expect(file.replace(/\r\n /g, '')).toContain(`SUMMARY:${name.replace(/([,;])/g, '\\$1')}`)
  const { refund } = (await member.call('/api/bookingHistory/cancelQuote', { booking_id })).body.data
  expect((await member.call('/api/bookingHistory/cancel', { booking_id, expected_refund: refund })).body.data.status).toBe('cancelled')
  const own = system.api.invariants.filter(({ sql }) => !sql.includes('gateway.'))
  expect(await runInvariants(db, own)).toEqual([])
})

test('[B2.2] a person who pays for a holiday home that is gone by then is paid back and sent to look for another one, not for a hotel', async () => {
  const answer = await held()
  const { booking_id } = (await member.call('/api/holidaystays/book', orderFor(answer, 'Leal'))).body.data
  const late = system.gateway.only()
  system.gateway.browser.waitsForBank(late)
  clock.advance(16 * 60_000)
  await system.api.work.runOnce()
  const other = system.visit()
  await other.signIn('new@sojourn.test')
  const again = (await other.call('/api/holidaystays/prebook', answer.request)).body.data
  const order = { ...orderFor(answer, 'Reis'), checkoutId: again.checkoutId, consented_total: again.price.total }
  await other.call('/api/holidaystays/book', order)
  system.gateway.browser.pays(system.gateway.only())
  system.gateway.browser.pays(late)
  expect((await member.call('/api/booking/getStatus', { booking_id })).body.data.status).toBe('failed')
  await system.api.work.runOnce()
  const { messages } = (await (await member.ask(`/dev/mail.json?to=${contact.email}`)).json()) as { messages: { subject: string; links: string[] }[] }
  expect(messages.find(({ subject }) => subject.startsWith('Booking failed'))?.links).toContain('http://localhost:4100/holidaystays')
})
