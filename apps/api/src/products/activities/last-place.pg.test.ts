import { addDays, dayIn } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { codeOf, contact, got, guestsFor, traveller } from '../../flows/booking-system.testing.ts'
import { twoHundred, twoNodes } from '../../flows/two-nodes.testing.ts'
import { activityCallsOf, holdBody, sessionsOf, type WireSession } from './activities.testing.ts'
import { activityStock } from './data/activity-stock.sql.ts'

const { nodeOf, pay, gateway, db } = twoNodes()
const today = dayIn('Europe/Lisbon', Date.now())

/** Whatever is asked, of one person or of all. */
const ANSWERS = [
  ...(['swims', 'medical', 'certified'] as const).map((code) => ({ code, value: 'yes' })),
  ...[1, 2, 3].map((person) => ({ code: 'weight' as const, person, value: '70' })),
]

/** A departure with so many places left, some day from a day on. */
async function departureWith(left: number, from: number): Promise<WireSession> {
  const search = { place: 'lisbon', from: addDays(today, from), to: addDays(today, from + 9), adults: 1, limit: 100 }
  const looker = traveller('looker')
  const { activities } = got(await activityCallsOf(nodeOf(0)).search(search, looker))
  for (const { activity_id, on_request } of activities) {
    const session = on_request ? undefined : (await sessionsOf(nodeOf(0), activity_id, search, looker)).find((each) => each.left === left)
    if (session) return session
  }
  throw new Error(`no departure has ${left} places left`)
}

/** A whole purchase: hold, consent, pay in the browser. Returns how it ended. */
async function buy(index: number, session: WireSession): Promise<string> {
  const [node, who] = [nodeOf(index), traveller(`walker${index}`)]
  const calls = activityCallsOf(node)
  const held = await calls.prebook(holdBody(session, { adults: 1, answers: ANSWERS }), who)
  if (!held.ok) return codeOf(held)
  const { checkoutId, price } = held.value
  const { booking_id } = got(await calls.book({ checkoutId, guests: guestsFor(who), contact, consented_total: price.total }, who))
  return pay(node, booking_id, who)
}

test('[C1.11] two hundred buyers at once for the last place of a departure, on two nodes: one has it, 199 are refused cleanly', async () => {
  const last = await departureWith(1, 30)
  const ends = await twoHundred((index) => buy(index, last))
  expect(Object.groupBy(ends, (end) => end)).toMatchObject({ confirmed: { length: 1 }, sold_out: { length: 199 } })
  expect(gateway.captured()).toHaveLength(1)
})

test('parties of two and three at once never take more places than a departure has', async () => {
  const session = await departureWith(7, 45)
  const asked = Array.from({ length: 30 }, (_, index) =>
    activityCallsOf(nodeOf(index)).prebook(
      { session_id: session.session_id, adults: 2 + (index % 2), answers: ANSWERS, expected_total: 1 },
      traveller(`party${index}`),
    ),
  )
  const held = (await Promise.all(asked)).map(({ ok }, index) => (ok ? 2 + (index % 2) : 0))
  const taken = held.reduce((sum, people) => sum + people, 0)
  expect(taken).toBeGreaterThanOrEqual(6)
  expect(taken).toBeLessThanOrEqual(7)
})

test('who is confirmed while a departure is called off waits for that, and is refused: nothing is taken', async () => {
  const [node, who] = [nodeOf(0), traveller('late')]
  const search = { place: 'lisbon', from: addDays(today, 60), to: addDays(today, 69), adults: 1, limit: 100 }
  const { activities } = got(await activityCallsOf(node).search(search, who))
  const waits = activities.filter(({ on_request }) => !on_request)
  const all = await Promise.all(
    waits.map(async ({ activity_id }) => (await sessionsOf(node, activity_id, search, who)).map((each) => ({ ...each, activity_id }))),
  )
  const session = all.flat().find(({ minimum, full }) => minimum && !full)!
  const of = { kind: 'minimum', activityId: session.activity_id, startsAt: session.starts_at.slice(0, 16) } as const
  const { checkoutId, price } = got(await activityCallsOf(node).prebook(holdBody(session, { adults: 1, answers: ANSWERS }), who))
  const { booking_id } = got(await activityCallsOf(node).book({ checkoutId, guests: guestsFor(who), contact, consented_total: price.total }, who))
  const [locked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const deciding = db().asSystem(async (tx) => {
    await activityStock.watch(tx, { ...of, dueMs: 0 })
    await activityStock.setWatch(tx, of, { result: 'off', told: true })
    locked.resolve()
    await go.promise
  })
  await locked.promise
  let isPaid = false
  const ending = pay(node, booking_id, who).finally(() => {
    isPaid = true
  })
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while (!isPaid && (await db().pool.query(waiting)).rowCount === 0) await new Promise(setImmediate)
  go.resolve()
  await deciding
  expect(await ending).toBe('failed')
  expect(gateway.captured().filter(({ metadata }) => metadata.booking_id === booking_id)).toEqual([])
})
