import { answerNews, cancelBooking, changeItem, quoteCancellation, quoteChange } from '@sojourn/contracts'
import { refuse } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { changeableToy } from '../../sale/changeable-toy.testing.ts'
import type { Package, PartNews } from '../../sale/package.ts'
import { stubPackage } from '../../sale/stub.testing.ts'
import { toyCells } from '../../sale/toy-product.testing.ts'
import { codeOf, got, org, traveller } from '../booking-system.testing.ts'
import { packageDb, packageSystem, stayItem, toyItem } from '../packages.testing.ts'
import { checkInvariants } from '../toy-system.testing.ts'

const clock = fakeClock()
const db = await packageDb(clock)
const toy = changeableToy()
/** Another hour is another trip; a court called "elsewhere" is no part of it. */
const isMuch = ({ before, after }: PartNews): boolean => JSON.stringify(Object(before).cells) !== JSON.stringify(Object(after).cells)
const stub = stubPackage()
const sold: Package = {
  ...stub,
  onPartNews: (news) => (isMuch(news) ? 'whole_may_go' : 'part_alone'),
  compose: (parts) =>
    parts.some(({ offer }) => JSON.stringify(offer.details).includes('elsewhere'))
      ? refuse('no_package', { message: 'That is somewhere else.' })
      : stub.compose(parts),
}
const system = packageSystem(db, clock, { toy, sold })
const answer = system.call(answerNews)
const ana = traveller('ana')
let tests = 0

afterEach(async () => {
  await system.core.settled()
  await checkInvariants(db, system)
})

/** An hour of a court and a night in a hotel as a package, paid. */
async function bought() {
  const court = `court ${++tests}`
  const held = got(await system.holdPackage(ana, [toyItem({ resources: [court] }), await stayItem(db, system, tests * 2)]))
  const booking_id = await system.bookPackage(ana, held)
  const intent = system.pay(booking_id)
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  return { booking_id, court, intent }
}

const LATER = '2027-06-01T20:30:00.000Z'
async function moved(booking_id: string, court: string, from = LATER) {
  const details = { title: court, resources: [court], cells: toyCells(from, 4), people: 1 }
  const of = { orgId: org, bookingId: booking_id as never, itemNo: 1 }
  got(await system.core.shop.tellNews({ ...of, key: `n ${from}`, kind: 'changed', note: null, details, answerByMs: null }))
  return got(await system.get({ booking_id }, ana)).items[0]!.news[0]
}

test('[C1.9] a part that becomes another trip may be accepted, changed for another, or all of the package comes back: to the cent, once', async () => {
  const { booking_id, court, intent } = await bought()
  const { paid } = got(await system.get({ booking_id }, ana))
  expect(await moved(booking_id, court)).toMatchObject({ state: 'open', whole_may_go: true, may_change: true })
  const request = { booking_id, item_no: 1, news_no: 1, answer: 'refund_whole' } as const
  expect(got(await answer(request, ana))).toMatchObject({ state: 'refunded' })
  expect(got(await answer(request, ana))).toMatchObject({ state: 'refunded' })
  await system.core.settled()
  expect(got(await system.get({ booking_id }, ana))).toMatchObject({ status: 'cancelled', refunded: paid, item_states: ['cancelled', 'cancelled'] })
  const back = [...system.gateway.refunds.values()].filter((each) => each.payment_intent === intent.id)
  expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(intent.amount)
})

test('a change that is of its part alone leaves the rest booked', async () => {
  const { booking_id, court } = await bought()
  expect(await moved(booking_id, court, '2027-06-01T18:00:00.000Z')).toMatchObject({ whole_may_go: false, may_change: true })
  const request = { booking_id, item_no: 1, news_no: 1 }
  expect(codeOf(await answer({ ...request, answer: 'refund_whole' }, ana))).toBe('whole_stays')
  expect(got(await answer({ ...request, answer: 'refund' }, ana))).toMatchObject({ state: 'refunded' })
  await system.core.settled()
  expect(got(await system.get({ booking_id }, ana)).item_states).toEqual(['cancelled', 'confirmed'])
})

test('a part that was moved is changed for another at no fee where that fits the others; one that was not stays as it was chosen', async () => {
  toy.fee = 500
  const { booking_id, court } = await bought()
  const change = { booking_id, item_no: 1, wanted: { from: '2027-06-01T21:00:00.000Z' } }
  expect(codeOf(await system.call(quoteChange)(change, ana))).toBe('not_changeable')
  await moved(booking_id, court)
  expect(codeOf(await system.call(quoteChange)({ ...change, wanted: { resource: 'elsewhere' } }, ana))).toBe('not_changeable')
  const { total, fee } = got(await system.call(quoteChange)(change, ana))
  expect(fee).toBe(0)
  const changed = await system.call(changeItem)({ ...change, consented_total: total }, ana)
  expect(codeOf(changed)).toBe('ok')
  toy.fee = 0
})

test('what was cancelled alone is not accepted as it was moved', async () => {
  const { booking_id, court } = await bought()
  await moved(booking_id, court)
  const { refund } = got(await system.call(quoteCancellation)({ booking_id, item_no: 1 }, ana))
  got(await system.call(cancelBooking)({ booking_id, item_no: 1, expected_refund: refund }, ana))
  expect(codeOf(await answer({ booking_id, item_no: 1, news_no: 1, answer: 'accept' }, ana))).toBe('not_open')
})
