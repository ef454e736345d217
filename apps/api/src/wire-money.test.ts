import type { CancellationRule, Price, PriceLine } from '@sojourn/contracts'
import type { Db } from '@sojourn/db'
import { decimalsOf } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiAnswer, type Browser, holdRoom, openWholeApi, wholeDb } from './whole-api.testing.ts'

const clock = fakeClock()
const stay = { destination: 'lisbon', checkin: '2027-03-01', checkout: '2027-03-04' }
const rooms = [{ adults: 2, children: [4] }, { adults: 1 }]
let db: Db
let system: ReturnType<typeof openWholeApi>
let browser: Browser
let currencies: string[]

beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock, { holdLimitTimes: 10 })
  await system.api.seed()
  browser = system.visit()
  const shell = await browser.call('/api/general/getShell', {})
  currencies = shell.body.data.currencies.map(({ code }: { code: string }) => code)
})
afterAll(() => db.close())

/** In units of the hundred-thousandth: sums of amounts on the wire, without the errors of floats. */
const exact = (amount: number): number => Math.round(amount * 100_000)
const sumOf = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + exact(amount), 0)

/** No more decimals than the currency has, and never more than two to show. */
function expectFit(amount: number, currency: string): void {
  const decimals = Math.min(2, decimalsOf(currency))
  expect(exact(amount) % 10 ** (5 - decimals), `${amount} ${currency}`).toBe(0)
}

function expectWhole(price: Price): void {
  const { currency, total, base, taxes, fees, pay_now, pay_at_property, per_night } = price
  for (const amount of [total, base, taxes, fees, pay_now, pay_at_property, ...per_night.map((night) => night.amount)]) expectFit(amount, currency)
  expect(sumOf([base, taxes, fees])).toBe(exact(total))
  expect(sumOf([pay_now, pay_at_property])).toBe(exact(total))
  expect(sumOf(per_night.map((night) => night.amount))).toBe(exact(base))
}

function expectSteps(rules: readonly CancellationRule[], price: Price): void {
  for (const { amount, currency } of rules) {
    expectFit(amount, currency)
    expect([currency, amount >= 0 && amount <= price.total]).toEqual([price.currency, true])
  }
}

test('there are currencies of no, two and three decimals to ask for', () => {
  expect(currencies.length).toBeGreaterThan(20)
  expect(new Set(currencies.map(decimalsOf))).toEqual(new Set([0, 2, 3]))
})

test('[A2.19] in every currency the parts of each price sum to its total, and no amount has more decimals than its currency', async () => {
  for (const currency of currencies) {
    const found = await browser.call('/api/hotels/search', { ...stay, rooms, currency, limit: 12 })
    const { hotels, facets } = found.body.data
    expect(hotels.length).toBeGreaterThan(3)
    for (const hotel of hotels) expectWhole(hotel.from)
    for (const amount of [facets.price.min, facets.price.max]) expectFit(amount, currency)
    for (const { hotel_id } of hotels.slice(0, 2)) {
      const details = await browser.call('/api/hotels/details', { hotel_id, checkin: stay.checkin, checkout: stay.checkout, rooms, currency })
      for (const rate of details.body.data.rates) {
        expect(rate.price.currency).toBe(currency)
        expectWhole(rate.price)
        expectSteps(rate.cancellation, rate.price)
      }
    }
  }
})

test('[A2.19] the lines of a checkout sum to the minor unit, in any currency', async () => {
  for (const [index, currency] of ['USD', 'JPY', 'KWD', 'ISK', 'BHD', 'HUF'].entries()) {
    const guest = system.visit(undefined, `203.0.113.${100 + index}`)
    const { held } = await holdRoom(guest, { ...stay, currency }, ({ price }) => price.pay_now > 0 && price.pay_at_property > 0)
    expectWhole(held.body.data.price)
    const answer = await guest.call('/api/checkout/get', { checkoutId: held.body.data.checkoutId })
    const { lines, price, due, cancellation } = answer.body.data as {
      lines: PriceLine[]
      price: Price
      due: Record<string, number>
      cancellation: CancellationRule[]
    }
    const of = (...kinds: string[]) => sumOf(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount))
    for (const { amount } of lines) expectFit(amount, currency)
    expect(of('night', 'tax', 'fee', 'discount')).toBe(exact(price.total))
    expect(of('total')).toBe(exact(price.total))
    expect([due.now, due.card, due.at_property]).toEqual([price.pay_now, price.pay_now, price.pay_at_property])
    expectSteps(cancellation, price)
  }
})

test('[A2.19] switching there and back shows the first price again, in the list and in the details alike', async () => {
  const shown = async (currency: string) => {
    await browser.call('/api/user/updatePreference', { preferred_currency: currency })
    const { body } = await browser.call('/api/hotels/search', { ...stay, rooms, limit: 5 })
    return body.data.hotels.map(({ hotel_id, from }: { hotel_id: string; from: Price }) => ({ hotel_id, ...from }))
  }
  const before = await shown('USD')
  const [first] = await shown('KWD')
  const details = await browser.call('/api/hotels/details', { hotel_id: first.hotel_id, checkin: stay.checkin, checkout: stay.checkout, rooms })
  expect(Math.min(...details.body.data.rates.map(({ price }: { price: Price }) => price.total))).toBe(first.total)
  expect(await shown('USD')).toEqual(before)
})

test('an amount that came from a browser is compared and never charged', async () => {
  const guest = system.visit(undefined, '203.0.113.200')
  const { request, rate } = await holdRoom(guest, stay, ({ price }) => price.pay_now > 0)
  const answers: ApiAnswer[] = []
  for (const expected_total of [0, -1, 0.001, 1e300, rate.price.total / 100])
    answers.push(await guest.call('/api/hotels/prebook', { ...request, expected_total }))
  for (const { body } of answers) expect(body.data).toMatchObject({ isPriceChange: true, price: { total: rate.price.total } })
  await guest.signIn('member@sojourn.test')
  const { checkoutId } = answers.at(-1)!.body.data
  const named = { guests: [{ first_name: 'A', last_name: 'B' }], contact: { email: 'a@example.com', phone: '+1 202 555 0100' } }
  for (const consented_total of [0, -1, 0.01, 1e300, rate.price.total - 0.01, rate.price.total + 0.001]) {
    expect((await guest.call('/api/hotels/book', { checkoutId, ...named, consented_total })).body).toMatchObject({ status_code: 409, code: 'price_changed' })
  }
  expect(system.gateway.intents.size).toBe(0)
})

test('nothing of all that was a defect', () => expect(system.faults).toEqual([]))
