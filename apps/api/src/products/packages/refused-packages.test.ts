import type { PackageShape } from '@sojourn/contracts'
import { fakeClock } from '@sojourn/testing'
import { afterAll, expect, test } from 'vitest'
import { openWholeApi, wholeDb } from '../../whole-api.testing.ts'
import { chosenOf, lisbon } from './packages.testing.ts'

const db = await wholeDb()
afterAll(() => db.close())
const system = openWholeApi(db, fakeClock(), { holdLimitTimes: 50 })

test('of a part that has sold out its product is told, and nothing of what we earn by the others', async () => {
  const browser = system.visit()
  const { body: found } = await browser.call('/api/packages/search', { ...lisbon, limit: 1 })
  const [whole] = found.data.packages as [PackageShape]
  const parts = chosenOf(whole.parts)
  const { role: _role, product: _product, fields } = parts[1]!
  for (let held = true; held; ) {
    const { body } = await system.visit().call('/api/hotels/prebook', { ...fields, expected_total: whole.parts[1]!.price.total })
    held = body.data.checkoutId !== null
  }
  const calls: [string, object][] = [
    ['/api/packages/details', { ...lisbon, parts }],
    ['/api/packages/prebook', { parts, expected_total: whole.price.total }],
    ['/api/packages/swap', { parts, part: 1, instead: parts[0] }],
  ]
  for (const [path, asked] of calls) {
    const { body } = await browser.call(path, asked)
    expect([path, body.code, body.data]).toEqual([path, 'sold_out', { product: 'HLT' }])
  }
})

test('nights that are too many are told at the day of the way back', async () => {
  const { body } = await system.visit().call('/api/packages/search', { ...lisbon, return: '2027-06-01' })
  expect([body.code, body.errors.map(({ path }: { path: string }) => path)]).toEqual(['bad_dates', ['return']])
})
