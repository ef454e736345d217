import { type Db, raw, runInvariants, sql } from '@sojourn/db'
import { addDays, type Day } from '@sojourn/kernel'
import type { FakeClock } from '@sojourn/testing'
import { expect } from 'vitest'
import type { SignedInCaller } from '../../http/index.ts'
import { contact, got, guestsFor, type System, systemInvariants, traveller } from '../booking-system.testing.ts'
import { FAR, type FarAsk } from './far-product.testing.ts'
import type { FarSupplier } from './far-supplier.testing.ts'

let trips = 0

/** The trips of a new system begin anew: its rooms are not free for ever, and files share this module. */
export function startTrips(): void {
  trips = 0
}

/** Another person and another day each time, so that trips have nothing in common. */
export function nextTrip(more: Omit<FarAsk, 'day'> = {}): { who: SignedInCaller; ask: FarAsk; day: Day } {
  const day = addDays('2027-06-01', ++trips * 2)
  return { who: traveller(`far${trips}`), ask: { day, ...more }, day }
}

export const holdFar = (system: System, who: SignedInCaller, ...asks: readonly FarAsk[]) =>
  system.core.shop.prebook({ product: FAR, items: asks.map((ask) => ({ product: FAR, ask })), expectedTotal: null }, who)

/** Books what is held and pays it; what follows is awaited as long as a call awaits it. */
export async function bookAndPay(system: System, who: SignedInCaller, held: Awaited<ReturnType<typeof holdFar>>) {
  const { checkoutId, quote } = got(held)
  const { booking_id } = got(await system.core.shop.book(FAR, { checkoutId, guests: guestsFor(who), contact, consented_total: quote.total.minor / 100 }, who))
  const intent = system.gateway.only()
  system.gateway.browser.pays(intent)
  await system.status({ booking_id }, who)
  await system.core.settled()
  return { booking_id, intent, totalMinor: quote.total.minor }
}

/** Books and pays trips of one person, and works until they are confirmed. */
export async function bookConfirmed(system: System, clock: FakeClock, count = 1, more: Omit<FarAsk, 'day'> = {}) {
  const trips = Array.from({ length: count }, () => nextTrip(more))
  const { who } = trips[0]!
  const booked = await bookAndPay(system, who, await holdFar(system, who, ...trips.map(({ ask }) => ask)))
  await workOn(system, clock, 1)
  expect(got(await system.status(booked, who)).status).toBe('confirmed')
  return { who, ...booked }
}

/** What the gateway has paid back of a payment, refund by refund, in minor units. */
export const refundsOf = ({ gateway }: System, { intent }: { readonly intent: { readonly id: string } }): number[] =>
  [...gateway.refunds.values()].filter((each) => each.payment_intent === intent.id).map(({ amount }) => amount)

/** Orders of a booking that its supplier would serve. */
export const ordersFor = (far: FarSupplier, { booking_id }: { readonly booking_id: string }): number =>
  far.liveOrders().filter(({ ours }) => ours.startsWith(booking_id)).length

/** Hours of work in a moment. */
export async function workOn(system: System, clock: FakeClock, rounds: number, stepMs = 12_000): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    clock.advance(stepMs)
    await system.work()
  }
}

/** The final state here and at the supplier: one of the allowed ends, or this throws. */
export async function endOf(db: Db, system: System, far: FarSupplier, of: { booking_id: string; intent: { id: string; amount: number }; who: SignedInCaller }) {
  const { booking_id, intent, who } = of
  const { status, message } = got(await system.status({ booking_id }, who))
  const liveOrders = ordersFor(far, of)
  const refunded = refundsOf(system, of).reduce((sum, amount) => sum + amount, 0)
  const alarms = await db.asSystem(async (tx) =>
    (await raw<{ kind: string }>`select kind from payment_alarms where booking_id = ${booking_id}`.execute(sql(tx))).rows.map(({ kind }) => kind),
  )
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
  switch (status) {
    case 'confirmed':
      expect(refunded).toBe(0)
      return { status, liveOrders, alarms }
    case 'failed':
      expect(refunded).toBe(intent.amount)
      return { status, liveOrders, alarms }
    case 'confirming':
      expect(refunded).toBe(0)
      expect(message).toMatch(/supplier hasn't confirmed yet/)
      return { status, liveOrders, alarms }
    default:
      throw new Error(`${status} is no end`)
  }
}
