import type { Transactions } from '@sojourn/kernel'
import type { fakeClock } from '@sojourn/testing'
import { expect } from 'vitest'
import type { SignedInCaller } from '../http/index.ts'
import { createSystem, got, type System } from './booking-system.testing.ts'
import { dieAt } from './die-at.testing.ts'

/** Where a node may die between a payment and the confirmation it pays for. */
export const CONFIRMING_POINTS = ['recording take_payment', 'before run confirm_items', 'recording confirm_items', 'after run confirm_items', 'after end']

interface OpenBooking {
  readonly who: SignedInCaller
  readonly booking_id: string
  readonly intent: Parameters<System['gateway']['browser']['pays']>[0]
}

/** Books on a node that dies at this point once it is paid, and has another node confirm it: charged once. Answers the booking as its person sees it. */
export async function confirmedByAnother(db: Transactions, clock: ReturnType<typeof fakeClock>, point: string, book: (system: System) => Promise<OpenBooking>) {
  const dying = createSystem(db, clock, { probe: dieAt(point) })
  const { who, booking_id, intent } = await book(dying)
  dying.gateway.browser.pays(intent)
  await dying.status({ booking_id }, who)
  await dying.core.settled()
  const other = createSystem(db, clock, { gateway: dying.gateway })
  clock.advance(3_001)
  await other.work()
  await other.core.settled()
  expect(other.gateway.captured()).toEqual([intent])
  return got(await other.get({ booking_id }, who))
}
