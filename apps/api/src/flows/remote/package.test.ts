import { runInvariants } from '@sojourn/db'
import { addDays, type Outcome, toMajor } from '@sojourn/kernel'
import { afterEach, expect, test } from 'vitest'
import type { SignedInCaller } from '../../http/index.ts'
import type { PrebookRequest } from '../../sale/shop.ts'
import { stubPackage } from '../../sale/stub.testing.ts'
import { codeOf, contact, got, guestsFor, systemInvariants } from '../booking-system.testing.ts'
import { carItem, stayItem } from '../packages.testing.ts'
import { FAR, type FarAsk } from './far-product.testing.ts'
import { FAULTS } from './far-supplier.testing.ts'
import { farSystem } from './far-system.testing.ts'
import { nextTrip, ordersFor, refundsOf, workOn } from './far-trip.testing.ts'

const { clock, db, far, node } = await farSystem()
const module = { products: [], packages: [stubPackage()], migrations: [], routes: () => [], invariants: [] }
const system = node({ sells: (_own, usual) => [...usual(), module] })
const { shop } = system.core
let nights = 0

afterEach(async () => {
  // What a test leaves held ends by itself, here and at the supplier.
  clock.advance(31 * 60_000)
  await workOn(system, clock, 2)
  expect(far.heldAt(clock.nowMs())).toBe(0)
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

const farItem = (ask: FarAsk) => ({ product: FAR, ask })
const held = () => far.heldAt(clock.nowMs())

/** A walk of a remote supplier and a night of our own, held as a package. */
async function packaged(more: Omit<FarAsk, 'day'> = {}) {
  const { who, ask } = nextTrip(more)
  const stay = await stayItem(db, system, ++nights)
  const items: PrebookRequest['items'] = [farItem(ask), stay]
  return { who, ask, stay, ...got(await shop.prebook({ product: 'PKG', items, expectedTotal: null }, who)) }
}

async function bought(who: SignedInCaller, { checkoutId, quote }: Pick<Awaited<ReturnType<typeof packaged>>, 'checkoutId' | 'quote'>) {
  const { booking_id } = got(await shop.book('PKG', { checkoutId, guests: guestsFor(who), contact, consented_total: toMajor(quote.total) }, who))
  const intent = [...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!
  system.gateway.browser.pays(intent)
  await system.status({ booking_id }, who)
  await workOn(system, clock, 1)
  expect(got(await system.status({ booking_id }, who)).status).toBe('confirmed')
  return { booking_id, intent }
}

/** Agreed to at the price that is told. */
async function swapped(who: SignedInCaller, checkoutId: string, at: number, item: PrebookRequest['items'][number]): Promise<Outcome<unknown>> {
  const { quote } = got(await shop.swap({ checkoutId, swaps: [{ at, item }], expectedTotal: null }, who))
  return shop.swap({ checkoutId, swaps: [{ at, item }], expectedTotal: toMajor(quote.total) }, who)
}

test('its supplier confirms and cancels at its own price, the traveller pays and gets back the one less the discount', async () => {
  const sold = await packaged()
  const { who } = sold
  const { booking_id, intent } = await bought(who, sold)
  expect(ordersFor(far, { booking_id })).toBe(1)
  const { items } = got(await system.get({ booking_id }, who))
  const { refund } = got(await system.cancelQuote({ booking_id, item_no: 1 }, who))
  expect(refund).toBe(items[0]?.price.pay_now)
  got(await system.cancel({ booking_id, item_no: 1, expected_refund: refund }, who))
  await workOn(system, clock, 2)
  expect([ordersFor(far, { booking_id }), refundsOf(system, { intent })]).toEqual([0, [Math.round(refund * 100)]])
})

test('where all that was paid is retained, its supplier may retain all of its own price', async () => {
  const sold = await packaged({ cancellationBy: 'supplier' })
  const { booking_id, intent } = await bought(sold.who, sold)
  const { items } = got(await system.get({ booking_id }, sold.who))
  // What it costs there, before a tenth was taken off.
  far.control.cancellingCosts = Math.round((items[0]!.price.pay_now * 100 * 10) / 9)
  expect(got(await system.cancelQuote({ booking_id, item_no: 1 }, sold.who))).toMatchObject({ refund: 0, kept: items[0]?.price.pay_now })
  got(await system.cancel({ booking_id, item_no: 1, expected_refund: 0 }, sold.who))
  await workOn(system, clock, 2)
  expect([ordersFor(far, { booking_id }), refundsOf(system, { intent })]).toEqual([0, []])
})

test('a part of a remote supplier is swapped for another of it, and for one of our own, and back: one is held at any time, and it is booked', async () => {
  const { who, ask, checkoutId } = await packaged()
  expect(held()).toBe(1)
  const other = farItem({ day: addDays(ask.day as never, 1) })
  expect(codeOf(await swapped(who, checkoutId, 0, other))).toBe('ok')
  await workOn(system, clock, 2, 1_000)
  expect(held()).toBe(1)
  // Two walks are no package.
  expect(codeOf(await shop.swap({ checkoutId, swaps: [{ at: 1, item: farItem(ask) }], expectedTotal: null }, who))).toBe('not_swappable')
  expect(codeOf(await shop.swap({ checkoutId, swaps: [{ at: 1, item: farItem(ask) }], expectedTotal: 1 }, who))).toBe('not_swappable')
  const night = await stayItem(db, system, ++nights)
  expect(codeOf(await swapped(who, checkoutId, 1, night))).toBe('ok')
  got(await system.renew({ checkoutId }, who))
  expect(codeOf(await swapped(who, checkoutId, 0, await carItem(system, 4, who)))).toBe('ok')
  await workOn(system, clock, 2, 1_000)
  expect(held()).toBe(0)
  expect(codeOf(await swapped(who, checkoutId, 0, farItem(ask)))).toBe('ok')
  await workOn(system, clock, 2, 1_000)
  expect(held()).toBe(1)
  const { price } = got(await system.getCheckout({ checkoutId }, who))
  const { booking_id } = await bought(who, { checkoutId, quote: { total: { minor: Math.round(price.total * 100), currency: 'USD' } } as never })
  expect(ordersFor(far, { booking_id })).toBe(1)
  expect(held()).toBe(0)
})

test('what a remote supplier holds moves up where a part before it is left out, beside another one that is added, and both are booked', async () => {
  const { who, ask } = nextTrip()
  const [one, other] = [await stayItem(db, system, ++nights), await stayItem(db, system, ++nights)]
  const { checkoutId } = got(await shop.prebook({ product: 'PKG', items: [one, farItem(ask), other], expectedTotal: null }, who))
  const swaps = [
    { at: 0, item: null },
    { at: 3, item: farItem({ day: addDays(ask.day as never, 1) }) },
  ]
  const { quote } = got(await shop.swap({ checkoutId, swaps, expectedTotal: null }, who))
  expect(held()).toBe(1)
  got(await shop.swap({ checkoutId, swaps, expectedTotal: toMajor(quote.total) }, who))
  await workOn(system, clock, 2, 1_000)
  expect(held()).toBe(2)
  const { booking_id } = await bought(who, { checkoutId, quote })
  expect([ordersFor(far, { booking_id }), held()]).toEqual([2, 0])
})

test.each(FAULTS)('a supplier that is %s when it is to hold the other: the checkout holds what it held, and in the end nothing else is held', async (fault) => {
  const { who, ask, checkoutId, quote } = await packaged()
  const other = farItem({ day: addDays(ask.day as never, 1) })
  const told = got(await shop.swap({ checkoutId, swaps: [{ at: 0, item: other }], expectedTotal: null }, who))
  far.goesWrong('hold', fault, 9)
  const answer = await shop.swap({ checkoutId, swaps: [{ at: 0, item: other }], expectedTotal: toMajor(told.quote.total) }, who)
  far.behave()
  const isSwapped = answer.ok
  expect(isSwapped ? 'ok' : answer.refusal.code).toMatch(/^(ok|supplier_silent|sold_out)$/)
  await workOn(system, clock, 4, 31_000)
  expect(held()).toBe(1)
  const shown = got(await system.getCheckout({ checkoutId }, who))
  expect(shown).toMatchObject({ state: 'open', price: { total: toMajor(isSwapped ? told.quote.total : quote.total) } })
})

test('another price than was agreed to releases what was held for it', async () => {
  const { who, ask, checkoutId } = await packaged()
  const other = farItem({ day: addDays(ask.day as never, 1) })
  expect(codeOf(await shop.swap({ checkoutId, swaps: [{ at: 0, item: other }], expectedTotal: 1 }, who))).toBe('price_changed')
  await workOn(system, clock, 2, 1_000)
  expect(held()).toBe(1)
})
