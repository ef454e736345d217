import { type Db, runInvariants } from '@sojourn/db'
import { money, type UserId } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { SignedInCaller } from '../../http/index.ts'
import { bookingCoreInvariants } from '../core-tables.ts'
import { changeSources } from './change-sources.ts'
import { cardSource, createLaterSystem, laterDb, org } from './later-system.testing.ts'
import { graceDebt } from './toy-members.testing.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.UTC(2027, 0, 10, 12)
const clock = fakeClock(START)
let db: Db
beforeAll(async () => {
  db = await laterDb()
})
afterAll(() => db.close())
afterEach(async () => {
  // Each test has its own member: those of others fall due no more.
  await db.pool.query(
    "update toy_members set cancelled = true; update scheduled_charges set state = 'called_off', next_at_ms = null, settled_ms = 0 where state <> 'trying' and settled_ms is null",
  )
  expect(await runInvariants(db, bookingCoreInvariants)).toEqual([])
})

let made = 0
/** A member who began on 10 January and whose second term is due on 10 February at 9:00; the clock is at its notice. */
async function due(more: Partial<Parameters<ReturnType<typeof createLaterSystem>['join']>[1]> = {}, options: Parameters<typeof createLaterSystem>[2] = {}) {
  clock.set(START)
  const system = createLaterSystem(db, clock, options)
  const name = `m${++made}`
  await system.join(name, { since: '2027-01-10', ...more })
  clock.set(Date.UTC(2027, 1, 7, 9))
  await system.work()
  const [charge] = await system.charges(name)
  const step = async (ms: number) => {
    clock.advance(ms)
    await system.work()
    return (await system.charges(name))[0]!
  }
  return {
    ...system,
    name,
    charge: charge!,
    step,
    toDue: () => step(3 * DAY),
    captured: () => system.gateway.captured().filter((each) => each.sent.customer === `cus_usr_${name}`),
  }
}
const mailsOf = async (system: Awaited<ReturnType<typeof due>>, kind: string) =>
  (await system.mails(kind)).filter(({ to_address }) => to_address === `usr_${system.name}@sojourn.test`)

test('[C2.13] a charge is announced before it is made, made once on the announced day, and its term begins', async () => {
  const system = await due()
  expect(system.charge).toMatchObject({ state: 'scheduled', announced: { amount: money(1_000, 'USD'), atMs: clock.nowMs() }, attempts: 0 })
  expect(await mailsOf(system, 'charge_announced')).toMatchObject([{ data: { what: 'Term 1', on: '2027-02-10', pays: ['Visa ending in 4242'] } }])
  expect(await system.step(3 * DAY - 1)).toMatchObject({ state: 'scheduled', attempts: 0 })
  expect(await system.step(1)).toMatchObject({ state: 'paid', attempts: 1 })
  await system.step(HOUR)
  expect(system.captured()).toMatchObject([{ received: 1_000, sent: { off_session: 'true', confirm: 'true', 'metadata[charge_id]': system.charge.chargeId } }])
  expect(await system.member(system.name)).toMatchObject({ period: 2, state: 'active' })
  expect(await mailsOf(system, 'charge_paid')).toHaveLength(1)
})

test('[C2.13] the notice of a charge names no card that its person deleted', async () => {
  const alone = await due({ sources: [cardSource('pm_deleted')] })
  expect(await mailsOf(alone, 'charge_announced')).toMatchObject([{ data: { pays: [] } }])
  const beside = await due({ sources: [cardSource('pm_deleted'), { kind: 'wallet' }] })
  expect(await mailsOf(beside, 'charge_announced')).toMatchObject([{ data: { pays: ['Your wallet'] } }])
})

test('a price that rose since the notice is announced again, and charged no sooner than that was promised', async () => {
  const system = await due()
  await system.change(system.name, { price_minor: 1_200 })
  expect(await system.toDue()).toMatchObject({ state: 'scheduled', attempts: 0, announced: { amount: money(1_200, 'USD') } })
  expect(await system.step(3 * DAY)).toMatchObject({ state: 'paid', amount: money(1_200, 'USD') })
  expect((await mailsOf(system, 'charge_announced')).map(({ data }) => data.amount.minor)).toEqual([1_000, 1_200])
})

test('a price that fell is charged as it is, and one of nothing without a bank', async () => {
  const system = await due()
  await system.change(system.name, { price_minor: 900 })
  expect(await system.toDue()).toMatchObject({ state: 'paid', amount: money(900, 'USD') })
  const free = await due()
  await free.change(free.name, { price_minor: 0 })
  expect(await free.toDue()).toMatchObject({ state: 'paid', attempts: 0 })
  expect(free.captured()).toEqual([])
})

test('without funds it is tried again after 1, 3, 5 and 7 days, and no more', async () => {
  const system = await due()
  system.gateway.control.away = () => ({ code: 'insufficient_funds' })
  expect(await system.toDue()).toMatchObject({ state: 'retrying', attempts: 1, failure: 'funds' })
  expect(await system.member(system.name)).toMatchObject({ state: 'grace' })
  for (const [index, days] of [1, 3, 5, 7].entries()) {
    expect(await system.step(days * DAY - 1)).toMatchObject({ attempts: index + 1 })
    expect(await system.step(1)).toMatchObject({ attempts: index + 2 })
  }
  expect(await system.step(30 * DAY)).toMatchObject({ state: 'failed', attempts: 5 })
  expect(await system.member(system.name)).toMatchObject({ state: 'expired', debtMinor: graceDebt(money(1_000, 'USD')) })
  const mails = await mailsOf(system, 'charge_declined')
  expect(mails.map(({ data }) => data.next?.kind)).toEqual(['retry', 'retry', 'retry', 'retry', 'over'])
  expect(mails[0]?.data.reason).toBe('The bank says: insufficient_funds.')
})

test('a card that is lost is not tried again: another one is asked for, and tried at once', async () => {
  const system = await due()
  system.gateway.control.away = ({ cardId }) => (cardId === 'pm_new' ? 'succeeded' : { code: 'lost_card' })
  expect(await system.toDue()).toMatchObject({ state: 'needs_person', attempts: 1, failure: 'hard' })
  expect(await system.step(5 * DAY)).toMatchObject({ state: 'needs_person', attempts: 1 })
  expect((await mailsOf(system, 'charge_declined')).map(({ data }) => data.next?.kind)).toEqual(['card'])
  await system.paysWith(system.name, [cardSource('pm_new')])
  expect(await system.step(1_000)).toMatchObject({ state: 'paid', attempts: 2 })
  expect(await system.member(system.name)).toMatchObject({ state: 'active', debtMinor: 0 })
})

test('a bank that wants its holder is never asked again without them, and it ends with the grace', async () => {
  const system = await due()
  system.gateway.control.away = () => ({ code: 'authentication_required' })
  expect(await system.toDue()).toMatchObject({ state: 'needs_person', failure: 'authentication' })
  expect((await mailsOf(system, 'charge_declined')).map(({ data }) => data.next?.kind)).toEqual(['bank'])
  expect(await system.step(16 * DAY - 1)).toMatchObject({ state: 'needs_person', attempts: 1 })
  expect(await system.step(1)).toMatchObject({ state: 'failed', attempts: 1 })
  expect(await system.member(system.name)).toMatchObject({ state: 'expired' })
})

test('a technical failure is tried again in an hour', async () => {
  let left = 1
  const system = await due()
  system.gateway.control.away = () => (left-- > 0 ? { code: 'processing_error' } : 'succeeded')
  expect(await system.toDue()).toMatchObject({ state: 'retrying', quickUsed: true, retries: 0 })
  expect(await system.step(HOUR)).toMatchObject({ state: 'paid', attempts: 2 })
})

test('sources are tried in the order that was chosen, before the grace period begins; at most 8 attempts', async () => {
  const system = await due({ sources: [cardSource('pm_1'), cardSource('pm_2'), { kind: 'wallet' }] })
  system.gateway.control.away = () => ({ code: 'insufficient_funds' })
  expect(await system.toDue()).toMatchObject({ state: 'retrying', attempts: 2 })
  await system.step(DAY)
  const wallet = await system.fill(system.name, money(1_500, 'USD'))
  const paid = await system.step(3 * DAY)
  expect(paid.tries.map(({ source }) => (source.kind === 'card' ? source.cardId : 'wallet'))).toEqual([
    'pm_1',
    'pm_2',
    'pm_1',
    'pm_2',
    'pm_1',
    'pm_2',
    'wallet',
  ])
  expect(paid.state).toBe('paid')
  const left = await db.inTenant(org, (tx) => system.deps.ledger.balancesOf(tx, { orgId: org, account: 'stored_value', subjects: [wallet] }))
  expect(left).toMatchObject([{ minor: 500 }])
  const many = await due({ sources: ['a', 'b', 'c'].map((id) => cardSource(`pm_${id}`)) })
  many.gateway.control.away = () => ({ code: 'insufficient_funds' })
  await many.toDue()
  for (const days of [1, 3, 5, 7, 30]) await many.step(days * DAY)
  expect((await many.charges(many.name))[0]).toMatchObject({ state: 'failed', attempts: 8 })
})

test('one card is tried 15 times in 30 days at most, whatever it pays for, and then again', async () => {
  clock.set(START)
  const system = createLaterSystem(db, clock)
  const shared = { sources: [cardSource('pm_shared')] }
  const names = ['card1', 'card2', 'card3', 'card4']
  for (const name of names) await system.join(name, { since: '2027-01-10', ...shared })
  await system.join('late', { since: '2027-02-13', ...shared })
  system.gateway.control.away = () => ({ code: 'insufficient_funds' })
  clock.set(Date.UTC(2027, 1, 7, 9))
  await system.work()
  for (const days of [3, 1, 3, 5, 7]) {
    clock.advance(days * DAY)
    await system.work()
  }
  const charges = (await Promise.all(names.map((name) => system.charges(name)))).flat()
  expect(charges.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(15)
  expect(charges.map(({ state }) => state)).toEqual(Array(4).fill('failed'))
  clock.set(Date.UTC(2027, 2, 10, 10))
  await system.work()
  clock.set(Date.UTC(2027, 2, 13, 10))
  system.gateway.control.away = () => 'succeeded'
  await system.work()
  expect(await system.charges('late')).toMatchObject([{ state: 'paid', attempts: 1 }])
})

test('by what one thing is paid is changed for that alone: the consent to another keeps its card', async () => {
  const system = createLaterSystem(db, clock)
  await system.join('two', { since: '2027-01-10' })
  const userId = 'usr_two' as UserId
  await db.inTenant(org, (tx) =>
    system.scheduled.mandates.give(tx, {
      ...{
        orgId: org,
        subjectKind: 'booking',
        subjectId: 'bkg_1',
        userId,
        text: 'I agree to the balance.',
        language: 'en-US',
        ip: '127.0.0.1',
        userAgent: null,
      },
      ...{ ceiling: money(9_000, 'USD'), cadence: 'once', sources: [cardSource('pm_balance')] },
    }),
  )
  const caller = { orgId: org, user: { userId, usrType: 2 } } as SignedInCaller
  const sources = [{ kind: 'card' as const, card_id: 'pm_a' }]
  expect(await changeSources(system.deps, { sources, of: { subject_kind: 'toy' } }, caller)).toMatchObject({ ok: true, value: { subjectId: 'two' } })
  const live = await db.inTenant(org, (tx) => system.scheduled.mandates.liveOf(tx, { orgId: org, userId }))
  expect(Object.fromEntries(live.map(({ subjectKind, sources: by }) => [subjectKind, by]))).toMatchObject({
    toy: [{ cardId: 'pm_a' }],
    booking: [{ cardId: 'pm_balance' }],
  })
  expect(await changeSources(system.deps, { sources, of: { subject_kind: 'booking', subject_id: 'bkg_2' } }, caller)).toMatchObject({
    refusal: { code: 'mandate_missing' },
  })
})

test('nothing is charged without a mandate that covers it', async () => {
  const system = await due({ ceiling: 500 })
  expect(await system.toDue()).toMatchObject({ state: 'needs_person', attempts: 0, declineCode: 'mandate_missing' })
  const revoked = await due()
  await db.inTenant(org, (tx) => revoked.scheduled.mandates.revoke(tx, revoked.subjectOf(revoked.name)))
  expect(await revoked.toDue()).toMatchObject({ state: 'needs_person', attempts: 0 })
  expect(revoked.captured()).toEqual([])
})

for (const fault of ['reset_after', 'reset', '500'] as const) {
  test(`an answer that is lost (${fault}) is asked for under the same key: charged once, and nothing else is tried meanwhile`, async () => {
    const system = await due({ sources: [cardSource('pm_1'), cardSource('pm_2')] })
    system.gateway.control.fault = (method, path) => (method === 'POST' && path === '/v1/payment_intents' ? fault : 'none')
    expect(await system.toDue()).toMatchObject({ state: 'trying', attempts: 1, tries: [{ state: 'unknown' }] })
    const refused = await db.inTenant(org, (tx) =>
      system.scheduled.charges.beginByHand(tx, system.subjectOf(system.name), { ref: 'chk', untilMs: clock.nowMs() + HOUR }),
    )
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'charge_under_way' } })
    expect(await system.step(HOUR)).toMatchObject({ state: 'trying', attempts: 1 })
    system.gateway.control.fault = () => 'none'
    expect(await system.step(2 * HOUR)).toMatchObject({ state: 'paid', attempts: 1 })
    expect(system.captured()).toHaveLength(1)
  })
}

test('a node that dies before it stored the answer: the next one asks and charges once', async () => {
  let dies = 1
  const faults: unknown[] = []
  const probe = (at: string) => {
    if (at === 'after call' && dies-- > 0) throw new Error('plug pulled')
  }
  const system = await due({}, { probe, reportFault: (error) => faults.push(error) })
  expect(await system.toDue()).toMatchObject({ state: 'trying', tries: [{ state: 'sent' }] })
  expect(await system.step(HOUR)).toMatchObject({ state: 'paid', attempts: 1 })
  expect(system.captured()).toHaveLength(1)
  expect(faults).toHaveLength(1)
})

test('cancelled while a bank does not answer: nothing more is tried, and what it took is refunded', async () => {
  const system = await due()
  system.gateway.control.fault = (method, path) => (method === 'POST' && path === '/v1/payment_intents' ? 'reset_after' : 'none')
  await system.toDue()
  await system.cancel(system.name)
  system.gateway.control.fault = () => 'none'
  expect(await system.step(HOUR)).toMatchObject({ state: 'called_off', attempts: 1, tries: [{ state: 'paid' }] })
  expect(system.captured()).toEqual([])
  expect(system.gateway.only()).toMatchObject({ received: 1_000, refunded: 1_000 })
  expect(await system.member(system.name)).toMatchObject({ period: 1 })
  await system.step(30 * DAY)
  expect((await system.charges(system.name))[0]).toMatchObject({ attempts: 1 })
})

test('what is not wanted any more is called off before it is tried, and its person is notified', async () => {
  const system = await due()
  await system.change(system.name, { cancelled: true })
  expect(await system.toDue()).toMatchObject({ state: 'called_off', attempts: 0 })
  expect(await mailsOf(system, 'charge_called_off')).toHaveLength(1)
})

test('while its person pays in a checkout nothing is tried', async () => {
  const system = await due()
  const byHand = { ref: 'chk_1', untilMs: clock.nowMs() + 3 * DAY + HOUR }
  await db.inTenant(org, (tx) => system.scheduled.charges.beginByHand(tx, system.subjectOf(system.name), byHand))
  expect(await system.toDue()).toMatchObject({ state: 'scheduled', attempts: 0 })
  const other = await db.inTenant(org, (tx) => system.scheduled.charges.beginByHand(tx, system.subjectOf(system.name), { ...byHand, ref: 'chk_2' }))
  expect(other.ok).toBe(true)
  await db.inTenant(org, (tx) => system.scheduled.charges.endByHand(tx, system.subjectOf(system.name), 'chk_1'))
  expect(await system.step(HOUR)).toMatchObject({ state: 'paid', attempts: 1 })
})

test('a refund, a refund made at the gateway and a dispute are in our books, once each', async () => {
  const system = await due()
  await system.toDue()
  const [{ chargeId, tries }] = (await system.charges(system.name)) as [Awaited<ReturnType<typeof system.charges>>[number]]
  const intent = system.gateway.only()
  const before = { clearing: await system.total('gateway_clearing'), refunds: await system.total('refunds') }
  const request = { orgId: org, chargeId, key: 'part', amount: money(300, 'USD'), reason: 'withdrawn' }
  for (const _ of [1, 2]) {
    await db.inTenant(org, (tx) => system.later.refund(tx, { ...request, from: [{ account: 'revenue', side: 'debit', amount: request.amount }] }))
  }
  await system.step(HOUR)
  expect(intent.refunded).toBe(300)
  system.gateway.refundsOutside(intent, 200)
  for (const _ of [1, 2]) await system.later.onGatewayNews({ paymentId: intent.id, refundId: null, about: 'refund' })
  system.gateway.disputed(intent)
  for (const _ of [1, 2]) await system.later.onGatewayNews({ paymentId: intent.id, refundId: null, about: 'refund' })
  expect(tries).toHaveLength(1)
  expect(await system.total('refunds')).toBe(before.refunds)
  expect(before.clearing - (await system.total('gateway_clearing'))).toBe(1_000)
  expect((await system.member(system.name)).debtMinor).toBe(500)
  system.gateway.disputed(intent, 'won')
  await system.later.onGatewayNews({ paymentId: intent.id, refundId: null, about: 'refund' })
  expect((await system.member(system.name)).debtMinor).toBe(0)
  expect(before.clearing - (await system.total('gateway_clearing'))).toBe(500)
})

test('the calendar of twelve months says what will be charged, and comes true', async () => {
  clock.set(START)
  const system = createLaterSystem(db, clock)
  await system.join('calendar', { since: '2027-01-31' })
  const of = { orgId: org, userId: 'usr_calendar' as never }
  const { chargeCalendar } = await import('./calendar.ts')
  const read = () => db.inTenant(org, (tx) => chargeCalendar(system.deps, tx, of, () => false))
  const answer = (await read()).upcoming
  expect(answer.slice(0, 3).map(({ on, notice_on, state }) => [on, notice_on, state])).toEqual([
    ['2027-02-28', '2027-02-25', 'planned'],
    ['2027-03-31', '2027-03-28', 'planned'],
    ['2027-04-30', '2027-04-27', 'planned'],
  ])
  expect(answer).toHaveLength(11)
  for (const { on, notice_on } of answer) {
    for (const day of [notice_on, on]) {
      clock.set(Date.parse(`${day}T09:00:00Z`))
      await system.work()
    }
  }
  const { past } = await read()
  expect(past.map(({ on, amount }) => [on, amount]).reverse()).toEqual(answer.map(({ on, amount }) => [on, amount]))
  expect(past.every(({ state, attempts }) => state === 'paid' && attempts.length === 1)).toBe(true)
})
