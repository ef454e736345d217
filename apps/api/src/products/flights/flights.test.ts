import { raw, runInvariants, sql } from '@sojourn/db'
import { type CheckoutId, instantMs } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { codeOf, contact, createSystem, got, systemDb, systemInvariants, traveller } from '../../flows/booking-system.testing.ts'
import type { SignedInCaller } from '../../http/index.ts'
import type { LocalSupplier } from '../../sale/product.ts'
import { isDocumentNumber } from './domain/tickets.ts'
import type { FlightAsk } from './flight-ask.ts'
import { adult, boughtFlight, child, type FlightDetails, findJourney, flightCallsOf, holdBody, journeyIds } from './flight-sale.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)
const flights = flightCallsOf(system)
const ana = traveller('ana')

afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

const rowsOf = <Row>(text: string) => db.asSystem(async (tx) => (await raw<Row>`${raw.raw(text)}`.execute(sql(tx))).rows)

test('a return for two adults and a child is looked at, held with bags, paid, ticketed, cancelled and refunded', async () => {
  const asked = { adult: 2, child: 1, bags: { cabin: 1, checked: 1 } }
  const found = await findJourney(system, journeyIds('LIS JFK 2027-03-17', 'JFK LIS 2027-03-24'), asked, ana)
  const held = got(await flights.prebook(holdBody(found, asked), ana))
  expect(held.isPriceChange).toBe(false)
  const shown = got(await system.getCheckout({ checkoutId: held.checkoutId }, ana))
  expect(shown.offer).toMatchObject({ product: 'FLT', triptype: 2, document: 'passport' })
  // Deadlines are by the clock where it begins; the picture is of where it goes.
  expect(shown.items[0]!.description.place).toMatchObject({ city: 'Lisbon', pictured_city: 'New York' })
  expect(shown.travellers.map(({ age }) => age)).toEqual(['adult', 'adult', 'child'])
  const lines = shown.lines.filter(({ traveller: of }) => of !== undefined)
  expect(Math.round(lines.reduce((sum, { amount }) => sum + amount * 100, 0))).toBe(Math.round(held.price.total * 100))
  const { booking_id } = got(
    await flights.book({ checkoutId: held.checkoutId, guests: [adult('Ana'), adult('Rita'), child('Rui')], contact, consented_total: held.price.total }, ana),
  )
  system.gateway.browser.pays(system.gateway.only())
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  expect(got(await system.get({ booking_id }, ana)).items[0]!.description.place).toMatchObject({ city: 'Lisbon', pictured_city: 'New York' })
  const proofs = await rowsOf<{ kind: string; number: string }>(`select kind, number from item_proofs order by kind`)
  expect(proofs.filter(({ kind }) => kind === 'ticket').map(({ number }) => isDocumentNumber(number))).toEqual([true, true, true])
  // Within a day all of it comes back.
  const undone = got(await system.cancelQuote({ booking_id }, ana))
  expect(undone).toMatchObject({ refund: held.price.pay_now, kept: 0 })
  expect(Date.parse(undone.undo_until!) - clock.nowMs()).toBe(24 * 3_600_000)
  clock.advance(24 * 3_600_000 + 1)
  const { refund, back_anyway, kept } = got(await system.cancelQuote({ booking_id }, ana))
  const back = shown.offer.product === 'FLT' ? shown.offer.taxes.filter(({ back_if_unused }) => back_if_unused).reduce((sum, { amount }) => sum + amount, 0) : 0
  expect(refund).toBeCloseTo(back, 2)
  expect(kept).toBeGreaterThan(refund)
  expect(back_anyway[0]).toMatch(/Taxes of flights you don't take are part of it: .+ \$\d+\.\d\d; /)
  expect(got(await system.cancel({ booking_id, expected_refund: refund }, ana))).toMatchObject({ status: 'cancelled', refund })
  expect(await rowsOf(`select 1 from flight_cabins where held + sold > 0`)).toEqual([])
})

test('what has left is not undone: booked minutes before, from its departure on it is cancelled as by one who does not come', async () => {
  const before = clock.nowMs()
  const asked = { adult: 1 }
  const who: SignedInCaller = { ...ana, org: { ...ana.org, minimumCheckinDays: 0 } }
  const takes = ({ itinerary }: FlightDetails) => itinerary.brands.some(({ brand_id }) => brand_id === 'flex')
  const ids = journeyIds('LIS HEL 2027-02-18')
  const { itinerary, fares } = await findJourney(system, ids, asked, who, takes)
  const [first] = itinerary.bounds[0]!.segments
  const departsMs = instantMs(first!.departs_at.slice(0, 10), first!.departs_at.slice(11), first!.from.time_zone)
  clock.set(departsMs - 10 * 60_000)
  const { booking_id, paid } = await boughtFlight(system, who, [itinerary.itinerary_id], asked, 'flex', [adult('Ana')])
  const undone = got(await system.cancelQuote({ booking_id }, who))
  expect(undone).toMatchObject({ refund: paid, undo_until: new Date(departsMs).toISOString(), stands_until: new Date(departsMs).toISOString() })
  clock.set(departsMs)
  const late = got(await system.cancelQuote({ booking_id }, who))
  expect(late.undo_until).toBeNull()
  const [giving, notComing] = fares.find(({ brand_id }) => brand_id === 'flex')!.cancellation
  expect([late.kept, notComing!.from]).toEqual([notComing!.amount, giving!.to])
  expect(notComing!.amount).toBeGreaterThan(giving!.amount)
  expect(codeOf(await system.cancel({ booking_id, expected_refund: paid }, who))).toBe('refund_changed')
  clock.set(before)
})

test('a class that has closed since it was priced is not held: who comes second is told, and nothing of it stays', async () => {
  const ids = ['2027-02-10', '2027-02-12', '2027-02-14', '2027-02-16'].flatMap((day) => journeyIds(`LIS MAD ${day}`, `MAD LIS ${day.replace('-02-', '-03-')}`))
  const found = await findJourney(system, ids, { adult: 1 }, ana, ({ itinerary }) => itinerary.brands[0]!.left === 1)
  const supplier = system.core.sold.flatMap(({ products }) => products).find(({ code }) => code === 'FLT')!.suppliers[0] as LocalSupplier
  const ask: FlightAsk = {
    itineraryId: found.itinerary.itinerary_id,
    brandId: found.itinerary.brands[0]!.brand_id,
    ...{ cabin: 'economy', party: { adult: 1, child: 0, infant: 0 }, bags: { cabin: 0, checked: 0 } },
    ...{ seats: [], extraBags: [], hold: false, currency: 'USD', markupBasisPoints: 0 },
  }
  await db.inTenant(ana.orgId, async (tx) => {
    const offer = got(await supplier.quote(tx, ask))
    const hold = (nth: number) => supplier.hold(tx, offer, { orgId: ana.orgId, checkoutId: `chk_${nth}` as CheckoutId, untilMs: clock.nowMs() + 900_000 })
    expect(codeOf(await hold(1))).toBe('ok')
    expect(codeOf(await hold(2))).toBe('sold_out')
  })
})
