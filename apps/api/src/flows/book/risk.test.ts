import { dryRunRiskRules, requestFingerprint, riskReviews, riskRules, saveRiskRules, sendFingerprint, settleRiskReview } from '@sojourn/contracts'
import { raw, runInvariants, sql } from '@sojourn/db'
import { type BrowserId, createIds } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { as, organisation, person, sendCall, testApp } from '../../http/app.testing.ts'
import type { SignedInCaller, UsrType } from '../../http/index.ts'
import { createAudit } from '../../modules/audit/index.ts'
import { createRisk, type RiskProvider, riskHttp } from '../../modules/risk/index.ts'
import { codeOf, contact, got, guestsFor, org, systemDb, systemInvariants } from '../booking-system.testing.ts'
import { createPaying } from '../pay/paying.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const warnings: string[] = []
const service: { -readonly [K in keyof RiskProvider]: RiskProvider[K] } = { before: async () => null, after: async () => {}, outcome: async () => {} }
const provider: RiskProvider = {
  before: (ahead) => service.before(ahead),
  after: (opened) => service.after(opened),
  outcome: (found) => service.outcome(found),
}
const paying = createPaying(db, clock, { warn: (text) => warnings.push(text), riskProvider: provider })
const ids = createIds(clock.nowMs)
const asked: string[] = []
const routes = riskHttp({
  ...{ db, clock, ids, secret: 'a secret of the tests, long enough', provider, reportFault: () => {} },
  warn: (text) => warnings.push(text),
  acts: createAudit({ db, clock, ids }),
  isPerson: async (_tx, userId) => userId === 'usr_member',
  askForFingerprint: async (_tx, { userId }) => void asked.push(userId),
})
const ROLES: Readonly<Record<string, UsrType>> = { operator: 1, member: 2, agent: 3, demo: 4 }
const app = testApp(db, routes, {
  who: { organisationOf: async () => organisation(org), sessionOf: async (_, name) => (ROLES[name] ? person(name, ROLES[name]) : null) },
})
// biome-ignore lint/suspicious/noExplicitAny: the answers of several calls
type Answer = { status: number; body: any }
const call = (path: string, body: object, who = 'operator'): Promise<Answer> => sendCall(app, path, body, as(who))
const rule = (when: string, action: string, score = 50) => ({ name: `${action} by ${when}`.slice(0, 60), when, score, action })
const saveRules = async (...rules: object[]) => {
  const saved = await call(saveRiskRules.path, { rules, reason: 'A test' })
  expect(saved.status).toBe(200)
  return saved.body.data as { version: number }
}
const signalsOf = async (of: { user: { userId: string } }) =>
  (
    await db.inTenant(org, (tx) =>
      raw<{ kind: string; booking_id: string | null; score: number | null; action: string | null; reasons: string[]; facts: Record<string, unknown> }>`
        select kind, booking_id, score, action, reasons, facts from risk_signals where user_id = ${of.user.userId} order by signal_id`.execute(sql(tx)),
    )
  ).rows
const paymentsOf = async (of: Parameters<typeof signalsOf>[0]) => (await signalsOf(of)).filter(({ kind }) => kind === 'payment')
/** Each new person travels on days of their own. */
const onOtherDays = () => void paying.who()
const click = async (who: SignedInCaller) => {
  const held = await paying.checkout(who)
  const request = { checkoutId: held.checkoutId, guests: guestsFor(who), contact, consented_total: held.price.total }
  return { held, book: () => paying.system.book(request, who) }
}

afterEach(async () => {
  await saveRules()
  Object.assign(service, { before: async () => null, after: async () => {}, outcome: async () => {} } satisfies RiskProvider)
  paying.system.gateway.control.onPay = 'succeeded'
  await paying.system.core.settled()
  expect(await runInvariants(db, systemInvariants(paying.system.hotels))).toEqual([])
})

test('a rule that blocks refuses the payment, and says of no card that it was declined: nothing is placed or charged, what is held stays held, and it is booked once the rule is gone', async () => {
  const who = paying.who()
  await saveRules(rule('first_booking', 'block', 95))
  const { held, book } = await click(who)
  const payments = paying.system.gateway.captured().length
  warnings.length = 0
  expect(codeOf(await book())).toBe('payment_refused')
  expect(codeOf(await book())).toBe('payment_refused')
  expect((await signalsOf(who))[0]).toMatchObject({ kind: 'payment', booking_id: null, score: 95, action: 'block', reasons: ['block by first_booking'] })
  expect(warnings).toContain('a payment has a high risk score')
  expect(got(await paying.system.getCheckout({ checkoutId: held.checkoutId }, who)).checkoutId).toBe(held.checkoutId)
  expect(paying.system.gateway.captured()).toHaveLength(payments)
  await saveRules()
  expect(got(await book()).status).toBe('pending_payment')
  paying.system.gateway.browser.pays(paying.system.gateway.only())
  const { rows } = await db.inTenant(org, (tx) =>
    raw<{ n: number }>`select count(*)::int as n from bookings where user_id = ${who.user.userId}`.execute(sql(tx)),
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('a rule for 3-D Secure has the gateway ask the holder, of the first try and of every one after it', async () => {
  const who = paying.who()
  await saveRules(rule('name_differs', 'three_d_secure'))
  const { held } = await click(who)
  const ofOther = [{ first_name: 'Somebody', last_name: 'Else' }]
  const { booking_id } = got(await paying.system.book({ checkoutId: held.checkoutId, guests: ofOther, contact, consented_total: held.price.total }, who))
  const first = paying.system.gateway.only()
  expect(first.asksChallenge).toBe(true)
  await saveRules()
  paying.system.gateway.browser.isDeclined(first)
  await paying.statusOf(booking_id, who)
  got(await paying.system.retry({ booking_id }, who))
  const second = paying.system.gateway.only()
  expect([second.id === first.id, second.asksChallenge]).toEqual([false, true])
  paying.system.gateway.browser.pays(second)
  expect((await paying.statusOf(booking_id, who)).status).toBe('confirmed')
  expect((await paying.book(paying.who())).intent.asksChallenge).toBe(false)
})

test('cards and declines are counted by device, and each further card is judged: challenged, then blocked, and the booking still ends clean', async () => {
  const who = paying.who()
  await saveRules(rule('declines_per_device_1h >= 1', 'three_d_secure'), rule('cards_per_device_1h >= 2', 'block'))
  const { booking_id, token, intent } = await paying.book(who)
  expect(intent.asksChallenge).toBe(false)
  const pay = (id: string) => paying.system.payWithSaved({ booking_id, card_id: paying.keepCard(who, id), orderToken: token.orderToken }, who)
  paying.system.gateway.control.onPay = 'declined'
  expect(codeOf(await pay('pm_one'))).toBe('card_declined')
  expect(intent.asksChallenge).toBe(false)
  expect(codeOf(await pay('pm_two'))).toBe('card_declined')
  expect(intent.asksChallenge).toBe(true)
  const tries = intent.tries
  paying.system.gateway.control.onPay = 'succeeded'
  expect(codeOf(await pay('pm_three'))).toBe('payment_refused')
  expect([intent.tries, intent.status]).toEqual([tries, 'requires_payment_method'])
  expect((await signalsOf(who)).filter(({ kind }) => kind === 'card')).toMatchObject([
    { facts: { card_country: 'US', declined: true } },
    { facts: { card_country: 'US', declined: true } },
  ])
  expect((await paying.statusOf(booking_id, who)).status).toBe('pending_payment')
  clock.advance(2 * 3_600_000)
  await paying.system.work()
  expect((await paying.statusOf(booking_id, who)).status).toBe('expired')
})

test('a rule for review lets the booking through and puts it before an operator, who settles it once', async () => {
  const who = paying.who()
  const outcomes: unknown[] = []
  service.outcome = async (found) => void outcomes.push(found)
  await saveRules(rule('first_booking', 'review', 40), rule('lead_days > 0', 'allow', 10))
  const { booking_id, intent } = await paying.book(who)
  paying.system.gateway.browser.pays(intent)
  expect((await paying.statusOf(booking_id, who)).status).toBe('confirmed')
  const listed = async () => (await call(riskReviews.path, {})).body.data.reviews.filter((each: { booking_id: string }) => each.booking_id === booking_id)
  expect(await listed()).toEqual([
    { booking_id, user_id: who.user.userId, opened_at: expect.any(String), score: 50, reasons: ['review by first_booking', 'allow by lead_days > 0'] },
  ])
  const verdict = { booking_id, verdict: 'legitimate', reason: 'Called them' }
  expect((await call(settleRiskReview.path, { ...verdict, booking_id: 'bkg_other' })).status).toBe(404)
  expect((await call(settleRiskReview.path, verdict)).body.data).toEqual({ booking_id, verdict: 'legitimate' })
  expect((await call(settleRiskReview.path, verdict)).status).toBe(404)
  expect(await listed()).toEqual([])
  expect(outcomes).toEqual([{ orgId: org, bookingId: booking_id, verdict: 'legitimate' }])
})

test('a dry run says what rules would have made of the payments of 30 days, by the facts of then, and changes nothing', async () => {
  const who = paying.who()
  const { booking_id } = await paying.book(who)
  onOtherDays()
  await paying.book(who)
  const run = async (...rules: object[]) => (await call(dryRunRiskRules.path, { rules })).body.data
  const before = (await call(riskRules.path, {})).body.data
  const all = await run(rule('lead_days >= 0', 'review'), rule('first_booking and bookings_per_account_1h = 0', 'block', 60))
  expect(all.matched[0].count).toBe(all.examined)
  expect(all.actions.block).toBe(all.matched[1].count)
  expect(all.actions.block + all.actions.review).toBe(all.examined)
  expect(all.examples[1]).toMatchObject({ booking_id, score: 100, action: 'block' })
  expect((await call(riskRules.path, {})).body.data).toEqual(before)
  clock.advance(31 * 86_400_000)
  expect(await run(rule('lead_days >= 0', 'review'))).toMatchObject({ examined: 0, is_complete: true, actions: { block: 0 } })
})

test('a rule that cannot be read is refused with its place, and none is saved; versions follow each other', async () => {
  const { version } = await saveRules(rule('first_booking', 'allow'))
  const bad = await call(saveRiskRules.path, { rules: [rule('first_booking', 'allow'), rule('cards_per_phone > 3', 'block')], reason: 'x' })
  expect([bad.status, bad.body.code, bad.body.data]).toEqual([400, 'bad_rule', { index: 1, at: 0, fault: 'unknown_fact' }])
  expect((await call(saveRiskRules.path, { rules: [] })).status).toBe(400)
  expect((await call(riskRules.path, {})).body.data).toMatchObject({ version, rules: [{ when: 'first_booking' }] })
  expect(await Promise.all([saveRules(), saveRules()])).toMatchObject([{}, {}])
  expect((await call(riskRules.path, {})).body.data.version).toBe(version + 2)
})

test('rules, reviews and requests are for operators: guests, members, agents and demo accounts are refused and change nothing', async () => {
  const operators = [
    [riskRules.path, {}],
    [dryRunRiskRules.path, { rules: [] }],
    [saveRiskRules.path, { rules: [], reason: 'x' }],
    [riskReviews.path, {}],
    [settleRiskReview.path, { booking_id: 'bkg_1', verdict: 'fraud', reason: 'x' }],
    [requestFingerprint.path, { user_id: 'usr_other', reason: 'x' }],
  ] as const
  for (const [path, body] of operators) {
    for (const who of ['member', 'agent', 'demo'])
      expect([path, (await call(path, { ...body, ...(path === requestFingerprint.path && { user_id: `usr_${who}` }) }, who)).status]).toEqual([path, 403])
    expect([path, (await call(path, body, 'nobody')).status]).toEqual([path, 401])
  }
  expect(asked).toEqual([])
  expect((await call(requestFingerprint.path, { user_id: 'usr_nobody', reason: 'x' })).status).toBe(404)
  expect((await call(requestFingerprint.path, { user_id: 'usr_member', reason: 'A card of another' })).status).toBe(200)
  expect(asked).toEqual(['usr_member'])
})

test.each([
  ['bare', { device_id: 'abc', fraud_chance: 12, score: { a: 1 } }],
  ['wrapped', { data: { device_id: 'abc', fraud_chance: 12 } }],
  ['a text of JSON', { payload: '{"device_id":"abc","fraud_chance":"12"}' }],
  ['numbers as texts', { device_id: 7_001, fraud_chance: '12' }],
  ['nothing but the device', { device_id: 'abc', fraud_chance: null }],
])('[A3.12] [A7.7] a fingerprint that is %s is taken, and the answer names the device and nothing else', async (_, body) => {
  const answer = await call(sendFingerprint.path, body, 'member')
  expect(answer.status).toBe(200)
  expect(answer.body.data).toEqual({ device_id: String('device_id' in body ? body.device_id : 'abc') })
})

test('[A7.7] no fingerprint is taken of a guest, nor one without a device, with another chance than 0 to 100, or of any size', async () => {
  expect((await call(sendFingerprint.path, { device_id: 'abc', fraud_chance: 1 }, 'nobody')).status).toBe(401)
  const bad = [{}, { device_id: '' }, { device_id: 'x'.repeat(121) }, { device_id: 'x', fraud_chance: 101 }, { device_id: 'x', fraud_chance: -1 }]
  const large = [
    { device_id: 'x', more: 'y'.repeat(9_000) },
    { device_id: 'x', ...Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`f${i}`, i])) },
  ]
  for (const body of [...bad, ...large]) expect((await call(sendFingerprint.path, body, 'member')).status).toBe(400)
})

test('a fraud chance of 90 or more warns, 89 does not; alone it blocks no one, and a rule may use it', async () => {
  warnings.length = 0
  expect((await call(sendFingerprint.path, { device_id: 'abc', fraud_chance: 89 }, 'member')).status).toBe(200)
  expect(warnings).toEqual([])
  expect((await call(sendFingerprint.path, { device_id: 'abc', fraud_chance: 90 }, 'member')).status).toBe(200)
  expect(warnings).toEqual(['a browser calls itself a likely fraud'])
  const who = paying.who()
  const print = routes.find((route) => route.kind === 'call' && route.call.path === sendFingerprint.path)
  if (print?.kind !== 'call') throw new Error('is served')
  await print.handle({ device_id: 'their phone', fraud_chance: 100 }, who, undefined as never)
  expect((await paying.book(who)).status).toBe('pending_payment')
  expect((await paymentsOf(who)).at(-1)).toMatchObject({ action: 'allow', facts: { fraud_chance: 100, known_device: true } })
  onOtherDays()
  await saveRules(rule('fraud_chance >= 90 and not first_booking', 'block'))
  expect(codeOf(await (await click(who)).book())).toBe('payment_refused')
})

test('a device is counted as one however often its cookies are cleared', async () => {
  const who = paying.who()
  const print = routes.find((route) => route.kind === 'call' && route.call.path === sendFingerprint.path)
  if (print?.kind !== 'call') throw new Error('is served')
  const browsers = ['brw_first', 'brw_second'].map((id): SignedInCaller => ({ ...who, knownBrowserId: id as BrowserId, browserId: () => id as BrowserId }))
  for (const browser of browsers) await print.handle({ device_id: 'one phone', fraud_chance: 0 }, browser, undefined as never)
  await paying.book(browsers[0]!)
  onOtherDays()
  const { booking_id } = await paying.book(browsers[1]!)
  expect((await paymentsOf(who)).find((each) => each.booking_id === booking_id)?.facts).toMatchObject({
    bookings_per_device_1h: 1,
    bookings_per_account_24h: 1,
    first_booking: false,
  })
})

test('an outside service adds its score, is notified of the outcome, and is not waited for when it fails', async () => {
  const opened: unknown[] = []
  service.after = async (of) => void opened.push(of)
  service.before = async () => ({ score: 91, reasons: ['their list'], action: 'three_d_secure' })
  const { booking_id, intent } = await paying.book(paying.who())
  expect(intent.asksChallenge).toBe(true)
  expect(opened).toEqual([{ orgId: org, bookingId: booking_id, score: 91, action: 'three_d_secure' }])
  service.before = async () => Promise.reject(new Error('out of order'))
  expect((await paying.book(paying.who())).status).toBe('pending_payment')
})

test('a browser that repeats itself within ten minutes is written once, another chance is written, and no person fills the table in a day', async () => {
  const who = paying.who()
  const print = routes.find((route) => route.kind === 'call' && route.call.path === sendFingerprint.path)
  if (print?.kind !== 'call') throw new Error('is served')
  const send = (device_id: string, fraud_chance = 0) => print.handle({ device_id, fraud_chance }, who, undefined as never)
  for (const chance of [0, 0, 40, 40, 0]) {
    await send('one phone', chance)
    clock.advance(1_000)
  }
  expect((await signalsOf(who)).map(({ facts }) => facts.fraud_chance)).toEqual([0, 40, 0])
  clock.advance(11 * 60_000)
  await send('one phone')
  expect(await signalsOf(who)).toHaveLength(4)
  for (let phone = 0; phone < 60; phone++) await send(`phone ${phone}`)
  expect(await signalsOf(who)).toHaveLength(50)
})

test('of a crowded network the newest are counted: a booking from there reads no more than a few rows', async () => {
  const who = paying.who()
  await db.inTenant(org, (tx) =>
    raw`insert into risk_counts (org_id, scope, value, what, bucket, member)
      select ${org}, 'account', ${who.user.userId}, 'bookings', ${Math.floor(clock.nowMs() / 600_000)}::bigint, 'bkg_' || n
      from generate_series(1, 400) n`.execute(sql(tx)),
  )
  await paying.book(who)
  expect((await paymentsOf(who)).at(-1)?.facts).toMatchObject({ bookings_per_account_1h: 250, bookings_per_account_24h: 250 })
})

test('signals are stored for 400 days and no longer, and counts for the days they count', async () => {
  const who = paying.who()
  const risk = createRisk({ clock, ids, secret: 'a secret of the tests, long enough', warn: () => {}, reportFault: () => {} })
  const { booking_id } = await paying.book(who)
  const counted = async (daysLater: number) => {
    clock.advance(daysLater * 86_400_000)
    await db.asSystem((tx) => risk.sweep(tx))
    const counts = await db.inTenant(org, (tx) => raw`select 1 from risk_counts where member = ${booking_id}`.execute(sql(tx)))
    return [(await signalsOf(who)).length, counts.rows.length > 0]
  }
  expect(await counted(1)).toEqual([1, true])
  expect(await counted(398)).toEqual([1, false])
  expect(await counted(2)).toEqual([0, false])
})
