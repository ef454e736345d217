import type { Db } from '@sojourn/db'
import { addDays, type Clock, type Outcome, type Transactions, toMajor } from '@sojourn/kernel'
import { testDb } from '@sojourn/testing'
import { afterAll } from 'vitest'
import type { Caller, SignedInCaller } from '../http/index.ts'
import type { CarAsk } from '../products/cars/car-ask.ts'
import { findCar, holdBody, threeDays } from '../products/cars/cars.testing.ts'
import type { Offer } from '../products/hotels/index.ts'
import type { Package } from '../sale/package.ts'
import type { Prebooked, PrebookRequest } from '../sale/shop.ts'
import { stubPackage } from '../sale/stub.testing.ts'
import { createToy, type ToyAsk } from '../sale/toy-product.testing.ts'
import { contact, createSystem, got, offersOf, type System, type SystemOptions, smallWorld } from './booking-system.testing.ts'
import { toyAskOf, toySystem, toySystemMigrations } from './toy-system.testing.ts'

type Items = PrebookRequest['items']

/** A database of a test file's own, with toys, hotels and cars. */
export async function packageDb(clock: Clock): Promise<Db> {
  const db = await testDb(toySystemMigrations())
  const { hotels } = createSystem(db, clock)
  await db.asSystem((tx) => hotels.seed(tx, smallWorld))
  afterAll(() => db.close())
  return db
}

interface PackageOptions extends SystemOptions {
  readonly toy?: ReturnType<typeof createToy>
  readonly sold?: Package
}

/** One node that sells toys, hotels and cars, and packages of them at a tenth less. */
export function packageSystem(db: Transactions, clock: Clock, { toy = createToy(), sold = stubPackage(), ...options }: PackageOptions = {}) {
  const module = { products: [], packages: [sold], migrations: [], routes: () => [], invariants: [] }
  const system = toySystem(db, clock, toy, { sells: (own, usual) => [...usual(), toy.moduleOf(own), module], ...options })
  const holdPackage = (caller: Caller, items: Items, expectedTotal: PrebookRequest['expectedTotal'] = null): Promise<Outcome<Prebooked>> =>
    system.core.shop.prebook({ product: 'PKG', items, expectedTotal }, caller)
  /** The call that books it, and the browser that pays. */
  async function bookPackage(caller: SignedInCaller, { checkoutId, quote }: Pick<Prebooked, 'checkoutId' | 'quote'>): Promise<string> {
    const guests = system.people(caller, 1)
    const { booking_id } = got(await system.core.shop.book('PKG', { checkoutId, guests, contact, consented_total: toMajor(quote.total) }, caller))
    return booking_id
  }
  const pay = (booking: string) => {
    const intent = [...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking)
    if (!intent) throw new Error(`${booking} is paid by card`)
    system.gateway.browser.pays(intent)
    return intent
  }
  return { ...system, holdPackage, bookPackage, pay }
}

export type PackageSystem = ReturnType<typeof packageSystem>

export const toyItem = (ask: Partial<ToyAsk> = {}): Items[number] => ({ product: 'ACT', ask: toyAskOf(ask) })

/** A night in a hotel, prepaid and cancelled for nothing until shortly before; each `at` is another night. */
export async function stayItem(db: Transactions, system: System, at: number, take: (offer: Offer) => boolean = ({ left }) => left > 1): Promise<Items[number]> {
  const checkin = addDays('2027-03-01', at)
  const { quote } = await offersOf(
    db,
    system.hotels,
    { checkin, checkout: addDays(checkin, 1) },
    (offer) => offer.quote.payment === 'now' && offer.quote.cancellation.length > 1 && take(offer),
  )
  return {
    product: 'HLT',
    ask: { product: 'hotels', hotelId: quote.hotelId, rateId: quote.rateId, ...quote.stay, currency: 'USD', markupBasisPoints: 800 },
  }
}

/** A prepaid car for three days of March 2027. */
export async function carItem(system: System, day: number, caller: Caller): Promise<Items[number]> {
  const search = threeDays(day)
  const request = holdBody(await findCar(system, search, caller), search)
  const ask: CarAsk = {
    carId: request.car_id,
    dropoffDepotId: request.dropoff ?? null,
    pickupAt: request.pickup_at,
    dropoffAt: request.dropoff_at,
    driverAge: request.driver_age,
    residence: null,
    rate: 'prepaid',
    extras: [],
    currency: 'USD',
    markupBasisPoints: 800,
  }
  return { product: 'CAR', ask }
}
