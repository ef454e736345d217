import { addDays, dayIn } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { expect, test } from 'vitest'
import type { SignedInCaller } from '../http/index.ts'
import { tooSoon } from '../sale/minimum-days.ts'
import { codeOf, contact, createSystem, got, guests, offersOf, prebookRequest, type System, systemDb, traveller } from './booking-system.testing.ts'

// Noon in London; in Kyoto it is 21:00, and after three hours tomorrow.
const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)

const asking = (minimumCheckinDays: number, who = traveller('ana')): SignedInCaller => ({ ...who, org: { ...who.org, minimumCheckinDays } })
const detailOf = (outcome: Awaited<ReturnType<System['prebook']>>) => (outcome.ok ? null : outcome.refusal.detail)

test('[A9.5] days are counted in the date of the property, not of the server', () => {
  const at = (timeZone: string, startsOn: string) => tooSoon({ timeZone, startsOn }, 1, Date.parse('2027-01-15T23:30:00Z'))
  expect(at('Europe/Lisbon', '2027-01-15')?.detail).toEqual({ earliest: '2027-01-16' })
  expect(at('Europe/Lisbon', '2027-01-16')).toBeNull()
  expect(at('Asia/Tokyo', '2027-01-16')?.detail).toEqual({ earliest: '2027-01-17' })
  expect(at('Pacific/Honolulu', '2027-01-16')).toBeNull()
  expect(tooSoon({ timeZone: 'Europe/Lisbon', startsOn: '2027-01-15' }, 0, Date.parse('2027-01-15T23:30:00Z'))).toBeNull()
})

test('[A2.17] a stay that begins too soon is not held, and the answer has the first day that can be booked', async () => {
  const today = dayIn('Europe/Lisbon', clock.nowMs())
  const offer = await offersOf(db, system.hotels, { checkin: today, checkout: addDays(today, 2) }, ({ left }) => left > 2)
  const refused = await system.prebook(prebookRequest(offer), asking(1))
  expect([codeOf(refused), detailOf(refused)]).toEqual(['too_soon', { earliest: addDays(today, 1) }])
  expect(detailOf(await system.prebook(prebookRequest(offer), asking(7)))).toEqual({ earliest: addDays(today, 7) })
  expect((await db.pool.query('select from checkouts')).rowCount).toBe(0)
  expect(codeOf(await system.prebook(prebookRequest(offer), asking(0)))).toBe('ok')
})

test('[A2.17] it is too soon also where the rooms are gone, so that no other room is offered in vain', async () => {
  const today = dayIn('Europe/Lisbon', clock.nowMs())
  const last = await offersOf(db, system.hotels, { checkin: today, checkout: addDays(today, 1) }, ({ left }) => left === 1)
  got(await system.prebook(prebookRequest(last), asking(0, traveller('first'))))
  expect(codeOf(await system.prebook(prebookRequest(last), asking(1, traveller('second'))))).toBe('too_soon')
})

test('[A2.17] a checkout whose day came too near meanwhile is neither extended nor booked, and keeps its rooms until it ends', async () => {
  const tomorrow = addDays(dayIn('Europe/Lisbon', clock.nowMs()), 1)
  const offer = await offersOf(db, system.hotels, { checkin: tomorrow, checkout: addDays(tomorrow, 2) }, ({ left }) => left > 2)
  clock.set(Date.parse(`${dayIn('Europe/Lisbon', clock.nowMs())}T23:55:00Z`))
  const { checkoutId, price } = got(await system.prebook(prebookRequest(offer), asking(1)))
  clock.advance(10 * 60_000)
  const book = { checkoutId: checkoutId!, guests, contact, consented_total: price.total }
  expect(codeOf(await system.renew({ checkoutId: checkoutId! }, asking(1)))).toBe('too_soon')
  expect(codeOf(await system.book(book, asking(1)))).toBe('too_soon')
  expect(got(await system.getCheckout({ checkoutId: checkoutId! }, asking(1)))).toMatchObject({ state: 'open', renewable: true })
  // The operator changed their mind: it holds from the next call on.
  expect(codeOf(await system.book(book, asking(0)))).toBe('ok')
  // Booked is booked: asking again answers that booking, whatever the setting.
  expect(codeOf(await system.book(book, asking(9)))).toBe('ok')
})
