import { applyCashcard, applyCoupon, applyPaymentCard, applyPoints, removeCashcard, removeCoupon } from '@sojourn/contracts'
import { runInvariants } from '@sojourn/db'
import { money, type Outcome } from '@sojourn/kernel'
import { fakeClock, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTenders, org, person, type TenderSystem, tenderMigrations, tenderSystemInvariants } from './tender-system.testing.ts'

let pg: PgDatabase
let db: Awaited<ReturnType<PgDatabase['open']>>
const clock = fakeClock()
let system: TenderSystem
beforeAll(async () => {
  pg = await pgDatabase(tenderMigrations)
  db = await pg.open({ connectionsMax: 16 })
  system = openTenders(db, clock)
})
afterEach(async () => expect(await runInvariants(db, tenderSystemInvariants)).toEqual([]))
afterAll(() => pg.drop())

const usd = (minor: number) => money(minor, 'USD')
const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.refusal.code)
function tally(outcomes: readonly Outcome<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const code of outcomes.map(codeOf)) counts[code] = (counts[code] ?? 0) + 1
  return counts
}
const AT_ONCE = 1_000

async function offers(of: ReturnType<typeof person>, count: number, due = usd(10_000)) {
  const made = []
  for (let i = 0; i < count; i++) made.push(await system.offer(of, { due }))
  return made
}

test('1,000 people at once never use a coupon more often than its limit; every other request gets a clean refusal', async () => {
  await system.coupon({ code: 'FIFTY', gives: { kind: 'amount', off: usd(500) }, usesMax: 50 })
  const people = Array.from({ length: AT_ONCE }, (_, i) => person(`c${i}`))
  const checkouts = await Promise.all(people.map((each) => system.offer(each, { due: usd(10_000) })))
  const answers = await Promise.all(checkouts.map(({ checkoutId }, i) => system.call(applyCoupon, { checkoutId, coupon_code: 'FIFTY' }, people[i]!)))
  expect(tally(answers)).toEqual({ ok: 50, coupon_spent: 950 })
})

test('1,000 checkouts at once never take more of a cash card than it holds: 100 get 1.00, no balance falls below 0', async () => {
  const ann = person('ann')
  await system.card(ann, 'cashann', 'CASH', usd(10_000))
  const checkouts = await offers(ann, AT_ONCE)
  const answers = await Promise.all(checkouts.map(({ checkoutId }) => system.call(applyCashcard, { checkoutId, amount: 1 }, ann)))
  expect(tally(answers)).toEqual({ ok: 100, held_elsewhere: 900 })
  expect(await system.left('stored_value', 'cashann')).toBe(0)
})

test('points and wallet of one person in 100 checkouts at once: no more than there are, however the holds cross', async () => {
  const bea = person('bea')
  await system.points(bea)
  await system.card(bea, 'wallbea', 'WALLET', usd(2_000))
  await system.card(bea, 'cashbea', 'CASH', usd(2_000))
  const checkouts = await offers(bea, 100, usd(5_000))
  const answers = await Promise.all(
    checkouts.flatMap(({ checkoutId }) => [
      system.call(applyPaymentCard, { checkoutId, payment_card_id: 'wallbea', amount: 1 }, bea),
      system.call(applyPoints, { checkoutId, point_type_code: 'SOJOURN_MILES', points: 400 }, bea),
      system.call(applyCashcard, { checkoutId, amount: 1 }, bea),
    ]),
  )
  expect(tally(answers)).toEqual({ ok: 20 + 30 + 20, held_elsewhere: 230 })
})

test('[C2.11] a wallet of many top-ups in 100 checkouts at once, some by the whole and some by a card: no more than there is, and all of it back', async () => {
  const kim = person('kim')
  const cards = ['kim_a', 'kim_b', 'kim_c', 'kim_d']
  for (const card of cards) await system.card(kim, card, 'WALLET', usd(500))
  const checkouts = await offers(kim, 100, usd(5_000))
  const named = (i: number) => (i % 5 === 0 ? cards[i % 4]! : 'wallet:USD')
  const answers = await Promise.all(
    checkouts.map(({ checkoutId }, i) => system.call(applyPaymentCard, { checkoutId, payment_card_id: named(i), amount: 1.25 }, kim)),
  )
  expect(tally(answers)).toEqual({ ok: 16, held_elsewhere: 84 })
  const left = async () => (await Promise.all(cards.map((card) => system.left('stored_value', card)))).reduce((all, each) => all + each, 0)
  expect(await left()).toBe(0)
  // Every checkout asks for all of it at once: it is in one of them, whole.
  const moved = await Promise.all(
    checkouts.slice(0, 30).map(({ checkoutId }) => system.call(applyPaymentCard, { checkoutId, payment_card_id: 'wallet:USD', move: true }, kim)),
  )
  expect(tally(moved).ok).toBeGreaterThan(0)
  const held = await Promise.all(checkouts.map(({ checkoutId }) => system.inOrg((tx) => system.tenders.listHeld(tx, { orgId: org, checkoutId }))))
  expect(held.flat().reduce((all, { amount }) => all + amount.minor, await left())).toBe(2_000)
})

test('two tabs that apply and remove the same things leave one or none of each, and the ledger says which', async () => {
  const eve = person('eve')
  await system.coupon({ code: 'TABS', gives: { kind: 'percent', basisPoints: 1_000 }, userId: eve.user.userId })
  await system.card(eve, 'casheve', 'CASH', usd(3_000))
  const { checkoutId } = await system.offer(eve, { due: usd(10_000) })
  const turns = Array.from({ length: 25 }, () => [
    system.call(applyCoupon, { checkoutId, coupon_code: 'TABS' }, eve),
    system.call(applyCashcard, { checkoutId, amount: 20 }, eve),
    system.call(removeCoupon, { checkoutId }, eve),
    system.call(removeCashcard, { id: checkoutId }, eve),
  ])
  expect(tally(await Promise.all(turns.flat()))).toEqual({ ok: 100 })
  const held = await system.inOrg((tx) => system.tenders.listHeld(tx, { orgId: org, checkoutId }))
  const cash = held.find(({ detail }) => detail.kind === 'cash_card')
  expect(await system.left('stored_value', 'casheve')).toBe(3_000 - (cash?.amount.minor ?? 0))
})

test('what is applied while the sweep ends the checkout is refused, or freed with it: nothing stays held', async () => {
  const zoe = person('zoe')
  await system.card(zoe, 'cashzoe', 'CASH', usd(10_000))
  const checkouts = await offers(zoe, 60)
  // Half of them are applied to before the clock strikes, half after: the sweep runs through all of it.
  const sweep = () =>
    db.asSystem(async (tx) => {
      for (const each of await system.checkouts.expireDue(tx, 100)) await system.tendering.releaseCheckout(tx, each)
    })
  const apply = ({ checkoutId }: { checkoutId: string }) => system.call(applyCashcard, { checkoutId, amount: 1 }, zoe)
  const early = checkouts.slice(0, 30).map(apply)
  clock.advance(899_999)
  const late = checkouts.slice(30).map(apply)
  clock.advance(1)
  const sweeps = [sweep(), sweep(), sweep()]
  const { ok = 0, checkout_expired = 0 } = tally(await Promise.all([...late, ...early]))
  expect(ok + checkout_expired).toBe(60)
  await Promise.all(sweeps)
  await sweep()
  expect(await system.left('stored_value', 'cashzoe')).toBe(10_000)
})
