import { joinWaitingList, listWaiting, takeWaited } from '@sojourn/contracts'
import { runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { codeOf, createSystem, got, systemDb, systemInvariants, traveller } from '../../flows/booking-system.testing.ts'
import { activityCallsOf, buyPlaces, holdBody, sessionsOf, twoDays } from './activities.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)
const [ana, ben, cleo] = [traveller('ana'), traveller('ben'), traveller('cleo')]
const search = twoDays(19)

afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

const found = (await activityCallsOf(system).search(search, ana)) as Extract<Awaited<ReturnType<ReturnType<typeof activityCallsOf>['search']>>, { ok: true }>
const walk = found.value.activities.find(({ activity_id, on_request }) => activity_id.startsWith('lisbon.old-town-walk.') && !on_request)!
const byOperator = found.value.activities.find(({ on_request }) => on_request)!
const wait = (who: typeof ana, session_id: string, adults: number) =>
  system.call(joinWaitingList)({ product_type: 'ACT', wanted: { session_id, adults, language: 'en' } }, who)
const waiting = async (who: typeof ana) => got(await system.call(listWaiting)({}, who)).waiting[0]!

test('who wants places in a full departure waits for them, and is given them when a booking is cancelled; who needs more stays the next', async () => {
  const session = (await sessionsOf(system, walk.activity_id, search, ana)).find(
    ({ full, left, languages }) => !full && left !== null && languages.includes('en'),
  )!
  const others = await buyPlaces(system, session, ana, { adults: 2, language: 'en' })
  for (let { left } = session, no = 0; left! > 2; left! -= 1, no++) await buyPlaces(system, session, traveller(`other${no}`), { adults: 1, language: 'en' })
  expect(codeOf(await activityCallsOf(system).prebook(holdBody(session, { adults: 2 }), ben))).toBe('sold_out')
  expect(got(await wait(ben, session.session_id, 5)).waiting).toMatchObject({ position: 1, summary: expect.stringContaining('5 adults') })
  expect(got(await wait(cleo, session.session_id, 2)).waiting).toMatchObject({ position: 2, title: walk.title })
  const { refund } = got(await system.cancelQuote({ booking_id: others.booking_id }, ana))
  got(await system.cancel({ booking_id: others.booking_id, expected_refund: refund }, ana))
  await system.work()
  await system.core.settled()
  expect([(await waiting(ben)).state, (await waiting(ben)).position, (await waiting(cleo)).state]).toEqual(['waiting', 1, 'offered'])
  const { checkoutId } = got(await system.call(takeWaited)({ waiting_id: (await waiting(cleo)).waiting_id }, cleo))
  expect(got(await system.getCheckout({ checkoutId }, cleo)).offer).toMatchObject({ product: 'ACT', session_id: session.session_id, people: 2 })
})

test('for what its operator answers by itself, and for what is none, nobody waits', async () => {
  const [theirs] = await sessionsOf(system, byOperator.activity_id, search, ana)
  expect(codeOf(await wait(ana, theirs!.session_id, 2))).toBe('no_waiting_list')
  expect(codeOf(await wait(ana, 'lisbon.nothing.1@2027-03-19T10:00', 2))).toBe('no_waiting_list')
  // Nor does anybody for what no place that comes free would be.
  const [ours] = await sessionsOf(system, walk.activity_id, search, ana)
  const join = (wanted: object, currency = 'USD') =>
    system.call(joinWaitingList)({ product_type: 'ACT', wanted: { session_id: ours!.session_id, adults: 2, ...wanted }, currency }, ana)
  for (const never of [{ adults: 0 }, { adults: 0, children: [3] }, { adults: 20, seniors: 20 }, { option: 'nope' }, { language: 'eo' }])
    expect(codeOf(await join(never)), JSON.stringify(never)).toBe('no_waiting_list')
  expect(codeOf(await join({}, 'XTS'))).toBe('no_waiting_list')
})
