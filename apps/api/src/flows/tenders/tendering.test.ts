import { applyCashcard, applyCoupon, applyPaymentCard, applyPoints, getPaymentCards, removeCashcard } from '@sojourn/contracts'
import { type BookingId, money, type Tx } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import type { Checkout } from '../../modules/checkouts/index.ts'
import { credit, debit } from '../../modules/ledger/index.ts'
import { org, person } from './tender-system.testing.ts'
import { got, usd, useTenders } from './tender-tests.testing.ts'

const t = useTenders()
let count = 0
type Paid = { readonly orgId: typeof org; readonly bookingId: BookingId; readonly payNow: ReturnType<typeof usd> }

/** As a booking is placed: its tenders become its own, its checkout is booked. */
async function book(checkout: Checkout, how = { invoice: false }) {
  const of: Paid = { orgId: org, bookingId: `bkg_${++count}` as BookingId, payNow: checkout.quote.payNow }
  const plan = got(
    await t.system().inOrg(async (tx) => {
      const bound = await t.system().tendering.bind(tx, checkout, of.bookingId, how)
      if (bound.ok) await t.system().checkouts.book(tx, checkout, of.bookingId)
      return bound
    }),
  )
  return { of, plan }
}

/** As it is paid: the card's part and the tenders' make the prepayment. */
const capture = (of: Paid) =>
  t.system().inOrg(async (tx) => {
    const plan = await t.system().tendering.planOfBooking(tx, of)
    const lines = [debit('gateway_clearing', plan.card), ...(await t.system().tendering.take(tx, of)), credit('customer_prepayment', of.payNow)]
    await t.system().ledger.post(tx, { orgId: org, key: `${of.bookingId}:captured`, kind: 'captured', subject: of.bookingId, lines })
  })

/** As a refund is recorded: what is returned to tenders, and what is left for the card. */
const refund = (of: Paid, minor: number, key: string) =>
  t.system().inOrg(async (tx: Tx) => {
    const back = await t.system().tendering.giveBack(tx, of, usd(minor), key)
    const lines = [debit('customer_prepayment', usd(minor)), ...back.lines, credit('refunds', back.card)]
    await t.system().ledger.post(tx, { orgId: org, key, kind: 'promised_back', subject: of.bookingId, lines })
    return back
  })

const balances = async (of: Paid) => {
  const rows = await t.system().inOrg((tx) => t.system().ledger.balances(tx, org, of.bookingId))
  return Object.fromEntries(rows.filter((row) => row.minor !== 0).map((row) => [row.account, row.minor]))
}

/** 250.00: coupon 25, cash 60 (20 of it in euros), points 40, wallet 80, the card 45. */
async function paid() {
  const caller = person(`t${++count}`)
  const at = caller.user.firstName
  await t.system().coupon({ code: `TAKE${count}`, gives: { kind: 'amount', off: usd(2_500) }, userId: caller.user.userId, usesMax: 1 })
  const code = `TAKE${count}`
  await t.system().card(caller, `cash${at}`, 'CASH', usd(4_000), t.clock.nowMs() + 1_000)
  await t.system().card(caller, `euro${at}`, 'CASH', money(5_000, 'EUR'))
  await t.system().card(caller, `wall${at}`, 'WALLET', usd(8_000))
  await t.system().points(caller)
  const checkout = await t.system().offer(caller, { due: usd(25_000) })
  const { checkoutId } = checkout
  got(await t.system().call(applyCoupon, { checkoutId, coupon_code: code }, caller))
  got(await t.system().call(applyCashcard, { checkoutId, amount: 60 }, caller))
  got(await t.system().call(applyPoints, { checkoutId, point_type_code: 'SOJOURN_MILES', points: 4_000 }, caller))
  got(await t.system().call(applyPaymentCard, { checkoutId, payment_card_id: `wall${at}` }, caller))
  return { caller, at, checkout, code }
}

test('paid by all there is: one posting makes the prepayment whole, and nothing is held any more', async () => {
  const { checkout, caller } = await paid()
  const { of, plan } = await book(checkout)
  expect(plan.lines.map(({ kind, amount }) => [kind, amount.minor])).toEqual([
    ['coupon', 2_500],
    ['cash_card', 6_000],
    ['points', 4_000],
    ['payment_card', 8_000],
    ['card', 4_500],
  ])
  expect(await t.system().inOrg((tx) => t.system().tendering.planOf(tx, { ...checkout, state: 'booked', bookingId: of.bookingId }))).toEqual(plan)
  await capture(of)
  await capture(of)
  expect(await balances(of)).toEqual({ customer_prepayment: 25_000, gateway_clearing: 4_500, points_funding: 4_000, promotions: 2_500 })
  // Once confirmed it earns a point for each dollar paid in money: 60 + 80 + 45.
  const before = await t.system().lots(caller)
  const finalFromMs = t.clock.nowMs() + 60_000
  for (const _ of [1, 2]) await t.system().inOrg((tx) => t.system().tendering.earn(tx, of, finalFromMs))
  // While its money may go back they buy nothing: spent and cancelled they would be a gift.
  expect(await t.system().lots(caller)).toEqual(before)
  t.clock.advance(60_000)
  const lots = await t.system().lots(caller)
  expect(await t.system().left('points', lots.at(-1)!.lotId)).toBe(185)
})

test('all of it is refunded to its sources: the card first, the coupon last and with its use, euros as euros, points with their original expiry', async () => {
  const { checkout, caller, at, code } = await paid()
  const before = await t.system().lots(caller)
  const { of } = await book(checkout)
  await capture(of)
  await t.system().inOrg((tx) => t.system().tendering.earn(tx, of, 0))
  const split = await t.system().inOrg((tx) => t.system().tendering.split(tx, of, usd(25_000)))
  expect(split.map(({ kind, amount, when }) => [kind, amount.minor, when])).toEqual([
    ['card', 4_500, 'Banks usually show it within 5 to 10 days.'],
    ['payment_card', 8_000, 'Right away, on the card you paid with.'],
    ['points', 4_000, '4,000 Sojourn Miles right away, with their original expiry.'],
    ['cash_card', 6_000, 'Right away, on the card you paid with.'],
    ['coupon', 2_500, 'You can use the coupon again right away.'],
  ])
  expect((await refund(of, 25_000, 'all')).card).toEqual(usd(4_500))
  // A second call returns the same, and nothing more is refunded.
  expect((await refund(of, 25_000, 'all')).card).toEqual(usd(4_500))
  expect(await balances(of)).toEqual({ gateway_clearing: 4_500, refunds: 4_500 })
  expect([
    await t.system().left('stored_value', `cash${at}`),
    await t.system().left('stored_value', `euro${at}`),
    await t.system().left('stored_value', `wall${at}`),
  ]).toEqual([4_000, 5_000, 8_000])
  expect(await Promise.all(before.map((lot) => t.system().left('points', lot.lotId)))).toEqual([5_000, 3_000, 7_000])
  expect(await t.system().left('points', (await t.system().lots(caller)).at(-1)!.lotId)).toBe(0)
  const again = await t.system().offer(caller, { due: usd(5_000) })
  expect((await t.system().call(applyCoupon, { checkoutId: again.checkoutId, coupon_code: code }, caller)).ok).toBe(true)
})

test('a part goes to the last that paid, the next part on from there; a coupon that is not whole stays used', async () => {
  const { checkout, at, caller, code } = await paid()
  const { of } = await book(checkout)
  await capture(of)
  expect((await refund(of, 10_000, 'one')).card).toEqual(usd(4_500))
  expect(await t.system().left('stored_value', `wall${at}`)).toBe(5_500)
  expect((await refund(of, 14_000, 'two')).card).toEqual(usd(0))
  expect(await balances(of)).toEqual({ customer_prepayment: 1_000, gateway_clearing: 4_500, promotions: 1_000, refunds: 4_500 })
  const again = await t.system().offer(caller, { due: usd(5_000) })
  const refused = await t.system().call(applyCoupon, { checkoutId: again.checkoutId, coupon_code: code }, caller)
  expect(refused.ok ? 'ok' : refused.refusal.code).toBe('coupon_spent')
})

test('a failed booking releases all that was held for it, safe to repeat; so does a checkout that expires', async () => {
  const { checkout, at, caller } = await paid()
  const { of } = await book(checkout)
  for (const _ of [1, 2]) await t.system().inOrg((tx) => t.system().tendering.release(tx, of))
  expect([
    await t.system().left('stored_value', `cash${at}`),
    await t.system().left('stored_value', `wall${at}`),
    await t.system().left('stored_value', `euro${at}`),
  ]).toEqual([4_000, 8_000, 5_000])
  expect(await t.system().inOrg((tx) => t.system().tendering.movedOf(tx, of))).toEqual([])
  const open = await t.system().offer(caller, { due: usd(9_000) })
  got(await t.system().call(applyCashcard, { checkoutId: open.checkoutId, amount: 30 }, caller))
  for (const _ of [1, 2]) await t.system().inOrg((tx) => t.system().tendering.releaseCheckout(tx, open))
  expect(await t.system().left('stored_value', `cash${at}`)).toBe(4_000)
})

test('a tender with nothing left to pay at the booking is released and no part of it, whatever happens to the booking', async () => {
  const { checkout, caller, at } = await paid()
  const { checkoutId } = checkout
  await t.system().card(caller, `much${at}`, 'CASH', usd(50_000))
  got(await t.system().call(removeCashcard, { id: checkoutId }, caller))
  got(await t.system().call(applyCashcard, { checkoutId, amount: 500 }, caller))
  const before = await t.system().lots(caller)
  const { of, plan } = await book(checkout)
  expect(plan.lines.map(({ kind }) => kind)).toEqual(['coupon', 'cash_card'])
  expect(await t.system().left('stored_value', `wall${at}`)).toBe(8_000)
  await capture(of)
  expect((await t.system().inOrg((tx) => t.system().tendering.movedOf(tx, of))).map(({ kind }) => kind)).toEqual(['coupon', 'cash_card'])
  await refund(of, 25_000, `${of.bookingId}:all`)
  const states = (await t.system().inOrg((tx) => t.system().tenders.listOfBooking(tx, of))).map(({ state }) => state)
  expect(states).toEqual(['returned', 'returned'])
  expect(await t.system().lots(caller)).toEqual(before)
})

test('what is bound to a booking is not released with its checkout', async () => {
  const { checkout, at } = await paid()
  await book(checkout)
  await t.system().inOrg((tx) => t.system().tendering.releaseCheckout(tx, checkout))
  expect(await t.system().left('stored_value', `wall${at}`)).toBe(0)
})

test('an invoice pays what a card would, is held on the line at once and taken with the rest; beyond the line it is refused and nothing is held', async () => {
  const agent = person('inv', { usrType: 3 })
  const line = await t.system().line(agent, usd(20_000))
  await t.system().card(agent, 'cashinv', 'CASH', usd(5_000))
  const checkout = await t.system().offer(agent, { due: usd(15_000) })
  got(await t.system().call(applyCashcard, { checkoutId: checkout.checkoutId, amount: 50 }, agent))
  const { of, plan } = await book(checkout, { invoice: true })
  expect(plan).toMatchObject({ card: usd(0), invoice: usd(10_000) })
  expect([await t.system().left('credit_available', line.lineId), plan.lines.at(-1)?.label]).toEqual([10_000, 'Credit line'])
  await capture(of)
  const dear = await t.system().offer(agent, { due: usd(10_001) })
  const refused = await t.system().inOrg((tx) => t.system().tendering.bind(tx, dear, 'bkg_dear' as BookingId, { invoice: true }))
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'credit_exceeded' } })
  const nobody = await t.system().offer(person('nol'), { due: usd(1_000) })
  expect(await t.system().inOrg((tx) => t.system().tendering.bind(tx, nobody, 'bkg_no' as BookingId, { invoice: true }))).toMatchObject({
    refusal: { code: 'invoice_not_allowed' },
  })
  await refund(of, 12_000, 'inv')
  expect([await t.system().left('credit_available', line.lineId), await t.system().left('stored_value', 'cashinv')]).toEqual([20_000, 2_000])
})

test('what was waived is borne by us and not refunded', async () => {
  const caller = person('wav')
  await t.system().card(caller, 'cashwav', 'CASH', usd(5_000))
  const checkout = await t.system().offer(caller, { due: usd(5_050) })
  got(await t.system().call(applyCashcard, { checkoutId: checkout.checkoutId, amount: 50 }, caller))
  const { of } = await book(checkout)
  await capture(of)
  expect(await balances(of)).toEqual({ customer_prepayment: 5_050, waivers: 50 })
  const { card } = await refund(of, 5_050, 'wav')
  expect(card).toEqual(usd(0))
  expect(await balances(of)).toEqual({})
  expect(await t.system().left('stored_value', 'cashwav')).toBe(5_000)
})

test('the value of a discount card is our gift: it is used up by a booking and returns to the card with a refund', async () => {
  const agent = person('dis', { usrType: 3 })
  await t.system().card(agent, 'disc1', 'DISCOUNT', money(9_000, 'EUR'))
  const checkout = await t.system().offer(agent, { due: usd(30_000), revenue: usd(3_000) })
  got(await t.system().call(applyPaymentCard, { checkoutId: checkout.checkoutId, payment_card_id: 'disc1' }, agent))
  const { of, plan } = await book(checkout)
  await capture(of)
  expect(await balances(of)).toEqual({ customer_prepayment: 30_000, gateway_clearing: 26_700, promotions: 3_300 })
  await refund(of, plan.due.minor, 'dis')
  expect(await t.system().left('stored_value', 'disc1')).toBe(9_000)
})

test('in a booking made before plans were stored a card paid all', async () => {
  const of: Paid = { orgId: org, bookingId: 'bkg_old' as BookingId, payNow: usd(7_000) }
  expect((await t.system().inOrg((tx) => t.system().tendering.planOfBooking(tx, of))).card).toEqual(usd(7_000))
  expect(await t.system().inOrg((tx) => t.system().tendering.take(tx, of))).toEqual([])
  expect(await t.system().inOrg((tx) => t.system().tendering.split(tx, of, usd(500)))).toMatchObject([{ kind: 'card', amount: usd(500) }])
  expect(await t.system().inOrg((tx) => t.system().tendering.giveBack(tx, of, usd(500), 'old'))).toEqual({ card: usd(500), lines: [] })
})

const DAY_MS = 86_400_000
const cardsOf = async (caller: ReturnType<typeof person>) =>
  got(await t.system().call(getPaymentCards, {}, caller)).cards.map((card) => [
    card.card_status,
    card.payment_card_type,
    card.redemption_price,
    card.expiry_time,
  ])
const inDays = (days: number) => new Date(t.clock.nowMs() + days * DAY_MS).toISOString()
const splitOf = async (of: Paid) => (await t.system().inOrg((tx) => t.system().tendering.split(tx, of, of.payNow))).map(({ kind, when }) => [kind, when])

/** 300.00, of which a certificate of 50.00 that ends then pays 1.00. */
async function paidByCertificate(endsInMs: number) {
  const caller = person(`cert${++count}`)
  await t.system().card(caller, `cert${count}`, 'CERTIFICATE', usd(5_000), t.clock.nowMs() + endsInMs)
  const checkout = await t.system().offer(caller, { due: usd(30_000) })
  got(await t.system().call(applyPaymentCard, { checkoutId: checkout.checkoutId, payment_card_id: `cert${count}`, amount: 1 }, caller))
  const { of } = await book(checkout)
  await capture(of)
  return { caller, of }
}

test('one dollar used of a certificate of 50 that expired meanwhile: 1 is refunded for 30 days, 49 stay expired', async () => {
  const ends = inDays(1)
  const { caller, of } = await paidByCertificate(DAY_MS)
  t.clock.advance(DAY_MS)
  expect(await splitOf(of)).toEqual([
    ['card', 'Banks usually show it within 5 to 10 days.'],
    ['payment_card', 'Right away. If your card has expired, you get a new one that is valid for 30 days.'],
  ])
  for (const _ of [1, 2]) expect((await refund(of, 30_000, `${of.bookingId}:all`)).card).toEqual(usd(29_900))
  expect(await balances(of)).toEqual({ gateway_clearing: 29_900, refunds: 29_900 })
  expect(await cardsOf(caller)).toEqual([
    ['EXPIRED', 'CERTIFICATE', 49, ends],
    ['ACTIVE', 'CERTIFICATE', 1, inDays(30)],
  ])
})

test('a valid card with one day left has one day left after a refund to it', async () => {
  const { caller, of } = await paidByCertificate(DAY_MS)
  const ends = inDays(1)
  expect((await splitOf(of))[1]).toEqual(['payment_card', 'Right away, on the card you paid with.'])
  await refund(of, 30_000, `${of.bookingId}:all`)
  expect(await cardsOf(caller)).toEqual([['ACTIVE', 'CERTIFICATE', 50, ends]])
})

test('of several cards only those that something comes back to are renewed, and each refund renews for its own part', async () => {
  const caller = person('several')
  await t.system().card(caller, 'soonsev', 'CASH', usd(4_000), t.clock.nowMs() + 1_000)
  await t.system().card(caller, 'latesev', 'CASH', usd(4_000))
  const checkout = await t.system().offer(caller, { due: usd(10_000) })
  got(await t.system().call(applyCashcard, { checkoutId: checkout.checkoutId, amount: 60 }, caller))
  const { of } = await book(checkout)
  await capture(of)
  t.clock.advance(1_000)
  const cash = async () => got(await t.system().call(getPaymentCards, {}, caller)).total_amount
  expect(await cash()).toBe(20)
  await refund(of, 6_000, 'several:one')
  expect(await cash()).toBe(40)
  await refund(of, 1_000, 'several:two')
  await refund(of, 3_000, 'several:three')
  expect([await cash(), await t.system().left('stored_value', 'soonsev')]).toEqual([80, 0])
  t.clock.advance(30 * DAY_MS)
  expect(await cash()).toBe(40)
})

test('points refunded to an expired lot can be used for 30 days, with their original expiry; its unused rest stays expired', async () => {
  const caller = person('miles')
  await t.system().points(caller)
  const [oldest] = await t.system().lots(caller)
  const checkout = await t.system().offer(caller, { due: usd(10_000) })
  got(await t.system().call(applyPoints, { checkoutId: checkout.checkoutId, point_type_code: 'SOJOURN_MILES', points: 1_000 }, caller))
  const { of } = await book(checkout)
  await capture(of)
  t.clock.advance(oldest!.expiresAtMs! - t.clock.nowMs())
  expect((await splitOf(of))[1]).toEqual(['points', '1,000 Sojourn Miles right away. Any that have expired can be used for 30 days.'])
  await refund(of, 10_000, 'miles:all')
  const [renewed] = await t.system().lots(caller)
  expect(renewed).toMatchObject({ earnedMs: oldest!.earnedMs, expiresAtMs: t.clock.nowMs() + 30 * DAY_MS })
  expect([await t.system().left('points', renewed!.lotId), await t.system().left('points', oldest!.lotId)]).toEqual([1_000, 4_000])
  t.clock.advance(30 * DAY_MS)
  expect((await t.system().lots(caller)).map(({ lotId }) => lotId)).not.toContain(renewed!.lotId)
})

test('[B7.7] points are earned on money, and stay as far as the money does: 435.69 back on a card that paid 461.58 leave 25 of 461', async () => {
  const caller = person('earner')
  await t.system().coupon({ code: 'EARNER', gives: { kind: 'amount', off: usd(1_799) }, userId: caller.user.userId })
  await t.system().points(caller)
  const checkout = await t.system().offer(caller, { due: usd(59_957) })
  const { checkoutId } = checkout
  got(await t.system().call(applyCoupon, { checkoutId, coupon_code: 'EARNER' }, caller))
  got(await t.system().call(applyPoints, { checkoutId, point_type_code: 'SOJOURN_MILES', points: 12_000 }, caller))
  const { of, plan } = await book(checkout)
  await capture(of)
  await t.system().inOrg((tx) => t.system().tendering.earn(tx, of, 0))
  const earned = (await t.system().lots(caller)).at(-1)!.lotId
  expect([plan.card, await t.system().left('points', earned)]).toEqual([usd(46_158), 461])
  await refund(of, 43_569, 'earner:one')
  expect(await t.system().left('points', earned)).toBe(25)
  await refund(of, 2_589, 'earner:two')
  expect(await t.system().left('points', earned)).toBe(0)
  // The refund of what was not money removes no points.
  await refund(of, 13_799, 'earner:three')
  expect(await t.system().left('points', earned)).toBe(0)
})
