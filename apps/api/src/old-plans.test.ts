import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type MigrationSet, raw, sql } from '@sojourn/db'
import type { OrgId } from '@sojourn/kernel'
import { fakeClock, newFolder, seqIds, testDb } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { ledgerMigrations } from './modules/ledger/index.ts'
import { createMemberships, membershipsMigrations } from './modules/memberships/index.ts'

const folder = newFolder()
const nothing = { billOrganisation: async () => {}, returnBill: async () => {}, addressOf: async () => null }
const memberships = createMemberships({ clock: fakeClock(), ids: seqIds(), ...nothing })

/** As it was before organisations said for whom they pay. */
function asThen(set: MigrationSet): MigrationSet {
  const then = join(folder, set.owner)
  for (const file of readdirSync(fileURLToPath(set.folder)).filter((name) => name.endsWith('.sql') && name < '0005'))
    cpSync(fileURLToPath(new URL(file, set.folder)), join(then, file))
  return { ...set, folder: pathToFileURL(`${then}/`) }
}

test('plans of an older database keep their price and members, take nobody new at the cost of the organisation, and their running term is billed once', async () => {
  const db = await testDb([ledgerMigrations, asThen(membershipsMigrations)])
  const run = (text: string) => db.asSystem(async (tx) => (await raw<Record<string, unknown>>`${raw.raw(text)}`.execute(sql(tx))).rows)
  await run(`insert into plans values ('org', 'sub', 'C', 'Crew', '', '', '', 'EUR', 'mem', 1, 0, 1, 0, 0, true, true, true,
    '{"memberPricePoints":0,"pointsTimes":1,"weekHoldHours":0,"dreamtrips":false}', 1, true, 0)`)
  await run(`insert into plan_prices values ('org', 'sub', 0, 6000, 5000)`)
  await run(`insert into memberships (org_id, membership_no, user_id, sub_id, state, since_day, period_no, period_start, period_end, anchor_day, time_zone, currency, period_minor,
    price_minor, renews, next_payment_by_org, booking_id) values ('org', 'mbr', 'usr', 'sub', 'active', '2026-11-01', 1, '2026-11-01', '2027-11-01', 1, 'UTC', 'EUR', 0, 5000, true, true, 'bkg')`)
  await run(`insert into ledger_balances values ('org', 'organisation_receivable', 'EUR', 'bkg', false, 6000), ('org', 'revenue', 'EUR', 'bkg', false, 6000)`)
  await run(`with posted as (insert into ledger_transactions values ('org', 'ltx', 'bkg:organisation_pays', 'organisation_pays', 'bkg', 7))
    insert into ledger_entries values ('org', 'ltx', 1, 'organisation_receivable', 'EUR', 'bkg', 6000, 6000), ('org', 'ltx', 2, 'revenue', 'EUR', 'bkg', -6000, 6000)`)
  await db.migrate([ledgerMigrations, membershipsMigrations])
  const plan = await db.asSystem((tx) => memberships.findPlan(tx, 'org' as OrgId, 'sub'))
  expect(plan).toMatchObject({
    eligibility: { kind: 'nobody' },
    currency: 'EUR',
    price: { initial: { minor: 6000, currency: 'EUR' } },
    texts: {},
    currencies: [],
  })
  expect(await run('select key, booking_id, period_until, billed_minor, returned_minor from organisation_terms')).toEqual([
    { key: 'bkg', booking_id: 'bkg', period_until: '2027-11-01', billed_minor: 6000, returned_minor: 0 },
  ])
  await db.close()
})
