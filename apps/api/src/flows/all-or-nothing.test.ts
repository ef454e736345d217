import { fakeClock, testDb } from '@sojourn/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PulledPlug } from '../modules/sagas/index.ts'
import { AGENT, type Applied, bookWish, endowed, heldWith, intentOf, rulesHold, settle, wealthOf } from './all-or-nothing.testing.ts'
import { got, type House, houseMigrations, openHouse, smallWorld, traveller } from './booking-house.testing.ts'
import type { Fault } from './fake-gateway.testing.ts'

const clock = fakeClock()
let db: Awaited<ReturnType<typeof testDb>>
let house: House
beforeAll(async () => {
  db = await testDb(houseMigrations())
  house = openHouse(db, clock)
  await db.asSystem((tx) => house.hotels.seed(tx, smallWorld))
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
})

const STEPS = ['take_payment', 'confirm_stay', 'confirm_booking'].flatMap((step) => [`before run ${step}`, `recording ${step}`, `after run ${step}`])
type Ending =
  | { readonly kind: 'pays' | 'declined' | 'challenged' | 'expired' | 'late' | 'gone' | 'cancelled' }
  | { readonly kind: 'gateway'; readonly fault: Fault }
  | { readonly kind: 'killed'; readonly at: string }
const ending: fc.Arbitrary<Ending> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'pays' as const,
      'declined' as const,
      'challenged' as const,
      'expired' as const,
      'late' as const,
      'gone' as const,
      'cancelled' as const,
    ),
  }),
  fc.record({ kind: fc.constant('gateway' as const), fault: fc.constantFrom('slow' as const, '500' as const, 'reset' as const, 'reset_after' as const) }),
  fc.record({ kind: fc.constant('killed' as const), at: fc.constantFrom(...STEPS, 'before end', 'after end') }),
)

/** The process dies there, once; whatever else it does afterwards stays undone. */
const dieAt = (point: string) => {
  let isDead = false
  return (here: string) => {
    isDead ||= here === point
    if (isDead) throw new PulledPlug(point)
  }
}

async function travels(plan: Applied, end: Ending): Promise<void> {
  const node = end.kind === 'killed' ? openHouse(db, clock, { gateway: house.gateway, probe: dieAt(end.at) }) : house
  const who = await endowed(db, house, plan.invoice ? AGENT : 2)
  const before = await wealthOf(db, house, who)
  const held = await heldWith(db, node, who, plan, end.kind === 'gone' ? 1 : 0)
  const { due, lines } = held.checkout
  const ways = lines.slice(lines.findIndex(({ kind }) => kind === 'pay_now') + 1).filter(({ kind }) => kind !== 'pay_at_property')
  const paid = ways.reduce((all, { amount }) => all + amount, 0)
  if (ways.length > 0) expect(paid).toBeCloseTo(due.now, 6)
  await rulesHold(db, house)

  if (end.kind === 'gateway') house.gateway.control.fault = (_method, path) => (path.startsWith('/v1/payment_intents') ? end.fault : 'none')
  const { booking_id, status } = got(await node.book(bookWish(held, who, plan.invoice), who))
  house.gateway.control.fault = () => 'none'
  if (due.card === 0 && end.kind !== 'killed') expect(status).toBe('confirmed')
  await rulesHold(db, house)

  await ends(node, who, { booking_id, offer: held.offer }, end)
  await node.core.settled()
  await settle(house, clock)
  const booking = got(await house.get({ booking_id }, who))
  const card = house.gateway.captured().filter((each) => each.metadata.booking_id === booking_id)
  if (booking.status === 'confirmed') {
    expect(card).toHaveLength(due.card > 0 && !plan.invoice ? 1 : 0)
    expect(booking.paid + due.waived).toBeCloseTo(due.now, 6)
  } else {
    expect(['failed', 'expired', 'cancelled']).toContain(booking.status)
    expect(card).toEqual([])
    expect(await wealthOf(db, house, who)).toEqual(before)
  }
  await rulesHold(db, house)
}

async function ends(
  node: House,
  who: ReturnType<typeof traveller>,
  { booking_id, offer }: { booking_id: string; offer: Awaited<ReturnType<typeof heldWith>>['offer'] },
  end: Ending,
): Promise<void> {
  const { browser } = node.gateway
  const intent = intentOf(node, booking_id)
  const look = () => node.status({ booking_id }, who)
  if (!intent && end.kind === 'gateway') {
    await settle(house, clock)
    const opened = intentOf(house, booking_id)
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
      await house.work()
      browser.pays(intent!)
      break
    case 'gone': {
      browser.waitsForBank(intent!)
      clock.advance(16 * 60_000)
      await house.work()
      const other = traveller(`${who.user.firstName}other`)
      await house.prebook(
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
  await fc.assert(fc.asyncProperty(applied, ending, travels), { numRuns: Number(process.env['RUNS'] ?? 10) })
})
