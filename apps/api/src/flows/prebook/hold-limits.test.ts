import { addDays, invariant } from '@sojourn/kernel'
import { solveProof } from '@sojourn/kernel/proof-of-work'
import { fakeClock } from '@sojourn/testing'
import { beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../http/index.ts'
import { HOLD_LIMITS } from '../../modules/hold-limits/index.ts'
import type { Offer } from '../../products/hotels/index.ts'
import { codeOf, contact, createSystem, got, guests, offersOf, prebookRequest, systemDb, traveller } from '../booking-system.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)
let days = { checkin: '2027-02-08', checkout: '2027-02-10' }
let visitors = 0
/** A client without cookies is a new browser each time. */
const guest = (ip: string): Caller => ({ ...traveller(`guest${++visitors}`), user: null, ip })
const member = (name: string, ip: string) => ({ ...traveller(name), ip })

beforeEach(async () => {
  await db.pool.query('delete from hold_claims')
  days = { checkin: addDays(days.checkin, 2), checkout: addDays(days.checkout, 2) }
})

/** Prebooks for as long as it goes; returns the rooms it got, by hotel, and what ended it. */
async function grab(offer: Offer, who: () => Caller, tries: number) {
  const codes: string[] = []
  let rooms = 0
  for (let i = 0; i < tries; i++) {
    const code = codeOf(await system.prebook(prebookRequest(offer), who()))
    codes.push(code)
    if (code === 'ok') rooms += offer.quote.stay.rooms.length
  }
  return { rooms, last: codes.at(-1) }
}

test('[C4.1] a client without cookies can hold all rooms neither of a hotel nor, hotel by hotel, of a city', async () => {
  const seen = new Set<string>()
  let rooms = 0
  for (let hotel = 0; hotel < 5; hotel++) {
    const offer = await offersOf(db, system.hotels, days, ({ quote, left }) => left > 4 && !seen.has(quote.hotelId))
    seen.add(offer.quote.hotelId)
    const got = await grab(offer, () => guest('198.51.100.7'), 6)
    expect(got).toMatchObject({ last: 'proof_required' })
    rooms += got.rooms
  }
  expect(rooms).toBeLessThanOrEqual(HOLD_LIMITS.guests.checkouts)
  const { rows } = await db.pool.query('select sum(units)::int as units from hold_claims')
  expect((rows as { units: number }[])[0]!.units).toBe(rooms)
  const wide = await offersOf(db, system.hotels, days, ({ left }) => left > 1)
  // Elsewhere it is another visitor.
  expect(codeOf(await system.prebook(prebookRequest(wide), guest('198.51.100.8')))).toBe('ok')
})

test('[C4.1] a refused hold says after how many seconds the first of those that were counted ends', async () => {
  const offer = await offersOf(db, system.hotels, days, ({ left }) => left > HOLD_LIMITS.ofOneUnit)
  const from = '198.51.100.30'
  const browsers = (name: string) => ({ ...member('ada', from), ...browserOf(name) })
  got(await system.prebook(prebookRequest(await offersOf(db, system.hotels, days, ({ quote }) => quote.hotelId !== offer.quote.hotelId)), browsers('ada0')))
  clock.advance(60_000)
  got(await system.prebook(prebookRequest(offer), browsers('ada1')))
  clock.advance(60_000)
  const answers = []
  for (let i = 0; i < 30 && answers.at(-1)?.ok !== false; i++) answers.push(await system.prebook(prebookRequest(offer), browsers(`ada${i + 2}`)))
  // The first hold is of another hotel, and does not stand in the way.
  expect(answers.at(-1)).toMatchObject({ refusal: { code: 'too_many_holds', detail: { retryAfterSeconds: 14 * 60 } } })
})

/** Holds as our own pages do: with the work that is asked for. */
async function working(offer: Offer, caller: Caller): Promise<{ code: string; challenges: string[] }> {
  const challenges: string[] = []
  let answer = await system.prebook(prebookRequest(offer), caller)
  while (!answer.ok && answer.refusal.code === 'proof_required' && challenges.length < 3) {
    challenges.push((answer.refusal.detail as { challenge: string }).challenge)
    answer = await system.prebook(prebookRequest(offer), { ...caller, proof: await solveProof(challenges.at(-1)!) })
  }
  return { code: codeOf(answer), challenges }
}

/** Rooms of so many hotels, with enough left of each. */
async function hotels(count: number, leftLeast = 3): Promise<Offer[]> {
  const offers: Offer[] = []
  while (offers.length < count)
    offers.push(await offersOf(db, system.hotels, days, ({ quote, left }) => left >= leftLeast && !offers.some((each) => each.quote.hotelId === quote.hotelId)))
  return offers
}

test('[C4.1] twenty-eight addresses without accounts hold a share of what there is together; a newcomer elsewhere does some work and holds a room', async () => {
  const offers = await hotels(30)
  let rooms = 0
  const last = new Set<string>()
  for (let i = 0; i < 28 * 9; i++) {
    const code = codeOf(await system.prebook(prebookRequest(offers[i % 30]!), guest(`198.51.100.${i % 28}`)))
    if (code === 'ok') rooms++
    else last.add(code)
  }
  expect(rooms).toBeLessThanOrEqual(HOLD_LIMITS.allGuests.units)
  expect([...last]).toEqual(['proof_required'])
  expect(await working(offers[3]!, guest('203.0.113.5'))).toMatchObject({ code: 'ok', challenges: [expect.stringMatching(/^14\./)] })
  expect(codeOf(await system.prebook(prebookRequest(offers[4]!), member('signed in', '198.51.100.3')))).toBe('ok')
})

test('[C4.1] the guests of an office go on booking after a dozen holds, by work of their pages; one proof is good for one hold, of their address', async () => {
  const office = '198.51.100.60'
  const offers = await hotels(16)
  for (const offer of offers.slice(0, 12)) expect(codeOf(await system.prebook(prebookRequest(offer), guest(office)))).toBe('ok')
  const refused = await system.prebook(prebookRequest(offers[12]!), guest(office))
  expect(refused).toMatchObject({ refusal: { code: 'proof_required' } })
  const proof = await solveProof((refused as unknown as { refusal: { detail: { challenge: string } } }).refusal.detail.challenge)
  expect(codeOf(await system.prebook(prebookRequest(offers[12]!), { ...guest(office), proof: `${proof}0` }))).toBe('proof_required')
  expect(codeOf(await system.prebook(prebookRequest(offers[12]!), { ...guest(office), proof }))).toBe('ok')
  expect(codeOf(await system.prebook(prebookRequest(offers[13]!), { ...guest(office), proof }))).toBe('proof_required')
  expect((await working(offers[13]!, guest(office))).code).toBe('ok')
  // A person who is signed in is counted alone, and the guests at an address where people sign in have as many again.
  expect(codeOf(await system.prebook(prebookRequest(offers[14]!), member('clerk', office)))).toBe('ok')
  expect(codeOf(await system.prebook(prebookRequest(offers[15]!), guest(office)))).toBe('ok')
})

test('[C4.1] of one hotel guests everywhere hold a share without work, and with it the last room is still to be had', async () => {
  const offer = await offersOf(db, system.hotels, days, ({ left }) => left > HOLD_LIMITS.ofOneUnit)
  const codes: string[] = []
  for (let i = 0; i < 9; i++) codes.push(codeOf(await system.prebook(prebookRequest(offer), guest(`203.0.113.${20 + i}`))))
  expect(new Set(codes)).toEqual(new Set(['ok', 'proof_required']))
  expect(codes.filter((code) => code === 'ok').length).toBeGreaterThanOrEqual(HOLD_LIMITS.ofOneUnit)
  expect((await working(offer, guest('203.0.113.40'))).code).toBe('ok')
})

test('[C4.1] a family behind one address books two rooms each, signed in or not', async () => {
  const offer = await offersOf(db, system.hotels, days, ({ quote, left }) => quote.payment === 'now' && left > 5)
  for (const who of [guest('198.51.100.9'), guest('198.51.100.9'), member('ana', '198.51.100.9'), member('ben', '198.51.100.9')])
    expect(codeOf(await system.prebook(prebookRequest(offer), who))).toBe('ok')
})

test('[C4.1] an account is limited on whatever device and at whatever address, and what is booked counts no more', async () => {
  const codes: string[] = []
  const hotels = new Set<string>()
  for (let i = 0; i <= HOLD_LIMITS.member.checkouts; i++) {
    const at = { checkin: addDays('2027-06-01', i), checkout: addDays('2027-06-02', i) }
    // Each in a hotel and a browser of its own.
    const offer = await offersOf(db, system.hotels, at, ({ quote, left }) => quote.payment === 'now' && left > 5 && !hotels.has(quote.hotelId))
    hotels.add(offer.quote.hotelId)
    codes.push(codeOf(await system.prebook(prebookRequest(offer), { ...member('cat', `198.51.100.${i}`), ...browserOf(`cat${i}`) })))
  }
  expect(codes).toEqual([...Array(HOLD_LIMITS.member.checkouts).fill('ok'), 'too_many_holds'])
})

test('[C4.1] what is confirmed, released or over is held no more', async () => {
  const dan = member('dan', '198.51.100.20')
  const offer = await offersOf(db, system.hotels, days, ({ quote, left }) => quote.payment === 'now' && left > 5)
  const held = got(await system.prebook(prebookRequest(offer), dan))
  invariant(held.checkoutId, 'the room is free')
  const booked = got(await system.book({ checkoutId: held.checkoutId, guests, contact, consented_total: held.price.total }, dan))
  expect(await claims()).toBe(1)
  system.gateway.browser.pays(system.gateway.only())
  await system.status({ booking_id: booked.booking_id }, dan)
  await system.work()
  expect(await claims()).toBe(0)
  got(await system.prebook(prebookRequest(offer), member('eve', '198.51.100.20')))
  clock.advance(16 * 60_000)
  await system.work()
  expect(await claims()).toBe(0)
})

const claims = async () => ((await db.pool.query('select count(*)::int as n from hold_claims')).rows as { n: number }[])[0]!.n
const browserOf = (name: string) => {
  const { browserId, knownBrowserId } = traveller(name)
  return { browserId, knownBrowserId }
}
