import { fakeClock } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { STAY_RULES } from '../../products/hotels/product.ts'
import { stubProduct } from '../../sale/stub.testing.ts'
import { codeOf, createSystem, systemDb, traveller } from '../booking-system.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const flight = stubProduct('FLT', { rules: { ...STAY_RULES, signInFirst: ({ flightLogin }) => flightLogin } })
const system = createSystem(db, clock, { products: [flight, stubProduct('ACT')] })
const ana = traveller('ana')
const at = (flightLogin: boolean, user: typeof ana.user | null) => ({ ...ana, user, org: { ...ana.org, site: { ...ana.org.site, flightLogin } } })
const hold = (product: 'FLT' | 'ACT', caller: ReturnType<typeof at>) =>
  system.core.shop.prebook({ product, items: [{ product, ask: {} }], expectedTotal: null }, caller)

test('[C3.5] a product that an organisation sells only to those who are signed in is not held for a guest; other products and other organisations go on', async () => {
  expect(codeOf(await hold('FLT', at(true, null)))).toBe('not_signed_in')
  for (const [product, caller] of [
    ['FLT', at(true, ana.user)],
    ['FLT', at(false, null)],
    ['ACT', at(true, null)],
  ] as const) {
    expect(codeOf(await hold(product, caller)), product).toBe('ok')
  }
})
