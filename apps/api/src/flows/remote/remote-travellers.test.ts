import { afterEach, expect, test } from 'vitest'
import { contact, got } from '../booking-system.testing.ts'
import { dieAt } from '../die-at.testing.ts'
import { FAR } from './far-product.testing.ts'
import type { Fault } from './far-supplier.testing.ts'
import { farSystem } from './far-system.testing.ts'
import { endOf, holdFar, nextTrip, workOn } from './far-trip.testing.ts'

const { clock, db, far, node } = await farSystem({
  travellersOf: () => [
    { age: 'adult', bornOn: true, nationality: false, document: 'passport' },
    { age: 'adult', bornOn: false, nationality: false, document: 'none' },
  ],
})
const PASSPORT = { kind: 'passport', number: 'P1234567', country: 'PT', expires_on: '2031-01-31' } as const
const TRAVELLERS = [
  { first_name: 'Ana', last_name: 'Prata', born_on: '1990-05-04', document: PASSPORT },
  { first_name: 'Rui', last_name: '' },
]

afterEach(() => {
  far.control.proofs = null
  far.travellers.length = 0
})

async function bookKilledAt(point: string, fault: Fault) {
  far.control.proofs = [1, 2].map((traveller_no) => ({ kind: 'ticket', number: `057-${traveller_no}`, traveller_no }))
  let confirms = 0
  far.control.fault = (step) => (step === 'confirm' && ++confirms === 1 ? fault : 'none')
  const dying = node({ probe: dieAt(point) })
  const { who, ask } = nextTrip()
  const { checkoutId, quote } = got(await holdFar(dying, who, ask))
  const request = { checkoutId, guests: TRAVELLERS, contact, consented_total: quote.total.minor / 100 }
  const { booking_id } = got(await dying.core.shop.book(FAR, request, who))
  const intent = dying.gateway.only()
  dying.gateway.browser.pays(intent)
  await dying.status({ booking_id }, who)
  await dying.core.settled()
  const system = node({ gateway: dying.gateway })
  await workOn(system, clock, 4)
  return { system, who, booking_id, end: await endOf(db, system, far, { booking_id, intent, who }) }
}

test.each<[string, Fault]>([
  ['never', 'none'],
  ['begun confirm_orders', 'none'],
  ['called confirm_orders', 'none'],
  ['recording confirm_orders', 'works_and_resets'],
  ['before run confirm_booking', 'works_and_resets'],
])(
  'killed at "%s" while the supplier is %s: it is told who travels with each order it was sent, and a ticket for each is stored once',
  async (point, fault) => {
    const { system, who, booking_id, end } = await bookKilledAt(point, fault)
    expect(end).toEqual({ status: 'confirmed', liveOrders: 1, alarms: [] })
    expect(far.travellers.length).toBeGreaterThan(0)
    for (const sent of far.travellers) expect(sent).toEqual(TRAVELLERS)
    const { items } = got(await system.get({ booking_id }, who))
    expect(items[0]!.proofs).toEqual([1, 2].map((traveller_no) => ({ kind: 'ticket', number: `057-${traveller_no}`, traveller_no })))
  },
)

test('of an order that ends at another price nothing proves anything, and who would have travelled is forgotten', async () => {
  const { system, who, booking_id, end } = await bookKilledAt('never', 'other_price')
  expect(end).toMatchObject({ status: 'failed', liveOrders: 0 })
  expect(got(await system.get({ booking_id }, who))).toMatchObject({ items: [{ proofs: [] }], guests: [{ first_name: 'Ana', last_name: 'Prata' }, {}] })
  expect((await db.pool.query('select from traveller_identities where booking_id = $1', [booking_id])).rowCount).toBe(0)
})
