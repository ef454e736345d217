import { getCountMessages, noShow } from '@sojourn/contracts'
import { raw, sql } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { codeOf, got, org, traveller } from '../booking-system.testing.ts'
import { dieAt } from '../die-at.testing.ts'
import { buyInInstalments, DAY_MS, toyInInstalments, workAll } from '../payment/booking-charges/instalments.testing.ts'
import { checkInvariants, toyAskOf, toyDb, toySystem } from '../toy-system.testing.ts'

const clock = fakeClock(Date.UTC(2027, 2, 1, 12))
const db = await toyDb()
/** What others have bought since of what was given up. */
let soldAgain = { again: 0, all: 4 }
const toy = toyInInstalments({ deposit: 10, days: ['2027-04-01'], giveUpOn: '2027-04-10' }, { supplier: () => ({ soldAgain: async () => soldAgain }) })
const system = toySystem(db, clock, toy)
const olive = traveller('olive', org, 1)
const mark = system.call(noShow)
let courts = 0

afterEach(async () => {
  await system.core.settled()
  await checkInvariants(db, system)
})

/** A deposit of 10 of 100 is paid now, the rest on a day. From 5 days before on half of it all is due. */
async function bought(name: string, at: string, rest: string) {
  toy.state.offerOf = toyInInstalments({ deposit: 10, days: [rest], giveUpOn: rest }).state.offerOf
  const who = traveller(name)
  const ask = { resources: [`court ${++courts}`], from: at }
  const booking_id = await buyInInstalments(system, who, ask)
  return { who, ask, booking_id, see: async () => got(await system.get({ booking_id }, who)) }
}

async function live(until: string): Promise<void> {
  while (clock.nowMs() < Date.parse(until)) {
    clock.advance(Math.min(DAY_MS, Date.parse(until) - clock.nowMs()))
    await workAll(system, clock)
  }
}

const refundsOf = (bookingId: string) => {
  const intents = new Set([...system.gateway.intents.values()].filter(({ metadata }) => metadata.booking_id === bookingId).map(({ id }) => id))
  return [...system.gateway.refunds.values()].filter(({ payment_intent }) => intents.has(payment_intent)).map(({ amount }) => amount)
}

async function mailOf(bookingId: string) {
  const { rows } = await db.inTenant(org, (tx) =>
    raw<{ readonly data: Record<string, unknown> }>`select data from messages where key like ${`booking_cancelled:${bookingId}%`}`.execute(sql(tx)),
  )
  return rows.map(({ data }) => data)
}

const TOLD = 'The provider told us that nobody showed up, so the terms for that apply.'

test('[C2.16] one who does not come is charged what the terms ask beyond what was paid, once and after a notice, and reads why', async () => {
  const { who, booking_id, see } = await bought('ada', '2027-04-20T18:00:00.000Z', '2027-05-10')
  const said = { booking_id, item_no: 1, note: 'The court stayed empty.' }
  await live('2027-04-20T17:00:00Z')
  expect(codeOf(await mark(said, olive))).toBe('not_begun')
  expect(await see()).toMatchObject({ status: 'confirmed', items: [{ state: 'confirmed', no_show: null, voucher: { valid: true } }] })
  await live('2027-04-20T18:30:00Z')
  expect(codeOf(await mark(said, who))).toBe('not_allowed')
  expect(codeOf(await mark({ ...said, item_no: 2 }, olive))).toBe('not_found')
  expect(codeOf(await mark({ ...said, booking_id: 'bkg_none' }, olive))).toBe('not_found')
  const first = got(await mark(said, olive))
  expect(first).toEqual({ booking_id, booking_status: 'cancelled', item_no: 1, state: 'cancelled' })
  expect(got(await mark(said, olive))).toEqual(first)
  expect(await see()).toMatchObject({
    status: 'cancelled',
    paid: 10,
    refunded: 0,
    items: [{ state: 'cancelled', kept: 10, cancelled_by_provider: null, no_show: { text: TOLD }, voucher: { valid: false } }],
    charges: [
      { kind: 'fee', amount: 40, state: 'scheduled' },
      { kind: 'balance', state: 'called_off' },
    ],
  })
  expect(await mailOf(booking_id)).toMatchObject([{ noShow: TOLD, fee: { minor: 1_000 }, charged: { minor: 4_000 }, refunded: { minor: 0 } }])
  const { booking_details: news } = got(await system.call(getCountMessages)({}, who))
  expect(news.filter((each) => each.booking_id === booking_id).map(({ kind, text }) => [kind, text])).toContainEqual(['cancelled', TOLD])
  await live('2027-05-12T12:00:00Z')
  // 10 and 40: half of 100, as the terms said before it was booked, and not more.
  expect(await see()).toMatchObject({ paid: 50, refunded: 0, charges: [{ kind: 'fee', state: 'paid' }, { state: 'called_off' }] })
})

test('[C2.16] what others have since bought of it lowers the fee, which was announced whole', async () => {
  const { booking_id, see } = await bought('amy', '2027-05-20T18:00:00.000Z', '2027-06-10')
  await live('2027-05-20T18:30:00Z')
  soldAgain = { again: 1, all: 4 }
  got(await mark({ booking_id, item_no: 1 }, olive))
  await live('2027-05-21T12:00:00Z')
  expect(await see()).toMatchObject({ charges: [{ kind: 'fee', amount: 40, state: 'scheduled' }, { kind: 'balance' }] })
  await live('2027-05-26T12:00:00Z')
  expect(await see()).toMatchObject({ paid: 40, charges: [{ kind: 'fee', amount: 30, state: 'paid' }, { kind: 'balance' }] })
  soldAgain = { again: 0, all: 4 }
})

test('[C2.16] of what was paid the terms retain their part, and the rest goes back; what was held is free again', async () => {
  const { ask, booking_id, see } = await bought('bea', '2027-06-20T18:00:00.000Z', '2027-06-01')
  await live('2027-06-20T18:30:00Z')
  expect(await see()).toMatchObject({ status: 'confirmed', paid: 100 })
  got(await mark({ booking_id, item_no: 1 }, olive))
  await workAll(system, clock)
  expect(await see()).toMatchObject({ status: 'cancelled', paid: 100, refunded: 50, items: [{ no_show: { text: TOLD } }] })
  expect(refundsOf(booking_id)).toEqual([])
  const { rows } = await db.inTenant(org, (tx) =>
    raw<{ readonly sold: number }>`select sold from toy_stock where resource = ${ask.resources[0]}`.execute(sql(tx)),
  )
  expect(rows.map(({ sold }) => sold)).toEqual([0, 0, 0, 0])
})

test('[C2.16] of two items one is marked, and the other stays; what its traveller cancelled is not marked', async () => {
  toy.state.offerOf = (offer) => offer
  const dan = traveller('dan')
  const at = '2027-08-01T18:00:00.000Z'
  const items = ['court a', 'court b'].map((resource, day) => ({
    product: toy.code,
    ask: toyAskOf({ resources: [resource], from: new Date(Date.parse(at) + day * DAY_MS).toISOString() }),
  }))
  const held = got(await system.core.shop.prebook({ product: toy.code, items, expectedTotal: null }, dan))
  const { booking_id } = got(await system.bookHeld(dan, held))
  expect(codeOf(await mark({ booking_id, item_no: 1 }, olive))).toBe('not_confirmed')
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!)
  got(await system.status({ booking_id }, dan))
  await live('2027-08-01T19:00:00Z')
  expect(codeOf(await mark({ booking_id, item_no: 2 }, olive))).toBe('not_begun')
  expect(got(await mark({ booking_id, item_no: 1 }, olive))).toMatchObject({ booking_status: 'confirmed', state: 'cancelled' })
  expect(got(await system.get({ booking_id }, dan)).items).toMatchObject([
    { state: 'cancelled', no_show: { text: TOLD } },
    { state: 'confirmed', no_show: null, voucher: { valid: true } },
  ])
  const bell = async () => {
    const { booking_details } = got(await system.call(getCountMessages)({}, dan))
    return booking_details.filter(({ kind }) => kind === 'cancelled').map(({ title, text }) => [title, text])
  }
  expect(await bell()).toEqual([['court a', TOLD]])
  await live('2027-08-02T19:00:00Z')
  got(await mark({ booking_id, item_no: 2 }, olive))
  // The last of them ends the booking, which says it.
  expect(await bell()).toEqual([
    ['court a and 1 more', TOLD],
    ['court a', TOLD],
  ])
})

test.each(['before run send_refund', 'after run send_refund', 'before end', 'after end'])(
  'killed at "%s": another node sends what comes back, once',
  async (point) => {
    const month = 9 + ['before run send_refund', 'after run send_refund', 'before end', 'after end'].indexOf(point)
    toy.state.offerOf = (offer) => ({
      ...offer,
      terms: { ...offer.terms, cancellation: [{ from: null, to: null, amount: { ...offer.quote.total, minor: offer.quote.total.minor / 4 } }] },
    })
    const eve = traveller(`eve${month}`)
    const from = new Date(Date.UTC(2027, month, 3, 18)).toISOString()
    const booking_id = await system.buy(eve, { resources: [`court ${++courts}`], from })
    await live(new Date(Date.parse(from) + 60_000).toISOString())
    const dying = toySystem(db, clock, toy, { gateway: system.gateway, probe: dieAt(point) })
    await dying
      .call(noShow)({ booking_id, item_no: 1 }, olive)
      .catch(() => {})
    await dying.core.settled()
    clock.advance(3_001)
    await system.work()
    expect(refundsOf(booking_id)).toEqual([7_500])
    expect(got(await system.get({ booking_id }, eve))).toMatchObject({ status: 'cancelled', items: [{ no_show: { text: TOLD } }] })
  },
)
