import { runInvariants } from '@sojourn/db'
import { addDays, invariant } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codeOf, contact, createSystem, got, offersOf, prebookRequest, type System, systemDb, systemInvariants, traveller } from '../booking-system.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
let system: System
let first = ''
let tests = 0
const ana = traveller('ana')
const ben = traveller('ben')

beforeEach(async () => {
  clock.advance(40 * 60_000)
  system = createSystem(db, clock)
  await system.work()
  first = addDays('2027-03-01', ++tests * 10)
})
afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

const offerFor = (from: number, nights: number) =>
  offersOf(
    db,
    system.hotels,
    { checkin: addDays(first, from), checkout: addDays(first, from + nights) },
    ({ quote, left }) => quote.payment === 'now' && left > 3 && quote.cancellation.length > 1,
  )

/** Books `nights` nights from day `from` of this test on, always in the same hotel, for a lead guest of that name. */
async function book(name: readonly [string, string], from = 0, nights = 2, who = ana, offer = offerFor(from, nights)) {
  const { checkoutId, price } = got(await system.prebook(prebookRequest(await offer), who))
  invariant(checkoutId, 'the room is free')
  const guests = [
    { first_name: name[0], last_name: name[1] },
    { first_name: 'Rui', last_name: 'Costa' },
  ]
  const request = { checkoutId, guests, contact, consented_total: price.total }
  return { request, outcome: await system.book(request, who), intent: system.gateway.only() }
}
const endOf = async (...args: Parameters<typeof book>) => codeOf((await book(...args)).outcome)

test('[A2.18] [A8.10] the same lead guest is not booked twice into one hotel on one night, however the name is written and by any account', async () => {
  const { request, outcome } = await book(['Ana', 'Prata'], 0, 3)
  expect(codeOf(outcome)).toBe('ok')
  expect(await endOf(['  ANA', 'prata '], 2, 2)).toBe('duplicate_booking')
  expect(await endOf(['Aná', 'Práta'], 1, 1, ben)).toBe('duplicate_booking')
  // The same checkout again is the same booking.
  expect(got(await system.book(request, ana)).booking_id).toBe(got(outcome).booking_id)
})

test('[A2.18] with another name, on other nights, in another hotel or at another organisation the same checkout is booked', async () => {
  expect(await endOf(['Ana', 'Prata'], 0, 2)).toBe('ok')
  expect(await endOf(['Ana', 'Prata'], 2, 2)).toBe('ok')
  expect(await endOf(['Rui', 'Costa'], 0, 2)).toBe('ok')
  const elsewhere = await offersOf(
    db,
    system.hotels,
    { checkin: first, checkout: addDays(first, 1) },
    ({ quote, left }) => left > 3 && quote.payment === 'now' && quote.timeZone === 'Asia/Tokyo',
  )
  expect(await endOf(['Ana', 'Prata'], 0, 1, ana, Promise.resolve(elsewhere))).toBe('ok')
  expect(await endOf(['Ana', 'Prata'], 0, 2, traveller('ana', 'org_other' as typeof ana.orgId))).toBe('ok')
})

test('[A2.18] a refused name leaves the checkout as it was: with another it is booked', async () => {
  expect(await endOf(['Ana', 'Prata'])).toBe('ok')
  const { request, outcome } = await book(['Ana', 'Prata'], 1, 2)
  expect(codeOf(outcome)).toBe('duplicate_booking')
  expect(got(await system.getCheckout({ checkoutId: request.checkoutId }, ana)).state).toBe('open')
  expect(codeOf(await system.book({ ...request, guests: [{ first_name: 'Eva', last_name: 'Prata' }] }, ana))).toBe('ok')
})

test('[A2.18] a booking counts while it is live, paid or not; one that ran out or was cancelled does not', async () => {
  const waiting = await book(['Ana', 'Prata'])
  expect(await endOf(['Ana', 'Prata'])).toBe('duplicate_booking')
  clock.advance(16 * 60_000)
  await system.work()
  const paid = await book(['Ana', 'Prata'])
  expect(codeOf(paid.outcome)).toBe('ok')
  expect(got(paid.outcome).booking_id).not.toBe(got(waiting.outcome).booking_id)
  system.gateway.browser.pays(paid.intent)
  const { booking_id } = got(paid.outcome)
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  expect(await endOf(['Ana', 'Prata'])).toBe('duplicate_booking')
  const { refund } = got(await system.cancelQuote({ booking_id }, ana))
  got(await system.cancel({ booking_id, expected_refund: refund }, ana))
  expect(await endOf(['Ana', 'Prata'])).toBe('ok')
})
