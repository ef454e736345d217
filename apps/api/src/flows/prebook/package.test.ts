import { useBetterPrice as betterCall } from '@sojourn/contracts'
import { raw, sql } from '@sojourn/db'
import { fromMajor, toMajor } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { stubPackage } from '../../sale/stub.testing.ts'
import { createToy } from '../../sale/toy-product.testing.ts'
import { codeOf, got, org, traveller } from '../booking-system.testing.ts'
import { carItem, packageDb, packageSystem, stayItem, toyItem } from '../packages.testing.ts'
import { checkInvariants } from '../toy-system.testing.ts'

const clock = fakeClock()
const db = await packageDb(clock)
const toy = createToy()
const system = packageSystem(db, clock, { toy })
const [ana, ben, cara] = [traveller('ana'), traveller('ben'), traveller('cara')]
let tests = 0

afterEach(async () => {
  await system.core.settled()
  await checkInvariants(db, system)
  toy.state.unitMinor = 1_000
})

/** Some hours of a court, a night in a hotel and a car. */
async function three() {
  const at = ++tests
  return [toyItem({ resources: [`court ${at}`] }), await stayItem(db, system, at * 2), await carItem(system, at * 2, ana)]
}

test('[C1.9] three products are one package: each at its own price less its own discount, paid by the rules of the package, called by its words', async () => {
  const held = got(await system.holdPackage(ana, await three()))
  const { checkoutId, quote } = held
  const off = quote.lines.filter((line) => line.package === 'PKG')
  expect(off.map(({ kind }) => kind)).toEqual(['discount', 'discount', 'discount'])
  const shown = got(await system.getCheckout({ checkoutId }, ana))
  expect(shown.sold_as).toMatchObject({ product: 'PKG', rules: { payable_by: ['stored_value', 'discount_card'] }, pages: { checkout: '/packages/checkout' } })
  // A tenth of each price, of which a court is 40 dollars.
  expect(off[0]?.amount.minor).toBe(-400)
  expect(shown.items[0]?.price).toMatchObject({ total: 36, pay_now: 36 })
  expect(shown.items.reduce((sum, { price }) => sum + fromMajor(price.total, 'USD')!.minor, 0)).toBe(quote.total.minor)
  expect(shown.lines.filter(({ label }) => label === 'Package discount')).toHaveLength(3)
  expect(codeOf(await system.applyCoupon({ checkoutId, coupon_code: 'SAVE10' }, ana))).toBe('coupon_not_for_this')
  expect(codeOf(await system.core.shop.book('HLT', { checkoutId, guests: [], contact: { email: 'a@b.test' }, consented_total: 1 }, ana))).toBe('wrong_product')
  const booking_id = await system.bookPackage(ana, held)
  const intent = system.pay(booking_id)
  expect(intent.metadata).toMatchObject({ productType: 'PKG', service: 'packages' })
  expect(intent.amount).toBe(quote.payNow.minor)
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  const booked = got(await system.get({ booking_id }, ana))
  expect(booked).toMatchObject({ product: 'PKG', sold_as: { product: 'PKG', pages: { success: '/packages/checkout-success' } } })
  expect(booked.title).toMatch(/^court \d and 2 more$/)
  expect(booked.items.map(({ product, voucher, rules }) => [product, voucher?.valid, rules.unit])).toEqual([
    ['ACT', true, 'toy'],
    ['HLT', true, 'room'],
    ['CAR', true, 'car'],
  ])
  const { refund } = got(await system.cancelQuote({ booking_id }, ana))
  expect(refund).toBe(booked.paid)
  expect(got(await system.cancel({ booking_id, expected_refund: refund }, ana))).toMatchObject({ status: 'cancelled', refund })
})

test('what is no package is refused by the package, and nothing is held', async () => {
  const [court] = await three()
  expect(codeOf(await system.holdPackage(ana, [court!]))).toBe('no_package')
  got(await system.holdPackage(ben, await three()))
  expect(codeOf(await system.holdPackage(ana, await three().then(([, ...others]) => [court!, ...others])))).toBe('ok')
})

test('an organisation that does not list packages sells none of them', async () => {
  const unlisted = { ...ana, org: { ...ana.org, products: ['HLT', 'CAR', 'ACT'] as const } }
  const sold = packageSystem(db, clock, { toy, sold: stubPackage({ pages: { ...stubPackage().pages, results: '/packages/search-details' } }) })
  expect(codeOf(await sold.holdPackage(unlisted, await three()))).toBe('not_sold_here')
})

test('[C1.9] where one part is gone nothing of the package is held', async () => {
  const parts = await three()
  got(await system.holdPackage(ben, parts))
  const held = async () =>
    db.asSystem(async (tx) => (await raw<{ n: string }>`select count(*) as n from stock_holds where state = 'held'`.execute(sql(tx))).rows[0]!.n)
  const before = await held()
  expect(await system.holdPackage(ana, parts)).toMatchObject({ ok: false, refusal: { code: 'sold_out', detail: { product: 'ACT' } } })
  expect(await held()).toBe(before)
})

test('[C2.6] in another currency it is the same package: priced, discounted and held until the same time', async () => {
  const { checkoutId, quote } = got(await system.holdPackage(ana, await three()))
  const asked = got(await system.changeCurrency({ checkoutId, currency: 'EUR' }, ana))
  expect(asked.old_total).toBe(toMajor(quote.total))
  const changed = got(await system.changeCurrency({ checkoutId, currency: 'EUR', consented_total: asked.price.total }, ana))
  const shown = got(await system.getCheckout({ checkoutId: changed.checkoutId! }, ana))
  expect(shown).toMatchObject({ sold_as: { product: 'PKG' }, price: { currency: 'EUR', total: asked.price.total } })
  expect(shown.lines.filter(({ label }) => label === 'Package discount')).toHaveLength(3)
})

test('it is held longer while each part costs what it did; a part that costs more is never paid for silently', async () => {
  const first = got(await system.holdPackage(ana, await three()))
  clock.advance(60_000)
  got(await system.renew({ checkoutId: first.checkoutId }, ana))
  const booking_id = await system.bookPackage(ana, first)
  system.pay(booking_id)
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  const second = got(await system.holdPackage(ana, await three()))
  toy.state.unitMinor += 1
  expect(codeOf(await system.renew({ checkoutId: second.checkoutId }, ana))).toBe('price_changed')
  expect(got(await system.getCheckout({ checkoutId: second.checkoutId }, ana)).price.total).toBe(toMajor(second.quote.total))
})

test('[B6.4] a person who signs in as an agent pays the agency price for the same package, less its discounts', async () => {
  const browser = traveller('later')
  const parts = [toyItem({ resources: [`court ${++tests}`], share: 800 }), await stayItem(db, system, tests * 2)]
  const { checkoutId, quote } = got(await system.holdPackage({ ...browser, user: null }, parts))
  const agent = { ...traveller('later', org, 3), knownBrowserId: browser.knownBrowserId }
  const better = system.call(betterCall)
  const asked = got(await better({ checkoutId }, agent))
  expect(asked.price.total).toBeLessThan(toMajor(quote.total))
  const changed = got(await better({ checkoutId, consented_total: asked.price.total }, agent))
  expect(changed).toMatchObject({ as: 'agent', is_changed: true, price: { total: asked.price.total } })
  const shown = got(await system.getCheckout({ checkoutId }, agent))
  expect(shown.lines.filter(({ label }) => label === 'Package discount')).toHaveLength(2)
  // A court of 40 dollars with an agency's share of 5 %, less a tenth.
  expect(shown.items[0]?.price.total).toBe(37.8)
})

test('a package that gives less by now is not held longer as if it did not', async () => {
  const { checkoutId } = got(await system.holdPackage(ana, await three()))
  const after = packageSystem(db, clock, { toy, sold: stubPackage({}, 9) })
  expect(codeOf(await after.renew({ checkoutId }, ana))).toBe('price_changed')
  const before = packageSystem(db, clock, { toy })
  expect(codeOf(await before.renew({ checkoutId }, ana))).toBe('ok')
})

test('a price that changed before it was held is told, with the discount of the new one', async () => {
  const parts = await three()
  const { quote, checkoutId } = got(await system.holdPackage(ana, parts))
  await system.core.shop.release(checkoutId, ana)
  toy.state.unitMinor = 2_000
  const held = got(await system.holdPackage(ana, parts, toMajor(quote.total)))
  expect(held).toMatchObject({ isPriceChange: true, quote: { total: { minor: quote.total.minor + 3_600 } } })
})

test('[C1.9] what there is least of is held first, and what is held stands in the order in which it was chosen', async () => {
  const order: string[] = []
  const scarce = createToy({
    supplier: ({ hold }) => ({
      hold(tx, offer, request) {
        order.push(offer.details.title)
        return hold(tx, offer, request)
      },
    }),
  })
  scarce.state.offerOf = (offer, { resources: [court = ''] }) => ({ ...offer, left: court.startsWith('last') ? 1 : 50 })
  const node = packageSystem(db, clock, { toy: scarce })
  const at = ++tests
  const items = [toyItem({ resources: [`many ${at}`] }), await stayItem(db, system, at * 2), toyItem({ resources: [`last ${at}`] })]
  const { checkoutId } = got(await node.holdPackage(cara, items))
  expect(order).toEqual([`last ${at}`, `many ${at}`])
  expect(got(await node.getCheckout({ checkoutId }, cara)).items.map(({ product }) => product)).toEqual(['ACT', 'HLT', 'ACT'])
})
