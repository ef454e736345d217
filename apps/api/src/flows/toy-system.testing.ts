import { changedOnly, type Db, type InvariantCheck, runInvariants } from '@sojourn/db'
import { type Clock, type Outcome, type Transactions, toMajor } from '@sojourn/kernel'
import { testDb } from '@sojourn/testing'
import { afterAll, expect } from 'vitest'
import type { Caller, SignedInCaller } from '../http/index.ts'
import type { Prebooked, PrebookRequest } from '../sale/shop.ts'
import { createToy, type Toy, type ToyAsk, toyMigrations } from '../sale/toy-product.testing.ts'
import { contact, createSystem, got, type SystemOptions, systemInvariants, systemMigrations } from './booking-system.testing.ts'

export const toySystemMigrations = () => [...systemMigrations(), toyMigrations]

/** A database of a test file's own, in which nothing is sold but toys; closed when the file is through. */
export async function toyDb(): Promise<Db> {
  const db = await testDb(toySystemMigrations())
  afterAll(() => db.close())
  return db
}

/** One court for an hour, on a day of the distant future. */
export const toyAskOf = (ask: Partial<ToyAsk> = {}): ToyAsk => ({
  resources: ['court 1'],
  from: '2027-06-01T18:00:00.000Z',
  cells: 4,
  people: 1,
  currency: 'USD',
  share: 0,
  ...ask,
})

interface ToySystemOptions extends SystemOptions {
  /** Sold besides the toys: hotels, cars, memberships, wallet value. Left out: toys alone. */
  readonly withUsual?: boolean
  readonly more?: readonly Toy[]
}

/** One node that sells toys: a hold, a booking and a payment are one call each. */
export function toySystem(db: Transactions, clock: Clock, toy: Toy = createToy(), { withUsual = false, more = [], ...options }: ToySystemOptions = {}) {
  const sold: SystemOptions['sells'] = (own, usual) => [...(withUsual ? usual() : []), ...[toy, ...more].map((each) => each.moduleOf(own))]
  const system = createSystem(db, clock, { sells: sold, ...options })
  const { shop } = system.core
  const hold = (caller: Caller, ask: Partial<ToyAsk> = {}, expectedTotal: PrebookRequest['expectedTotal'] = null): Promise<Outcome<Prebooked>> =>
    shop.prebook({ product: toy.code, items: [{ product: toy.code, ask: toyAskOf(ask) }], expectedTotal }, caller)
  /** Everyone who travels, by names of their own. */
  const people = (caller: SignedInCaller, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      first_name: index === 0 ? caller.user.firstName : `Guest${String.fromCharCode(65 + index)}`,
      last_name: 'Test',
    }))
  const book = (caller: SignedInCaller, { checkoutId, quote }: Pick<Prebooked, 'checkoutId' | 'quote'>, count = 1) =>
    shop.book(toy.code, { checkoutId, guests: people(caller, count), contact, consented_total: toMajor(quote.total) }, caller)
  /** Held, booked, paid by card and confirmed: its booking's id. */
  async function buy(caller: SignedInCaller, ask: Partial<ToyAsk> = {}): Promise<string> {
    const { booking_id } = got(await book(caller, got(await hold(caller, ask)), ask.people ?? 1))
    system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!)
    expect(got(await system.status({ booking_id }, caller)).status).toBe('confirmed')
    return booking_id
  }
  return { ...system, toy, hold, people, bookHeld: book, buy }
}

export type ToySystem = ReturnType<typeof toySystem>

/** Every rule about money, bookings and stock, of toys too. */
export async function checkInvariants(db: Db, { hotels, core }: Pick<ToySystem, 'hotels' | 'core'>): Promise<void> {
  const rules: readonly InvariantCheck[] = [...systemInvariants(hotels), ...core.productInvariants]
  expect(await runInvariants(db, [...rules, ...rules.flatMap((rule) => (rule.of ? [changedOnly(rule, rule.of, 0)] : []))])).toEqual([])
}
