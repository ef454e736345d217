import type { Db } from '@sojourn/db'
import { money, type OrgId, type Tx } from '@sojourn/kernel'
import { fakeClock, idOf, seqIds, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPaymentCards, type NewCard, paymentCardsMigrations } from './index.ts'

const [org, other] = [idOf<'org'>('org_test'), idOf<'org'>('org_other')]
const clock = fakeClock()
const cards = createPaymentCards({ clock, ids: seqIds() })
let db: Db
let people = 0

beforeAll(async () => {
  db = await testDb([paymentCardsMigrations])
})
afterAll(() => db.close())

const person = () => ({ orgId: org, userId: idOf<'user'>(`usr_${++people}`) })
const within = <T>(work: (tx: Tx) => Promise<T>, of: OrgId = org) => db.inTenant(of, work)
const card = (holder: ReturnType<typeof person>, more: Partial<NewCard> = {}): NewCard => ({
  ...holder,
  paymentCardId: cards.newId(),
  type: 'WALLET',
  name: 'Travel wallet',
  purchasePrice: money(8_000, 'USD'),
  ...more,
})
const issue = (...of: Parameters<typeof card>) => within((tx) => cards.issue(tx, card(...of)))

test('[B3.5] a card shows its code, currency, expiry, type and its short code, id, name, price and status', async () => {
  const nora = person()
  const made = await issue(nora, { paymentCardId: 'pcd_0a1b2c3d4e5f6g7h', expiresAtMs: clock.nowMs() + 1 })
  expect(made).toEqual({
    paymentCardId: 'pcd_0a1b2c3d4e5f6g7h',
    userId: nora.userId,
    type: 'WALLET',
    mstTypeCode: 'WLT',
    currency: 'USD',
    name: 'Travel wallet',
    code: 'WLT-2C3D-4E5F-6G7H',
    expiresAtMs: clock.nowMs() + 1,
    status: 'ACTIVE',
    purchasePrice: money(8_000, 'USD'),
    renews: null,
  })
  expect(await within((tx) => cards.find(tx, { ...nora, paymentCardId: made.paymentCardId }))).toEqual(made)
})

test('[B3.5] the list has all of a person’s cards, of every type and state, and what expires first comes first', async () => {
  const nora = person()
  const at = clock.nowMs()
  const issued = [await issue(nora, { type: 'DISCOUNT' })]
  clock.advance(1)
  issued.push(await issue(nora, { type: 'CERTIFICATE' }))
  issued.unshift(await issue(nora, { type: 'CASH', expiresAtMs: at + 1_000 }))
  issued.unshift(await issue(nora, { expiresAtMs: at - 1_000 }))
  await within((tx) => cards.block(tx, { ...nora, paymentCardId: issued[3]!.paymentCardId }))
  const found = await within((tx) => cards.listOf(tx, nora))
  expect(found.map(({ paymentCardId }) => paymentCardId)).toEqual(issued.map(({ paymentCardId }) => paymentCardId))
  expect(found.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE', 'BLOCKED'])
})

test('the same id is the same card, and never another person’s, type or currency', async () => {
  const nora = person()
  const fresh = card(nora)
  const once = await within((tx) => cards.issue(tx, fresh))
  expect(await within((tx) => cards.issue(tx, { ...fresh, name: 'Another name' }))).toEqual(once)
  expect(await within((tx) => cards.listOf(tx, nora))).toHaveLength(1)
  for (const wrong of [person(), { type: 'CASH' as const }, { purchasePrice: money(8_000, 'EUR') }])
    await expect(within((tx) => cards.issue(tx, { ...fresh, ...wrong }))).rejects.toThrow('another one already')
})

test('another’s card answers like a missing one, another organisation’s too', async () => {
  const [nora, theo] = [person(), person()]
  const { paymentCardId } = await issue(nora)
  expect(await within((tx) => cards.find(tx, { ...theo, paymentCardId }))).toBeNull()
  expect(await within((tx) => cards.find(tx, { ...nora, paymentCardId: 'pcd_none' }))).toBeNull()
  expect(await within((tx) => cards.listOf(tx, { ...nora, orgId: other }), other)).toEqual([])
  expect(await within((tx) => cards.listOf(tx, nora), other)).toEqual([])
  expect(await within((tx) => cards.block(tx, { orgId: org, paymentCardId }), other)).toBe(false)
})

test('a card is blocked and free again, and runs out at this instant', async () => {
  const nora = person()
  const of = { ...nora, paymentCardId: (await issue(nora)).paymentCardId }
  const now = () => within((tx) => cards.find(tx, of))
  expect(await within((tx) => cards.block(tx, of))).toBe(true)
  expect(await now()).toMatchObject({ status: 'BLOCKED', expiresAtMs: null })
  expect(await within((tx) => cards.unblock(tx, of))).toBe(true)
  expect(await within((tx) => cards.expire(tx, of))).toBe(true)
  expect(await now()).toMatchObject({ status: 'ACTIVE', expiresAtMs: clock.nowMs() })
  expect(await within((tx) => cards.expire(tx, { orgId: org, paymentCardId: 'pcd_none' }))).toBe(false)
})

test('expired cards are recognised from this instant on; renewed they are empty, and expire again', async () => {
  const nora = person()
  const ends = clock.nowMs() + 1_000
  const { paymentCardId } = await issue(nora, { type: 'CERTIFICATE', name: 'For your birthday', expiresAtMs: ends })
  const lasting = await issue(nora)
  const runOut = () => within((tx) => cards.runOut(tx, { orgId: org, paymentCardIds: [paymentCardId, lasting.paymentCardId] }))
  expect(await runOut()).toEqual([])
  clock.advance(1_000)
  expect(await runOut()).toEqual([paymentCardId])
  await within((tx) => cards.block(tx, { orgId: org, paymentCardId }))
  const fresh = await within((tx) => cards.renew(tx, { orgId: org, paymentCardId, untilMs: ends + 5_000 }))
  expect(await within((tx) => cards.find(tx, { ...nora, paymentCardId: fresh }))).toMatchObject({
    type: 'CERTIFICATE',
    name: 'For your birthday',
    expiresAtMs: ends + 5_000,
    // A block is not shaken off by a refund.
    status: 'BLOCKED',
    purchasePrice: money(0, 'USD'),
    renews: paymentCardId,
  })
  expect(await within((tx) => cards.find(tx, { ...nora, paymentCardId }))).toMatchObject({ expiresAtMs: ends, renews: null })
})

test('the demo member has two cash cards worth 150 USD and a wallet card of 80, the agent a discount card; seeding twice changes nothing', async () => {
  const [nora, mara] = [person(), person()]
  const filled = new Map<string, string>()
  const fill = async (_tx: Tx, { paymentCardId, type }: { paymentCardId: string; type: string }, { minor }: { minor: number }) =>
    filled.set(paymentCardId, `${type} ${minor}`)
  for (const _ of [1, 2]) {
    await within((tx) => cards.seed(tx, nora, 'member', fill))
    await within((tx) => cards.seed(tx, mara, 'agent', fill))
  }
  expect([...filled.values()]).toEqual(['CASH 10000', 'CASH 5000', 'WALLET 8000', 'DISCOUNT 12000'])
  expect((await within((tx) => cards.listOf(tx, nora))).map(({ type }) => type)).toEqual(['CASH', 'CASH', 'WALLET'])
  expect((await within((tx) => cards.listOf(tx, mara))).map(({ type }) => type)).toEqual(['DISCOUNT'])
})
