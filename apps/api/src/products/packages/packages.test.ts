import type { DataOf, PackageShape, packageDetails, searchPackages } from '@sojourn/contracts'
import { fakeClock } from '@sojourn/testing'
import { afterAll, expect, test } from 'vitest'
import { openWholeApi, wholeDb } from '../../whole-api.testing.ts'

const clock = fakeClock()
const db = await wholeDb()
afterAll(() => db.close())
const system = openWholeApi(db, clock, { holdLimitTimes: 5 })

const trip = { from: 'MAD', to: 'lisbon', leave: '2027-03-17', return: '2027-03-21', rooms: [{ adults: 2, children: [6] }] }
const minor = (major: number): number => Math.round(major * 100)
const chosen = ({ parts }: PackageShape) => parts.map(({ role, product, fields }) => ({ role, product, fields }))

async function search(more: object = {}): Promise<DataOf<typeof searchPackages>> {
  const { body } = await system.visit().call('/api/packages/search', { ...trip, ...more })
  return body.data
}

test('[C1.9] every package is the sum of what its parts cost one by one, less its discounts: to the cent, as its own products sell them', async () => {
  const { packages, pairs, total } = await search({ each: 'pair', limit: 60 })
  expect([pairs, total]).toEqual([400, 400])
  for (const { parts, price, own_total, discounts, saving } of packages) {
    expect(minor(own_total)).toBe(parts.reduce((sum, part) => sum + minor(part.price.total), 0))
    expect(minor(price.total)).toBe(minor(own_total) + discounts.reduce((sum, { amount }) => sum + minor(amount), 0))
    expect(minor(saving)).toBe(minor(own_total) - minor(price.total))
    expect(saving).toBeGreaterThan(0)
  }
  const browser = system.visit()
  const [flight, stay] = packages[0]!.parts
  const { body: flown } = await browser.call('/api/flights/details', flight!.fields)
  const brand = flown.data.itinerary.brands.find((each: { brand_id: string }) => each.brand_id === flight!.fields.brand_id)
  expect(brand.price.total).toBe(flight!.price.total)
  const { body: slept } = await browser.call('/api/hotels/details', stay!.fields)
  const rate = slept.data.rates.find((each: { rate_id: string }) => each.rate_id === stay!.fields.rate_id)
  expect(rate.price.total).toBe(stay!.price.total)
})

test('[C1.9] nights begin on the day of the landing and end on the day of the way back', async () => {
  for (const { parts } of (await search({ each: 'pair', limit: 60 })).packages) {
    const [flight, stay] = parts
    expect([stay!.starts.at.slice(0, 10), stay!.ends.at.slice(0, 10)]).toEqual([flight!.starts.at.slice(0, 10), flight!.ends.at.slice(0, 10)])
  }
})

test('a trip by its days goes to its room after the landing, not before the flight', async () => {
  const { packages } = await search({ each: 'pair', limit: 60 })
  const late = packages.find(({ parts: [flight, stay] }) => flight!.starts.at > stay!.starts.at)!
  const { body } = await system.visit().call('/api/packages/details', { ...trip, parts: chosen(late) })
  const [first] = (body.data as DataOf<typeof packageDetails>).days
  const landing = late.parts[0]!.starts.at.slice(0, 16)
  expect(first!.lines.map(({ kind, at }) => `${kind} ${at.slice(0, 16)}`).slice(1)).toEqual([`lands ${landing}`, `begins ${landing}`])
})

test('[C1.9] what is looked at is held at the same price, and another stay changes it by what was told', async () => {
  const browser = system.visit()
  const { packages } = await search()
  const [first] = packages as [PackageShape]
  const parts = chosen(first)
  const { body: looked } = await browser.call('/api/packages/details', { ...trip, parts })
  expect(looked.data.package.price.total).toBe(first.price.total)
  const { part, difference } = looked.data.alternatives[1].options[0]
  const instead = { role: part.role, product: part.product, fields: part.fields }
  const { body: told } = await browser.call('/api/packages/swap', { parts, part: 2, instead })
  expect(told.data.difference).toBe(difference)
  const { body: held } = await browser.call('/api/packages/prebook', { parts, expected_total: first.price.total })
  expect(held.data).toMatchObject({ isPriceChange: false, price: { total: first.price.total } })
  const { checkoutId } = held.data
  const { body: swapped } = await browser.call('/api/packages/swap', { checkoutId, part: 2, instead, consented_total: told.data.price.total })
  expect(swapped.data).toMatchObject({ is_changed: true, difference })
})

test.each([
  ['LHR', ['LHR']],
  ['LON', ['LHR', 'LGW', 'STN', 'LTN', 'LCY']],
])('a trip from %s is offered flights from there alone, on its page and held, and never the one that is chosen', async (from, airports) => {
  const browser = system.visit()
  const { packages } = await search({ from })
  const parts = chosen(packages[0]!)
  const { body: looked } = await browser.call('/api/packages/details', { ...trip, from, parts, limit: 20 })
  const { body: held } = await browser.call('/api/packages/prebook', { parts, expected_total: packages[0]!.price.total })
  const { body: open } = await browser.call('/api/packages/options', { checkoutId: held.data.checkoutId, limit: 20 })
  for (const { alternatives } of [looked.data, open.data] as DataOf<typeof packageDetails>[]) {
    const flights = alternatives[0]!.options.map(({ part }) => part)
    const leaves = new Set(flights.map(({ bounds }) => bounds![0]!.segments[0]!.from.iata))
    expect([...leaves].filter((iata) => !airports.includes(iata))).toEqual([])
    expect([leaves.size > 1, flights.length > 1]).toEqual([airports.length > 1, true])
    expect(flights.map(({ fields }) => fields)).not.toContainEqual(parts[0]!.fields)
  }
})

test('what does not fit is no package, and says why', async () => {
  const browser = system.visit()
  const [first] = (await search()).packages as [PackageShape]
  const [flight, stay] = chosen(first)
  const refusalOf = async (parts: unknown[]) => {
    const { body } = await browser.call('/api/packages/prebook', { parts, expected_total: 1 })
    return [body.code, body.data?.reason]
  }
  expect(await refusalOf([flight, { ...stay, fields: { ...stay!.fields, checkout: '2027-03-20' } }])).toEqual(['no_package', 'check_out'])
  expect(await refusalOf([stay])).toEqual(['no_package', 'kinds'])
})

test('[C1.9] a ride at the landing, a car and a tour fit the flight, and are added at their own price', async () => {
  const browser = system.visit()
  const [first] = (await search()).packages as [PackageShape]
  const parts = chosen(first)
  const [flight] = first.parts
  const { body: looked } = await browser.call('/api/packages/details', { ...trip, parts })
  const extras: DataOf<typeof packageDetails>['extras'] = looked.data.extras
  expect(extras.map(({ role, when }) => `${role} ${when}`)).toEqual(['transfer arrival', 'transfer departure', 'car whole', ...Array(5).fill('activity day')])
  for (const { role, when, on, options } of extras) {
    for (const { part, difference } of options) {
      expect(difference).toBe(part.price.total)
      expect([part.starts.at >= flight!.starts.at, part.ends.at <= flight!.ends.at]).toEqual([true, true])
      if (when === 'day') expect(part.starts.at.slice(0, 10)).toBe(on)
      if (role === 'transfer') expect(part.url).toContain(when === 'arrival' ? 'flight=' : 'to=LIS')
    }
  }
  const [ride, , , ...days] = extras
  const more = [...parts, ...[ride!, days[1]!].map(({ options: [each] }) => chosen({ parts: [each!.part] } as PackageShape)[0]!)]
  const { body: all } = await browser.call('/api/packages/details', { ...trip, parts: more })
  const own = first.own_total + ride!.options[0]!.part.price.total + days[1]!.options[0]!.part.price.total
  expect([minor(all.data.package.own_total), all.data.package.saving]).toEqual([minor(own), first.saving])
  expect(all.data.extras.map(({ role, when }: { role: string; when: string }) => `${role} ${when}`)).toEqual([
    'transfer departure',
    'car whole',
    ...Array(4).fill('activity day'),
  ])
  // The ride would bring them to the other hotel, where it is not told to follow.
  const [other] = looked.data.alternatives.find(({ role }: { role: string }) => role === 'stay').options
  const { body: swapped } = await browser.call('/api/packages/swap', {
    parts: more,
    part: 2,
    instead: chosen({ parts: [other.part] } as PackageShape)[0],
    also: [],
  })
  expect(swapped).toMatchObject({ code: 'no_package', data: { reason: 'elsewhere', part: 3 } })
  const { body: held } = await browser.call('/api/packages/prebook', { parts: more, expected_total: all.data.package.price.total })
  expect(held.data).toMatchObject({ isPriceChange: false })
  const { body: checkout } = await browser.call('/api/checkout/get', { checkoutId: held.data.checkoutId })
  expect(checkout.data.items.map(({ product }: { product: string }) => product)).toEqual(['FLT', 'HLT', 'TRF', 'ACT'])
  expect(checkout.data.information.lines.length).toBeGreaterThan(5)
})

test.each([
  ['JPY', 'LIS', 'kyoto', '2027-04-05', '2027-04-12', [{ adults: 1 }, { adults: 2, children: [1] }]],
  ['KWD', 'LON', 'lisbon', '2027-06-01', '2027-06-03', [{ adults: 2, children: [4, 13] }]],
  ['EUR', 'NYC', 'lisbon', '2027-09-10', '2027-09-24', [{ adults: 4 }]],
] as const)(
  '[C1.9] in %s from %s to %s each package is added up from its parts, and held at the price it was found at',
  async (currency, from, to, leave, back, rooms) => {
    const browser = system.visit()
    const wanted = { from, to, leave, return: back, rooms, bags: 1, currency }
    const { body } = await browser.call('/api/packages/search', { ...wanted, each: 'pair', limit: 60, sort: 'price' })
    const found: DataOf<typeof searchPackages> = body.data
    const units = 10 ** (currency === 'JPY' ? 0 : currency === 'KWD' ? 3 : 2)
    const whole = (major: number) => Math.round(major * units)
    expect(found.packages.length).toBeGreaterThan(10)
    expect(found.packages.map(({ price }) => price.total)).toEqual(found.packages.map(({ price }) => price.total).toSorted((a, b) => a - b))
    for (const { parts, price, own_total, discounts, saving } of found.packages) {
      // What leads to the price of a part shows it to whoever opens it.
      for (const { url } of parts) expect(url).toContain(`&currency=${currency}`)
      expect(whole(own_total)).toBe(parts.reduce((sum, part) => sum + whole(part.price.total), 0))
      expect(whole(price.total)).toBe(whole(own_total) - whole(saving))
      expect(whole(saving)).toBe(-discounts.reduce((sum, { amount }) => sum + whole(amount), 0))
      // No card pays the last digit of a currency with three.
      if (currency === 'KWD') expect(discounts.map(({ amount }) => whole(-amount) % 10)).toEqual(discounts.map(() => 0))
      // Never more than a third of our share of the nights, which is 12 of 112 parts, and 2 % of the fares.
      const [flight, stay] = parts
      expect(whole(saving)).toBeLessThanOrEqual(Math.ceil((whole(stay!.price.base) * 12) / 112 / 3 + whole(flight!.price.base) * 0.02) + 1)
      expect([stay!.starts.at.slice(0, 10), stay!.ends.at.slice(0, 10)]).toEqual([flight!.starts.at.slice(0, 10), flight!.ends.at.slice(0, 10)])
    }
    const [first] = found.packages as [PackageShape]
    const { body: held } = await browser.call('/api/packages/prebook', { parts: chosen(first), currency, expected_total: first.price.total })
    expect(held.data).toMatchObject({ isPriceChange: false, price: { total: first.price.total, currency } })
  },
)

test('[B5.7] agents see in the list what they pay for each package and what they may sell it for, as on its page', async () => {
  const agent = system.visit('agents.localhost:4100')
  await agent.signIn('agent@northwind.test')
  const { body } = await agent.call('/api/packages/search', trip)
  const [first] = body.data.packages as [PackageShape]
  const { body: looked } = await agent.call('/api/packages/details', { ...trip, parts: chosen(first) })
  expect(first.price.agency!.sell).toBeGreaterThan(first.price.agency!.net)
  expect(first.price.agency).toEqual(looked.data.package.price.agency)
  expect((await search()).packages[0]!.price.agency).toBeUndefined()
})
