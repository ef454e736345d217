import { fakeClock, testDb } from '@sojourn/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProcessKilled } from '../modules/sagas/index.ts'
import { AGENT, type Applied, bookRequest, discountsIn, endowed, heldWith, intentOf, rulesHold, settle, WAYS, wealthOf } from './all-or-nothing.testing.ts'
import { createSystem, got, type System, smallWorld, systemMigrations, traveller } from './booking-system.testing.ts'
import type { Fault } from './fake-gateway.testing.ts'

const clock = fakeClock()
let db: Awaited<ReturnType<typeof testDb>>
let system: System
beforeAll(async () => {
  db = await testDb(systemMigrations())
  system = createSystem(db, clock)
  await db.asSystem((tx) => system.hotels.seed(tx, smallWorld))
})
afterAll(() => db.close())

const applied: fc.Arbitrary<Applied> = fc.record({
  coupon: fc.constantFrom(null, 'percent' as const, 'amount' as const),
  cash: fc.constantFrom(0, 0, 15, 60, 100),
  points: fc.constantFrom(0, 0, 12, 90),
  wallet: fc.constantFrom(0, 0, 20, 100),
  invoice: fc.constantFrom(false, false, true),
  small: fc.constantFrom(false, false, false, true),
  currency: fc.constantFrom('USD' as const, 'USD' as const, 'EUR' as const, 'JPY' as const),
  order: fc.shuffledSubarray([...WAYS], { minLength: WAYS.length }),
})

const UNDO = ['before undo take_payment', 'begun take_payment', 'called take_payment', 'after undo take_payment', 'before end', 'after end']
const STEPS = ['take_payment', 'confirm_items', 'confirm_booking'].flatMap((step) => [`before run ${step}`, `recording ${step}`, `after run ${step}`])
/** What happens next; `at` is the point where the process that runs it is killed, `refund` what the gateway does when money is to go back. */
interface Ending {
  readonly kind: 'pays' | 'declined' | 'challenged' | 'expired' | 'late' | 'gone' | 'cancelled' | 'gateway'
  readonly at: string | null
  readonly fault: Fault
  readonly refund: Fault
}
const faults = fc.constantFrom('slow' as const, '500' as const, 'reset' as const, 'reset_after' as const)
const one = (kind: Ending['kind'], change: { at?: fc.Arbitrary<string | null>; fault?: fc.Arbitrary<Fault>; refund?: fc.Arbitrary<Fault> } = {}) =>
  fc.record({ kind: fc.constant(kind), at: fc.constant(null), fault: fc.constant<Fault>('none'), refund: fc.constant<Fault>('none'), ...change })
const refund = fc.oneof(fc.constant<Fault>('none'), faults)
const ending: fc.Arbitrary<Ending> = fc.oneof(
  one('pays', { at: fc.constantFrom(null, ...STEPS, 'before end', 'after end') }),
  one('declined'),
  one('challenged'),
  one('expired'),
  one('late', { refund }),
  one('gone', { at: fc.constantFrom(null, ...STEPS.slice(0, 4), ...UNDO), refund }),
  one('cancelled', { refund }),
  one('gateway', { fault: faults }),
)

/** The process is killed there, once; whatever it does afterwards has no effect. */
const dieAt = (point: string) => {
  let isDead = false
  return (here: string) => {
    isDead ||= here === point
    if (isDead) throw new ProcessKilled(point)
  }
}

async function travels(plan: Applied, end: Ending): Promise<void> {
  const node = end.at ? createSystem(db, clock, { gateway: system.gateway, probe: dieAt(end.at) }) : system
  const who = await endowed(db, system, plan.invoice ? AGENT : 2)
  const before = await wealthOf(db, system, who)
  const held = await heldWith(db, node, who, plan, end.kind === 'gone' ? 1 : 0)
  const { due, lines } = held.checkout
  const ways = lines.slice(lines.findIndex(({ kind }) => kind === 'pay_now') + 1).filter(({ kind }) => kind !== 'pay_at_property')
  const paid = ways.reduce((all, { amount }) => all + amount, 0)
  if (ways.length > 0) expect(paid).toBeCloseTo(due.now, 6)
  await rulesHold(db, system)

  const failing = (path: string, how: Fault) => (_method: string, asked: string) => (asked.startsWith(path) ? how : ('none' as const))
  system.gateway.control.fault = failing('/v1/payment_intents', end.fault)
  const { booking_id, status } = got(await node.book(bookRequest(held, who, plan.invoice), who))
  system.gateway.control.fault = failing('/v1/refunds', end.refund)
  if (due.card === 0 && !end.at) expect(status).toBe('confirmed')
  await rulesHold(db, system)

  await ends(node, who, { booking_id, offer: held.offer }, end)
  await node.core.settled()
  await rulesHold(db, system)
  system.gateway.control.fault = () => 'none'
  await settle(system, clock)
  if (end.refund !== 'none') await settle(system, clock)
  const booking = got(await system.get({ booking_id }, who))
  const card = system.gateway.captured().filter((each) => each.metadata.booking_id === booking_id)
  if (booking.status === 'confirmed') {
    expect(card).toHaveLength(due.card > 0 && !plan.invoice ? 1 : 0)
    expect(booking.paid + due.waived + discountsIn(lines)).toBeCloseTo(due.now, 6)
  } else {
    expect(['failed', 'expired', 'cancelled']).toContain(booking.status)
    expect(card).toEqual([])
    expect(await wealthOf(db, system, who)).toEqual(before)
  }
  await rulesHold(db, system)
}

async function ends(
  node: System,
  who: ReturnType<typeof traveller>,
  { booking_id, offer }: { booking_id: string; offer: Awaited<ReturnType<typeof heldWith>>['offer'] },
  end: Ending,
): Promise<void> {
  const { browser } = node.gateway
  const intent = intentOf(node, booking_id)
  const look = () => node.status({ booking_id }, who)
  if (!intent && end.kind === 'gateway') {
    await settle(system, clock)
    const opened = intentOf(system, booking_id)
    if (opened) browser.pays(opened)
    return
  }
  if (!intent && end.kind !== 'cancelled') return
  switch (end.kind) {
    case 'declined': {
      browser.isDeclined(intent!)
      await look()
      got(await node.retry({ booking_id }, who))
      browser.pays(intentOf(node, booking_id)!)
      break
    }
    case 'challenged':
      browser.meetsChallenge(intent!)
      await look()
      clock.advance(16 * 60_000)
      break
    case 'expired':
      clock.advance(16 * 60_000)
      break
    case 'late':
      browser.waitsForBank(intent!)
      clock.advance(16 * 60_000)
      await system.work()
      browser.pays(intent!)
      break
    case 'gone': {
      browser.waitsForBank(intent!)
      clock.advance(16 * 60_000)
      await system.work()
      const other = traveller(`${who.user.firstName}other`)
      await system.prebook(
        {
          hotel_id: offer.quote.hotelId,
          rate_id: offer.quote.rateId,
          checkin: offer.quote.stay.checkin,
          checkout: offer.quote.stay.checkout,
          rooms: [{ adults: 2 }],
          currency: 'USD',
          expected_total: 1,
        },
        other,
      )
      browser.pays(intent!)
      break
    }
    case 'cancelled': {
      if (intent) browser.pays(intent)
      await look()
      const { refund } = got(await node.cancelQuote({ booking_id }, who))
      expect(got(await node.cancel({ booking_id, expected_refund: refund }, who)).status).toBe('cancelled')
      break
    }
    default:
      browser.pays(intent!)
  }
  await look()
}

test('[B4.3] [B4.4] [B4.8] whatever is applied and whatever goes wrong, a booking is paid exactly once or every tender is whole again', {
  timeout: 300_000,
}, async () => {
  await fc.assert(fc.asyncProperty(applied, ending, travels), { numRuns: 15 })
})
