import { expect, test } from 'vitest'
import { as, organisation, person, sendCall, testApp } from '../../http/app.testing.ts'
import type { UsrType } from '../../http/index.ts'
import { org } from '../booking-system.testing.ts'
import { CONFIRM_WITHIN_MS } from '../remote/far-product.testing.ts'
import { farSystem } from '../remote/far-system.testing.ts'
import { bookAndPay, bookConfirmed, endOf, holdFar, nextTrip, ordersFor, refundsOf, workOn } from '../remote/far-trip.testing.ts'

const { clock, db, far, node } = await farSystem()

const ROLES: Readonly<Record<string, UsrType>> = { operator: 1, member: 2, agent: 3, demo: 4 }
const PATIENCE = CONFIRM_WITHIN_MS / 12_000 + 8

/** A node, and its calls over HTTP as a person of each role. */
function served() {
  const system = node()
  const app = testApp(db, system.core.routes, {
    who: { organisationOf: async () => organisation(org), sessionOf: async (_, name) => (ROLES[name] ? person(name, ROLES[name]) : null) },
  })
  const call = (path: string, body: object, who = 'operator') => sendCall(app, `/api/operator/${path}`, body, as(who))
  const listed = async (of: { booking_id: string }) => {
    const { items } = (await call('unknownItems', {})).body.data as { items: { booking_id: string }[] }
    return items.filter(({ booking_id }) => booking_id === of.booking_id)
  }
  return { system, call, listed }
}

/** Paid, and the supplier never says whether it is ordered. */
async function unknownItem() {
  const { system, ...calls } = served()
  const { who, ask } = nextTrip()
  const held = await holdFar(system, who, ask)
  far.control.fault = (step) => (step === 'confirm' || step === 'find' ? 'silent' : 'none')
  const askedMs = clock.nowMs()
  const booked = { who, ...(await bookAndPay(system, who, held)) }
  await workOn(system, clock, PATIENCE)
  return { system, ...calls, booked, askedMs, item: { booking_id: booked.booking_id, item_no: 1 } }
}

test('an operator sees since when which supplier owes an answer, for which booking, and how much money waits for it', async () => {
  const { listed, booked, askedMs } = await unknownItem()
  expect(await listed(booked)).toEqual([
    {
      booking_id: booked.booking_id,
      booking_status: 'confirming',
      item_no: 1,
      state: 'unknown',
      product: 'ACT',
      title: expect.stringContaining('A walk'),
      supplier: 'far',
      supplier_reference: null,
      key: `${booked.booking_id}:1:order`,
      asked_at: new Date(askedMs).toISOString(),
      paid: booked.totalMinor / 100,
      currency: 'USD',
    },
  ])
})

test('no one else sees or settles it: guests, members, agents and demo accounts change nothing', async () => {
  const { call, listed, booked, item } = await unknownItem()
  for (const who of ['member', 'agent', 'demo']) {
    expect([await call('unknownItems', {}, who), who]).toMatchObject([{ status: 403, body: { code: 'not_allowed' } }, who])
    expect([await call('settleItem', { ...item, outcome: 'refused' }, who), who]).toMatchObject([{ status: 403, body: { code: 'not_allowed' } }, who])
  }
  expect((await call('unknownItems', {}, 'nobody')).status).toBe(401)
  expect((await call('settleItem', { ...item, outcome: 'refused' }, 'nobody')).status).toBe(401)
  expect(await listed(booked)).toMatchObject([{ state: 'unknown' }])
})

test('what cannot be is refused with its reason and changes nothing', async () => {
  const { call, listed, booked, item } = await unknownItem()
  expect(await call('settleItem', { ...item, outcome: 'confirmed' })).toMatchObject({ status: 400, body: { code: 'reference_missing' } })
  expect(await call('settleItem', { ...item, outcome: 'cancelled' })).toMatchObject({ status: 409, body: { code: 'not_waiting' } })
  expect(await call('settleItem', { ...item, item_no: 2, outcome: 'refused' })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await call('settleItem', { ...item, booking_id: 'bkg_none', outcome: 'refused' })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await call('settleItem', { ...item, outcome: 'lost' })).status).toBe(400)
  expect((await call('settleItem', { booking_id: item.booking_id, outcome: 'refused' })).status).toBe(400)
  expect(await listed(booked)).toMatchObject([{ state: 'unknown' }])
})

test.each([
  ['confirmed', { supplier_reference: 'TEL-77' }, 'confirmed'],
  ['refused', {}, 'failed'],
] as const)('an order settled as %s ends its booking, and is settled once', async (outcome, more, status) => {
  const { system, call, listed, booked, item } = await unknownItem()
  expect(await call('settleItem', { ...item, outcome, ...more })).toMatchObject({ status: 200, body: { data: { ...item } } })
  await system.core.settled()
  expect(await endOf(db, system, far, booked)).toMatchObject({ status })
  expect(await call('settleItem', { ...item, outcome, ...more })).toMatchObject({ status: 409, body: { code: 'not_waiting' } })
  far.behave()
  await workOn(system, clock, 2, 61_000)
  expect(await listed(booked)).toEqual([])
})

test.each([
  ['cancelled', 'cancelled'],
  ['refused', 'confirmed'],
] as const)('a cancellation settled as %s leaves the item %s, and pays back only what is cancelled', async (outcome, state) => {
  const { system, call, listed } = served()
  const booked = await bookConfirmed(system, clock)
  far.goesWrong('cancel', 'silent')
  await system.cancel({ booking_id: booked.booking_id, expected_refund: booked.totalMinor / 100 }, booked.who)
  await workOn(system, clock, PATIENCE)
  expect(await listed(booked)).toMatchObject([{ state: 'cancelling', supplier_reference: expect.stringMatching(/^FAR-/) }])
  const item = { booking_id: booked.booking_id, item_no: 1 }
  expect(await call('settleItem', { ...item, outcome })).toMatchObject({ status: 200, body: { data: { ...item, state } } })
  await system.core.settled()
  expect(refundsOf(system, booked)).toEqual(outcome === 'cancelled' ? [booked.totalMinor] : [])
  expect(await listed(booked)).toEqual([])
  expect(ordersFor(far, booked)).toBe(1)
})
