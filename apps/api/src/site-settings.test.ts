import type { Db } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, contact, guests, holdRoom, openWholeApi, wholeDb } from './whole-api.testing.ts'

/** What an operator decides about a site has its effect on the calls of travellers. */
const clock = fakeClock()
const stay = { destination: 'lisbon', checkin: '2027-03-01', checkout: '2027-03-03' }
let db: Db
let system: ReturnType<typeof openWholeApi>
let operator: Browser
let member: Browser

beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock)
  await system.api.seed()
  operator = system.visit()
  await operator.signIn('operator@sojourn.test')
  member = system.visit()
  await member.signIn('member@sojourn.test')
})
afterAll(() => db.close())

const save = (body: object) => operator.call('/api/operator/saveSettings', body)
const shell = async () => (await member.call('/api/general/getShell', {})).body.data.organisation

test('[C3.5] where bookings are taken elsewhere, search and details go on and nothing is held or booked: `books_elsewhere`, with the address', async () => {
  const { request, held } = await holdRoom(member, stay, ({ price }) => price.pay_now > 50)
  const { checkoutId, price } = held.body.data
  const link = 'https://club.example/book'
  expect((await save({ no_book_link: link })).status).toBe(200)
  expect((await shell()).site.no_book_link).toBe(link)
  const refused = { status_code: 409, code: 'books_elsewhere', data: { link } }
  expect((await member.call('/api/hotels/prebook', request)).body).toMatchObject(refused)
  expect((await member.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })).body).toMatchObject(refused)
  expect((await member.call('/api/wallet/prebook', { amount: 40 })).body).toMatchObject(refused)
  const rooms = [{ adults: 2, children: [] }]
  expect((await member.call('/api/hotels/search', { ...stay, rooms })).status).toBe(200)
  expect((await member.call('/api/hotels/details', { ...stay, hotel_id: request.hotel_id, rooms })).status).toBe(200)
  await operator.call('/api/operator/resetSettings', {})
  expect((await member.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })).status).toBe(200)
})

test('[C3.5] the products that an operator lists, in that order, are those of the header, and the calls of no other answer', async () => {
  await save({ products: ['CAR', 'VR'] })
  expect((await shell()).products).toEqual(['CAR', 'VR'])
  const search = { ...stay, rooms: [{ adults: 2, children: [] }] }
  expect((await member.call('/api/hotels/search', search)).body).toMatchObject({ status_code: 404, code: 'not_sold_here' })
  expect((await member.call('/api/holidaystays/search', search)).status).toBe(200)
  await operator.call('/api/operator/resetSettings', {})
  expect((await member.call('/api/hotels/search', search)).status).toBe(200)
})

test('[A6.6] chat, labels of buttons and the no-book link are switched by settings, for pages and calls alike', async () => {
  const chat = async () => (await member.call('/api/support/send', { message_id: `m${clock.nowMs()}`, text: 'Is there a lift?' })).body.code
  const choice = { chat: false, complete_label: 'Book it', search_label: 'Find my place', no_book_link: 'https://club.example/book' }
  await save(choice)
  expect((await shell()).site).toMatchObject(choice)
  expect(await chat()).toBe('chat_off')
  expect((await member.call('/api/wallet/prebook', { amount: 40 })).body.code).toBe('books_elsewhere')
  await operator.call('/api/operator/resetSettings', {})
  expect((await shell()).site).toMatchObject({ chat: true, complete_label: null, search_label: null, no_book_link: null })
  expect(await chat()).toBeUndefined()
  expect((await member.call('/api/wallet/prebook', { amount: 40 })).status).toBe(200)
})

test('[C3.5] one organisation’s choices are not another’s, and an operator of one names no other', async () => {
  await save({ complete_label: 'Book now' })
  const blue = system.visit('blue.localhost:4100')
  expect((await blue.call('/api/general/getShell', {})).body.data.organisation.site.complete_label).toBeNull()
  expect((await save({ org_id: 'org_blue', chat: false })).status).toBe(403)
  await operator.call('/api/operator/resetSettings', {})
})
