import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock, idOf, seqIds, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedInstruments } from './demo-instruments.ts'
import { couponsMigrations, createCoupons } from './modules/coupons/index.ts'
import { createLedger, ledgerInvariants, ledgerMigrations } from './modules/ledger/index.ts'
import { createPaymentCards, paymentCardsMigrations } from './modules/payment-cards/index.ts'
import { createPoints, pointsMigrations } from './modules/points/index.ts'

const deps = { clock: fakeClock(), ids: seqIds() }
const [ledger, paymentCards, points] = [createLedger(deps), createPaymentCards(deps), createPoints(deps)]
const people = new Map([
  ['member@sojourn.test', { orgId: idOf<'org'>('org_sojourn'), userId: idOf<'user'>('usr_member'), currency: 'USD' }],
  ['agent@northwind.test', { orgId: idOf<'org'>('org_northwind'), userId: idOf<'user'>('usr_agent'), currency: 'USD' }],
])
let db: Db

beforeAll(async () => {
  db = await testDb([ledgerMigrations, couponsMigrations, paymentCardsMigrations, pointsMigrations])
})
afterAll(() => db.close())

test('the demo accounts’ value is in the ledger once, however often it is seeded, and no one else has any', async () => {
  const coupons = createCoupons({ ...deps, db, rates: async () => () => '1' })
  const seed = () => seedInstruments({ db, ledger, coupons, paymentCards, points, holderOf: async (_, email) => people.get(email) ?? null })
  for (const _ of [1, 2]) await seed()
  const worth = async (email: string) => {
    const of = people.get(email)!
    return db.inTenant(of.orgId, async (tx) => {
      const cards = await paymentCards.listOf(tx, of)
      const lots = await points.lotsOf(tx, of)
      const balances = async (account: 'stored_value' | 'points', subjects: string[]) =>
        (await ledger.balancesOf(tx, { orgId: of.orgId, account, subjects })).map(({ minor, currency }) => `${minor} ${currency}`).sort()
      const money = cards.map(({ paymentCardId }) => paymentCardId)
      const miles = lots.map(({ lotId }) => lotId)
      return [...(await balances('stored_value', money)), ...(await balances('points', miles))]
    })
  }
  expect(await worth('member@sojourn.test')).toEqual(['10000 USD', '5000 USD', '8000 USD', '3000 XPP', '5000 XSM', '7000 XSM'])
  expect(await worth('agent@northwind.test')).toEqual(['12000 USD', '4000 XNW'])
  expect(await runInvariants(db, [...ledgerInvariants, ...coupons.invariants])).toEqual([])
})

test('where those people are not, nothing is seeded', async () => {
  const coupons = createCoupons({ ...deps, db, rates: async () => () => '1' })
  await seedInstruments({ db, ledger, coupons, paymentCards, points, holderOf: async () => null })
})
