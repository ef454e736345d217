import { useBetterPrice } from '@sojourn/contracts'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { createToy, extendToy, type ToyOptions } from '../../sale/toy-product.testing.ts'
import { codeOf, got, traveller } from '../booking-system.testing.ts'
import { checkInvariants, type ToySystem, toyAskOf, toyDb, toySystem } from '../toy-system.testing.ts'

const MINUTE_MS = 60_000
const clock = fakeClock()
const db = await toyDb()
let last: ToySystem | null = null

afterEach(async () => {
  // Whatever a test held is over before the next.
  clock.advance(73 * 60 * MINUTE_MS)
  await last?.work()
  if (last) await checkInvariants(db, last)
})

function systemOf(options: ToyOptions, ...more: ToyOptions[]): ToySystem {
  const system = toySystem(db, clock, createToy(options), { more: more.map(createToy) })
  last = system
  return system
}
const ana = traveller('ana')
const minutesLeft = (expiresAtMs: number) => (expiresAtMs - clock.nowMs()) / MINUTE_MS

test('a product says for how many minutes it is held and how often that is renewed, and the checkout offers no more', async () => {
  const system = systemOf({ rules: { holdMinutes: 5, renewals: 2 } })
  const { checkoutId, expiresAtMs } = got(await system.hold(ana))
  expect(minutesLeft(expiresAtMs)).toBe(5)
  for (const renewable of [true, false]) {
    clock.advance(4 * MINUTE_MS)
    expect(got(await system.renew({ checkoutId }, ana))).toMatchObject({ held_minutes: 5, expires_at: new Date(clock.nowMs() + 5 * MINUTE_MS).toISOString() })
    expect(got(await system.getCheckout({ checkoutId }, ana)).renewable).toBe(renewable)
  }
  expect(codeOf(await system.renew({ checkoutId }, ana))).toBe('already_renewed')
  // Asked for again it is another checkout, which is renewed no more often.
  const again = got(await system.hold(ana))
  expect(minutesLeft(again.expiresAtMs)).toBe(5)
  expect(codeOf(await system.renew({ checkoutId: again.checkoutId }, ana))).toBe('already_renewed')
})

test('a checkout of several items is held for the shortest, and renewed as often as each allows', async () => {
  const system = systemOf({ rules: { holdMinutes: 40, renewals: 3 } }, { code: 'RES', rules: { holdMinutes: 7, renewals: 0 } })
  const items = [
    { product: 'ACT' as const, ask: toyAskOf() },
    { product: 'RES' as const, ask: toyAskOf({ resources: ['table 1'] }) },
  ]
  const { checkoutId, expiresAtMs } = got(await system.core.shop.prebook({ product: 'ACT', items, expectedTotal: null }, ana))
  expect(minutesLeft(expiresAtMs)).toBe(7)
  expect(codeOf(await system.renew({ checkoutId }, ana))).toBe('already_renewed')
})

test.each([
  ['earlier', 3, 3],
  ['later', 45, 45],
])('a supplier that holds until %s than it was asked to decides when the checkout ends', async (_name, own, expected) => {
  const supplier: ToyOptions['supplier'] = ({ hold }) => ({
    hold: async (tx, offer, request) => {
      const held = await hold(tx, offer, request)
      return held.ok ? { ...held, value: { ...held.value, untilMs: clock.nowMs() + own * MINUTE_MS } } : held
    },
  })
  const system = systemOf({ supplier }, { code: 'RES' })
  const { expiresAtMs } = got(await system.hold(ana))
  expect(minutesLeft(expiresAtMs)).toBe(expected)
  // Asked again, no less and no more.
  clock.advance(MINUTE_MS)
  expect(got(await system.hold(ana)).expiresAtMs).toBe(expiresAtMs)
  // The earliest of its items.
  const items = [
    { product: 'ACT' as const, ask: toyAskOf({ resources: ['court 2'] }) },
    { product: 'RES' as const, ask: toyAskOf({ resources: ['table 1'] }) },
  ]
  const both = got(await system.core.shop.prebook({ product: 'ACT', items, expectedTotal: null }, traveller('ben')))
  expect(minutesLeft(both.expiresAtMs)).toBe(Math.min(15, expected))
})

test('a supplier that extends holds in place, at the price of before; others price again', async () => {
  const inPlace = systemOf({ supplier: () => ({ extend: extendToy }) }, { code: 'RES' })
  const held = got(await inPlace.hold(ana))
  const table = { product: 'RES' as const, items: [{ product: 'RES' as const, ask: toyAskOf({ resources: ['table 1'] }) }], expectedTotal: null }
  const other = got(await inPlace.core.shop.prebook(table, ana))
  inPlace.toy.state.unitMinor = 2_000
  clock.advance(10 * MINUTE_MS)
  expect(got(await inPlace.renew({ checkoutId: held.checkoutId }, ana)).held_minutes).toBe(15)
  expect(got(await inPlace.getCheckout({ checkoutId: held.checkoutId }, ana)).price.total).toBe(held.quote.total.minor / 100)
  expect(got(await inPlace.renew({ checkoutId: other.checkoutId }, ana)).held_minutes).toBe(15)
  clock.advance(14 * MINUTE_MS)
  await inPlace.work()
  expect(codeOf(await inPlace.hold(traveller('ben')))).toBe('sold_out')
})

test.each([true, undefined])(
  'the last one is priced again for its holder, where its supplier knows (%s) or not, in each way of asking again',
  async (seesOwn) => {
    const system = systemOf({ supplier: () => (seesOwn ? { seesOwn } : {}) })
    const first = got(await system.hold(ana, { share: 800 }))
    const again = got(await system.hold(ana, { share: 800 }))
    expect(again.expiresAtMs).toBe(first.expiresAtMs)
    clock.advance(MINUTE_MS)
    got(await system.renew({ checkoutId: again.checkoutId }, ana))
    const asked = got(await system.changeCurrency({ checkoutId: again.checkoutId, currency: 'EUR' }, ana))
    const changed = got(await system.changeCurrency({ checkoutId: again.checkoutId, currency: 'EUR', consented_total: asked.price.total }, ana))
    expect(codeOf(await system.renew({ checkoutId: changed.checkoutId! }, ana))).toBe('already_renewed')
    // As a member they pay less for it, and hold the same until the same time.
    const member = { ...ana, currency: 'EUR', memberPricePoints: async () => 200 }
    const before = got(await system.getCheckout({ checkoutId: changed.checkoutId! }, member))
    const { price } = got(await system.call(useBetterPrice)({ checkoutId: changed.checkoutId! }, member))
    expect(price.total).toBeLessThan(before.price.total)
    got(await system.call(useBetterPrice)({ checkoutId: changed.checkoutId!, consented_total: price.total }, member))
    expect(got(await system.getCheckout({ checkoutId: changed.checkoutId! }, ana))).toMatchObject({ price, expires_at: before.expires_at })
    expect(codeOf(await system.hold(traveller('ben')))).toBe('sold_out')
  },
)

test('refused a second time, the former checkout stays held as it was', async () => {
  const system = systemOf({})
  const { checkoutId } = got(await system.hold(ana))
  system.toy.state.capacity = 0
  expect(codeOf(await system.hold(ana))).toBe('sold_out')
  expect(got(await system.getCheckout({ checkoutId }, ana)).state).toBe('open')
  system.toy.state.capacity = 1
  expect(codeOf(await system.hold(traveller('ben')))).toBe('sold_out')
})

test('another number of the same takes the place of the former checkout where the product says so, until the same time', async () => {
  const product: ToyOptions['product'] = { replaces: (now, before) => now.from === before.from && now.resources[0] === before.resources[0] }
  const system = systemOf({ product })
  const one = got(await system.hold(ana))
  clock.advance(5 * MINUTE_MS)
  const three = got(await system.hold(ana, { people: 3 }))
  expect(three.expiresAtMs).toBe(one.expiresAtMs)
  expect(got(await system.getCheckout({ checkoutId: one.checkoutId }, ana)).state).toBe('released')
  // Another court is another checkout; so is everything where the product says nothing.
  got(await system.hold(ana, { resources: ['court 2'] }))
  expect(got(await system.getCheckout({ checkoutId: three.checkoutId }, ana)).state).toBe('open')
  const plain = systemOf({})
  expect(codeOf(await plain.hold(ana, { people: 2 }))).toBe('sold_out')
})

test('a product has limits of its own for what one visitor holds; the others keep theirs', async () => {
  const system = systemOf({ rules: { holdLimits: { browser: 8, member: { checkouts: 7, units: 20 }, ofOnePlace: 20 } } })
  const hold = (at: number) => system.hold(ana, { resources: [`court ${at}`] })
  const codes: string[] = []
  for (let index = 1; index <= 8; index++) codes.push(codeOf(await hold(index)))
  expect(codes).toEqual([...Array(7).fill('ok'), 'too_many_holds'])
  const usual = systemOf({})
  codes.length = 0
  for (let index = 11; index <= 16; index++) codes.push(codeOf(await usual.hold(traveller('ben'), { resources: [`court ${index}`] })))
  expect(codes).toEqual([...Array(5).fill('ok'), 'too_many_holds'])
})

const OPTION_MS = 72 * 60 * MINUTE_MS
/** Three people have an option of their court. */
const optionSystem = () =>
  systemOf({
    product: {
      sameAsk: (a, b) => a.from === b.from && a.resources[0] === b.resources[0] && a.cells === b.cells,
      replaces: (now, before) => now.from === before.from && now.resources[0] === before.resources[0],
      isOption: ({ people }) => people === 3,
    },
    supplier: ({ hold }) => ({
      hold: async (tx, offer, request) => {
        const held = await hold(tx, offer, request)
        const untilMs = Math.max(request.untilMs, clock.nowMs() + OPTION_MS)
        return held.ok && offer.details.people === 3 ? { ...held, value: { ...held.value, untilMs } } : held
      },
    }),
  })

test('an option is not cut short by the minutes for which the same was held before', async () => {
  const system = optionSystem()
  got(await system.hold(ana))
  clock.advance(5 * MINUTE_MS)
  const option = got(await system.hold(ana, { people: 3 }))
  expect(minutesLeft(option.expiresAtMs)).toBe(72 * 60)
})

test('an option that is asked for again stays as it is, at its price; another choice of the same lasts as long', async () => {
  const system = optionSystem()
  const option = got(await system.hold(ana, { people: 3 }))
  clock.advance(24 * 60 * MINUTE_MS)
  system.toy.state.unitMinor = 2_000
  for (const people of [1, 3]) expect(got(await system.hold(ana, { people }))).toMatchObject({ checkoutId: option.checkoutId, quote: option.quote })
  for (const more of [{ cells: 2 }, { cells: 1, people: 3 }]) expect(got(await system.hold(ana, more)).expiresAtMs).toBe(option.expiresAtMs)
})
