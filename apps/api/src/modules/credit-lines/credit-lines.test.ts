import { money } from '@sojourn/kernel'
import { fakeClock, idOf, seqIds, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCreditLines, creditLinesMigrations } from './index.ts'

const orgId = idOf<'org'>('org_test')
const agentId = idOf<'user'>('usr_agent')
const lines = createCreditLines({ clock: fakeClock(), ids: seqIds() })
let db: Awaited<ReturnType<typeof testDb>>
beforeAll(async () => {
  db = await testDb([creditLinesMigrations])
})
afterAll(() => db.close())

const open = (limit = money(500_000, 'USD')) => db.inTenant(orgId, (tx) => lines.open(tx, { orgId, agentId, vpId: 'vp_1', limit }))
const lineOf = (of: { orgId: typeof orgId; agentId: typeof agentId }) => db.inTenant(of.orgId, (tx) => lines.lineOf(tx, of))

test('[B3.2] an agent has one line: opened again, it is the one there is', async () => {
  const line = await open()
  expect(line).toMatchObject({ vpId: 'vp_1', currency: 'USD', limit: money(500_000, 'USD') })
  expect(await open(money(900_000, 'USD'))).toEqual(line)
  expect(await lineOf({ orgId, agentId })).toEqual(line)
})

test('[B3.2] no one else has it, and no other organisation sees it', async () => {
  await open()
  expect(await lineOf({ orgId, agentId: idOf<'user'>('usr_other') })).toBeNull()
  expect(await lineOf({ orgId: idOf<'org'>('org_other'), agentId })).toBeNull()
})

test('[B3.2] its limit is changed in place', async () => {
  const line = await open()
  await db.inTenant(orgId, async (tx) => lines.setLimit(tx, (await lines.takeLine(tx, { orgId, agentId }))!, money(600_000, 'USD')))
  expect(await lineOf({ orgId, agentId })).toEqual({ ...line, limit: money(600_000, 'USD') })
})
