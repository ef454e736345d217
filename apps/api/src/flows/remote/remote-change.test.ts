import { changeItem, quoteChange, settleItem } from '@sojourn/contracts'
import { raw, runInvariants, sql } from '@sojourn/db'
import { accept, type Day, refuse, zero } from '@sojourn/kernel'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Changes } from '../../sale/product.ts'
import { codeOf, contact, got, guestsFor, org, type System, systemInvariants, traveller } from '../booking-system.testing.ts'
import { CONFIRM_WITHIN_MS, FAR, type FarAsk } from './far-product.testing.ts'
import { FAULTS } from './far-supplier.testing.ts'
import { farSystem } from './far-system.testing.ts'
import { bookConfirmed, ordersFor, refundsOf, workOn } from './far-trip.testing.ts'

const wanted = z.object({ day: z.string() })
const changes: Changes<FarAsk, unknown, z.output<typeof wanted>> = {
  wanted,
  ask: ({ ask }, { day }) =>
    day < '2028-01-01' ? accept({ ask: { ...ask, day }, fee: zero('USD') }) : refuse('not_changeable', { message: 'Not to that day.' }),
}
const { clock, db, far, node } = await farSystem({ changes: changes as never })
let system: System
afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

const DAY: Day = '2027-11-20'
/** A walk for 120 dollars, confirmed there. */
async function booked(cancellationBy: FarAsk['cancellationBy'] = 'windows') {
  system = node()
  const first = await bookConfirmed(system, clock, 1, { cancellationBy })
  const { who, booking_id } = first
  const item = { booking_id, item_no: 1, wanted: { day: DAY } }
  const seen = async () => got(await system.get({ booking_id }, who))
  const order = far.orders.find(({ ours }) => ours.startsWith(booking_id))!
  return { ...first, item, order, seen, titleOf: async () => (await seen()).items[0]!.description.title }
}
type Booked = Awaited<ReturnType<typeof booked>>

const quote = (body: Booked['item'], { who }: Booked) => system.call(quoteChange)(body, who)
const change = (body: Booked['item'] & { consented_total: number }, { who }: Booked) => system.call(changeItem)(body, who)

/** Agrees to what it costs, and pays that. */
async function pays(of: Booked) {
  const { total } = got(await quote(of.item, of))
  const { checkoutId, page } = got(await change({ ...of.item, consented_total: total }, of))
  expect(page).toBe('/stub/checkout')
  const request = { checkoutId: checkoutId!, guests: guestsFor(of.who), contact, consented_total: Math.max(0, total) }
  const { booking_id } = got(await system.core.shop.book(FAR, request, of.who))
  const intent = [...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)
  if (intent) system.gateway.browser.pays(intent)
  const status = async () => got(await system.status({ booking_id }, of.who)).status
  await status()
  await system.core.settled()
  return { booking_id, intent: intent!, status }
}
const alarmsOf = async (booking_id: string) =>
  db.asSystem(async (tx) => {
    const { rows } = await raw<{ kind: string; detail: { why?: string } }>`select kind, detail from payment_alarms where booking_id = ${booking_id}`.execute(
      sql(tx),
    )
    return rows.map(({ kind, detail }) => [kind, detail.why ?? null])
  })

test('what a remote supplier asks for a change and its fee is told, paid by a checkout, and confirmed there once before it takes the place', async () => {
  const of = await booked()
  const quoted = got(await quote(of.item, of))
  expect(quoted).toMatchObject({ price: 150, fee: 10, paid: 120, pay_now: 40, back: 0, total: 40, needs_checkout: true })
  expect([of.order.changes, await of.titleOf()]).toEqual([[], expect.not.stringContaining(DAY)])
  const { booking_id, status } = await pays(of)
  expect([await status(), of.order.changes.length, await of.titleOf()]).toEqual(['confirmed', 1, `A walk on ${DAY}`])
  const seen = await of.seen()
  expect(seen).toMatchObject({ status: 'confirmed', paid: 160, refunded: 0, items: [{ supplier_reference: of.order.reference }] })
  expect(seen.items[0]!.versions).toHaveLength(1)
  expect([ordersFor(far, of), refundsOf(system, of)]).toEqual([1, []])
  // The same again is the same answer.
  expect(got(await change({ ...of.item, consented_total: 40 }, of)).page).toBe('/stub/checkout')
  expect(of.order.changes).toHaveLength(1)
  // It is cancelled as what it is: its one order, and all that was paid before and since but for the fee.
  const { refund } = got(await system.cancelQuote({ booking_id: of.booking_id }, of.who))
  expect(refund).toBe(150)
  got(await system.cancel({ booking_id: of.booking_id, expected_refund: refund }, of.who))
  await workOn(system, clock, 2)
  expect([ordersFor(far, of), (await of.seen()).status]).toEqual([0, 'cancelled'])
  expect([...system.gateway.refunds.values()].reduce((all, { amount }) => all + amount, 0)).toBe(15_000)
  expect(booking_id).not.toBe(of.booking_id)
})

test('of what was changed, too, its supplier alone says what cancelling costs; the fee of the change is spent', async () => {
  const of = await booked('supplier')
  const { status } = await pays(of)
  expect(await status()).toBe('confirmed')
  far.control.cancellingCosts = 3_000
  const { refund, kept } = got(await system.cancelQuote({ booking_id: of.booking_id }, of.who))
  expect([refund, kept]).toEqual([120, 40])
  got(await system.cancel({ booking_id: of.booking_id, expected_refund: refund }, of.who))
  await workOn(system, clock, 2)
  expect([ordersFor(far, of), (await of.seen()).status, far.asked.cost]).toEqual([0, 'cancelled', { minor: 3_000, currency: 'USD' }])
  expect([...system.gateway.refunds.values()].reduce((all, { amount }) => all + amount, 0)).toBe(12_000)
})

test('where it costs less, what is not needed comes back once it has changed it, and not before', async () => {
  const of = await booked()
  far.control.changing = { fee: 0, priceMinor: 9_000 }
  expect(got(await quote(of.item, of))).toMatchObject({ price: 90, pay_now: 0, back: 30, total: -30, needs_checkout: true })
  far.goesWrong('changeConfirm', 'silent', 1)
  const { status } = await pays(of)
  expect([await status(), refundsOf(system, of)]).toEqual(['confirming', []])
  await workOn(system, clock, 4)
  expect([await status(), refundsOf(system, of), of.order.changes.length]).toEqual(['confirmed', [3_000], 1])
})

test.each(FAULTS.filter((fault) => fault !== 'rejects'))('confirming a change is %s once, by one that forgets keys: changed once, paid once', async (fault) => {
  const of = await booked()
  far.control.forgetsKeys = true
  far.goesWrong('changeConfirm', fault, 1)
  const { status } = await pays(of)
  await workOn(system, clock, 4)
  expect([await status(), of.order.changes.length, await of.titleOf()]).toEqual(['confirmed', 1, `A walk on ${DAY}`])
  expect([ordersFor(far, of), system.gateway.refunds.size]).toEqual([1, 0])
})

test('a change that it refuses gives the money back; what was booked stays, and may be changed again', async () => {
  const of = await booked()
  far.goesWrong('changeConfirm', 'rejects')
  const refused = await pays(of)
  await workOn(system, clock, 2)
  expect([await refused.status(), refundsOf(system, refused), of.order.changes]).toEqual(['failed', [4_000], []])
  expect(await of.seen()).toMatchObject({ status: 'confirmed', items: [{ state: 'confirmed', supplier_reference: of.order.reference }] })
  expect([await of.titleOf(), ordersFor(far, of)]).toEqual([expect.not.stringContaining(DAY), 1])
  far.behave()
  const { status } = await pays(of)
  expect([await status(), of.order.changes.length]).toEqual(['confirmed', 1])
})

test('silent, gone, dearer than was agreed to, or to what cannot be: nothing is held, charged or changed', async () => {
  const of = await booked()
  for (const fault of ['silent', '500'] as const) {
    far.goesWrong('changeQuote', fault)
    expect(codeOf(await quote(of.item, of))).toBe('supplier_silent')
    expect(codeOf(await change({ ...of.item, consented_total: 40 }, of))).toBe('supplier_silent')
  }
  far.goesWrong('changeQuote', 'rejects')
  expect(codeOf(await quote(of.item, of))).toBe('sold_out')
  far.behave()
  expect(codeOf(await quote({ ...of.item, wanted: { day: '2029-01-01' } }, of))).toBe('not_changeable')
  expect(codeOf(await quote(of.item, { ...of, who: traveller('stranger') }))).toBe('not_found')
  const { total } = got(await quote(of.item, of))
  far.control.changing = { fee: 1_000, priceMinor: 16_000 }
  expect(codeOf(await change({ ...of.item, consented_total: total }, of))).toBe('price_changed')
  expect([of.order.changes, system.gateway.intents.size]).toEqual([[], 1])
})

test('its offer ends before a checkout would: so does the checkout', async () => {
  const of = await booked()
  far.control.standsUntil = new Date(clock.nowMs() + 5 * 60_000).toISOString()
  const { checkoutId } = got(await change({ ...of.item, consented_total: 40 }, of))
  const { expires_at } = got(await system.getCheckout({ checkoutId: checkoutId! }, of.who))
  expect(Date.parse(expires_at)).toBe(Date.parse(far.control.standsUntil))
  clock.advance(5 * 60_000)
  const request = { checkoutId: checkoutId!, guests: guestsFor(of.who), contact, consented_total: 40 }
  expect(codeOf(await system.core.shop.book(FAR, request, of.who))).toBe('checkout_expired')
})

test('what was booked is cancelled while its change waits for the supplier: the change comes to nothing, and all the money goes back', async () => {
  const of = await booked()
  far.goesWrong('changeConfirm', '500')
  const waiting = await pays(of)
  far.behave()
  const { refund } = got(await system.cancelQuote({ booking_id: of.booking_id }, of.who))
  got(await system.cancel({ booking_id: of.booking_id, expected_refund: refund }, of.who))
  await workOn(system, clock, CONFIRM_WITHIN_MS / 12_000 + 4)
  expect([await waiting.status(), refundsOf(system, waiting), refundsOf(system, of)]).toEqual(['failed', [4_000], [refund * 100]])
  expect([ordersFor(far, of), of.order.changes]).toEqual([0, []])
})

test('an operator gives up a change that was made there all the same: the order is left, and a person is called to look', async () => {
  const of = await booked()
  far.control.fault = (step) => (step === 'changeConfirm' ? 'works_and_resets' : step === 'changeFind' ? '500' : 'none')
  const { booking_id, status, intent } = await pays(of)
  await workOn(system, clock, CONFIRM_WITHIN_MS / 12_000 + 4)
  expect(await status()).toBe('confirming')
  const settled = { booking_id, item_no: 1, outcome: 'refused' as const, reason: 'They say it was not' }
  got(await system.call(settleItem)(settled, traveller('op', org, 1)))
  far.behave()
  await workOn(system, clock, 4)
  expect([await status(), refundsOf(system, { intent })]).toEqual(['failed', [4_000]])
  expect([ordersFor(far, of), (await of.seen()).items[0]!.state]).toEqual([1, 'confirmed'])
  expect(await alarmsOf(booking_id)).toContainEqual(['order_not_cancelled', 'changed_there'])
})

test('a change of nothing to pay is agreed to in its checkout', async () => {
  const of = await booked()
  far.control.changing = { fee: 0, priceMinor: 12_000 }
  const { total } = got(await quote(of.item, of))
  expect(total).toBe(0)
  const { status } = await pays(of)
  expect([await status(), refundsOf(system, of), of.order.changes.length]).toEqual(['confirmed', [], 1])
})
