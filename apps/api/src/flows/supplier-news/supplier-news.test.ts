import { answerNews, getCountMessages } from '@sojourn/contracts'
import { raw, sql } from '@sojourn/db'
import type { BookingId } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import type { SignedInCaller } from '../../http/index.ts'
import { createToy, toyCells } from '../../sale/toy-product.testing.ts'
import { codeOf, got, org, traveller } from '../booking-system.testing.ts'
import { checkInvariants, toyDb, toySystem } from '../toy-system.testing.ts'

const clock = fakeClock()
const db = await toyDb()
const system = toySystem(db, clock, createToy({ state: { capacity: 50 } }))
const answer = system.call(answerNews)
let people = 0

afterEach(async () => {
  await system.core.settled()
  await checkInvariants(db, system)
})

const LATER = '2027-06-01T20:30:00.000Z'
const details = (from: string, title = 'court 1') => ({ title, resources: ['court 1'], cells: toyCells(from, 4), people: 1 })
const of = (booking_id: string) => ({ orgId: org, bookingId: booking_id as BookingId, itemNo: 1 })
const retimed = (booking_id: string, key = 'n1', from = LATER) =>
  ({ ...of(booking_id), key, kind: 'changed', note: 'The hall is being cleaned.', details: details(from), answerByMs: clock.nowMs() + 86_400_000 }) as const

async function booked() {
  const who = traveller(`news${++people}`)
  return { who, booking_id: await system.buy(who) }
}
const itemOf = async (booking_id: string, who: SignedInCaller) => {
  const booking = got(await system.get({ booking_id }, who))
  return { ...booking.items[0]!, status: booking.status, paid: booking.paid, refunded: booking.refunded }
}
const mailsOf = async (booking_id: string) => {
  const { rows } = await db.inTenant(org, (tx) =>
    raw<{ readonly data: { readonly isOpen: boolean } }>`select data from messages where key like ${`booking_changed:${booking_id}%`} order by key`.execute(
      sql(tx),
    ),
  )
  return rows.map(({ data }) => data)
}
const bell = async (booking_id: string, who: SignedInCaller) =>
  got(await system.call(getCountMessages)({}, who)).booking_details.flatMap((each) => (each.booking_id === booking_id ? [each.kind] : []))

test('[C2.15] another time is told by mail, bell and page, applied to nothing before it is accepted, and the one before stays readable', async () => {
  const { who, booking_id } = await booked()
  got(await system.core.shop.tellNews(retimed(booking_id)))
  got(await system.core.shop.tellNews(retimed(booking_id)))
  const before = await itemOf(booking_id, who)
  expect(before.description.starts).toMatchObject({ time: '18:00' })
  expect(before.news).toMatchObject([{ news_no: 1, kind: 'changed', state: 'open', note: 'The hall is being cleaned.', to_be: { starts: { time: '20:30' } } }])
  expect(before.news[0]?.answer_by).not.toBeNull()
  expect(await mailsOf(booking_id)).toMatchObject([{ isOpen: true }])
  expect(await bell(booking_id, who)).toContain('changed')
  const request = { booking_id, item_no: 1, news_no: 1, answer: 'accept' } as const
  expect(codeOf(await answer(request, traveller('stranger')))).toBe('not_found')
  expect(codeOf(await answer({ ...request, news_no: 2 }, who))).toBe('not_found')
  expect(codeOf(await answer(request, traveller('op', org, 1)))).toBe('reason_missing')
  expect(got(await answer(request, who)).state).toBe('accepted')
  expect(got(await answer(request, who)).state).toBe('accepted')
  expect(codeOf(await answer({ ...request, answer: 'refund' }, who))).toBe('not_open')
  const after = await itemOf(booking_id, who)
  expect(after.description.starts).toMatchObject({ time: '20:30' })
  expect(after.versions).toMatchObject([{ description: { starts: { time: '18:00' } } }])
  expect([after.news[0]?.state, after.refunded, after.price.total]).toEqual(['accepted', 0, before.price.total])
})

test('[C2.15] a change that its traveller does not want gives everything back, once', async () => {
  const { who, booking_id } = await booked()
  got(await system.core.shop.tellNews(retimed(booking_id)))
  const request = { booking_id, item_no: 1, news_no: 1, answer: 'refund' } as const
  expect(got(await answer(request, who)).state).toBe('refunded')
  expect(got(await answer(request, who)).state).toBe('refunded')
  await system.work()
  const item = await itemOf(booking_id, who)
  expect(item).toMatchObject({ status: 'cancelled', refunded: item.paid, kept: 0, cancelled_by_provider: { reason: 'changed' }, news: [{ state: 'refunded' }] })
  expect(codeOf(await answer({ ...request, answer: 'accept' }, who))).toBe('not_open')
})

test('what only informs is true at once, later news supersede those before, and an end supersedes all', async () => {
  const { who, booking_id } = await booked()
  const driver = {
    ...of(booking_id),
    key: 'd1',
    kind: 'informed',
    note: null,
    details: details('2027-06-01T18:00:00.000Z', 'court 1, with Zoe'),
    answerByMs: null,
  } as const
  got(await system.core.shop.tellNews(driver))
  expect(await itemOf(booking_id, who)).toMatchObject({
    description: { title: 'court 1, with Zoe' },
    versions: [{ description: { title: 'court 1' } }],
    news: [{ state: 'told' }],
  })
  expect(await mailsOf(booking_id)).toMatchObject([{ isOpen: false }])
  got(await system.core.shop.tellNews(retimed(booking_id, 'r1')))
  got(await system.core.shop.tellNews(retimed(booking_id, 'r2', '2027-06-01T21:00:00.000Z')))
  expect((await itemOf(booking_id, who)).news.map(({ news_no, state }) => [news_no, state])).toEqual([
    [3, 'open'],
    [1, 'told'],
  ])
  expect(codeOf(await answer({ booking_id, item_no: 1, news_no: 2, answer: 'accept' }, who))).toBe('not_open')
  got(await system.core.shop.tellNews({ ...of(booking_id), key: 'end', kind: 'cancelled', reason: 'too_few', note: null }))
  await system.work()
  const ended = await itemOf(booking_id, who)
  expect(ended).toMatchObject({ status: 'cancelled', refunded: ended.paid, cancelled_by_provider: { reason: 'too_few' } })
  expect(codeOf(await answer({ booking_id, item_no: 1, news_no: 3, answer: 'accept' }, who))).toBe('not_open')
  expect(codeOf(await system.core.shop.tellNews(retimed(booking_id, 'r3')))).toBe('not_confirmed')
})
