import {
  bookingReceipt,
  cancelBooking,
  changeItem,
  getBooking,
  getCheckout,
  getCountMessages,
  listBookings,
  quoteCancellation,
  quoteChange,
} from '@sojourn/contracts'
import { brokenAmong, changedOnly, type InvariantCheck, raw, sql } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { bookingInvariants } from '../../modules/bookings/index.ts'
import { changeableToy } from '../../sale/changeable-toy.testing.ts'
import { codeOf, contact, got, org, traveller } from '../booking-system.testing.ts'
import { dieAt } from '../die-at.testing.ts'
import { checkInvariants, toyDb, toySystem } from '../toy-system.testing.ts'

let courts = 0
const clock = fakeClock(Date.UTC(2027, 2, 1, 12))
const db = await toyDb()
const toy = changeableToy()
const system = toySystem(db, clock, toy)
const see = system.call(getBooking)
const quote = system.call(quoteChange)
const change = system.call(changeItem)

afterEach(async () => {
  toy.fee = 0
  toy.state.unitMinor = 1_000
  await system.core.settled()
  await system.work()
  await checkInvariants(db, system)
})

/** An hour of a court of its own, for 40. */
async function bought(name: string) {
  const who = traveller(name)
  const court = `court ${++courts}`
  const booking_id = await system.buy(who, { resources: [court] })
  return { who, court, booking_id, item: { booking_id, item_no: 1 } }
}

const soldOf = async (court: string) => {
  const { rows } = await db.inTenant(org, (tx) =>
    raw<{
      readonly sold: number
      readonly held: number
    }>`select sum(sold)::int as sold, sum(held)::int as held from toy_stock where resource = ${court}`.execute(sql(tx)),
  )
  return rows[0]
}
const refundsOf = () => [...system.gateway.refunds.values()].map(({ amount }) => amount)
const mailsOf = async (kind: string) => {
  const { rows } = await db.inTenant(org, (tx) => raw<{ readonly key: string }>`select key from messages where key like ${`${kind}:%`}`.execute(sql(tx)))
  return rows.length
}

async function changeMail(bookingId: string) {
  const { rows } = await db.inTenant(org, (tx) =>
    raw<{ readonly data: Record<string, unknown> }>`select data from messages where key = ${`booking_confirmed:${bookingId}`}`.execute(sql(tx)),
  )
  return rows[0]?.data
}

/** Pays a change by the checkout that it answered. */
async function pay(who: ReturnType<typeof traveller>, checkoutId: string): Promise<string> {
  const { price } = got(await system.call(getCheckout)({ checkoutId }, who))
  const guests = system.people(who, 1)
  const { booking_id } = got(await system.core.shop.book(toy.code, { checkoutId, guests, contact, consented_total: price.total }, who))
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!)
  expect(got(await system.status({ booking_id }, who)).status).toBe('confirmed')
  return booking_id
}

test('a dearer one is paid by a checkout, then takes the place of the old: one booking, one reference, the old readable below', async () => {
  const { who, court, booking_id, item } = await bought('ada')
  const before = got(await see({ booking_id }, who))
  const mails = await mailsOf('booking_confirmed')
  toy.fee = 500
  const asked = { ...item, wanted: { resource: `${court} b`, cells: 6 } }
  const quoted = got(await quote(asked, who))
  expect(quoted).toMatchObject({
    price: 60,
    fee: 5,
    paid: 40,
    pay_now: 25,
    back: 0,
    to: [],
    total: 25,
    needs_checkout: true,
    description: { title: `${court} b` },
  })
  const first = got(await change({ ...asked, consented_total: 25 }, who))
  const { checkoutId, page } = first
  expect(page).toBe('/toys/checkout')
  expect(got(await change({ ...asked, consented_total: 25 }, who)).checkoutId).toBe(checkoutId)
  expect(got(await see({ booking_id }, who))).toEqual(before)
  const changeId = await pay(who, checkoutId!)
  expect(got(await change({ ...asked, consented_total: 25 }, who))).toEqual(first)
  const after = got(await see({ booking_id }, who))
  expect(after).toMatchObject({
    ...{ booking_id, reference: before.reference, status: 'confirmed', title: `${court} b`, paid: 65, refunded: 0, total: 65 },
    items: [{ item_no: 1, state: 'confirmed', voucher: { valid: true }, versions: [{ description: { title: court } }] }],
  })
  // The mail says the whole price, what was paid of it before, and what is paid now; it and the bell lead to the one booking.
  expect(await changeMail(changeId)).toMatchObject({
    price: [
      { label: 'Your booking costs', amount: { minor: 6_500 } },
      { label: 'Paid before the change', amount: { minor: 4_000 }, isTaken: true },
      { label: 'Charged now', amount: { minor: 2_500 } },
    ],
    bookingLink: expect.stringContaining(booking_id),
  })
  const { booking_details: news } = got(await system.call(getCountMessages)({}, who))
  expect(new Set(news.map((each) => each.booking_id))).toEqual(new Set([booking_id]))
  expect(after.items[0]!.voucher!.number).not.toBe(before.items[0]!.voucher!.number)
  expect(got(await see({ booking_id: changeId }, who))).toEqual(after)
  expect(got(await system.call(listBookings)({}, who)).bookings).toMatchObject([{ booking_id, title: `${court} b`, item_states: ['confirmed'] }])
  expect([await soldOf(court), await soldOf(`${court} b`)]).toEqual([
    { sold: 0, held: 0 },
    { sold: 6, held: 0 },
  ])
  expect((await mailsOf('booking_confirmed')) - mails).toBe(1)
  expect(got(await system.call(bookingReceipt)({ booking_id }, who))).toMatchObject({ total: 65, paid: 65, payments: [{ amount: 40 }, { amount: 25 }] })
  // Cancelled, all of the chain comes back but for the fee of changing it, which is spent.
  const ending = got(await system.call(quoteCancellation)({ booking_id }, who))
  expect(ending).toMatchObject({ refund: 60, kept: 5, to: [{ amount: 25 }, { amount: 35 }] })
  expect(got(await system.call(cancelBooking)({ booking_id, expected_refund: 60 }, who))).toMatchObject({ status: 'cancelled', refund: 60 })
  expect(got(await system.call(cancelBooking)({ booking_id, expected_refund: 60 }, who))).toMatchObject({ status: 'cancelled', refund: 60 })
  await system.core.settled()
  await system.work()
  expect(refundsOf().toSorted()).toEqual([2_500, 3_500])
  expect(got(await see({ booking_id }, who))).toMatchObject({ status: 'cancelled', paid: 65, refunded: 60 })
  expect(await soldOf(`${court} b`)).toEqual({ sold: 0, held: 0 })
  system.gateway.refunds.clear()
})

test('once what was to be changed is cancelled its change is not booked, and no card is asked', async () => {
  const { who, court, booking_id, item } = await bought('uma')
  const { checkoutId } = got(await change({ ...item, wanted: { resource: `${court} b`, cells: 6 }, consented_total: 20 }, who))
  got(await system.call(cancelBooking)({ booking_id, expected_refund: 40 }, who))
  const intents = system.gateway.intents.size
  const guests = system.people(who, 1)
  expect(codeOf(await system.core.shop.book(toy.code, { checkoutId: checkoutId!, guests, contact, consented_total: 20 }, who))).toBe('checkout_expired')
  expect(system.gateway.intents.size).toBe(intents)
  clock.advance(16 * 60_000)
  await system.work()
  expect(await soldOf(`${court} b`)).toEqual({ sold: 0, held: 0 })
  system.gateway.refunds.clear()
})

test('a cheaper one takes its place at once, and the rest goes back to the card', async () => {
  const { who, court, booking_id, item } = await bought('bea')
  const asked = { ...item, wanted: { cells: 3 } }
  expect(got(await quote(asked, who))).toMatchObject({ price: 30, paid: 40, pay_now: 0, back: 10, to: [{ amount: 10 }], total: -10, needs_checkout: false })
  expect(codeOf(await change({ ...asked, consented_total: -11 }, who))).toBe('price_changed')
  const done = got(await change({ ...asked, consented_total: -10 }, who))
  expect(done).toMatchObject({ checkoutId: null, back: 10 })
  expect(got(await change({ ...asked, consented_total: -10 }, who))).toEqual(done)
  await system.core.settled()
  await system.work()
  expect(refundsOf()).toEqual([1_000])
  const { rows } = await db.pool.query("select data from messages where kind = 'booking_confirmed' and data->>'refunded' is not null")
  expect(rows.map(({ data }) => [data.price[0].amount.minor, data.refunded.minor, data.back])).toMatchObject([[3_000, 1_000, [{ amount: { minor: 1_000 } }]]])
  expect(await soldOf(court)).toEqual({ sold: 3, held: 0 })
  expect(got(await see({ booking_id }, who))).toMatchObject({ paid: 40, refunded: 10, total: 30 })
})

test('at the same price it is changed at once, and nothing is charged or comes back', async () => {
  const { who, court, booking_id, item } = await bought('cai')
  const asked = { ...item, wanted: { resource: `${court} b` } }
  expect(got(await quote(asked, who))).toMatchObject({ pay_now: 0, back: 0, total: 0, needs_checkout: false })
  expect(got(await change({ ...asked, consented_total: 0 }, who))).toMatchObject({ checkoutId: null, back: 0 })
  expect(got(await see({ booking_id }, who))).toMatchObject({ title: `${court} b`, paid: 40, refunded: 0 })
  expect([await soldOf(court), await soldOf(`${court} b`)]).toMatchObject([{ sold: 0 }, { sold: 4 }])
  expect(got(await system.call(cancelBooking)({ booking_id, expected_refund: 40 }, who))).toMatchObject({ status: 'cancelled', refund: 40 })
})

test('what is the same, sold out, dearer meanwhile, too late, not its own or not confirmed leaves the old untouched', async () => {
  const { who, court, booking_id, item } = await bought('dot')
  const other = await bought('eli')
  const before = got(await see({ booking_id }, who))
  const taken = { ...item, wanted: { resource: other.court } }
  expect(codeOf(await quote(taken, who))).toBe('sold_out')
  expect(codeOf(await change({ ...taken, consented_total: 0 }, who))).toBe('sold_out')
  toy.state.unitMinor = 1_500
  expect(codeOf(await change({ ...item, wanted: { resource: `${court} b` }, consented_total: 0 }, who))).toBe('price_changed')
  expect(codeOf(await quote({ ...item, wanted: { cells: 3 } }, traveller('eve')))).toBe('not_found')
  expect(codeOf(await quote({ ...item, wanted: { cells: 'many' } }, who))).toBe('bad_input')
  expect(codeOf(await quote({ ...item, wanted: { resource: court } }, who))).toBe('not_changeable')
  expect(codeOf(await quote({ ...item, item_no: 2, wanted: {} }, who))).toBe('not_found')
  const nowMs = clock.nowMs()
  clock.set(Date.UTC(2027, 5, 1, 12))
  expect(codeOf(await quote({ ...item, wanted: { cells: 3 } }, who))).toBe('not_changeable')
  clock.set(nowMs)
  expect(got(await see({ booking_id }, who))).toEqual(before)
  expect(await soldOf(court)).toEqual({ sold: 4, held: 0 })
})

test('two at once: one change takes the place, and one that was paid too late is paid back whole', async () => {
  const { who, court, booking_id, item } = await bought('fay')
  const one = { ...item, wanted: { resource: `${court} b`, cells: 6 } }
  const { checkoutId } = got(await change({ ...one, consented_total: 20 }, who))
  const answers = await Promise.all([3, 2].map((cells) => change({ ...item, wanted: { cells }, consented_total: (cells - 4) * 10 }, who)))
  expect(answers.map(codeOf).filter((code) => code === 'ok')).toHaveLength(1)
  const { title, total } = got(await see({ booking_id }, who))
  const { price } = got(await system.call(getCheckout)({ checkoutId: checkoutId! }, who))
  const booked = await system.core.shop.book(toy.code, { checkoutId: checkoutId!, guests: system.people(who, 1), contact, consented_total: price.total }, who)
  if (booked.ok) {
    const { booking_id: lateId } = booked.value
    system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === lateId)!)
    await system.status({ booking_id: lateId }, who)
    await system.core.settled()
    await system.work()
    expect(got(await system.status({ booking_id: lateId }, who))).toMatchObject({ status: 'failed', payment: { state: 'refunded' } })
  }
  expect(got(await see({ booking_id }, who))).toMatchObject({ status: 'confirmed', title, total })
})

/** Kills a node at that point, and knows whether it came there. */
function dying(point: string) {
  const die = dieAt(point)
  const seen = new Set<string>()
  const probe = (here: string) => {
    seen.add(here)
    return die(here)
  }
  return { node: toySystem(db, clock, toy, { gateway: system.gateway, probe }), isReached: () => seen.has(point) }
}

async function another() {
  await system.core.settled()
  clock.advance(3_001)
  await system.work()
  await system.core.settled()
}

const pointsOf = (steps: readonly string[], ways: readonly string[]) => steps.flatMap((step) => ways.map((way) => `${way} ${step}`))

test.each([
  ...pointsOf(['take_payment', 'confirm_items', 'confirm_booking'], ['before run', 'recording', 'after run']),
  ...pointsOf(['send_refund'], ['before run', 'begun', 'called', 'recording', 'after run']),
  ...['before end', 'after end'],
])('killed at "%s": another node ends it, once', async (point) => {
  const { who, court, booking_id, item } = await bought(`gil ${point}`)
  const paying = dying(point)
  const more = { ...item, wanted: { resource: `${court} b`, cells: 6 } }
  const { checkoutId } = got(await paying.node.call(changeItem)({ ...more, consented_total: 20 }, who))
  const booked = got(await paying.node.core.shop.book(toy.code, { checkoutId: checkoutId!, guests: system.people(who, 1), contact, consented_total: 20 }, who))
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booked.booking_id)!)
  await paying.node.status({ booking_id: booked.booking_id }, who).catch(() => {})
  await paying.node.core.settled()
  await another()
  expect(got(await system.status({ booking_id: booked.booking_id }, who)).status).toBe('confirmed')
  const less = dying(point)
  await less.node
    .call(changeItem)({ ...item, wanted: { cells: 1 }, consented_total: -50 }, who)
    .catch(() => {})
  // A refund is sent by the worker.
  await less.node.work().catch(() => {})
  await less.node.core.settled()
  await another()
  expect(paying.isReached() || less.isReached()).toBe(true)
  expect(got(await see({ booking_id }, who))).toMatchObject({ status: 'confirmed', paid: 60, refunded: 50, total: 10 })
  expect([await soldOf(court), await soldOf(`${court} b`)]).toEqual([
    { sold: 0, held: 0 },
    { sold: 1, held: 0 },
  ])
})

test.each([...pointsOf(['take_payment'], ['before undo', 'begun', 'called', 'recording', 'after undo']), 'before end', 'after end'])(
  'paid too late and killed at "%s": another node pays it back, once, and what is booked stays',
  async (point) => {
    const { who, court, booking_id, item } = await bought(`hal ${point}`)
    const { node, isReached } = dying(point)
    const { checkoutId } = got(await node.call(changeItem)({ ...item, wanted: { resource: `${court} b`, cells: 6 }, consented_total: 20 }, who))
    const late = got(await node.core.shop.book(toy.code, { checkoutId: checkoutId!, guests: system.people(who, 1), contact, consented_total: 20 }, who))
    got(await change({ ...item, wanted: { cells: 3 }, consented_total: -10 }, who))
    await another()
    const intent = [...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === late.booking_id)!
    system.gateway.browser.pays(intent)
    await node.status({ booking_id: late.booking_id }, who).catch(() => {})
    await node.core.settled()
    await another()
    await another()
    expect(isReached()).toBe(true)
    expect(got(await system.status({ booking_id: late.booking_id }, who))).toMatchObject({ status: 'failed', payment: { state: 'refunded' } })
    const refunds = [...system.gateway.refunds.values()].filter(({ payment_intent }) => payment_intent === intent.id)
    expect(refunds.map(({ amount }) => amount)).toEqual([2_000])
    expect(got(await see({ booking_id }, who))).toMatchObject({ status: 'confirmed', paid: 40, refunded: 10, total: 30 })
    expect([await soldOf(court), await soldOf(`${court} b`)]).toEqual([
      { sold: 3, held: 0 },
      { sold: 0, held: 0 },
    ])
  },
)

test.each([
  'update bookings set changes_item_no = 7 where changes_booking_id is not null and confirmed_ms is not null',
  "update booking_items set changed_to = 'bkg_none' where changed_to is not null",
  "update bookings set status = 'cancelled' where changes_booking_id is null and status = 'confirmed'",
])('what breaks a change is found in changed rows as in all: %s', async (breaking) => {
  const found = await db
    .asSystem(async (tx) => {
      const { rows } = await raw<{ xid: number }>`select pg_current_xact_id()::text::bigint as xid`.execute(sql(tx))
      await raw.raw(breaking).execute(sql(tx))
      const namesOf = async (rules: readonly InvariantCheck[]) => (await brokenAmong(tx, rules)).map(({ name }) => name)
      throw {
        whole: await namesOf(bookingInvariants),
        ofChanged: await namesOf(bookingInvariants.map((rule: InvariantCheck) => (rule.of ? changedOnly(rule, rule.of, rows[0]!.xid) : rule))),
      }
    })
    .catch((thrown) => thrown)
  expect(found.whole).toEqual(expect.arrayContaining([expect.stringMatching(/changed|took the place/)]))
  expect(found.ofChanged).toEqual(found.whole)
})

test('what its provider has changed, and its traveller not answered, is known to the product that is asked for another one', async () => {
  const { who, court, booking_id, item } = await bought('zoe')
  toy.fee = 500
  const wanted = { resource: `${court} too` }
  expect(got(await quote({ ...item, wanted }, who)).fee).toBe(5)
  const made = ({ details }: { readonly details: unknown }) => ({ details })
  got(
    await system.core.shop.tellNews({
      orgId: org,
      bookingId: booking_id as never,
      itemNo: 1,
      key: 'moved',
      kind: 'changed',
      note: null,
      answerByMs: null,
      made,
    }),
  )
  expect(got(await quote({ ...item, wanted }, who)).fee).toBe(0)
})
