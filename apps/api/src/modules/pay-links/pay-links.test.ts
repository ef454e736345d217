import { raw, sql } from '@sojourn/db'
import { money } from '@sojourn/kernel'
import { fakeClock, idOf, seqIds, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPayLinks, payLinksMigrations } from './index.ts'

const orgId = idOf<'org'>('org_test')
const agentId = idOf<'user'>('usr_agent')
const clock = fakeClock()
const links = createPayLinks({ clock, ids: seqIds() })
let db: Awaited<ReturnType<typeof testDb>>
beforeAll(async () => {
  db = await testDb([payLinksMigrations])
})
afterAll(() => db.close())

let count = 0
const add = () =>
  db.inTenant(orgId, (tx) =>
    links.add(tx, {
      orgId,
      agentId,
      clientId: idOf<'user'>('usr_client'),
      checkoutId: idOf<'checkout'>(`chk_${++count}`),
      title: 'Casa das Andorinhas',
      clientName: 'Amara Okafor',
      amount: money(52_566, 'USD'),
      guests: [{ first_name: 'Amara', last_name: 'Okafor' }],
      expiresAtMs: clock.nowMs() + 3_600_000,
    }),
  )

test('[A6.5] only the receiver of the token has it: it is nowhere in the database', async () => {
  const { link, token } = await add()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await db.inTenant(orgId, (tx) => links.findByToken(tx, orgId, token))).toEqual(link)
  expect(await db.inTenant(orgId, (tx) => links.findByToken(tx, orgId, link.linkId))).toBeNull()
  const { rows } = await db.inTenant(orgId, (tx) => raw<{ row: string }>`select row_to_json(l)::text as row from pay_links l`.execute(sql(tx)))
  expect(rows.map(({ row }) => row).join()).not.toContain(token)
})

test('[A6.5] another agent’s link is like none, and no other organisation has it', async () => {
  const { link, token } = await add()
  const take = (of: { orgId: typeof orgId; agentId: typeof agentId }) => db.inTenant(of.orgId, (tx) => links.take(tx, of, link.linkId))
  expect(await take({ orgId, agentId })).toEqual(link)
  expect(await take({ orgId, agentId: idOf<'user'>('usr_other') })).toBeNull()
  const other = idOf<'org'>('org_other')
  expect(await take({ orgId: other, agentId })).toBeNull()
  expect(await db.inTenant(other, (tx) => links.findByToken(tx, other, token))).toBeNull()
})

test('[A6.5] newest first, page by page; what is taken back or out of time does not run', async () => {
  const { link } = await add()
  const { link: newest } = await add()
  await db.inTenant(orgId, (tx) => links.withdraw(tx, newest))
  const page = (before?: string) => db.inTenant(orgId, (tx) => links.list(tx, { orgId, agentId, before, limit: 1 }))
  expect(await page()).toEqual([{ ...newest, withdrawn: true }])
  expect(await page(newest.linkId)).toEqual([link])
  const running = () => db.inTenant(orgId, (tx) => links.holdRunning(tx, { orgId, agentId }))
  expect((await running()).map(({ linkId }) => linkId)).toContain(link.linkId)
  expect((await running()).map(({ linkId }) => linkId)).not.toContain(newest.linkId)
  clock.advance(3_600_000)
  expect(await running()).toEqual([])
})
