import { raw, sql } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, expect, test } from 'vitest'
import { changeableToy } from './sale/changeable-toy.testing.ts'
import { toyMigrations } from './sale/toy-product.testing.ts'
import { contact, guests, openWholeApi, wholeDb } from './whole-api.testing.ts'

const clock = fakeClock()
const toy = changeableToy({ code: 'RES' })
const db = await wholeDb([toyMigrations])
afterAll(() => db.close())
const system = openWholeApi(db, clock, { sellsToo: (own) => [toy.moduleOf(own)] })
await system.api.seed()

test('[C2.14] a booking is changed where its rules allow: fee and difference first, paid or given back, the old readable, stock right', async () => {
  const browser = system.visit()
  await browser.signIn('member@sojourn.test')
  const pay = async (checkoutId: string, consented_total: number): Promise<string> => {
    const booked = await browser.call('/api/toys/book', { checkoutId, guests: guests.slice(0, 1), contact, consented_total })
    const { booking_id } = booked.body.data
    system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!)
    expect((await browser.call('/api/booking/getStatus', { booking_id })).body.data.status).toBe('confirmed')
    return booking_id
  }
  const held = await browser.call('/api/toys/prebook', { resource: 'court 1', from: '2027-06-01T18:00:00.000Z', cells: 4 })
  const booking_id = await pay(held.body.data.checkoutId, held.body.data.total)
  const soldOf = async (court: string) => {
    const { rows } = await db.asSystem((tx) => raw<{ sold: number }>`select sold from toy_stock where resource = ${court} and sold > 0`.execute(sql(tx)))
    return rows.length
  }
  toy.fee = 500
  const asked = { booking_id, item_no: 1, wanted: { resource: 'court 2', cells: 6 } }
  const { body: dearer } = await browser.call('/api/bookingHistory/changeQuote', asked)
  expect(dearer.data).toMatchObject({ price: 60, fee: 5, paid: 40, pay_now: 25, back: 0, total: 25, needs_checkout: true })
  expect([await soldOf('court 1'), await soldOf('court 2')]).toEqual([4, 0])
  const { body: opened } = await browser.call('/api/bookingHistory/change', { ...asked, consented_total: 25 })
  await pay(opened.data.checkoutId, 25)
  expect([await soldOf('court 1'), await soldOf('court 2')]).toEqual([0, 6])
  toy.fee = 0
  const less = { ...asked, wanted: { cells: 2 } }
  const { body: cheaper } = await browser.call('/api/bookingHistory/changeQuote', less)
  expect(cheaper.data).toMatchObject({
    price: 20,
    fee: 0,
    paid: 60,
    pay_now: 0,
    back: 40,
    total: -40,
    to: [{ amount: 40 }],
    needs_checkout: false,
  })
  expect((await browser.call('/api/bookingHistory/change', { ...less, consented_total: -39 })).body).toMatchObject({ code: 'price_changed' })
  expect((await browser.call('/api/bookingHistory/change', { ...less, consented_total: -40 })).body.data).toMatchObject({ checkoutId: null, back: 40 })
  expect(await soldOf('court 2')).toBe(2)
  const { body } = await browser.call('/api/bookingHistory/get', { booking_id })
  expect(body.data.items[0].versions.map(({ description }: { description: { title: string } }) => description.title)).toEqual(['court 2', 'court 1'])
})
