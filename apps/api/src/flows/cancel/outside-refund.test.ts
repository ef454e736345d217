import { runInvariants } from '@sojourn/db'
import { addDays } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Offer } from '../../products/hotels/index.ts'
import { contact, createSystem, got, guests, offersOf, prebookRequest, type System, systemDb, systemInvariants, traveller } from '../booking-system.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
let system: System
let flexible: Offer
let tests = 0
const ana = traveller('ana')

beforeEach(async () => {
  system = createSystem(db, clock)
  const days = { checkin: addDays('2027-04-05', ++tests * 3), checkout: addDays('2027-04-08', tests * 3) }
  flexible = await offersOf(db, system.hotels, days, ({ quote, left }) => left > 0 && quote.payment === 'now' && quote.cancellation.length > 2)
})
afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

async function confirmed() {
  const { checkoutId, price } = got(await system.prebook(prebookRequest(flexible), ana))
  const { booking_id } = got(await system.book({ checkoutId: checkoutId!, guests, contact, consented_total: price.total }, ana))
  const intent = system.gateway.only()
  system.gateway.browser.pays(intent)
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  return { booking_id, intent }
}
const rows = async (bookingId: string) =>
  (await db.pool.query('select actor, state, amount_minor::int as minor from payment_refunds where booking_id = $1 order by actor, refund_id', [bookingId]))
    .rows
/** What the books say is promised and not yet gone; negative where more went than was promised. */
const promised = async (bookingId: string) =>
  (
    (
      await db.pool.query(`select coalesce(sum(-e.amount_minor), 0)::int as minor from ledger_entries e where e.account = 'refunds' and e.subject_id = $1`, [
        bookingId,
      ])
    ).rows as {
      minor: number
    }[]
  )[0]!.minor
const cancel = async (booking_id: string) => {
  const quote = got(await system.cancelQuote({ booking_id }, ana))
  return got(await system.cancel({ booking_id, expected_refund: quote.refund }, ana))
}

test('money refunded at the gateway is posted to the ledger, and shown to the traveller, once however often it is reported', async () => {
  const { booking_id, intent } = await confirmed()
  system.gateway.refundsOutside(intent, 500)
  for (let answer = 0; answer < 3; answer++) expect((await system.webhook(system.gateway.webhook(intent, 'charge.refunded'))).status).toBe(200)
  expect(await rows(booking_id)).toEqual([{ actor: 'gateway', state: 'succeeded', minor: 500 }])
  expect((await got(await system.receipt({ booking_id }, ana))).payments.at(-1)?.amount).toBe(-5)
  // Cancelled later, it counts: the traveller gets all of it once.
  await cancel(booking_id)
  await system.work()
  const paid = flexible.quote.payNow.minor
  expect(await rows(booking_id)).toEqual([
    { actor: 'gateway', state: 'succeeded', minor: 500 },
    { actor: 'shop', state: 'succeeded', minor: paid - 500 },
  ])
  expect(intent.refunded).toBe(paid)
  expect(await promised(booking_id)).toBe(0)
})

test('a refund made before its payment was reported is entered in the books with the first webhook', async () => {
  const { checkoutId, price } = got(await system.prebook(prebookRequest(flexible), ana))
  const { booking_id } = got(await system.book({ checkoutId: checkoutId!, guests, contact, consented_total: price.total }, ana))
  const intent = system.gateway.only()
  system.gateway.browser.pays(intent)
  system.gateway.refundsOutside(intent, 500)
  expect((await system.webhook(system.gateway.webhook(intent, 'charge.refunded'))).status).toBe(200)
  await system.work()
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  expect(await rows(booking_id)).toEqual([{ actor: 'gateway', state: 'succeeded', minor: 500 }])
})

test('cancelled while all of it was refunded at the gateway, it is refunded once, and nothing stays failed', async () => {
  const { booking_id, intent } = await confirmed()
  const paid = flexible.quote.payNow.minor
  system.gateway.refundsOutside(intent, paid)
  expect(await cancel(booking_id)).toMatchObject({ status: 'cancelled' })
  await system.work()
  await system.webhook(system.gateway.webhook(intent, 'charge.refunded'))
  expect(await rows(booking_id)).toEqual([{ actor: 'gateway', state: 'succeeded', minor: paid }])
  expect(intent.refunded).toBe(paid)
  expect(await promised(booking_id)).toBe(0)
  expect((await db.pool.query('select kind from payment_alarms where booking_id = $1', [booking_id])).rows).toEqual([])
  expect(got(await system.status({ booking_id }, ana))).toMatchObject({ status: 'cancelled', payment: { state: 'refunded' } })
})

test('reported before the traveller cancels, a full refund at the gateway is the refund of the cancellation', async () => {
  const { booking_id, intent } = await confirmed()
  system.gateway.refundsOutside(intent, flexible.quote.payNow.minor)
  await system.webhook(system.gateway.webhook(intent, 'charge.refunded'))
  await cancel(booking_id)
  await system.work()
  expect(await rows(booking_id)).toEqual([{ actor: 'gateway', state: 'succeeded', minor: flexible.quote.payNow.minor }])
  expect(await promised(booking_id)).toBe(0)
})

test('the quote, the consent, the answer and the mail of a cancellation name what is left where a part was given back at the gateway', async () => {
  const { booking_id, intent } = await confirmed()
  const paid = flexible.quote.payNow.minor
  system.gateway.refundsOutside(intent, 700)
  await system.webhook(system.gateway.webhook(intent, 'charge.refunded'))
  clock.advance(1_000)
  const quote = got(await system.cancelQuote({ booking_id }, ana))
  const left = (paid - 700) / 100
  expect(quote).toMatchObject({ refund: left, kept: 0, to: [{ kind: 'card', amount: left }] })
  expect(await system.cancel({ booking_id, expected_refund: paid / 100 }, ana)).toMatchObject({
    refusal: { code: 'refund_changed', detail: { new_refund: left } },
  })
  for (let i = 0; i < 2; i++) {
    expect(got(await system.cancel({ booking_id, expected_refund: left }, ana))).toMatchObject({ status: 'cancelled', refund: left })
    clock.advance(1_000)
  }
  const mails = await db.pool.query('select data from messages where key like $1', [`booking_cancelled:${booking_id}%`])
  expect(mails.rows).toMatchObject([{ data: { refunded: { minor: paid - 700 }, back: [{ amount: { minor: paid - 700 } }] } }])
  await system.work()
  expect(intent.refunded).toBe(paid)
})

test('where all of it was given back at the gateway the quote says so, and cancelling promises nothing', async () => {
  const { booking_id, intent } = await confirmed()
  system.gateway.refundsOutside(intent, flexible.quote.payNow.minor)
  await system.webhook(system.gateway.webhook(intent, 'charge.refunded'))
  const quote = got(await system.cancelQuote({ booking_id }, ana))
  expect(quote).toMatchObject({ refund: 0, kept: 0, to: [], expected: "This booking has already been refunded, so there's nothing more to refund." })
  expect(got(await system.cancel({ booking_id, expected_refund: 0 }, ana))).toMatchObject({ status: 'cancelled', refund: 0 })
})

test('cancelled while a part was refunded at the gateway, the rest alone is sent', async () => {
  const { booking_id, intent } = await confirmed()
  const paid = flexible.quote.payNow.minor
  system.gateway.refundsOutside(intent, 700)
  await cancel(booking_id)
  await system.work()
  clock.advance(10_000)
  await system.work()
  expect(intent.refunded).toBe(paid)
  expect(((await rows(booking_id)) as { minor: number }[]).reduce((sum, { minor }) => sum + minor, 0)).toBe(paid)
  expect(await promised(booking_id)).toBe(0)
})
