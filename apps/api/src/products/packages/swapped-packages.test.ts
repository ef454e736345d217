import type { DataOf, PackagePartShape, PackageShape, packageOptions, swapPackagePart } from '@sojourn/contracts'
import { fakeClock } from '@sojourn/testing'
import { afterAll, expect, test } from 'vitest'
import { openWholeApi, wholeDb } from '../../whole-api.testing.ts'
import { chosenOf, chosenPackage, heldPackage, lisbon, minorOf } from './packages.testing.ts'

type Swapped = DataOf<typeof swapPackagePart>
type Options = DataOf<typeof packageOptions>
type Browser = ReturnType<typeof system.visit>

const clock = fakeClock()
const db = await wholeDb()
afterAll(() => db.close())
const system = openWholeApi(db, clock, { holdLimitTimes: 9 })

/** A package with a ride at the landing, one to the flight home, and something to do on the second day. */
const withRides = (browser: Browser) =>
  chosenPackage(browser, lisbon, (extras) => [extras[0]!, extras[1]!, extras.filter(({ when }) => when === 'day')[1]!].map(({ options }) => options[0]!.part))

const itemsOf = async (browser: Browser, checkoutId: string) => (await browser.call('/api/checkout/get', { checkoutId })).body.data
const optionsOf = async (browser: Browser, checkoutId: string): Promise<Options> => (await browser.call('/api/packages/options', { checkoutId })).body.data
const swap = async (browser: Browser, body: object): Promise<Swapped> => (await browser.call('/api/packages/swap', body)).body.data
const one = ([part]: PackagePartShape[]) => chosenOf([part!])[0]!
const alsoOf = ({ follows }: Swapped) => follows.map(({ part, now }) => ({ part, instead: now && one([now]) }))

test('[C1.9] another flight brings its rides along: met at its hour by the same vehicle, in the one difference that is told, held all at once or not at all', async () => {
  const browser = system.visit()
  const checkoutId = await heldPackage(browser, await withRides(browser))
  const before = await itemsOf(browser, checkoutId)
  const { alternatives, parts } = await optionsOf(browser, checkoutId)
  const [, , ride] = parts
  const other = alternatives[0]!.options.find(({ part }) => part.starts.at !== parts[0]!.starts.at)!
  const asked = await swap(browser, { checkoutId, part: 1, instead: one([other.part]) })
  expect(asked.follows.map(({ part }) => part)).toContain(3)
  const met = asked.follows.find(({ part }) => part === 3)!
  expect(met.now!.fields).toMatchObject({ transfer_id: ride!.fields.transfer_id, at: other.part.starts.at })
  const own = minorOf(asked.difference) - asked.follows.reduce((sum, { difference }) => sum + minorOf(difference), 0)
  expect(own).toBe(minorOf(other.difference))
  expect((await itemsOf(browser, checkoutId)).price.total).toBe(before.price.total)
  const swapped = await swap(browser, { checkoutId, part: 1, instead: one([other.part]), also: alsoOf(asked), consented_total: asked.price.total })
  expect(swapped).toMatchObject({ is_changed: true, difference: asked.difference })
  const after = await itemsOf(browser, checkoutId)
  expect([after.price.total, after.expires_at]).toEqual([asked.price.total, before.expires_at])
  expect(after.items[2].offer.flight.at).toBe(other.part.starts.at)
})

test('[C1.9] another stay brings its rides along to its own door; what is left out is taken off the sum', async () => {
  const browser = system.visit()
  const chosen = await withRides(browser)
  const { looked, parts } = chosen
  const [other] = looked.alternatives[1]!.options
  const asked = await swap(browser, { parts, part: 2, instead: one([other!.part]) })
  expect(asked.follows.map(({ part }) => part)).toEqual([3, 4])
  const hotel = other!.part.fields.hotel_id
  expect(asked.follows.map(({ now }) => [now!.fields.from, now!.fields.to].includes(hotel))).toEqual([true, true])
  expect(asked.package!.parts).toHaveLength(5)
  const without = await swap(browser, { parts, part: 2, instead: one([other!.part]), also: [{ part: 3, instead: null }, alsoOf(asked)[1]] })
  expect(without.package!.parts).toHaveLength(4)
  expect(minorOf(without.price.total)).toBe(minorOf(asked.price.total) - minorOf(asked.follows[0]!.now!.price.total))
  const checkoutId = await heldPackage(browser, chosen)
  const held = await swap(browser, { checkoutId, part: 2, instead: one([other!.part]) })
  expect(held.follows).toEqual(asked.follows)
  await swap(browser, { checkoutId, part: 2, instead: one([other!.part]), also: alsoOf(held), consented_total: held.price.total })
  const { items } = await itemsOf(browser, checkoutId)
  expect(items.map(({ product }: { product: string }) => product)).toEqual(['FLT', 'HLT', 'TRF', 'TRF', 'ACT'])
  expect([items[2].offer.to.place_id, items[3].offer.from.place_id]).toEqual([hotel, hotel])
})

test('[C1.9] what is open takes a ride, a car and something to do, at the difference that was told, on any device that has it; and gives one up', async () => {
  const [phone, desk] = [system.visit(), system.visit()]
  for (const each of [phone, desk]) await each.signIn('member@sojourn.test')
  const checkoutId = await heldPackage(phone, await chosenPackage(phone, lisbon))
  const { extras } = await optionsOf(desk, checkoutId)
  expect(extras.map(({ role, when }) => `${role} ${when}`).slice(0, 4)).toEqual(['transfer arrival', 'transfer departure', 'car whole', 'activity day'])
  let count = 2
  for (const { options } of [extras[0]!, extras[2]!, extras[4]!]) {
    const [{ part, difference }] = options as [(typeof options)[number]]
    const asked = await swap(desk, { checkoutId, part: ++count, instead: one([part]) })
    expect([asked.difference, asked.follows]).toEqual([difference, []])
    await swap(desk, { checkoutId, part: count, instead: one([part]), consented_total: asked.price.total })
  }
  const { items, price } = await itemsOf(phone, checkoutId)
  expect(items.map(({ product }: { product: string }) => product)).toEqual(['FLT', 'HLT', 'TRF', 'CAR', 'ACT'])
  const less = await swap(phone, { checkoutId, part: 4, instead: null })
  expect(minorOf(less.difference)).toBe(-minorOf(items[3].price.total))
  await swap(phone, { checkoutId, part: 4, instead: null, consented_total: less.price.total })
  expect((await itemsOf(desk, checkoutId)).price.total).toBe(less.price.total)
  expect(less.price.total).toBeLessThan(price.total)
  const { body } = await system.visit().call('/api/packages/options', { checkoutId })
  expect(body.code).toBe('not_found')
})

test('what one holds oneself is free for oneself: its page, its list, and another package of the last room, which takes its place', async () => {
  const [browser, other] = [system.visit(), system.visit()]
  const lastIn = async (trip: object) => {
    const { body } = await browser.call('/api/packages/search', { ...trip, limit: 60 })
    return (body.data.packages as PackageShape[]).find(({ parts }) => parts[1]!.left === 1)
  }
  let [trip, last]: [typeof lisbon, PackageShape | undefined] = [lisbon, undefined]
  for (let day = 10; !last && day < 28; day++) {
    trip = { ...lisbon, leave: `2027-05-${day}`, return: `2027-05-${day + 3}`, rooms: [{ adults: 2, children: [] }] }
    last = await lastIn(trip)
  }
  const parts = chosenOf(last!.parts)
  await heldPackage(browser, { parts, whole: last! })
  const looked = await browser.call('/api/packages/details', { ...trip, parts })
  expect(looked.body.data.package.price.total).toBe(last!.price.total)
  expect((await other.call('/api/packages/details', { ...trip, parts })).body.code).toBe('sold_out')
  expect((await lastIn(trip))!.parts[1]!.fields).toEqual(last!.parts[1]!.fields)
  const [flight] = looked.body.data.alternatives[0].options
  const { body } = await browser.call('/api/packages/prebook', { parts: [one([flight.part]), parts[1]], expected_total: flight.total })
  expect(body.data).toMatchObject({ isPriceChange: false, price: { total: flight.total } })
})
