import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { codeOf, contact, got, traveller } from '../../booking-system.testing.ts'
import { checkInvariants, toyDb, toySystem } from '../../toy-system.testing.ts'
import { buyInInstalments, DAY_MS, toyInInstalments, workAll } from './instalments.testing.ts'

const clock = fakeClock(Date.UTC(2027, 2, 1, 12))
const db = await toyDb()
const faults: unknown[] = []
const toy = toyInInstalments({ deposit: 40, days: ['2027-04-01', '2027-05-01'], giveUpOn: '2027-05-10' })
const system = toySystem(db, clock, toy, { reportFault: (error) => faults.push(error) })

afterEach(async () => {
  await system.core.settled()
  await checkInvariants(db, system)
  expect(faults).toEqual([])
})

let courts = 0
const court = () => ({ resources: [`court ${++courts}`] })
const live = async (until: string) => {
  while (clock.nowMs() < Date.parse(until)) {
    clock.advance(Math.min(DAY_MS, Date.parse(until) - clock.nowMs()))
    await workAll(system)
  }
}

test('[C2.13] a deposit is paid with the booking, the rest is charged by the clock to the card that paid it', async () => {
  const ana = traveller('ana')
  const held = got(await system.hold(ana, court()))
  const checkout = got(await system.getCheckout({ checkoutId: held.checkoutId }, ana))
  expect(checkout.price).toMatchObject({
    total: 100,
    pay_now: 40,
    pay_at_property: 0,
    instalments: [
      { amount: 30, on: '2027-04-01' },
      { amount: 30, on: '2027-05-01' },
    ],
  })
  expect(checkout.later!.mandate_text).toBe(
    "I authorize Sojourn to save my card and to charge it $30 on 1 April 2027 and $30 on 1 May 2027 for this booking. I'll get an email before each charge.",
  )
  const wish = { checkoutId: held.checkoutId, guests: system.people(ana, 1), contact, consented_total: 100 }
  expect(codeOf(await system.core.shop.book(toy.code, wish, ana))).toBe('mandate_missing')
  expect(codeOf(await system.core.shop.book(toy.code, { ...wish, later_consent: 'I agree.' }, ana))).toBe('mandate_changed')
  await system.core.shop.release(held.checkoutId, ana)
  const booking_id = await buyInInstalments(system, ana, court())
  const paidNow = got(await system.get({ booking_id }, ana))
  expect(paidNow).toMatchObject({ status: 'confirmed', paid: 40, paid_later: 0 })
  expect(paidNow.charges).toMatchObject([
    { on: '2027-04-01', amount: 30, state: 'scheduled', pays: ['Visa ending in 4242'], can_pay_now: true },
    { on: '2027-05-01', amount: 30, state: 'scheduled' },
  ])
  await live('2027-04-02T12:00:00Z')
  expect(got(await system.get({ booking_id }, ana))).toMatchObject({ paid: 70, paid_later: 30, charges: [{ state: 'paid' }, { state: 'scheduled' }] })
  await live('2027-05-02T12:00:00Z')
  const whole = got(await system.get({ booking_id }, ana))
  expect(whole).toMatchObject({ status: 'confirmed', paid: 100, paid_later: 60, refunded: 0 })
  expect(got(await system.receipt({ booking_id }, ana)).payments.map(({ amount }) => amount)).toEqual([40, 30, 30])
})
