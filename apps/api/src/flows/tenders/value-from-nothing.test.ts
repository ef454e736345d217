import { applyCashcard, applyPaymentCard, removeCashcard, removePaymentCard } from '@sojourn/contracts'
import { runInvariants } from '@sojourn/db'
import { invariant, money, type Outcome } from '@sojourn/kernel'
import { fakeClock, testDb } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTenders, person, type TenderHouse, tenderHouseInvariants, tenderMigrations } from './tender-house.testing.ts'

let db: Awaited<ReturnType<typeof testDb>>
let house: TenderHouse
beforeAll(async () => {
  db = await testDb(tenderMigrations)
  house = openTenders(db, fakeClock())
})
afterEach(async () => expect(await runInvariants(db, tenderHouseInvariants)).toEqual([]))
afterAll(() => db.close())

const usd = (minor: number) => money(minor, 'USD')
function got<T>(outcome: Outcome<T>): T {
  invariant(outcome.ok, `refused: ${outcome.ok ? '' : outcome.refusal.code}`)
  return outcome.value
}

test('[B5.3] two discount cards together take no more off a room than one may, whichever is applied first and whatever grows again', async () => {
  const agent = person('agent', { usrType: 3 })
  await house.card(agent, 'small', 'DISCOUNT', usd(2_000))
  await house.card(agent, 'large', 'DISCOUNT', usd(50_000))
  await house.card(agent, 'cash', 'CASH', usd(50_000))
  // Our margin is 15.00 of each of the two rooms.
  const { checkoutId } = await house.offer(agent, { due: usd(40_000), revenue: usd(3_000), rooms: 2 })
  const apply = async (payment_card_id: string) => got(await house.call(applyPaymentCard, { checkoutId, payment_card_id }, agent))
  expect(await apply('small')).toMatchObject({ amount: 20, rooms: [16.5, 3.5] })
  expect(await apply('large')).toMatchObject({ amount: 13, rooms: [0, 13] })
  // Applied while the first has shrunk behind cash, the second leaves it what it may grow to again.
  got(await house.call(applyCashcard, { checkoutId, amount: 395 }, agent))
  got(await house.call(removePaymentCard, { checkoutId, payment_card_id: 'large' }, agent))
  got(await house.call(removeCashcard, { id: checkoutId }, agent))
  got(await house.call(applyCashcard, { checkoutId, amount: 385 }, agent))
  expect((await apply('large')).checkout.tenders.payment_cards.map(({ amount }) => amount)).toEqual([15])
  const { checkout } = got(await house.call(removeCashcard, { id: checkoutId }, agent))
  expect(checkout.tenders.payment_cards.map(({ amount }) => amount)).toEqual([20, 13])
})

test('wallet value that is bought with wallet value does not grow: what is left over is paid, never waived', async () => {
  const nora = person('nora')
  await house.card(nora, 'purse', 'WALLET', usd(901))
  const { checkoutId } = await house.offer(nora, { due: usd(1_000), revenue: usd(0), product: 'WLT' })
  const { checkout } = got(await house.call(applyPaymentCard, { checkoutId, payment_card_id: 'purse' }, nora))
  expect(checkout.due).toMatchObject({ card: 0.99, waived: 0 })
})
