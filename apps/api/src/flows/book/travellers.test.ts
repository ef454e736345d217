import { runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { STAY_RULES } from '../../products/hotels/product.ts'
import { stubProduct } from '../../sale/stub.testing.ts'
import { contact, createSystem, got, systemDb, systemInvariants, traveller } from '../booking-system.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const walk = stubProduct('ACT', { rules: { ...STAY_RULES, travellers: 'everyone' }, peopleOf: () => 3 })
const system = createSystem(db, clock, { products: [walk] })
const ana = traveller('ana')
const FAMILY = ['Ana', 'Rui', 'Eva'].map((first_name) => ({ first_name, last_name: 'Prata' }))

afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

test('where everyone is named, the checkout says how many, another number is refused at its field, and all names are stored', async () => {
  const held = got(await system.core.shop.prebook({ product: 'ACT', items: [{ product: 'ACT', ask: {} }], expectedTotal: null }, ana))
  const { checkoutId } = held
  expect(got(await system.getCheckout({ checkoutId }, ana)).sold_as.rules).toMatchObject({ travellers: 'everyone', named: 3 })
  const book = (guests: typeof FAMILY) => system.core.shop.book('ACT', { checkoutId, guests, contact, consented_total: 100 }, ana)
  for (const guests of [FAMILY.slice(0, 1), [...FAMILY, ...FAMILY.slice(0, 1)]]) {
    expect(await book(guests)).toMatchObject({
      ok: false,
      refusal: { code: 'bad_input', detail: { errors: [{ path: 'guests', message: 'Enter the first and last name of each of 3 travelers.' }] } },
    })
  }
  const { booking_id } = got(await book(FAMILY))
  system.gateway.browser.pays(system.gateway.only())
  got(await system.status({ booking_id }, ana))
  expect(got(await system.get({ booking_id }, ana)).guests).toEqual(FAMILY)
  expect(got(await system.receipt({ booking_id }, ana)).guests).toEqual(FAMILY)
})
