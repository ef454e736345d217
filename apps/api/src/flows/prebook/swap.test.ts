import { swapItem } from '@sojourn/contracts'
import { raw, sql } from '@sojourn/db'
import { toMajor } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { createToy } from '../../sale/toy-product.testing.ts'
import { endowed } from '../all-or-nothing.testing.ts'
import { codeOf, got, org, traveller } from '../booking-system.testing.ts'
import { carItem, packageDb, packageSystem, stayItem, toyItem } from '../packages.testing.ts'
import { checkInvariants } from '../toy-system.testing.ts'

const clock = fakeClock()
const db = await packageDb(clock)
const toy = createToy()
const system = packageSystem(db, clock, { toy })
const { shop } = system.core
const [ana, ben] = [traveller('ana'), traveller('ben')]
let tests = 0

afterEach(async () => {
  await system.core.settled()
  await checkInvariants(db, system)
  toy.state.unitMinor = 1_000
})

const court = (name: string) => toyItem({ resources: [name] })
/** A court, a night in a hotel and a car, held as a package; courts are named by the test they are of. */
async function held(who = ana) {
  const at = ++tests
  const parts = [court(`${at} before`), await stayItem(db, system, at * 2), await carItem(system, at * 2, who)]
  return { at, parts, ...got(await system.holdPackage(who, parts)) }
}

const courtsHeld = (at: number) =>
  db.asSystem(async (tx) => {
    const { rows } = await raw<{ resource: string }>`select distinct l.resource from toy_stock_lines l join toy_stock_holds h using (org_id, hold_id)
      where h.state = 'held' and l.resource like ${`${at} %`} order by 1`.execute(sql(tx))
    return rows.map(({ resource }) => resource.replace(`${at} `, ''))
  })

test('[C1.9] one part is swapped before it is paid: the price is told first, the checkout, its time and the other parts stay, and it is booked', async () => {
  const { at, checkoutId, quote } = await held()
  const open = got(await system.getCheckout({ checkoutId }, ana))
  clock.advance(60_000)
  const longer = toyItem({ resources: [`${at} after`], cells: 8 })
  const asked = got(await shop.swap({ checkoutId, swaps: [{ at: 0, item: longer }], expectedTotal: null }, ana))
  // Twice the hours, less a tenth.
  expect(asked).toMatchObject({ isChanged: false, before: { total: quote.total }, quote: { total: { minor: quote.total.minor + 3_600 } } })
  expect([await courtsHeld(at), got(await system.getCheckout({ checkoutId }, ana)).price.total]).toEqual([['before'], toMajor(quote.total)])
  const swapped = got(await shop.swap({ checkoutId, swaps: [{ at: 0, item: longer }], expectedTotal: toMajor(asked.quote.total) }, ana))
  expect(swapped).toMatchObject({ isChanged: true, quote: { total: asked.quote.total } })
  expect(await courtsHeld(at)).toEqual(['after'])
  const shown = got(await system.getCheckout({ checkoutId }, ana))
  expect(shown).toMatchObject({ state: 'open', expires_at: open.expires_at, sold_as: { product: 'PKG' }, price: { total: toMajor(asked.quote.total) } })
  expect(shown.items.map(({ description }) => description.title).slice(1)).toEqual(open.items.map(({ description }) => description.title).slice(1))
  expect(shown.lines.filter(({ label }) => label === 'Package discount')).toHaveLength(3)
  const booking_id = await system.bookPackage(ana, { checkoutId, quote: swapped.quote })
  expect(system.pay(booking_id).amount).toBe(swapped.quote.payNow.minor)
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  expect(got(await system.get({ booking_id }, ana)).items[0]?.description.title).toBe(`${at} after`)
})

test('a part may be swapped for one of another product where that is still a package', async () => {
  const { at, checkoutId } = await held()
  const stay = await stayItem(db, system, at * 2 + 1)
  const { quote } = got(await shop.swap({ checkoutId, swaps: [{ at: 0, item: stay }], expectedTotal: null }, ana))
  got(await shop.swap({ checkoutId, swaps: [{ at: 0, item: stay }], expectedTotal: toMajor(quote.total) }, ana))
  expect(got(await system.getCheckout({ checkoutId }, ana)).items.map(({ product }) => product)).toEqual(['HLT', 'HLT', 'CAR'])
  expect(await courtsHeld(at)).toEqual([])
})

test('several parts are swapped, left out and added at once, at one sum: all is held or nothing changes', async () => {
  const { at, checkoutId, quote, parts } = await held()
  const swaps = [
    { at: 0, item: court(`${at} after`) },
    { at: 2, item: null },
    { at: 3, item: court(`${at} more`) },
  ]
  got(await system.hold(ben, { resources: [`${at} taken`] }))
  const taken = await shop.swap({ checkoutId, swaps: swaps.with(2, { at: 3, item: court(`${at} taken`) }), expectedTotal: null }, ana)
  expect(codeOf(taken)).toBe('sold_out')
  const asked = got(await shop.swap({ checkoutId, swaps, expectedTotal: null }, ana))
  expect([await courtsHeld(at), asked.before.total]).toEqual([['before', 'taken'], quote.total])
  got(await shop.swap({ checkoutId, swaps, expectedTotal: toMajor(asked.quote.total) }, ana))
  expect(await courtsHeld(at)).toEqual(['after', 'more', 'taken'])
  const { items, price } = got(await system.getCheckout({ checkoutId }, ana))
  expect([items.map(({ product }) => product), price.total]).toEqual([['ACT', 'HLT', 'ACT'], toMajor(asked.quote.total)])
  const codes = [[{ at: 3, item: null }], [{ at: 4, item: parts[0]! }], [swaps[0]!, swaps[0]!]].map(async (wrong) =>
    codeOf(await shop.swap({ checkoutId, swaps: wrong, expectedTotal: null }, ana)),
  )
  expect(await Promise.all(codes)).toEqual(['no_such_item', 'no_such_item', 'no_such_item'])
  const booking_id = await system.bookPackage(ana, { checkoutId, quote: asked.quote })
  system.pay(booking_id)
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
})

test('a swap is refused whole: what was held stays held at its price, and nothing else is', async () => {
  const { at, checkoutId, quote, parts } = await held()
  got(await system.hold(ben, { resources: [`${at} taken`] }))
  const request = { checkoutId, swaps: [{ at: 0, item: court(`${at} taken`) }], expectedTotal: null }
  expect(await shop.swap(request, ana)).toMatchObject({ ok: false, refusal: { code: 'sold_out', detail: { product: 'ACT' } } })
  const other = { ...request, swaps: [{ at: 0, item: court(`${at} other`) }] }
  expect(await shop.swap({ ...other, expectedTotal: 1 }, ana)).toMatchObject({
    ok: false,
    refusal: { code: 'price_changed', detail: { new_price: toMajor(quote.total) } },
  })
  expect(codeOf(await shop.swap({ ...other, swaps: [{ ...other.swaps[0]!, at: 4 }] }, ana))).toBe('no_such_item')
  expect(codeOf(await shop.swap(other, ben))).toBe('not_found')
  expect(codeOf(await shop.swap({ ...other, swaps: [{ at: 0, item: toyItem({ currency: 'EUR' }) }] }, ana))).toBe('not_swappable')
  expect(codeOf(await shop.swap(other, { ...ana, org: { ...ana.org, minimumCheckinDays: 900 } }))).toBe('too_soon')
  // The others are of one product alone without the car.
  const two = got(await system.holdPackage(ben, [court(`${at} two`), parts[1]!]))
  expect(codeOf(await shop.swap({ checkoutId: two.checkoutId, swaps: [{ at: 1, item: court(`${at} three`) }], expectedTotal: null }, ben))).toBe(
    'not_swappable',
  )
  expect(await courtsHeld(at)).toEqual(['before', 'taken', 'two'])
  expect(got(await system.getCheckout({ checkoutId }, ana)).price.total).toBe(toMajor(quote.total))
  clock.advance(15 * 60_000)
  expect(codeOf(await shop.swap(other, ana))).toBe('checkout_expired')
})

test('what is no package is swapped within its product; once it is booked it is not', async () => {
  const at = ++tests
  const { checkoutId } = got(await system.hold(ana, { resources: [`${at} before`] }))
  const other = { checkoutId, swaps: [{ at: 0, item: court(`${at} after`) }] }
  expect(codeOf(await shop.swap({ ...other, swaps: [{ at: 0, item: await stayItem(db, system, at) }], expectedTotal: null }, ana))).toBe('not_swappable')
  const { quote } = got(await shop.swap({ ...other, expectedTotal: 40 }, ana))
  expect(await courtsHeld(at)).toEqual(['after'])
  got(await system.bookHeld(ana, { checkoutId, quote }))
  expect(codeOf(await shop.swap({ ...other, swaps: [{ at: 0, item: court(`${at} late`) }], expectedTotal: null }, ana))).toBe('already_booked')
})

test('money that was applied still pays the new price, as far as it is needed', async () => {
  const rich = await endowed(db, system, 2)
  const { at, checkoutId } = await held(rich)
  got(await system.applyCash({ checkoutId, amount: '30' }, rich))
  const cash = async () => got(await system.getCheckout({ checkoutId }, rich)).tenders.cash_card
  expect(await cash()).toMatchObject({ amount: 30 })
  const longer = toyItem({ resources: [`${at} after`], cells: 8 })
  const { quote } = got(await shop.swap({ checkoutId, swaps: [{ at: 0, item: longer }], expectedTotal: null }, rich))
  got(await shop.swap({ checkoutId, swaps: [{ at: 0, item: longer }], expectedTotal: toMajor(quote.total) }, rich))
  expect(await cash()).toMatchObject({ amount: 30 })
  const shown = got(await system.getCheckout({ checkoutId }, rich))
  expect(Math.round(shown.due.card * 100)).toBe(quote.payNow.minor - 3_000)
  const booking_id = await system.bookPackage(rich, { checkoutId, quote })
  expect(system.pay(booking_id).amount).toBe(quote.payNow.minor - 3_000)
  expect(got(await system.status({ booking_id }, rich)).status).toBe('confirmed')
})

test('what lowered the former price is free to be applied to the new one, and money beyond the new price goes back', async () => {
  const rich = await endowed(db, system, 2)
  const at = ++tests
  const { checkoutId } = got(await system.hold(rich, { resources: [`${at} before`], cells: 8 }))
  got(await system.applyCoupon({ checkoutId, coupon_code: 'SHARE' }, rich))
  got(await system.applyCash({ checkoutId, amount: '60' }, rich))
  const shorter = toyItem({ resources: [`${at} after`], cells: 2 })
  got(await shop.swap({ checkoutId, swaps: [{ at: 0, item: shorter }], expectedTotal: 20 }, rich))
  const { tenders, due } = got(await system.getCheckout({ checkoutId }, rich))
  expect([tenders.coupon, tenders.cash_card?.amount, due.card]).toEqual([null, 20, 0])
  got(await system.applyCoupon({ checkoutId, coupon_code: 'SHARE' }, rich))
  expect(got(await system.getCheckout({ checkoutId }, rich)).tenders.cash_card?.amount).toBe(17.5)
})

test('what an agent sells on is swapped at its new net price, and what they put on stays', async () => {
  const agent = traveller('agent', org, 3)
  const { at, checkoutId } = await held(agent)
  const before = got(await system.getCheckout({ checkoutId }, agent)).agency!
  const longer = toyItem({ resources: [`${at} after`], cells: 8 })
  const { quote } = got(await shop.swap({ checkoutId, swaps: [{ at: 0, item: longer }], expectedTotal: null }, agent))
  got(await shop.swap({ checkoutId, swaps: [{ at: 0, item: longer }], expectedTotal: toMajor(quote.total) }, agent))
  const { agency } = got(await system.getCheckout({ checkoutId }, agent))
  expect(agency).toMatchObject({ net: toMajor(quote.total), markup: before.markup })
  expect(agency!.public_price).toBeGreaterThan(before.public_price)
})

test('its call takes what the product is held by, and prices it for the caller: a share that a browser names is not believed', async () => {
  const { at, checkoutId } = await held()
  const { ask } = await stayItem(db, system, at * 2 + 1)
  const { hotelId, rateId, checkin, checkout, rooms } = ask as {
    hotelId: string
    rateId: string
    checkin: string
    checkout: string
    rooms: { adults: number; children: number[] }[]
  }
  const offer = { hotel_id: hotelId, rate_id: rateId, checkin, checkout, rooms, currency: 'JPY', markupBasisPoints: 0 }
  const swap = system.call(swapItem)
  const body = { checkoutId, item_no: 2, product: 'HLT' as const, offer }
  const asked = got(await swap(body, ana))
  const told = got(await shop.swap({ checkoutId, swaps: [{ at: 1, item: { product: 'HLT', ask } }], expectedTotal: null }, ana))
  expect(asked).toMatchObject({ is_changed: false, price: { currency: 'USD', total: toMajor(told.quote.total) } })
  expect(got(await swap({ ...body, consented_total: asked.price.total }, ana))).toMatchObject({ is_changed: true, old_total: asked.old_total })
  expect(codeOf(await swap({ ...body, offer: { hotel_id: 'htl_none' } }, ana))).toBe('not_swappable')
  expect(codeOf(await swap({ ...body, product: 'PKG' }, ana))).toBe('not_sold_here')
})
