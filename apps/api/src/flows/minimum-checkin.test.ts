import { addDays, dayIn } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { expect, test } from 'vitest'
import type { SignedInCaller } from '../http/index.ts'
import { codeOf, contact, got, guests, type House, houseDb, offersOf, openHouse, traveller, wishFor } from './booking-house.testing.ts'
import { tooSoon } from './minimum-checkin.ts'

// Noon in London; in Kyoto it is 21:00, and after three hours tomorrow.
const clock = fakeClock()
const db = await houseDb(clock)
const house = openHouse(db, clock)

const asking = (minimumCheckinDays: number, who = traveller('ana')): SignedInCaller => ({ ...who, org: { ...who.org, minimumCheckinDays } })
const detailOf = (outcome: Awaited<ReturnType<House['prebook']>>) => (outcome.ok ? null : outcome.refusal.detail)

test('[A9.5] days are counted in the date of the property, not of the server', () => {
  const at = (timeZone: string, checkin: string) => tooSoon({ timeZone, checkin }, 1, Date.parse('2027-01-15T23:30:00Z'))
  expect(at('Europe/Lisbon', '2027-01-15')?.detail).toEqual({ earliest: '2027-01-16' })
  expect(at('Europe/Lisbon', '2027-01-16')).toBeNull()
  expect(at('Asia/Tokyo', '2027-01-16')?.detail).toEqual({ earliest: '2027-01-17' })
  expect(at('Pacific/Honolulu', '2027-01-16')).toBeNull()
  expect(tooSoon({ timeZone: 'Europe/Lisbon', checkin: '2027-01-15' }, 0, Date.parse('2027-01-15T23:30:00Z'))).toBeNull()
})

test('[A2.17] a stay that begins too soon is not held, and the first day that can be booked is told', async () => {
  const today = dayIn('Europe/Lisbon', clock.nowMs())
  const offer = await offersOf(db, house.hotels, { checkin: today, checkout: addDays(today, 2) }, ({ left }) => left > 2)
  const refused = await house.prebook(wishFor(offer), asking(1))
  expect([codeOf(refused), detailOf(refused)]).toEqual(['too_soon', { earliest: addDays(today, 1) }])
  expect(detailOf(await house.prebook(wishFor(offer), asking(7)))).toEqual({ earliest: addDays(today, 7) })
  expect((await db.pool.query('select from checkouts')).rowCount).toBe(0)
  expect(codeOf(await house.prebook(wishFor(offer), asking(0)))).toBe('ok')
})

test('[A2.17] it is too soon also where the rooms are gone, so that nobody is sent to another room in vain', async () => {
  const today = dayIn('Europe/Lisbon', clock.nowMs())
  const last = await offersOf(db, house.hotels, { checkin: today, checkout: addDays(today, 1) }, ({ left }) => left === 1)
  got(await house.prebook(wishFor(last), asking(0, traveller('first'))))
  expect(codeOf(await house.prebook(wishFor(last), asking(1, traveller('second'))))).toBe('too_soon')
})

test('[A2.17] a checkout whose day came too near meanwhile is neither extended nor booked, and keeps its rooms until it ends', async () => {
  const tomorrow = addDays(dayIn('Europe/Lisbon', clock.nowMs()), 1)
  const offer = await offersOf(db, house.hotels, { checkin: tomorrow, checkout: addDays(tomorrow, 2) }, ({ left }) => left > 2)
  clock.set(Date.parse(`${dayIn('Europe/Lisbon', clock.nowMs())}T23:55:00Z`))
  const { checkoutId, price } = got(await house.prebook(wishFor(offer), asking(1)))
  clock.advance(10 * 60_000)
  const book = { checkoutId: checkoutId!, guests, contact, consented_total: price.total }
  expect(codeOf(await house.renew({ checkoutId: checkoutId! }, asking(1)))).toBe('too_soon')
  expect(codeOf(await house.book(book, asking(1)))).toBe('too_soon')
  expect(got(await house.getCheckout({ checkoutId: checkoutId! }, asking(1)))).toMatchObject({ state: 'open', renewable: true })
  // The operator changed their mind: it holds from the next call on.
  expect(codeOf(await house.book(book, asking(0)))).toBe('ok')
  // Booked is booked: asking again answers that booking, whatever the setting.
  expect(codeOf(await house.book(book, asking(9)))).toBe('ok')
})
