import { runInvariants } from '@sojourn/db'
import { createDuffelServer, type DuffelFault, fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { codeOf, contact, createSystem, got, systemDb, systemInvariants } from '../../../flows/booking-system.testing.ts'
import { flightCallsOf } from '../flight-sale.testing.ts'
import { ALONE, buy, FAMILY, findFlights, nextDay, nextPerson, partsOf, settingsOf, travellersFor } from './duffel.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const duffel = createDuffelServer(clock)
const settings = settingsOf(await duffel.listen(), duffel)
const parts = partsOf(db, clock, settings)
const system = createSystem(db, clock, { duffel: settings })
const calls = flightCallsOf(system)
afterAll(() => duffel.close())
beforeEach(() => {
  duffel.behave()
  duffel.calls.length = 0
})
afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

async function workOn(rounds: number, stepMs = 12_000): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    clock.advance(stepMs)
    await system.work()
    await system.core.settled()
  }
}

/** A booked journey, and other flights of the same on another day. */
async function booked(
  fare: 'Light' | 'Comfort' | 'Flexible',
  {
    party = ALONE as typeof ALONE | typeof FAMILY,
    currency = 'EUR',
    back = false,
    more = {} as Parameters<Awaited<ReturnType<typeof findFlights>>['askFor']>[1],
  } = {},
) {
  const slices = () => [{ from: 'LIS', to: 'JFK', date: nextDay() }, ...(back ? [{ from: 'JFK', to: 'LIS', date: '2028-01-20' }] : [])]
  const { askFor, itinerary } = await findFlights(parts, { party, currency, slices: slices() })
  const bought = await buy(system, nextPerson(), askFor(fare, more))
  await workOn(1)
  const order = duffel.orders.find(({ metadata }) => metadata.booking?.startsWith(bought.booking_id))!
  const others = await findFlights(parts, { party, currency, slices: slices() })
  const item = { booking_id: bought.booking_id, itinerary_id: others.itinerary.itinerary_id }
  duffel.calls.length = 0
  const seen = async () => got(await system.get({ booking_id: bought.booking_id }, bought.who))
  return { ...bought, order, others, own: itinerary.itinerary_id, item, party, seen, startsOf: async () => (await seen()).items[0]!.description.starts?.on }
}
type Booked = Awaited<ReturnType<typeof booked>>
const quoted = async ({ item, who }: Booked) => got(await calls.changeQuote(item, who))

/** Agrees to what it costs, and pays it. */
async function change(of: Booked) {
  const { total } = await quoted(of)
  const { checkoutId, page } = got(await calls.change({ ...of.item, consented_total: total }, of.who))
  expect(page).toBe('/flight/checkout')
  const request = { checkoutId: checkoutId!, guests: travellersFor(of.party), contact, consented_total: Math.max(0, total) }
  const { booking_id } = got(await calls.book(request, of.who))
  const intent = [...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)
  if (intent) system.gateway.browser.pays(intent)
  const status = async () => got(await system.status({ booking_id }, of.who)).status
  await status()
  await system.core.settled()
  const refunded = () => [...system.gateway.refunds.values()].flatMap((each) => (each.payment_intent === intent?.id ? [each.amount] : []))
  return { booking_id, status, refunded }
}
const refunded = ({ intent }: Booked) => [...system.gateway.refunds.values()].flatMap((each) => (each.payment_intent === intent.id ? [each.amount] : []))
const dayOf = ({ others }: Booked) => others.itinerary.bounds[0]!.departs_at.slice(0, 10)

test('other flights cost what their airline says: the difference with our share, and its penalty; paid, the one order flies them', async () => {
  const of = await booked('Comfort', { party: FAMILY })
  const paid = of.totalMinor / 100
  const quote = await quoted(of)
  // 80 euros more of its fare, of which 8 % are ours, and 45 of penalty.
  expect(quote).toMatchObject({ fee: 45, pay_now: 131.4, back: 0, total: 131.4, paid, needs_checkout: true })
  expect(duffel.calls.filter((step) => step === 'createChange')).toEqual([])
  const { status } = await change(of)
  expect(await status()).toBe('confirmed')
  expect(of.order).toMatchObject({ paidForChanges: [12_500], isCancelled: false })
  const seen = await of.seen()
  expect(seen.items[0]).toMatchObject({ supplier_reference: of.order.id, description: { starts: { on: dayOf(of) } } })
  expect(seen.items[0]!.versions).toHaveLength(1)
  expect(seen.items[0]!.proofs.filter(({ kind }) => kind === 'ticket')).toHaveLength(4)
  expect(duffel.live().filter(({ metadata }) => metadata.booking?.startsWith(of.booking_id))).toHaveLength(1)
  // Asked again it is the answer there is.
  got(await calls.change({ ...of.item, consented_total: 131.4 }, of.who))
  expect(of.order.paidForChanges).toEqual([12_500])
})

test('of a return only the bound that flies otherwise is changed; what was changed is cancelled as it is, and moved by its airline', async () => {
  const of = await booked('Comfort', { back: true })
  const [, home] = of.order.slices
  const { status } = await change(of)
  expect([await status(), of.order.slices[1]!.id]).toEqual(['confirmed', home!.id])
  duffel.change(of.order, { minutes: 190 })
  await workOn(3, 60_001)
  expect((await of.seen()).items[0]!.news).toMatchObject([{ state: 'open', to_be: { starts: { on: dayOf(of), time: '13:30' } } }])
  of.order.changes.length = 0
  const { refund, kept } = got(await system.cancelQuote({ booking_id: of.booking_id }, of.who))
  // Of what its fare is now its airline keeps 60 euros of refund penalty; what the change cost was spent.
  expect(kept).toBeCloseTo(60 + 45, 1)
  got(await system.cancel({ booking_id: of.booking_id, expected_refund: refund }, of.who))
  await workOn(2)
  expect([of.order.isCancelled, (await of.seen()).status]).toEqual([true, 'cancelled'])
})

test('bags and seats of a bound that flies otherwise are not taken over: how many is told before it is agreed to, and whose bags are whose', async () => {
  Object.assign(duffel.control, { sellsBags: true, sellsSeats: true })
  const seats = [
    { segment: 1, traveller: 1, seat: '12C' },
    { segment: 2, traveller: 1, seat: '12C' },
  ]
  const of = await booked('Comfort', { party: FAMILY, back: true, more: { seats, extraBags: [{ traveller: 2, checked: 2 }] } })
  const factOf = (facts: readonly { label: string; value: string }[], label: string) => facts.find((each) => each.label === label)?.value
  expect(factOf((await of.seen()).items[0]!.description.facts, 'Bags')).toMatch(/traveler 1: 1, traveler 2: 2, traveler 3: 1/)
  const { facts } = (await quoted(of)).description
  expect(factOf(facts, 'Not kept on the new flights')).toBe('1 bag you bought, 1 seat you chose')
  expect(factOf(facts, 'Seats')).toContain('12C')
  const { status } = await change(of)
  expect(await status()).toBe('confirmed')
  expect((await of.seen()).items[0]!.offer).toMatchObject({ seats_lost: 1, bags_lost: 1 })
})

test('a fare that costs less gives back what its airline gives back, where that is money', async () => {
  const of = await booked('Flexible', { currency: 'USD' })
  duffel.control.changeMoreMinor = -5_000
  const quote = await quoted(of)
  expect(quote).toMatchObject({ fee: 0, pay_now: 0 })
  expect(quote.back).toBeGreaterThan(40)
  const { status } = await change(of)
  await workOn(1)
  expect([await status(), of.order.paidForChanges, refunded(of)]).toEqual(['confirmed', [-5_000], [Math.round(quote.back * 100)]])
  const vouchers = await booked('Flexible')
  Object.assign(duffel.control, { changeMoreMinor: -5_000, changeRefundTo: 'airline_credits' })
  expect(codeOf(await calls.changeQuote(vouchers.item, vouchers.who))).toBe('sold_out')
})

const STEPS = [
  ...(['silent', 'works_and_resets', 'internal'] as const).map((how) => ['confirmChange', how] as const),
  ...(['500', 'works_and_resets'] as const).map((how) => ['createChange', how] as const),
  ['getOrder', '500'] as const,
]

test.each(STEPS)('%s is %s once while a change is confirmed: changed once, paid once', async (step, how) => {
  const of = await booked('Comfort')
  const { total } = await quoted(of)
  let left = 1
  let isConfirming = false
  duffel.control.fault = (here): DuffelFault => {
    if (here === 'createChange' || here === 'confirmChange') isConfirming = true
    return here === step && isConfirming && left-- > 0 ? how : 'none'
  }
  const { status, refunded: back } = await change(of)
  await workOn(3)
  expect([await status(), of.order.paidForChanges, back(), await of.startsOf()]).toEqual(['confirmed', [Math.round(80 * 100 + 4_500)], [], dayOf(of)])
  expect(total).toBe(131.4)
})

test('its price is another one when it is to be confirmed, or it is refused: nothing is changed, and the money of the change goes back', async () => {
  const dearer = await booked('Comfort')
  const first = await (async () => {
    duffel.control.fault = (step) => {
      if (step === 'createChange') duffel.control.plusMinor = 500
      return 'none'
    }
    return change(dearer)
  })()
  await workOn(2)
  expect([await first.status(), first.refunded(), dearer.order.paidForChanges]).toEqual(['failed', [13_140], []])
  duffel.behave()
  const refused = await booked('Comfort')
  duffel.goesWrong('confirmChange', 'rejects')
  const second = await change(refused)
  await workOn(2)
  expect([await second.status(), second.refunded(), refused.order.paidForChanges]).toEqual(['failed', [13_140], []])
  expect([(await refused.seen()).status, refused.order.isCancelled, await refused.startsOf()]).toEqual([
    'confirmed',
    false,
    expect.not.stringContaining(dayOf(refused)),
  ])
})

test('what is not changed is not asked about: a fare that rules it out, the same flights, ours, another journey, flights that are gone', async () => {
  const light = await booked('Light')
  expect(codeOf(await calls.changeQuote(light.item, light.who))).toBe('not_changeable')
  const of = await booked('Comfort')
  expect(codeOf(await calls.changeQuote({ ...of.item, itinerary_id: 'duffel:off_unknown' }, of.who))).toBe('sold_out')
  for (const itinerary_id of ['a journey of ours', 'duffel:', of.own])
    expect(codeOf(await calls.changeQuote({ ...of.item, itinerary_id }, of.who))).toBe('not_changeable')
  const elsewhere = await findFlights(parts, {
    slices: [
      { from: 'LIS', to: 'JFK', date: nextDay() },
      { from: 'JFK', to: 'LIS', date: '2028-02-01' },
    ],
  })
  expect(codeOf(await calls.changeQuote({ ...of.item, itinerary_id: elsewhere.itinerary.itinerary_id }, of.who))).toBe('not_changeable')
  expect(duffel.calls).not.toContain('changeOffers')
  duffel.goesWrong('changeOffers', 'silent')
  expect(codeOf(await calls.changeQuote(of.item, of.who))).toBe('supplier_silent')
})
