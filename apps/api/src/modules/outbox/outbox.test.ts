import { fakeClock, idOf, seqIds, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOutbox, type OutboxEvent, outboxMigrations } from './index.ts'

const org = idOf<'org'>('org_test')
const clock = fakeClock()
const ids = seqIds()
let db: Awaited<ReturnType<typeof testDb>>
beforeAll(async () => {
  db = await testDb([outboxMigrations])
})
afterAll(() => db.close())

const faults: unknown[] = []
const outbox = () => createOutbox({ transactions: db, clock, ids, reportFault: (error) => faults.push(error) })
const emit = (box: ReturnType<typeof outbox>, topic: string, key: string) =>
  db.inTenant(org, (tx) => box.emit(tx, { orgId: org, topic, key, payload: { key } }))

test('an event is delivered in order, once per key, and only when its transaction has committed', async () => {
  const box = outbox()
  const seen: string[] = []
  box.on('status', async (event) => void seen.push(event.key))
  await emit(box, 'status', 'a')
  await emit(box, 'status', 'a')
  await emit(box, 'status', 'b')
  await db
    .inTenant(org, async (tx) => {
      await box.emit(tx, { orgId: org, topic: 'status', key: 'never', payload: null })
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  expect(await box.runDue()).toBe(2)
  expect(await box.runDue()).toBe(0)
  expect(seen).toEqual(['a', 'b'])
})

test('a consumer that fails gets the event again later, with the same id, and does not delay others', async () => {
  const box = outbox()
  const mails: OutboxEvent[] = []
  const live: string[] = []
  box.on('mail', async (event) => {
    mails.push(event)
    if (mails.length < 3) throw new Error('no mail server')
  })
  box.on('live', async (event) => void live.push(event.key))
  await emit(box, 'mail', 'm')
  await emit(box, 'live', 'l')
  await box.runDue()
  expect(live).toEqual(['l'])
  expect(await box.runDue()).toBe(0)
  clock.advance(1_000)
  await box.runDue()
  clock.advance(2_000)
  await box.runDue()
  expect(new Set(mails.map((mail) => mail.eventId)).size).toBe(1)
  expect(mails.map((mail) => mail.tries)).toEqual([1, 2, 3])
  expect(faults).toHaveLength(2)
})

test('what a node took and never delivered is delivered by another', async () => {
  const [dead, alive] = [outbox(), outbox()]
  const seen: string[] = []
  dead.on('orphan', () => new Promise(() => {}))
  alive.on('orphan', async (event) => void seen.push(event.key))
  await emit(alive, 'orphan', 'o')
  void dead.runDue()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await alive.runDue()).toBe(0)
  clock.advance(20_001)
  await alive.runDue()
  expect(seen).toEqual(['o'])
})

test('asked by many at once, all that was emitted by then is delivered once when they get their answer', async () => {
  const box = outbox()
  const seen: string[] = []
  box.on('many', async (event) => void seen.push(event.key))
  const keys = Array.from({ length: 12 }, (_, i) => `k${i}`)
  await Promise.all(
    keys.map(async (key) => {
      await emit(box, 'many', key)
      await box.notify()
      expect(seen).toContain(key)
    }),
  )
  expect(seen.toSorted()).toEqual(keys.toSorted())
})
