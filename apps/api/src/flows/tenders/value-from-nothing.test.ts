import { applyCashcard, applyPaymentCard, applyPoints, removeCashcard } from '@sojourn/contracts'
import { runInvariants } from '@sojourn/db'
import { invariant, money, type Outcome } from '@sojourn/kernel'
import { fakeClock, testDb } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTenders, person, type TenderSystem, tenderMigrations, tenderSystemInvariants } from './tender-system.testing.ts'

let db: Awaited<ReturnType<typeof testDb>>
const clock = fakeClock()
let system: TenderSystem
beforeAll(async () => {
  db = await testDb(tenderMigrations)
  system = openTenders(db, clock)
})
afterEach(async () => expect(await runInvariants(db, tenderSystemInvariants)).toEqual([]))
afterAll(() => db.close())

const usd = (minor: number) => money(minor, 'USD')
function got<T>(outcome: Outcome<T>): T {
  invariant(outcome.ok, `refused: ${outcome.ok ? '' : outcome.refusal.code}`)
  return outcome.value
}

test('[B5.3] two discount cards together take no more off a room than one may, whatever shrinks and grows again', async () => {
  const agent = person('agent', { usrType: 3 })
  await system.card(agent, 'small', 'DISCOUNT', usd(2_000))
  await system.card(agent, 'large', 'DISCOUNT', usd(50_000))
  await system.card(agent, 'cash', 'CASH', usd(50_000))
  // Our margin is 15.00 of each of the two rooms.
  const { checkoutId } = await system.offer(agent, { due: usd(40_000), revenue: usd(3_000), rooms: 2 })
  const apply = async (payment_card_id: string) => got(await system.call(applyPaymentCard, { checkoutId, payment_card_id }, agent))
  expect(await apply('small')).toMatchObject({ amount: 20, rooms: [16.5, 3.5] })
  clock.advance(1)
  expect(await apply('large')).toMatchObject({ amount: 13, rooms: [0, 13] })
  // Behind cash they shrink to what is left to pay, and grow again to no more than before.
  const behind = got(await system.call(applyCashcard, { checkoutId, amount: 395 }, agent)).checkout
  expect(behind.tenders.payment_cards.map(({ amount }) => amount)).toEqual([5, 0])
  const { checkout } = got(await system.call(removeCashcard, { id: checkoutId }, agent))
  expect(checkout.tenders.payment_cards.map(({ amount }) => amount)).toEqual([20, 13])
})

test('wallet value is not bought with wallet value nor with points, and what cash leaves over of it is paid, never waived', async () => {
  const nora = person('nora')
  await system.card(nora, 'purse', 'WALLET', usd(5_000))
  await system.card(nora, 'gift', 'CERTIFICATE', usd(5_000))
  await system.card(nora, 'coins', 'CASH', usd(901))
  const { checkoutId } = await system.offer(nora, { due: usd(1_000), revenue: usd(0), product: 'WLT' })
  for (const payment_card_id of ['purse', 'gift']) {
    const refused = await system.call(applyPaymentCard, { checkoutId, payment_card_id }, nora)
    expect(refused).toMatchObject({
      ok: false,
      refusal: { code: 'card_not_usable', detail: { message: expect.stringContaining("can't pay for this with stored value") } },
    })
  }
  const points = await system.call(applyPoints, { checkoutId, point_type_code: 'SJM', points: 100 }, nora)
  expect(points).toMatchObject({ ok: false, refusal: { code: 'points_not_for_this' } })
  const { checkout } = got(await system.call(applyCashcard, { checkoutId, amount: 9.01 }, nora))
  expect(checkout.due).toMatchObject({ card: 0.99, waived: 0 })
})
