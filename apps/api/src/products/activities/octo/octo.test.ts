import { runInvariants } from '@sojourn/db'
import { createOctoServer, fakeClock, OCTO_KEY, type OctoFault, octoProductOf } from '@sojourn/testing'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { codeOf, contact, createSystem, got, guestsFor, type System, systemDb, systemInvariants, traveller } from '../../../flows/booking-system.testing.ts'
import type { SignedInCaller } from '../../../http/index.ts'
import { activityCallsOf, holdBody, sessionsOf, twoDays, type WireSession } from '../activities.testing.ts'
import { createOctoClient } from './octo-client.ts'

const MINUTE_MS = 60_000
const clock = fakeClock()
const db = await systemDb(clock)
const octo = createOctoServer(clock)
const url = await octo.listen()
afterAll(() => octo.close())

/** A node of its own: what another one remembers of the server is not known to it. Its calls take too long when the server says so. */
const node = (key = OCTO_KEY): System => createSystem(db, clock, { octo: { url, key, timeoutMs: 1_000, patience: octo.patience } })
const sellsOcto = (name: string): SignedInCaller => {
  const who = traveller(name)
  return { ...who, org: { ...who.org, site: { ...who.org.site, suppliers: ['octo'] } } }
}
const ana = sellsOcto('ana')
const P1 = 'octo.p1'
let day = 1
/** A fortnight of March that no other test sells on. */
const days = () => twoDays(day, { adults: 2, children: [8] })
const party = { adults: 2, children: [8] }

beforeEach(() => {
  day = (day % 26) + 2
  octo.behave()
})
afterEach(async () => {
  octo.behave()
  const system = node()
  for (const minutes of [0, 1, 2, 5, 40]) {
    clock.advance(minutes * MINUTE_MS)
    await system.work()
    await system.core.settled()
  }
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
  // Nothing stays held there that nobody has.
  expect(octo.live().filter(({ status }) => status === 'ON_HOLD')).toEqual([])
})

const search = async (system: System, who: SignedInCaller = ana, hours = {}) => got(await activityCallsOf(system).search({ ...days(), ...hours }, who))
/** What a search finds once nothing is late, however busy the machine is: a search waits a second, and what came later is there for the next one. */
async function searchInTime(system: System, who: SignedInCaller = ana, hours = {}) {
  for (let tries = 1; ; tries++) {
    const found = await search(system, who, hours)
    if (found.late.length === 0 || tries === 10) return found
  }
}
const sessionOf = async (system: System, id = P1): Promise<WireSession> => (await sessionsOf(system, id, days(), ana))[0]!
async function book(system: System, session: WireSession, who = ana) {
  const held = await activityCallsOf(system).prebook(holdBody(session, party), who)
  if (!held.ok) return { code: held.refusal.code, booking_id: '', total: 0 }
  const { checkoutId, price } = held.value
  const booked = got(await activityCallsOf(system).book({ checkoutId, guests: guestsFor(who), contact, consented_total: price.total }, who))
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booked.booking_id)!)
  await system.status({ booking_id: booked.booking_id }, who)
  return { code: 'ok', booking_id: booked.booking_id, total: price.total }
}
const statusOf = async (system: System, booking_id: string, who = ana) => got(await system.status({ booking_id }, who)).status
/** Asked about until it is decided. */
async function settle(system: System, booking_id: string, who = ana): Promise<string> {
  for (let round = 0; round < 8; round++) {
    clock.advance(15_000)
    await system.work()
    await system.core.settled()
  }
  return statusOf(system, booking_id, who)
}
const own = (booking_id: string) => octo.bookings.filter(({ resellerReference }) => resellerReference?.startsWith(booking_id))

test('organisations that chose it find its activities among ours, each once; others find, see and buy none of them', async () => {
  const system = node()
  const without = await search(system, traveller('ben'))
  expect(without.late).toEqual([])
  expect(without.activities.some(({ activity_id }) => activity_id.startsWith('octo.'))).toBe(false)
  const mine = without.activities[0]!.activity_id
  octo.control.products = [
    octoProductOf('p1'),
    octoProductOf('p2'),
    octoProductOf('p3', { reference: mine }),
    octoProductOf('far', { locations: [] }),
    { id: 7 },
  ]
  const found = await searchInTime(system)
  expect(found.late).toEqual([])
  expect(found.total).toBe(without.total + 2)
  const theirs = found.activities.find(({ activity_id }) => activity_id === P1)!
  // Two grown-ups and a child, with the share of the organisation.
  expect(theirs).toMatchObject({ title: 'Tile tour p1', operator: 'Tile Tours', minutes: 150, free_hours: 24, day: days().from, reviews: 0 })
  expect(theirs.price.total).toBeGreaterThan(110 * 1.08)
  expect(found.pins.filter(({ activity_id }) => activity_id === P1)).toHaveLength(1)
  // It begins at 10:30 and ends at 13:00.
  const within = async (after: string, before: string) => {
    const { activities } = await searchInTime(system, ana, { after, before })
    return activities.find(({ activity_id }) => activity_id === P1)?.day
  }
  expect([await within('10:30', '13:00'), await within('10:31', '13:00'), await within('10:30', '12:59')]).toEqual([days().from, undefined, undefined])
  const session = await sessionOf(system)
  const stranger = activityCallsOf(system)
  const refused = [
    await stranger.details({ activity_id: P1, ...days() }, traveller('ben')),
    await stranger.sessions({ activity_id: P1, ...days() }, traveller('ben')),
    await stranger.prebook(holdBody(session, party), traveller('ben')),
  ]
  expect(refused.map(codeOf)).toEqual(Array(3).fill('unknown_activity'))
  const details = got(await stranger.details({ activity_id: P1, ...days() }, ana))
  expect(details.options.map(({ option, bands }) => [option, bands.map(({ name }) => name)])).toEqual([['standard', ['13 years and older', '4 to 12 years']]])
  expect([details.includes, details.excludes].map((of) => of.map(({ name }) => name))).toEqual([['A tile to take home'], ['Lunch']])
  expect(details.activity.price).toEqual(theirs.price)
  expect(codeOf(await stranger.details({ activity_id: 'octo.none', ...days() }, ana))).toBe('unknown_activity')
  expect(codeOf(await stranger.sessions({ activity_id: P1, ...days(), children: [8, 8, 8, 8, 8, 8, 8, 8] }, ana))).toBe('party_too_large')
})

test('places are held there, paid, confirmed with its tickets, and cancelled there before the money goes back', async () => {
  const system = node()
  const session = await sessionOf(system)
  const { booking_id, total } = await book(system, session)
  expect(await settle(system, booking_id)).toBe('confirmed')
  const [order] = own(booking_id)
  expect(order).toMatchObject({ status: 'CONFIRMED', unitIds: ['adult', 'adult', 'child'], resellerReference: `${booking_id}:1` })
  expect(octo.contacts.at(-1)).toMatchObject({ fullName: 'ana Test' })
  const { items } = got(await system.get({ booking_id }, ana))
  expect(items[0]).toMatchObject({ supplier_reference: order!.supplierReference, description: { title: 'Tile tour p1' } })
  expect(items[0]!.proofs.map(({ number }) => number)).toEqual([1, 2, 3].map((no) => `${order!.supplierReference}-${no}`))
  const { refund } = got(await system.cancelQuote({ booking_id }, ana))
  expect(refund).toBe(total)
  got(await system.cancel({ booking_id, expected_refund: refund }, ana))
  expect(await settle(system, booking_id)).toBe('cancelled')
  expect(own(booking_id).map(({ status }) => status)).toEqual(['CANCELLED'])
})

const FAULTS: readonly OctoFault[] = ['silent', 'slow', '500', 'resets', 'works_and_resets', 'malformed']

test.each(FAULTS)('a search while it is %s answers with what is ours, and says that it is late', async (fault) => {
  octo.control.fault = () => fault
  const system = node()
  const found = await search(system)
  expect([found.late, found.activities.length > 10]).toEqual([['Another supplier'], true])
  expect(codeOf(await activityCallsOf(system).details({ activity_id: P1, ...days() }, ana))).toBe('supplier_silent')
  octo.behave()
  // Asked again: an error is not remembered.
  expect((await searchInTime(system)).activities.some(({ activity_id }) => activity_id === P1)).toBe(true)
})

test('what comes later than a search waits is there for the next one, and was asked for once', async () => {
  const system = node()
  await searchInTime(system)
  day += 1
  octo.goesWrong('calendar', 'late', 2)
  octo.calls.length = 0
  const first = await search(system)
  expect([first.late, first.activities.some(({ activity_id }) => activity_id === P1)]).toEqual([['Tile Tours'], false])
  await expect.poll(() => octo.calls.filter((step) => step === 'availability').length).toBe(2)
  const next = await searchInTime(system)
  expect([next.late, next.activities.some(({ activity_id }) => activity_id === P1)]).toEqual([[], true])
  expect(octo.calls.filter((step) => step === 'calendar')).toHaveLength(2)
})

test('by the clock, where nothing else says so, a silent call ends', async () => {
  const { reserve } = createOctoClient({ url, key: OCTO_KEY, timeoutMs: 30 })
  octo.goesWrong('reserve', 'silent')
  const units = [{ id: 'adult', quantity: 1 }]
  const answer = await reserve({ uuid: 'u1', productId: 'p1', optionId: 'standard', availabilityId: 'a1', minutes: 15, units, notes: null })
  expect(answer).toMatchObject({ kind: 'unknown', why: expect.stringContaining('timeout') })
})

test('a key that it does not know is no answer about anything', async () => {
  const found = await search(node('another'))
  expect(found.late).toEqual(['Another supplier'])
})

test.each(FAULTS)('it is %s each time while it holds: refused, and nothing stays held', async (fault) => {
  const system = node()
  const session = await sessionOf(system)
  octo.goesWrong('reserve', fault)
  const before = octo.bookings.length
  expect((await book(system, session)).code).toBe('supplier_silent')
  // Released by the uuid that nobody was told, long before it would end by itself.
  clock.advance(30_000)
  await system.work()
  await system.core.settled()
  expect(octo.live().filter(({ status }) => status === 'ON_HOLD')).toEqual([])
  expect(octo.bookings.length - before).toBeLessThanOrEqual(1)
})

test.each(FAULTS)('it is %s once while it holds: asked again by the same uuid, it holds once', async (fault) => {
  const system = node()
  const session = await sessionOf(system)
  octo.goesWrong('reserve', fault, 1)
  const before = octo.bookings.length
  const { code, booking_id } = await book(system, session)
  expect([code, octo.bookings.length - before]).toEqual(['ok', 1])
  expect(await settle(system, booking_id)).toBe('confirmed')
  expect(own(booking_id)).toHaveLength(1)
})

test.each(FAULTS)('it is %s once while it confirms: one order, confirmed once it is known', async (fault) => {
  const system = node()
  const session = await sessionOf(system)
  octo.goesWrong('confirm', fault, 1)
  const { booking_id } = await book(system, session)
  expect(await settle(system, booking_id)).toBe('confirmed')
  expect(own(booking_id).map(({ status }) => status)).toEqual(['CONFIRMED'])
})

test('one that answers later is waited for, and confirmed', async () => {
  const system = node()
  const session = await sessionOf(system)
  octo.goesWrong('confirm', 'pending', 1)
  const { booking_id } = await book(system, session)
  expect(await settle(system, booking_id)).toBe('confirmed')
})

test('sold out between the list and the hold: said so, and what another holds stays theirs', async () => {
  const system = node()
  const session = await sessionOf(system)
  octo.control.capacity = 2
  expect((await book(system, session)).code).toBe('sold_out')
  octo.control.capacity = 10
  octo.goesWrong('reserve', 'rejects')
  expect((await book(system, session)).code).toBe('sold_out')
})

test('the price changed since it was seen: the new one is shown beside it; changed while it is held, it is given up', async () => {
  const system = node()
  const session = await sessionOf(system)
  octo.control.prices.adult = 5_000
  const held = got(await activityCallsOf(system).prebook(holdBody(session, party), ana))
  expect([held.isPriceChange, held.price.total > held.old_price!]).toEqual([true, true])
  octo.behave()
  day++
  const other = await sessionOf(system)
  octo.goesWrong('reserve', 'other_price')
  expect((await book(system, other)).code).toBe('sold_out')
  expect(octo.bookings.at(-1)!.status).toBe('CANCELLED')
})

test('confirmed at another price than was agreed to is never taken: cancelled there, and all the money goes back', async () => {
  const system = node()
  const session = await sessionOf(system)
  octo.goesWrong('confirm', 'other_price')
  const { booking_id } = await book(system, session)
  expect(await settle(system, booking_id)).toBe('failed')
  expect(own(booking_id).map(({ status }) => status)).toEqual(['CANCELLED'])
})

test('a hold that ended there before it was confirmed fails, and the money goes back', async () => {
  const system = node()
  const session = await sessionOf(system)
  const held = got(await activityCallsOf(system).prebook(holdBody(session, party), ana))
  // It ends by its own clock, earlier than it was asked to.
  for (const each of octo.bookings) if (each.status === 'ON_HOLD') each.expiresMs = clock.nowMs()
  const { checkoutId, price } = held
  const { booking_id } = got(await activityCallsOf(system).book({ checkoutId, guests: guestsFor(ana), contact, consented_total: price.total }, ana))
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!)
  await system.status({ booking_id }, ana)
  expect(await settle(system, booking_id)).toBe('failed')
})

test('what it cancels by itself is read within a minute: its traveller has all the money back, and is told why', async () => {
  const system = node()
  const session = await sessionOf(system)
  const { booking_id } = await book(system, session)
  expect(await settle(system, booking_id)).toBe('confirmed')
  Object.assign(own(booking_id)[0]!, { status: 'CANCELLED', cancellation: { reason: 'The museum is closed.' }, updatedMs: clock.nowMs() })
  clock.advance(2 * MINUTE_MS)
  await system.work()
  expect(await settle(system, booking_id)).toBe('cancelled')
  const { items } = got(await system.get({ booking_id }, ana))
  expect(items[0]!.state).toBe('cancelled')
})
