import {
  applyCashcard,
  applyCoupon,
  applyPaymentCard,
  applyPoints,
  cashCardRedemptionActTrf,
  cashcardRedemptionCars,
  checkLoyaltyPoints,
  getPaymentCards,
  removeCashcard,
  removeCoupon,
  removePaymentCard,
  removePoints,
} from '@sojourn/contracts'
import { runInvariants } from '@sojourn/db'
import { invariant, money, type Outcome } from '@sojourn/kernel'
import { fakeClock, testDb } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTenders, person, type TenderHouse, tenderHouseInvariants, tenderMigrations } from './tender-house.testing.ts'

let db: Awaited<ReturnType<typeof testDb>>
const clock = fakeClock()
let house: TenderHouse
beforeAll(async () => {
  db = await testDb(tenderMigrations)
  house = openTenders(db, clock)
})
afterEach(async () => expect(await runInvariants(db, tenderHouseInvariants)).toEqual([]))
afterAll(() => db.close())

const usd = (minor: number) => money(minor, 'USD')
let people = 0
const newPerson = (usrType?: 2 | 3) => person(`p${++people}`, usrType ? { usrType } : {})

function got<T>(outcome: Outcome<T>): T {
  invariant(outcome.ok, `refused: ${outcome.ok ? '' : outcome.refusal.code}`)
  return outcome.value
}
const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.refusal.code)
const lines = (data: { checkout: { lines: readonly { kind: string; amount: number }[] } }) => data.checkout.lines.map(({ kind, amount }) => [kind, amount])

/** Somebody with all there is: SAVE10, TAKE25, cash cards worth 150.00, points of two kinds, a wallet of 80.00. */
async function rich(usrType?: 2 | 3) {
  const caller = newPerson(usrType)
  const { userId } = caller.user
  const at = caller.user.firstName
  await house.coupon({ code: 'SAVE10', gives: { kind: 'percent', basisPoints: 1_000 }, userId, product: 'HLT' })
  await house.coupon({ code: 'TAKE25', gives: { kind: 'amount', off: usd(2_500) }, userId })
  await house.card(caller, `late${at}`, 'CASH', usd(5_000), clock.nowMs() + 90 * 86_400_000)
  await house.card(caller, `soon${at}`, 'CASH', usd(10_000), clock.nowMs() + 86_400_000)
  await house.card(caller, `wallet${at}`, 'WALLET', usd(8_000))
  await house.points(caller)
  return { caller, at }
}

test('[A3.5] [A4.4] [B7.4] a coupon is applied with its transaction, and unapplied with it [B7.2]', async () => {
  const { caller } = await rich()
  const { checkoutId } = await house.offer(caller, { due: usd(20_000) })
  const applied = got(await house.call(applyCoupon, { checkoutId, coupon_code: 'save10', product_type: 'HLT', currency: 'USD' }, caller))
  expect(applied).toMatchObject({ applied_amount: 20, applied_type: 'percent', coupon_code: 'SAVE10', discount_currency: 'USD' })
  expect(applied.checkout.tenders.coupon).toEqual({
    coupon_trn_id: applied.coupon_trn_id,
    applied_amount: 20,
    applied_type: 'percent',
    coupon_id: applied.coupon_id,
    coupon_code: 'SAVE10',
    discount_currency: 'USD',
  })
  expect(lines(applied)).toEqual([
    ['coupon', 20],
    ['card', 180],
  ])
  const free = got(await house.call(removeCoupon, { checkoutId, coupon_trn_id: applied.coupon_trn_id }, caller))
  expect(free.checkout.tenders.coupon).toBeNull()
  expect(free.checkout.due.card).toBe(200)
  expect(codeOf(await house.call(removeCoupon, { checkoutId }, caller))).toBe('ok')
})

test('[A5.1] [A5.2] [B5.1] an empty or malformed code and somebody without coupons are told in the texts of the house', async () => {
  const { caller } = await rich()
  const poor = newPerson()
  const { checkoutId } = await house.offer(caller, { due: usd(20_000) })
  const apply = (coupon_code: string) => house.call(applyCoupon, { checkoutId, coupon_code }, caller)
  expect([codeOf(await apply('')), codeOf(await apply('SAVE-10')), codeOf(await apply("' or 1=1"))]).toEqual(Array(3).fill('coupon_malformed'))
  const { checkoutId: of } = await house.offer(poor, { due: usd(20_000) })
  expect(codeOf(await house.call(applyCoupon, { checkoutId: of, coupon_code: 'SAVE10' }, poor))).toBe('no_coupons')
  const texts = house.refusalTexts(applyCoupon)
  expect(texts.coupon_malformed?.[1]).toBe('PLESE ENTER A VALID CUPON CODE')
  expect(texts.no_coupons?.[1]).toBe('You Do Not Have Any Coupon Code To Apply')
})

test('[A5.3] a discount never exceeds the total, and a code is good for its product alone', async () => {
  const { caller } = await rich()
  const small = await house.offer(caller, { due: usd(1_200) })
  expect(got(await house.call(applyCoupon, { checkoutId: small.checkoutId, coupon_code: 'TAKE25' }, caller))).toMatchObject({ applied_amount: 12 })
  const stay = await house.offer(caller, { due: usd(20_000), product: 'VR' })
  expect(codeOf(await house.call(applyCoupon, { checkoutId: stay.checkoutId, coupon_code: 'SAVE10' }, caller))).toBe('coupon_unknown')
})

test('one coupon goes with one booking: the same code again is the same answer, another one is refused', async () => {
  const { caller } = await rich()
  const { checkoutId } = await house.offer(caller, { due: usd(20_000) })
  const apply = (coupon_code: string) => house.call(applyCoupon, { checkoutId, coupon_code }, caller)
  const first = got(await apply('SAVE10'))
  expect(got(await apply('Save10'))).toEqual(first)
  expect(codeOf(await apply('TAKE25'))).toBe('coupon_applied')
})

test('[A3.6] [A4.5] [A5.5] [B7.3] cash cards are one sum, capped by what they hold and by what is due; those that run out first go first', async () => {
  const { caller, at } = await rich()
  const all = got(await house.call(getPaymentCards, { product_type: 'HLT', currency: 'USD' }, caller))
  expect(all).toMatchObject({ total_amount: 150, currency: 'USD' })
  const { checkoutId } = await house.offer(caller, { due: usd(50_000) })
  const applied = got(await house.call(applyCashcard, { checkoutId, product_type: 'HLT', amount: '120.50', currency: 'USD' }, caller))
  expect(applied).toMatchObject({ amount: 120.5, currency: 'USD' })
  expect([await house.left('stored_value', `soon${at}`), await house.left('stored_value', `late${at}`)]).toEqual([0, 2_950])
  expect(applied.checkout.tenders.cash_card).toEqual({ amount: 120.5, currency: 'USD' })
  // The same again is the same, another amount is not put over it.
  expect(got(await house.call(applyCashcard, { checkoutId, amount: 120.5 }, caller)).amount).toBe(120.5)
  expect(codeOf(await house.call(applyCashcard, { checkoutId, amount: 10 }, caller))).toBe('cash_applied')
  const removed = await house.call(removeCashcard, { id: checkoutId, product_type: 'HLT', type: 'cashcard' }, caller)
  expect(got(removed).checkout.tenders.cash_card).toBeNull()
  expect(await house.left('stored_value', `late${at}`)).toBe(5_000)
  expect(got(await house.call(applyCashcard, { checkoutId, amount: 900 }, caller)).amount).toBe(150)
  const small = await house.offer(caller, { due: usd(3_000) })
  expect(codeOf(await house.call(applyCashcard, { checkoutId: small.checkoutId, amount: 900 }, caller))).toBe('no_cash')
  got(await house.call(removeCashcard, { id: checkoutId }, caller))
  expect(got(await house.call(applyCashcard, { checkoutId: small.checkoutId, amount: 900 }, caller)).amount).toBe(30)
})

test('[A7.6] removing cash says that it was done, twice as well as once', async () => {
  const { caller } = await rich()
  const { checkoutId } = await house.offer(caller, { due: usd(50_000) })
  got(await house.call(applyCashcard, { checkoutId, amount: 10 }, caller))
  for (const _ of [1, 2]) expect((await house.call(removeCashcard, { id: checkoutId }, caller)).message).toBe('Cash card removed successfully')
})

test('[A5.4] [A5.5] a cash amount is digits with at most two decimals; empty or zero is told in the text of the house', async () => {
  const { caller } = await rich()
  const { checkoutId } = await house.offer(caller, { due: usd(50_000) })
  for (const amount of ['1.234', '-5', '1e3', '12,5', 'abc', '0x10', ' 1 2', 1.005, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(applyCashcard.body.safeParse({ checkoutId, amount }).success, String(amount)).toBe(false)
  }
  for (const amount of ['', ' ', '0', '0.00', 0, null, undefined]) {
    expect(codeOf(await house.call(applyCashcard, { checkoutId, amount }, caller)), String(amount)).toBe('cash_amount_missing')
  }
  expect(house.refusalTexts(applyCashcard).cash_amount_missing?.[1]).toBe('Please Enter Cash Card Amount')
})

test('[B7.1] [B7.5] activities, transfers and cars have calls of their own, which serve only their own checkouts', async () => {
  const { caller } = await rich()
  const offer = async (product: 'ACT' | 'TRF' | 'CAR' | 'HLT') => (await house.offer(caller, { due: usd(1_000), product })).checkoutId
  const [act, trf, car, hotel] = [await offer('ACT'), await offer('TRF'), await offer('CAR'), await offer('HLT')]
  const actTrf = (checkoutId: string, productType: 'ACT' | 'TRF' | 'HLT', action: 'apply' | 'remove') =>
    house.call(cashCardRedemptionActTrf, { checkoutId, productType, action, amount: 4 }, caller)
  expect(got(await actTrf(act, 'ACT', 'apply')).amount).toBe(4)
  expect(got(await actTrf(trf, 'TRF', 'apply')).amount).toBe(4)
  expect(await actTrf(trf, 'TRF', 'remove')).toMatchObject({ value: { amount: 0 }, message: 'Cash card removed successfully' })
  expect([codeOf(await actTrf(hotel, 'HLT', 'apply')), codeOf(await actTrf(act, 'TRF', 'apply')), codeOf(await actTrf(hotel, 'ACT', 'remove'))]).toEqual(
    Array(3).fill('not_found'),
  )
  const ofCars = (checkoutId: string) => house.call(cashcardRedemptionCars, { checkoutId, action: 'apply', amount: '2.50' }, caller)
  expect(got(await ofCars(car)).amount).toBe(2.5)
  expect(codeOf(await ofCars(hotel))).toBe('not_found')
})

test('[A3.7] [B7.7] [A9.6] points are listed by kind with their rate; hotels may be sent as HTL', async () => {
  const { caller } = await rich()
  const { checkoutId } = await house.offer(caller, { due: usd(5_000) })
  const listed = got(await house.call(checkLoyaltyPoints, { checkoutId, product_type: 'HTL' as 'HLT' }, caller))
  expect(listed.point_types).toEqual([
    {
      points: 12_000,
      rate_per_miles: 100,
      point_type_code: 'SOJOURN_MILES',
      point_type_label: 'Sojourn Miles',
      funding_partner_code: 'SOJOURN',
      rule_code: 'MILES_BURN',
      rule_level: 'ORGANISATION',
      points_max: 5_000,
      amount_max: 50,
      currency: 'USD',
    },
    expect.objectContaining({ points: 3_000, rate_per_miles: 200, points_max: 3_000, amount_max: 15, point_type_code: 'PARTNER_POINTS' }),
  ])
  expect(listed.loyalty_membership_no).toMatch(/\S/)
  expect(listed.earns).toEqual({ points: 50, point_type_label: 'Sojourn Miles' })
})

test('[A4.6] [A5.6] points are capped at what there is, oldest first, and come back to the lots they came from', async () => {
  const { caller } = await rich()
  const { checkoutId } = await house.offer(caller, { due: usd(50_000) })
  const apply = (points: number, point_type_code = 'SOJOURN_MILES') => house.call(applyPoints, { checkoutId, point_type_code, points }, caller)
  const applied = got(await apply(99_999))
  expect(applied).toMatchObject({ points: 12_000, amount: 120, point_type_code: 'SOJOURN_MILES' })
  expect(got(await apply(99_999))).toEqual(applied)
  expect(codeOf(await apply(1_000))).toBe('points_applied')
  expect(codeOf(await apply(99_999, 'PARTNER_POINTS'))).toBe('points_applied')
  const listed = got(await house.call(checkLoyaltyPoints, { checkoutId }, caller))
  expect(listed.point_types[0]).toMatchObject({ points: 12_000, points_max: 12_000 })
  got(await house.call(removePoints, { checkoutId }, caller))
  const partial = got(await apply(6_000))
  expect(partial).toMatchObject({ points: 6_000, amount: 60 })
  const lots = await house.lots(caller)
  expect(await Promise.all(lots.filter((lot) => lot.typeCode === 'SOJOURN_MILES').map((lot) => house.left('points', lot.lotId)))).toEqual([0, 6_000])
  got(await house.call(removePoints, { checkoutId }, caller))
  expect(await Promise.all(lots.filter((lot) => lot.typeCode === 'SOJOURN_MILES').map((lot) => house.left('points', lot.lotId)))).toEqual([5_000, 7_000])
})

test('points are not for memberships, and nobody else’s kind of points is theirs', async () => {
  const { caller } = await rich()
  const { checkoutId } = await house.offer(caller, { due: usd(5_000), product: 'SUB' })
  expect(codeOf(await house.call(applyPoints, { checkoutId, point_type_code: 'SOJOURN_MILES', points: 10 }, caller))).toBe('points_not_for_this')
  expect(codeOf(await house.call(checkLoyaltyPoints, { checkoutId }, caller))).toBe('points_not_for_this')
  const poor = newPerson()
  const of = await house.offer(poor, { due: usd(5_000) })
  const none = (code: string) => house.call(applyPoints, { checkoutId: of.checkoutId, point_type_code: code, points: 10 }, poor)
  expect([codeOf(await none('SOJOURN_MILES')), codeOf(await none('NOT_THERE'))]).toEqual(['no_points', 'no_points'])
})

test('[A6.5] an agent may add an amount to points, held on the credit line; others may not, and nobody beyond the line', async () => {
  const { caller: agent } = await rich(3)
  const { caller: member } = await rich()
  const line = await house.line(agent, usd(10_000))
  const offer = async (of: typeof agent) => (await house.offer(of, { due: usd(30_000) })).checkoutId
  const wish = (checkoutId: string, agent_extra_amount: number) => ({ checkoutId, point_type_code: 'SOJOURN_MILES', points: 1_000, agent_extra_amount })
  const own = await offer(agent)
  expect(codeOf(await house.call(applyPoints, wish(await offer(member), 5), member))).toBe('extra_not_allowed')
  expect(codeOf(await house.call(checkLoyaltyPoints, { checkoutId: await offer(member), agent_extra_amount: 5 }, member))).toBe('extra_not_allowed')
  expect(codeOf(await house.call(applyPoints, wish(own, 100.01), agent))).toBe('credit_exceeded')
  const applied = got(await house.call(applyPoints, wish(own, 60), agent))
  expect(applied).toMatchObject({ points: 1_000, amount: 10, agent_extra_amount: 60 })
  expect(lines(applied)).toEqual([
    ['points', 10],
    ['agent_extra', 60],
    ['card', 230],
  ])
  expect(await house.left('credit_available', line.lineId)).toBe(4_000)
  got(await house.call(removePoints, { checkoutId: own }, agent))
  expect(await house.left('credit_available', line.lineId)).toBe(10_000)
})

test('[A3.6] [B3.5] [B4.10] a wallet card pays room by room while it lasts', async () => {
  const { caller, at } = await rich()
  const { checkoutId } = await house.offer(caller, { due: usd(12_000), rooms: 2 })
  const listed = got(await house.call(getPaymentCards, { currency: 'USD' }, caller))
  expect(listed.cards).toEqual([
    expect.objectContaining({
      payment_card_id: `wallet${at}`,
      payment_card_type: 'WALLET',
      redemption_price: 80,
      purchase_price: 80,
      card_status: 'ACTIVE',
      roeRate: 1,
    }),
  ])
  const applied = got(await house.call(applyPaymentCard, { checkoutId, payment_card_id: `wallet${at}` }, caller))
  expect(applied).toMatchObject({ amount: 80, rooms: [60, 20] })
  expect(codeOf(await house.call(applyPaymentCard, { checkoutId, payment_card_id: `wallet${at}`, amount: 5 }, caller))).toBe('card_applied')
  expect(got(await house.call(applyPaymentCard, { checkoutId, payment_card_id: `wallet${at}` }, caller)).rooms).toEqual([60, 20])
  expect(got(await house.call(getPaymentCards, {}, caller)).cards[0]).toMatchObject({ redemption_price: 0, card_status: 'SPENT' })
  got(await house.call(removePaymentCard, { checkoutId, payment_card_id: `wallet${at}` }, caller))
  expect(await house.left('stored_value', `wallet${at}`)).toBe(8_000)
  for (const payment_card_id of [`soon${at}`, 'wallet_of_somebody', '']) {
    if (payment_card_id) expect(codeOf(await house.call(applyPaymentCard, { checkoutId, payment_card_id }, caller))).toBe('card_not_usable')
  }
})

test('[B5.7] [B5.3] [B5.2] a discount card is for agents and packages: no more per room than a tenth more than our margin of it', async () => {
  const [agent, member] = [newPerson(3), newPerson()]
  await house.card(agent, 'disc_a', 'DISCOUNT', usd(5_000))
  await house.card(member, 'disc_m', 'DISCOUNT', usd(5_000))
  const offered = { due: usd(40_000), revenue: usd(3_001), rooms: 2 }
  const own = await house.offer(agent, offered)
  // 15.00 and 15.01 are ours of the two rooms.
  expect(got(await house.call(applyPaymentCard, { checkoutId: own.checkoutId, payment_card_id: 'disc_a' }, agent))).toMatchObject({
    amount: 33.01,
    rooms: [16.5, 16.51],
  })
  const hotel = await house.offer(member, offered)
  expect(codeOf(await house.call(applyPaymentCard, { checkoutId: hotel.checkoutId, payment_card_id: 'disc_m' }, member))).toBe('discount_not_for_this')
  const trip = await house.offer(member, { ...offered, product: 'PKG' })
  expect(got(await house.call(applyPaymentCard, { checkoutId: trip.checkoutId, payment_card_id: 'disc_m' }, member)).amount).toBe(33.01)
  const atCost = await house.offer(agent, { due: usd(40_000), revenue: usd(-100) })
  expect(codeOf(await house.call(applyPaymentCard, { checkoutId: atCost.checkoutId, payment_card_id: 'disc_a' }, agent))).toBe('card_not_usable')
})

test('[A7.12] coupon, cash, points, wallet: in the order of money, whatever the order in which they are applied; what is left and under 1 USD is waived', async () => {
  const { caller, at } = await rich()
  const { checkoutId } = await house.offer(caller, { due: usd(20_000) })
  got(await house.call(applyPaymentCard, { checkoutId, payment_card_id: `wallet${at}` }, caller))
  got(await house.call(applyPoints, { checkoutId, point_type_code: 'SOJOURN_MILES', points: 12_000 }, caller))
  expect(await house.left('stored_value', `wallet${at}`)).toBe(0)
  const withCash = got(await house.call(applyCashcard, { checkoutId, amount: 50 }, caller))
  expect(lines(withCash)).toEqual([
    ['cash_card', 50],
    ['points', 120],
    ['payment_card', 30],
  ])
  const all = got(await house.call(applyCoupon, { checkoutId, coupon_code: 'SAVE10' }, caller))
  expect(lines(all)).toEqual([
    ['coupon', 20],
    ['cash_card', 50],
    ['points', 120],
    ['payment_card', 10],
  ])
  expect(all.checkout.earns).toEqual({ points: 60, point_type_label: 'Sojourn Miles' })
  // The wallet grows again up to what was asked of it.
  const withoutPoints = got(await house.call(removePoints, { checkoutId }, caller))
  expect(lines(withoutPoints)).toEqual([
    ['coupon', 20],
    ['cash_card', 50],
    ['payment_card', 80],
    ['card', 50],
  ])
  const { checkoutId: nearly } = await house.offer(caller, { due: usd(5_099) })
  expect(lines(got(await house.call(applyCashcard, { checkoutId: nearly, amount: 50 }, caller)))).toEqual([
    ['cash_card', 50],
    ['waived', 0.99],
  ])
})

test('money of another currency is worth its rate of this moment, rounded down, and no more of it is held than is needed', async () => {
  const caller = newPerson()
  await house.card(caller, 'euros', 'CASH', money(10_000, 'EUR'))
  const { checkoutId } = await house.offer(caller, { due: usd(5_000) })
  expect(got(await house.call(applyCashcard, { checkoutId, amount: 40 }, caller)).amount).toBe(40)
  // 35.21 EUR are worth 40.00 USD, 35.20 are not.
  expect(await house.left('stored_value', 'euros')).toBe(10_000 - 3_521)
})

test("another's checkout, another organisation's, another product's and another currency's are not changed; nor one that ended", async () => {
  const { caller } = await rich()
  const { caller: eve } = await rich()
  const own = await house.offer(caller, { due: usd(20_000) })
  const apply = (by: typeof caller, rest: object = {}) => house.call(applyCashcard, { checkoutId: own.checkoutId, amount: 5, ...rest }, by)
  expect(codeOf(await apply(eve))).toBe('not_found')
  expect(codeOf(await apply({ ...caller, orgId: 'org_other' as typeof caller.orgId }))).toBe('not_found')
  expect(codeOf(await apply(caller, { product_type: 'CAR' }))).toBe('not_found')
  expect(codeOf(await apply(caller, { currency: 'EUR' }))).toBe('currency_differs')
  const there = await house.offer(caller, { due: usd(20_000), mode: 'postpaid' })
  expect(codeOf(await house.call(applyCashcard, { checkoutId: there.checkoutId, amount: 5 }, caller))).toBe('nothing_due')
  clock.advance(900_000)
  expect(codeOf(await apply(caller))).toBe('checkout_expired')
  await db.asSystem(async (tx) => {
    for (const each of await house.checkouts.expireDue(tx, 1_000)) await house.tendering.letGo(tx, each)
  })
})

test('nothing more is applied where nothing is left to pay', async () => {
  const { caller } = await rich()
  const { checkoutId } = await house.offer(caller, { due: usd(2_000) })
  got(await house.call(applyCoupon, { checkoutId, coupon_code: 'TAKE25' }, caller))
  expect(codeOf(await house.call(applyCashcard, { checkoutId, amount: 5 }, caller))).toBe('nothing_due')
  expect(codeOf(await house.call(applyPoints, { checkoutId, point_type_code: 'SOJOURN_MILES', points: 5 }, caller))).toBe('nothing_due')
})
