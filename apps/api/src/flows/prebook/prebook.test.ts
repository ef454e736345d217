import { runInvariants } from '@sojourn/db'
import { addDays, invariant, toMajor } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Offer } from '../../products/hotels/index.ts'
import {
  codeOf,
  contact,
  createSystem,
  got,
  guests,
  offersOf,
  prebookRequest,
  type System,
  systemDb,
  systemInvariants,
  traveller,
} from '../booking-system.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
let system: System
let last: Offer
let days: { checkin: string; checkout: string }
let tests = 0
const ana = { ...traveller('ana'), user: null }
const ben = traveller('ben')

beforeEach(async () => {
  // Whatever an earlier test held is over.
  clock.advance(16 * 60_000)
  system = createSystem(db, clock)
  await system.work()
  days = { checkin: addDays('2027-02-08', ++tests * 2), checkout: addDays('2027-02-10', tests * 2) }
  last = await offersOf(db, system.hotels, days, ({ quote, left }) => left === 1 && quote.payment === 'now')
})
afterEach(async () => {
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

test('the rooms are held for 15 minutes and the checkout says what you pay and why, to the minor unit', async () => {
  const { checkoutId, price, expires_at, ...rest } = got(await system.prebook(prebookRequest(last), ana))
  expect(rest).toEqual({ isPriceChange: false, old_price: null, isSelectDiffRoom: false, alternatives: [] })
  expect(Date.parse(expires_at!) - clock.nowMs()).toBe(15 * 60_000)
  const checkout = got(await system.getCheckout({ checkoutId: checkoutId! }, ana))
  expect(checkout).toMatchObject({ state: 'open', renewable: true, price, due: { now: price.pay_now, at_property: price.pay_at_property } })
  const cents = (kinds: string[]) =>
    checkout.lines.filter((line) => kinds.includes(line.kind)).reduce((total, line) => total + Math.round(line.amount * 100), 0)
  expect(cents(['night', 'tax', 'fee'])).toBe(Math.round(price.total * 100))
  expect(cents(['pay_now', 'pay_at_property'])).toBe(cents(['total']))
})

test('[C2.7] what is paid at the property is shown in its own currency from the first price to the checkout', async () => {
  const taxed = await offersOf(
    db,
    system.hotels,
    days,
    ({ quote }) => quote.payAtPropertyLocal.currency !== quote.currency && quote.payAtPropertyLocal.minor > 0,
  )
  const { checkoutId, price } = got(await system.prebook(prebookRequest(taxed), ana))
  const local = { amount: toMajor(taxed.quote.payAtPropertyLocal), currency: taxed.quote.payAtPropertyLocal.currency }
  expect(price.pay_at_property_local).toEqual(local)
  const { lines, due } = got(await system.getCheckout({ checkoutId: checkoutId! }, ana))
  expect(due.at_property_local).toEqual(local)
  expect(lines.find(({ kind }) => kind === 'pay_at_property')).toMatchObject({ local, amount: price.pay_at_property })
})

test('[B3.3] a price that is not the one the traveller saw is reported with the old and the new one, and held at the new', async () => {
  const total = prebookRequest(last).expected_total
  const answer = got(await system.prebook({ ...prebookRequest(last), expected_total: total - 10 }, ana))
  expect(answer).toMatchObject({ isPriceChange: true, old_price: total - 10, price: { total } })
  expect(answer.checkoutId).not.toBeNull()
})

test('[B3.3] a room that is gone offers the next ones of the hotel and holds nothing', async () => {
  got(await system.prebook(prebookRequest(last), ana))
  const answer = got(await system.prebook(prebookRequest(last), ben))
  expect(answer).toMatchObject({ isSelectDiffRoom: true, checkoutId: null, expires_at: null })
  expect(answer.alternatives.every((rate) => rate.room_id !== last.quote.roomTypeId)).toBe(true)
})

test('the same browser asking again for the last room gets it again, and no more time', async () => {
  const first = got(await system.prebook(prebookRequest(last), ana))
  clock.advance(60_000)
  const second = got(await system.prebook(prebookRequest(last), ana))
  expect(second).toMatchObject({ isSelectDiffRoom: false, expires_at: first.expires_at })
  expect(got(await system.getCheckout({ checkoutId: first.checkoutId! }, ana)).state).toBe('released')
})

test('renewed once while the price is the same, never twice, and not once it has expired', async () => {
  const { checkoutId } = got(await system.prebook(prebookRequest(last), ana))
  invariant(checkoutId, 'the room is free')
  clock.advance(14 * 60_000)
  expect(Date.parse(got(await system.renew({ checkoutId }, ana)).expires_at)).toBe(clock.nowMs() + 15 * 60_000)
  expect(codeOf(await system.renew({ checkoutId }, ana))).toBe('already_renewed')
  expect(codeOf(await system.renew({ checkoutId }, ben))).toBe('not_found')
  clock.advance(15 * 60_000)
  expect(codeOf(await system.renew({ checkoutId }, ana))).toBe('checkout_expired')
})

test('what was not booked in time is expired and its room free again; booking it then is refused', async () => {
  const { checkoutId, price } = got(await system.prebook(prebookRequest(last), ana))
  await db.inTenant(ben.orgId, (tx) => system.core.adoptCheckouts(tx, { orgId: ben.orgId, browserId: ana.browserId(), userId: ben.user.userId }))
  clock.advance(15 * 60_000)
  const book = () => system.book({ checkoutId: checkoutId!, guests, contact, consented_total: price.total }, ben)
  expect(codeOf(await book())).toBe('checkout_expired')
  await system.work()
  expect(got(await system.getCheckout({ checkoutId: checkoutId! }, ben)).state).toBe('expired')
  expect(codeOf(await book())).toBe('checkout_expired')
  expect(got(await system.prebook(prebookRequest(last), traveller('cat'))).isSelectDiffRoom).toBe(false)
})

test('a browser holds at most five offers', async () => {
  const answers = []
  for (let stay = 0; stay < 6; stay++) {
    const from = addDays('2027-05-01', stay)
    const offer = await offersOf(db, system.hotels, { checkin: from, checkout: addDays(from, 1) }, () => true)
    answers.push(await system.prebook(prebookRequest(offer), ana))
    clock.advance(60_000)
  }
  expect(answers.map(codeOf)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'too_many_holds'])
  // The first of them ends after 15 minutes, five of which are over.
  expect(answers.at(-1)).toMatchObject({ refusal: { detail: { retryAfterSeconds: 600 } } })
})

test('[C2.6] a checkout keeps its currency until the price in another one is agreed to; then that one is held until the same time', async () => {
  const { checkoutId, price } = got(await system.prebook(prebookRequest(last), ana))
  const open = got(await system.getCheckout({ checkoutId: checkoutId! }, ana))
  // Asked for, the last room is priced and stays held as it was.
  const asked = got(await system.changeCurrency({ checkoutId: checkoutId!, currency: 'JPY' }, ana))
  expect(asked).toMatchObject({ checkoutId: null, old_total: price.total, old_currency: price.currency, price: { currency: 'JPY' } })
  expect(got(await system.getCheckout({ checkoutId: checkoutId! }, ana))).toMatchObject({ state: 'open', price })
  expect(codeOf(await system.changeCurrency({ checkoutId: checkoutId!, currency: 'JPY', consented_total: asked.price.total - 1 }, ana))).toBe('price_changed')
  expect(codeOf(await system.changeCurrency({ checkoutId: checkoutId!, currency: 'XAU' }, ana))).toBe('unknown_currency')
  expect(codeOf(await system.changeCurrency({ checkoutId: checkoutId!, currency: 'JPY' }, ben))).toBe('not_found')
  const agreed = got(await system.changeCurrency({ checkoutId: checkoutId!, currency: 'JPY', consented_total: asked.price.total }, ana))
  expect(got(await system.getCheckout({ checkoutId: agreed.checkoutId! }, ana))).toMatchObject({
    state: 'open',
    price: { total: asked.price.total, currency: 'JPY' },
    expires_at: open.expires_at,
  })
  expect(codeOf(await system.changeCurrency({ checkoutId: checkoutId!, currency: 'EUR' }, ana))).toBe('checkout_expired')
})
