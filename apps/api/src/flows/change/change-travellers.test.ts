import { changeItem, getCheckout, quoteChange } from '@sojourn/contracts'
import { NAME_ALONE, type TravellerNeeds } from '@sojourn/contracts/travellers'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { changeableToy } from '../../sale/changeable-toy.testing.ts'
import type { BoughtItem } from '../../sale/product.ts'
import type { ToyDetails } from '../../sale/toy-product.testing.ts'
import { contact, got, org, traveller } from '../booking-system.testing.ts'
import { checkInvariants, toyDb, toySystem } from '../toy-system.testing.ts'

const clock = fakeClock(Date.UTC(2027, 2, 1, 12))
const db = await toyDb()
const NEEDS: readonly TravellerNeeds[] = [
  { age: 'adult', bornOn: true, nationality: true, document: 'passport' },
  { ...NAME_ALONE, bornOn: true },
]
const confirmed: BoughtItem<ToyDetails>[] = []
const toy = changeableToy({
  product: { travellersOf: () => NEEDS },
  supplier: (own) => ({
    confirm(tx, item) {
      confirmed.push(item)
      return own.confirm(tx, item)
    },
  }),
})
const system = toySystem(db, clock, toy)
const change = system.call(changeItem)

afterEach(async () => {
  await system.core.settled()
  await system.work()
  await checkInvariants(db, system)
})

const PASSPORT = { kind: 'passport', number: 'P1234567', country: 'PT', expires_on: '2030-01-31' } as const
const guests = [
  { first_name: 'Ana', last_name: 'Prata', born_on: '1990-05-04', nationality: 'PT', document: PASSPORT },
  { first_name: 'Rui', last_name: 'Prata', born_on: '1988-01-01' },
]

test('who travels arrives in the new version with all that is known of them: sealed, masked to their owner, and forgotten once it is cancelled', async () => {
  const who = traveller('ana')
  const { checkoutId, quote } = got(await system.hold(who, { people: 2 }))
  const { booking_id } = got(await system.core.shop.book(toy.code, { checkoutId, guests, contact, consented_total: quote.total.minor / 100 }, who))
  const pays = (id: string) => system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === id)!)
  pays(booking_id)
  expect(got(await system.status({ booking_id }, who)).status).toBe('confirmed')
  const item = { booking_id, item_no: 1 }
  const seen = async () => got(await system.get({ booking_id }, who)).guests
  const before = await seen()
  expect(before[0]!.document?.number).toBe('•••4567')

  // At once, since nothing is to be paid: nobody is asked for anything again.
  got(await change({ ...item, wanted: { resource: 'court 2', cells: 3 }, consented_total: -20 }, who))
  expect(confirmed.at(-1)!.details.title).toBe('court 2')
  expect(confirmed.at(-1)!.travellers).toEqual(guests)
  expect(await seen()).toEqual(before)

  // Paid by a checkout: they are shown as they are known, their names are sent again, and nobody takes their place.
  const wanted = { resource: 'court 3', cells: 6 }
  const { total } = got(await system.call(quoteChange)({ ...item, wanted }, who))
  const { checkoutId: next } = got(await change({ ...item, wanted, consented_total: total }, who))
  const { price, keeps } = got(await system.call(getCheckout)({ checkoutId: next! }, who))
  expect(keeps).toEqual({
    guests: guests.map(({ first_name, last_name }) => ({ first_name, last_name })),
    contact: { email: contact.email, phone: contact.phone ?? '' },
  })
  const bookAs = (named: typeof guests) => system.core.shop.book(toy.code, { checkoutId: next!, guests: named, contact, consented_total: price.total }, who)
  const eve = { ...guests[1]!, first_name: 'Eve' }
  const refused = await bookAs([guests[0]!, eve])
  expect(!refused.ok && refused.refusal.detail).toMatchObject({ errors: [{ path: 'guests.1.first_name' }] })
  const later = got(await bookAs(keeps!.guests as typeof guests))
  pays(later.booking_id)
  expect(got(await system.status(later, who)).status).toBe('confirmed')
  expect(confirmed.at(-1)!.travellers).toEqual(guests)
  expect(await seen()).toEqual(before)

  const { refund } = got(await system.cancelQuote({ booking_id }, who))
  got(await system.cancel({ booking_id, expected_refund: refund }, who))
  const { rows } = await db.pool.query('select count(*)::int as known from traveller_identities where org_id = $1', [org])
  expect(rows).toEqual([{ known: 0 }])
})

test('a document that ends before the new days are over is said before anything is changed', async () => {
  const who = traveller('ana')
  const { checkoutId, quote } = got(await system.hold(who, { people: 2 }))
  const ending = [{ ...guests[0]!, document: { ...PASSPORT, expires_on: '2027-06-10' } }, guests[1]!]
  const { booking_id } = got(await system.core.shop.book(toy.code, { checkoutId, guests: ending, contact, consented_total: quote.total.minor / 100 }, who))
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!)
  await system.status({ booking_id }, who)
  const refused = await system.call(quoteChange)({ booking_id, item_no: 1, wanted: { from: '2027-06-15T10:00' } }, who)
  expect(!refused.ok && refused.refusal).toMatchObject({ code: 'not_changeable', detail: { message: expect.stringContaining('15 June') } })
})
