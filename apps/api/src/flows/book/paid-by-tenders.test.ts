import { fakeClock, testDb } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { AGENT, type Applied, bookRequest, endowed, heldWith, intentOf, rulesHold, settle, wealthOf } from '../all-or-nothing.testing.ts'
import { codeOf, createSystem, got, prebookRequest, type System, smallWorld, systemMigrations, traveller } from '../booking-system.testing.ts'

const clock = fakeClock()
let db: Awaited<ReturnType<typeof testDb>>
let system: System
beforeAll(async () => {
  db = await testDb(systemMigrations())
  system = createSystem(db, clock)
  await db.asSystem((tx) => system.hotels.seed(tx, smallWorld))
})
afterEach(() => rulesHold(db, system))
afterAll(() => db.close())

const NOTHING: Applied = { coupon: null, cash: 0, points: 0, wallet: 0, invoice: false, small: false, currency: 'USD' }
const operator = traveller('operator', undefined, 1)
const routeOf = async (booking_id: string) => got(await system.route({ booking_id }, operator))

test('[B4.3] [B4.4] [B4.5] stored value alone confirms in the call that books: no payment is opened, nothing is charged', async () => {
  const who = await endowed(db, system, 2)
  const held = await heldWith(db, system, who, { ...NOTHING, coupon: 'amount', cash: 100 })
  expect(held.checkout).toMatchObject({ due: { card: 0, waived: 0 }, payment: { route: 'none', gateway: null, pg_method_name: null } })
  const calls = system.gateway.calls.length
  const { booking_id, status, payment_token } = got(await system.book(bookRequest(held, who, false), who))
  expect({ status, payment_token }).toMatchObject({ status: 'confirmed', payment_token: { route: 'none', client_secret: null } })
  expect(system.gateway.calls.slice(calls).filter((each) => each.includes('intents'))).toEqual([])
  expect(got(await system.get({ booking_id }, who)).paid_by_card).toBe('none')
  expect(await routeOf(booking_id)).toMatchObject({ row: 2, charge: 'nothing', credit_line: false, facts: { total_under_one: true } })
})

test('[B4.4] what is above 0 is paid by the card alone for its part, to the minor unit; the receipt lists every tender', async () => {
  const who = await endowed(db, system, 2)
  const held = await heldWith(db, system, who, { ...NOTHING, coupon: 'percent', cash: 15, points: 12, wallet: 20 })
  const { due, lines } = held.checkout
  expect(lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['coupon', 'cash_card', 'points', 'payment_card', 'card']))
  const { booking_id } = got(await system.book(bookRequest(held, who, false), who))
  const intent = intentOf(system, booking_id)!
  expect(intent.amount).toBe(Math.round(due.card * 100))
  system.gateway.browser.pays(intent)
  expect(got(await system.status({ booking_id }, who)).status).toBe('confirmed')
  const receipt = got(await system.receipt({ booking_id }, who))
  expect(receipt.payments).toHaveLength(5)
  expect(receipt.payments.reduce((all, { amount }) => all + amount, 0)).toBeCloseTo(due.now, 6)
  expect(got(await system.get({ booking_id }, who))).toMatchObject({ paid_with: expect.stringContaining('Visa ending 4242'), paid_by_card: 'part' })
})

test('[B4.8] less than 1 USD left over is waived before consent, and a guarantee is still asked for', async () => {
  const who = await endowed(db, system, 2)
  const small = await heldWith(db, system, who, { ...NOTHING, small: true })
  const { due, lines } = small.checkout
  expect(due.card).toBe(0)
  expect(lines.filter(({ kind }) => kind === 'waived').map(({ amount }) => amount)).toEqual(due.waived > 0 ? [due.waived] : [])
  expect(due.waived).toBeLessThan(1)
  expect(got(await system.book(bookRequest(small, who, false), who)).status).toBe('confirmed')

  const guaranteed = { ...(await endowed(db, system, 2)) }
  guaranteed.org = { ...guaranteed.org, payments: { ...guaranteed.org.payments, guarantee: true } }
  const held = await heldWith(db, system, guaranteed, { ...NOTHING, cash: 100 })
  expect(held.checkout.payment).toMatchObject({ route: 'set_up', guarantee: true })
  const { booking_id, status, payment_token } = got(await system.book(bookRequest(held, guaranteed, false), guaranteed))
  expect([status, payment_token.route]).toEqual(['pending_payment', 'set_up'])
  expect(intentOf(system, booking_id)!.kind).toBe('setup')
  system.gateway.browser.pays(intentOf(system, booking_id)!)
  expect(got(await system.status({ booking_id }, guaranteed)).status).toBe('confirmed')
  expect(await routeOf(booking_id)).toMatchObject({ row: 1, charge: 'nothing' })
})

test('[B4.1] [B4.8] an agent pays what is left by invoice, as far as the credit line goes; others may not', async () => {
  const agent = await endowed(db, system, AGENT)
  const held = await heldWith(db, system, agent, { ...NOTHING, cash: 15 })
  expect(held.checkout.payment.invoice).toMatchObject({ vp_id: `vp_${agent.user.userId}`, available: 50_000, currency: 'USD' })
  const before = await wealthOf(db, system, agent)
  const { booking_id, status } = got(await system.book(bookRequest(held, agent, true), agent))
  expect(status).toBe('confirmed')
  expect(await routeOf(booking_id)).toMatchObject({ row: 3, credit_line: true, gateway: null })
  const line = Object.keys(before).find((each) => each.startsWith('crl'))!
  expect((await wealthOf(db, system, agent))[line]).toBe(before[line]! - Math.round(held.checkout.due.card * 100))

  const member = await endowed(db, system, 2)
  const theirs = await heldWith(db, system, member, NOTHING)
  expect(theirs.checkout.payment.invoice).toBeNull()
  expect(codeOf(await system.book(bookRequest(theirs, member, true), member))).toBe('invoice_not_allowed')
  expect(got(await system.getCheckout({ checkoutId: theirs.checkoutId }, member)).state).toBe('open')
})

test('[B4.1] an invoice beyond the credit line books nothing, and what was applied stays applied', async () => {
  const agent = await endowed(db, system, AGENT)
  const { stores } = system
  const line = (await db.inTenant(agent.orgId, (tx) => stores.creditLines.lineOf(tx, { orgId: agent.orgId, agentId: agent.user.userId })))!
  const held = await heldWith(db, system, agent, { ...NOTHING, wallet: 20 })
  await db.inTenant(agent.orgId, (tx) => {
    const used = { minor: 5_000_000 - 100, currency: 'USD' }
    const lines = [
      { account: 'credit_available', side: 'debit', amount: used, subject: line.lineId },
      { account: 'credit_granted', side: 'credit', amount: used, subject: line.lineId },
    ] as const
    return stores.ledger.post(tx, { orgId: agent.orgId, key: `lowered:${line.lineId}`, kind: 'lowered', subject: line.lineId, lines })
  })
  await db.inTenant(agent.orgId, (tx) => stores.creditLines.setLimit(tx, line, { minor: 100, currency: 'USD' }))
  const before = await wealthOf(db, system, agent)
  expect(codeOf(await system.book(bookRequest(held, agent, true), agent))).toBe('credit_exceeded')
  expect(await wealthOf(db, system, agent)).toEqual(before)
  expect(got(await system.getCheckout({ checkoutId: held.checkoutId }, agent))).toMatchObject({ state: 'open', tenders: held.checkout.tenders })
  expect(got(await system.book(bookRequest(held, agent, false), agent)).status).toBe('pending_payment')
})

test('[A4.8] the invoice is no choice for memberships and wallet value', async () => {
  const agent = await endowed(db, system, AGENT)
  const methods = async (pg_product_type: 'HLT' | 'SUB' | 'WLT') =>
    got(await system.supplier({ pg_product_type }, agent)).suppliers.map((each) => each.pg_method_name)
  expect(await methods('HLT')).toContain('Credit line')
  expect(await methods('SUB')).not.toContain('Credit line')
  expect(await methods('WLT')).not.toContain('Credit line')
  const { checkoutId } = got(await system.prebookWallet({ amount: 50 }, agent))
  expect(got(await system.getCheckout({ checkoutId }, agent)).payment.invoice).toBeNull()
})

test('another remainder than the one consented to books nothing, and the answer has both', async () => {
  const who = await endowed(db, system, 2)
  const held = await heldWith(db, system, who, { ...NOTHING, cash: 15 })
  const refused = await system.book({ ...bookRequest(held, who, false), consented_due: held.checkout.due.now }, who)
  expect(refused).toMatchObject({
    ok: false,
    refusal: { code: 'price_changed', detail: { old_price: held.checkout.due.now, new_price: held.checkout.due.card } },
  })
  expect(got(await system.getCheckout({ checkoutId: held.checkoutId }, who)).state).toBe('open')
})

test('[A7.14] the token is made for the amounts we keep: coupon, cash, wallets and what the card pays, each is compared', async () => {
  const who = await endowed(db, system, 2)
  const held = await heldWith(db, system, who, { ...NOTHING, coupon: 'amount', cash: 15, wallet: 20 })
  const { due, tenders } = held.checkout
  const { booking_id } = got(await system.book(bookRequest(held, who, false), who))
  const [wallet] = tenders.payment_cards
  const sent = {
    id: booking_id,
    pg_amt: due.card,
    pg_amount: due.card,
    currency: 'USD',
    product_type: 'HLT' as const,
    cashcard_amt: tenders.cash_card!.amount,
    cn_disc_amt: tenders.coupon!.applied_amount,
    cn_disc_code: tenders.coupon!.coupon_code,
    cn_dis_trnid: tenders.coupon!.coupon_trn_id,
    wallets: [{ amount: wallet!.amount, code: 'WLT', id: wallet!.payment_card_id }],
  }
  expect(got(await system.token(sent, who)).status).toBe('open')
  const others = [
    { pg_amt: due.now },
    { cashcard_amt: 0 },
    { cn_disc_amt: 1 },
    { cn_disc_code: 'OTHER' },
    { cn_dis_trnid: 'tnd_other' },
    { wallets: [] },
    { wallets: [{ amount: wallet!.amount + 1, code: 'WLT', id: wallet!.payment_card_id }] },
    { currency: 'EUR' },
  ]
  for (const other of others) expect(codeOf(await system.token({ ...sent, ...other }, who))).toBe('price_changed')
})

test('cancelled, each part is refunded to its source, the last to pay first, and earned points are removed', async () => {
  const who = await endowed(db, system, 2)
  const before = await wealthOf(db, system, who)
  const held = await heldWith(db, system, who, { ...NOTHING, coupon: 'amount', cash: 15, points: 12, wallet: 20 })
  expect(held.checkout.earns!.points).toBeGreaterThan(0)
  const { booking_id } = got(await system.book(bookRequest(held, who, false), who))
  system.gateway.browser.pays(intentOf(system, booking_id)!)
  await system.status({ booking_id }, who)
  const quote = got(await system.cancelQuote({ booking_id }, who))
  expect(quote.to.map(({ kind }) => kind)).toEqual(['card', 'payment_card', 'points', 'cash_card'])
  expect(quote.discounts.map(({ kind, amount, back }) => [kind, back === amount])).toEqual([['coupon', true]])
  expect(quote.to.reduce((all, { amount }) => all + amount, 0)).toBeCloseTo(quote.refund, 6)
  expect(quote.to[0]).toMatchObject({ tender: 'Visa ending 4242', when: 'Banks usually show it within 5 to 10 days.' })
  got(await system.cancel({ booking_id, expected_refund: quote.refund }, who))
  expect(await wealthOf(db, system, who)).toEqual(before)
  await settle(system, clock)
  expect(got(await system.get({ booking_id }, who))).toMatchObject({ status: 'cancelled', refunded: quote.refund })
})

test('a decline keeps every hold; an expired checkout releases them; renewing keeps what is applied, a new prebook releases it', async () => {
  const who = await endowed(db, system, 2)
  const before = await wealthOf(db, system, who)
  const held = await heldWith(db, system, who, { ...NOTHING, cash: 15, points: 12 })
  got(await system.renew({ checkoutId: held.checkoutId }, who))
  expect(got(await system.getCheckout({ checkoutId: held.checkoutId }, who)).tenders).toEqual(held.checkout.tenders)
  got(await system.prebook(prebookRequest(held.offer), who))
  expect(await wealthOf(db, system, who)).toEqual(before)

  const again = await heldWith(db, system, who, { ...NOTHING, cash: 15, points: 12 })
  const applied = await wealthOf(db, system, who)
  const { booking_id } = got(await system.book(bookRequest(again, who, false), who))
  system.gateway.browser.isDeclined(intentOf(system, booking_id)!)
  await system.status({ booking_id }, who)
  expect(await wealthOf(db, system, who)).toEqual(applied)
  clock.advance(16 * 60_000)
  await settle(system, clock)
  expect(got(await system.get({ booking_id }, who)).status).toBe('expired')
  expect(await wealthOf(db, system, who)).toEqual(before)
})
