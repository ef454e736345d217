import { answerNews } from '@sojourn/contracts'
import { runInvariants } from '@sojourn/db'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { AnswersToNews, RemoteSupplier, SupplierNews, SupplierResult } from '../../sale/product.ts'
import { got, systemInvariants } from '../booking-system.testing.ts'
import { connectFar, farProduct } from '../remote/far-product.testing.ts'
import { createFarSupplier } from '../remote/far-supplier.testing.ts'
import { farSystem } from '../remote/far-system.testing.ts'
import { bookConfirmed, workOn } from '../remote/far-trip.testing.ts'

const { clock, db, node } = await farSystem()
const far = createFarSupplier()
afterAll(() => far.close())

/** What the supplier has to say, in pages; each question is counted. */
const said: { pages: SupplierNews[][]; silent: number; asked: (string | null)[]; answersTo: AnswersToNews } = {
  ...{ pages: [], silent: 0, asked: [] },
  answersTo: async () => new Map(),
}
const newsSince: NonNullable<RemoteSupplier['newsSince']> = async (cursor, answersTo) => {
  said.asked.push(cursor)
  said.answersTo = answersTo
  if (said.silent-- > 0) return { kind: 'unknown', why: 'silent' }
  const at = Number(cursor ?? 0)
  const result: SupplierResult<{ news: SupplierNews[]; cursor: string | null }> = {
    kind: 'done',
    value: { news: said.pages[at] ?? [], cursor: at < said.pages.length ? `${at + 1}` : cursor },
  }
  return result
}
const supplier = { ...connectFar(await far.listen(), far), newsSince }
const warnings: string[] = []
const options = { products: [farProduct(supplier)], warn: (text: string) => void warnings.push(text) }
const system = node(options)
const MINUTE = 60_001

afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

const moved = (key: string, supplierReference: string, title: string): SupplierNews => ({
  ...{ key, supplierReference, note: null, kind: 'changed', details: { title }, answerByMs: null },
})

async function booked() {
  const { who, booking_id } = await bookConfirmed(system, clock)
  const itemOf = async () => got(await system.get({ booking_id }, who)).items[0]!
  return { who, booking_id, itemOf, reference: (await itemOf()).supplier_reference! }
}

test('[C2.15] what a remote supplier changed and cancelled is heard within a minute, once, also from one that was silent and says things twice', async () => {
  const first = await booked()
  const second = await booked()
  const change = moved('f1', first.reference, 'A walk at dusk')
  said.silent = 2
  said.pages.push([change], [change, { key: 'f2', supplierReference: second.reference, note: 'Landslide.', kind: 'cancelled', reason: 'not_operated' }])
  await workOn(system, clock, 6, MINUTE)
  expect((await first.itemOf()).news).toMatchObject([{ state: 'open', to_be: { title: 'A walk at dusk' } }])
  expect((await first.itemOf()).description.title).not.toBe('A walk at dusk')
  expect(got(await system.get(second, second.who))).toMatchObject({
    status: 'cancelled',
    items: [{ cancelled_by_provider: { reason: 'not_operated', note: 'Landslide.' } }],
  })
  expect(said.asked.at(-1)).toBe('2')
})

test('two nodes ask once a minute together, and act on each piece of news once', async () => {
  const { reference, itemOf } = await booked()
  const other = node(options)
  said.pages.push([moved('t1', reference, 'Another walk')])
  clock.advance(MINUTE)
  const before = said.asked.length
  await Promise.all([system.work(), other.work()])
  expect(said.asked.length).toBe(before + 1)
  await other.core.settled()
  expect((await itemOf()).news).toHaveLength(1)
})

test('news of an order whose confirmation is not stored yet wait for it; what belongs to nothing, or is not understood, is left for a person', async () => {
  const { reference, itemOf } = await booked()
  const next = `FAR-${Number(reference.replace('FAR-', '')) + 2}`
  said.pages.push([
    moved('u1', next, 'Too early'),
    moved('u2', 'FAR-none', 'Nobody’s'),
    { key: 'u3', supplierReference: reference, note: null, kind: 'sold' } as never,
  ])
  await workOn(system, clock, 1, MINUTE)
  expect((await itemOf()).news).toEqual([])
  const late = await booked()
  expect(late.reference).toBe(next)
  await workOn(system, clock, 3, MINUTE)
  expect((await late.itemOf()).news).toMatchObject([{ to_be: { title: 'Too early' } }])
  for (let day = 0; day < 14; day++) await workOn(system, clock, 1, 9 * 3_600_000)
  expect(warnings).toEqual(expect.arrayContaining(['a supplier said what is not understood', 'a supplier said what belongs to nothing that is booked']))
})

test('a supplier finds what its news came to by its own keys: accepted, true at once, paid back; of others nothing', async () => {
  const [accepted, refunded, informed, cancelled, open] = [await booked(), await booked(), await booked(), await booked(), await booked()]
  said.pages.push([
    moved('k1', accepted.reference, 'A walk at noon'),
    moved('k2', refunded.reference, 'A walk at night'),
    { ...moved('k3', informed.reference, 'A walk with Zoe'), kind: 'informed', details: { title: 'A walk with Zoe' }, answerByMs: null },
    { key: 'k4', supplierReference: cancelled.reference, note: null, kind: 'cancelled', reason: 'not_operated' },
    moved('k5', open.reference, 'A walk at dawn'),
  ])
  await workOn(system, clock, 2, MINUTE)
  for (const [{ booking_id, who }, answer] of [
    [accepted, 'accept'],
    [refunded, 'refund'],
  ] as const)
    got(await system.call(answerNews)({ booking_id, item_no: 1, news_no: 1, answer }, who))
  const answers = await said.answersTo(['k1', 'k2', 'k3', 'k4', 'k5', 'k6'])
  expect(Object.fromEntries(answers)).toEqual({ k1: 'accepted', k2: 'refunded', k3: 'accepted', k4: 'refunded' })
  expect(await said.answersTo([])).toEqual(new Map())
})
