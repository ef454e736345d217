import { type Db, raw, sql } from '@sojourn/db'
import type { OrgId, Tx } from '@sojourn/kernel'
import { fakeClock, idOf, seqIds, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPoints, type Lot, type PointType, pointsMigrations } from './index.ts'

const [org, other] = [idOf<'org'>('org_test'), idOf<'org'>('org_other')]
const DAY_MS = 86_400_000
const clock = fakeClock()
const points = createPoints({ clock, ids: seqIds() })
let db: Db
let people = 0

const within = <T>(work: (tx: Tx) => Promise<T>, of: OrgId = org) => db.inTenant(of, work)
const person = () => ({ orgId: org, userId: idOf<'user'>(`usr_${++people}`) })
const filled: [string, string, number][] = []
const fill = async (_tx: Tx, { lotId }: Lot, { unit }: PointType, count: number) => filled.push([lotId, unit, count])
const nora = person()

beforeAll(async () => {
  db = await testDb([pointsMigrations])
  await within((tx) => points.seed(tx, { ...nora, currency: 'USD' }, 'member', fill))
})
afterAll(() => db.close())

test('[A3.7] a kind of points shows its rate, code, label, funding partner, rule and level, and how the ledger counts it', async () => {
  expect(await within((tx) => points.typesOf(tx, { orgId: org }))).toEqual([
    {
      code: 'SOJOURN_MILES',
      label: 'Sojourn Miles',
      unit: 'XSM',
      ratePerMiles: 100,
      currency: 'USD',
      partner: 'SOJOURN',
      ruleCode: 'MILES_BURN',
      ruleLevel: 'ORGANISATION',
      earnsPerUnit: 1,
      daysMax: 1_095,
    },
    {
      code: 'PARTNER_POINTS',
      label: 'Partner Points',
      unit: 'XPP',
      ratePerMiles: 200,
      currency: 'USD',
      partner: 'MERIDIAN',
      ruleCode: 'PARTNER_BURN',
      ruleLevel: 'PARTNER',
      earnsPerUnit: 0,
      daysMax: null,
    },
  ])
})

test('the demo member has 12,000 Sojourn Miles and 3,000 Partner Points of different ages; seeding twice changes nothing', async () => {
  const before = await within((tx) => points.lotsOf(tx, nora))
  clock.advance(1_000)
  await within((tx) => points.seed(tx, { ...nora, currency: 'USD' }, 'member', fill))
  expect(await within((tx) => points.lotsOf(tx, nora))).toEqual(before)
  expect(filled.slice(0, 3)).toEqual(filled.slice(3))
  const sums = new Map<string, number>()
  for (const [, unit, count] of filled.slice(0, 3)) sums.set(unit, (sums.get(unit) ?? 0) + count)
  expect([...sums]).toEqual([
    ['XSM', 12_000],
    ['XPP', 3_000],
  ])
  expect(new Set(before.map(({ earnedMs }) => earnedMs)).size).toBe(3)
})

test('[A6.5] the demo agent’s organisation has a kind of points of its own, which are not earned, and the agent 4,000 of them', async () => {
  const agent = { orgId: idOf<'org'>('org_agency'), userId: idOf<'user'>('usr_agent') }
  const given: [string, number][] = []
  const give = async (_tx: Tx, _lot: Lot, { unit }: PointType, count: number) => given.push([unit, count])
  await within((tx) => points.seed(tx, { ...agent, currency: 'USD' }, 'agent', give), agent.orgId)
  expect(given).toEqual([['XNW', 4_000]])
  expect(await within((tx) => points.typesOf(tx, agent), agent.orgId)).toMatchObject([{ code: 'NORTHWIND_POINTS', ratePerMiles: 100, earnsPerUnit: 0 }])
  expect(await within((tx) => points.lotsOf(tx, agent), agent.orgId)).toHaveLength(1)
})

test('lots come oldest first, of one kind or of all, until the instant they run out', async () => {
  const theo = person()
  const lot = (typeCode: string, source: string, days: number) =>
    within((tx) => points.addLot(tx, { ...theo, typeCode, source, earnedMs: clock.nowMs() - days * DAY_MS }))
  const [young, partner, old] = [await lot('SOJOURN_MILES', 'a', 10), await lot('PARTNER_POINTS', 'b', 2_000), await lot('SOJOURN_MILES', 'c', 1_094)]
  const ids = async (typeCode?: string) => (await within((tx) => points.lotsOf(tx, { ...theo, ...(typeCode && { typeCode }) }))).map(({ lotId }) => lotId)
  expect(await ids()).toEqual([partner.lotId, old.lotId, young.lotId])
  expect(await ids('SOJOURN_MILES')).toEqual([old.lotId, young.lotId])
  expect(old.expiresAtMs).toBe(clock.nowMs() + DAY_MS)
  clock.advance(DAY_MS - 1)
  expect(await ids('SOJOURN_MILES')).toEqual([old.lotId, young.lotId])
  clock.advance(1)
  expect(await ids('SOJOURN_MILES')).toEqual([young.lotId])
  expect(await ids('PARTNER_POINTS')).toEqual([partner.lotId])
})

test('a lot that has run out is reported, and renewed it is a lot of its own, as old, until then; another person’s is not', async () => {
  const [theo, ines] = [person(), person()]
  const earnedMs = clock.nowMs() - 1_095 * DAY_MS
  const { lotId } = await within((tx) => points.addLot(tx, { ...theo, typeCode: 'SOJOURN_MILES', source: 'old', earnedMs }))
  const young = await within((tx) => points.addLot(tx, { ...theo, typeCode: 'SOJOURN_MILES', source: 'young' }))
  expect(await within((tx) => points.runOut(tx, { orgId: org, lotIds: [lotId, young.lotId] }))).toEqual([lotId])
  const untilMs = clock.nowMs() + DAY_MS
  const renew = (of: typeof theo) => within((tx) => points.renew(tx, { ...of, lotId, untilMs }))
  const fresh = await renew(theo)
  expect(await renew(theo)).toBe(fresh)
  const expected = { lotId: fresh, typeCode: 'SOJOURN_MILES', earnedMs, usableFromMs: earnedMs, expiresAtMs: untilMs }
  expect(await within((tx) => points.lotsOf(tx, theo))).toEqual([expected, young])
  await expect(renew(ines)).rejects.toThrow('is there')
})

test('the same source is the same lot, as old as it was; another person’s of the same source is another', async () => {
  const [theo, ines] = [person(), person()]
  const lot = (of: typeof theo) => within((tx) => points.addLot(tx, { ...of, typeCode: 'SOJOURN_MILES', source: 'bkg_1' }))
  const once = await lot(theo)
  expect(once.earnedMs).toBe(clock.nowMs())
  clock.advance(1)
  expect(await lot(theo)).toEqual(once)
  expect((await lot(ines)).lotId).not.toBe(once.lotId)
  expect(await within((tx) => points.lotsOf(tx, theo))).toHaveLength(1)
})

test('points of a kind there is not are not made', async () => {
  const theo = person()
  await expect(within((tx) => points.addLot(tx, { ...theo, typeCode: 'NONE', source: 'x' }))).rejects.toThrow('no points of the kind')
  expect(await within((tx) => points.membershipNo(tx, theo))).toBeNull()
})

test('[A3.7] a person with points has a loyalty_membership_no of their own, and keeps it', async () => {
  const theo = person()
  expect(await within((tx) => points.membershipNo(tx, theo))).toBeNull()
  for (const source of ['a', 'b']) await within((tx) => points.addLot(tx, { ...theo, typeCode: 'SOJOURN_MILES', source }))
  const number = await within((tx) => points.membershipNo(tx, theo))
  expect(number).toMatch(/^[0-9A-Z-]+$/)
  await within((tx) => points.addLot(tx, { ...theo, typeCode: 'PARTNER_POINTS', source: 'c' }))
  expect(await within((tx) => points.membershipNo(tx, theo))).toBe(number)
  expect(await within((tx) => points.membershipNo(tx, nora))).not.toBe(number)
})

test('another organisation has none of it', async () => {
  expect(await within((tx) => points.typesOf(tx, { orgId: org }), other)).toEqual([])
  expect(await within((tx) => points.lotsOf(tx, nora), other)).toEqual([])
  expect(await within((tx) => points.membershipNo(tx, nora), other)).toBeNull()
})

test('the database refuses a kind whose unit could be money’s, and a lot that ran out before it was there', async () => {
  const run = (text: string) => within((tx) => raw.raw(text).execute(sql(tx)))
  await expect(run(`update point_types set unit = 'USD' where code = 'SOJOURN_MILES'`)).rejects.toThrow('check')
  await expect(run('update point_lots set expires_at_ms = earned_ms')).rejects.toThrow('check')
})
