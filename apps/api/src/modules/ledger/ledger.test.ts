import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { raw, runInvariants, sql } from '@sojourn/db'
import { money, type Tx } from '@sojourn/kernel'
import { fakeClock, idOf, newFolder, seqIds, testDb } from '@sojourn/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isGuarded, SIDES } from './domain/posting.ts'
import { type Account, createLedger, credit, debit, inverse, ledgerInvariants, ledgerMigrations, type PostingLine } from './index.ts'

const org = idOf<'org'>('org_test')
const ledger = createLedger({ clock: fakeClock(), ids: seqIds() })
let db: Awaited<ReturnType<typeof testDb>>
beforeAll(async () => {
  db = await testDb([ledgerMigrations])
})
afterAll(() => db.close())

const usd = (minor: number) => money(minor, 'USD')
let keys = 0
const post = (lines: readonly PostingLine[], subject = 'bkg_1', key = `key_${++keys}`) =>
  db.inTenant(org, (tx) => ledger.post(tx, { orgId: org, key, kind: 'test', subject, lines }))
const query = (text: string) => db.inTenant(org, async (tx: Tx) => (await raw.raw(text).execute(sql(tx))).rows)

test('posts a capture and its inverse; one key has one effect', async () => {
  const capture = [debit('gateway_clearing', usd(12_345)), credit('customer_prepayment', usd(12_345))]
  expect(await post(capture, 'bkg_a', 'capture')).toBe(true)
  expect(await post(capture, 'bkg_a', 'capture')).toBe(false)
  expect(await db.inTenant(org, (tx) => ledger.balances(tx, org, 'bkg_a'))).toEqual([
    { account: 'customer_prepayment', currency: 'USD', minor: 12_345 },
    { account: 'gateway_clearing', currency: 'USD', minor: 12_345 },
  ])
  await post(inverse(capture), 'bkg_a')
  expect((await db.inTenant(org, (tx) => ledger.balances(tx, org, 'bkg_a'))).map((each) => each.minor)).toEqual([0, 0])
})

test('an enqueued posting is committed with its transaction, once per key; where it is refused, its transaction fails', async () => {
  const write = (minor: number, key: string) =>
    db.inTenant(org, async (tx) => {
      await ledger.write(tx, { orgId: org, key: `${key}_in`, kind: 'test', subject: 'bkg_w', lines: [debit('bank', usd(100)), credit('revenue', usd(100))] })
      await ledger.write(tx, { orgId: org, key, kind: 'test', subject: 'bkg_w', lines: [debit('revenue', usd(minor)), credit('bank', usd(minor))] })
    })
  await write(40, 'w1')
  await write(40, 'w1')
  await expect(write(161, 'w2')).rejects.toThrow('check')
  expect((await db.inTenant(org, (tx) => ledger.balances(tx, org, 'bkg_w'))).map((each) => each.minor)).toEqual([60, 60])
})

test('a posting that does not balance throws before anything is written', async () => {
  await expect(post([debit('gateway_clearing', usd(100)), credit('revenue', usd(99))])).rejects.toThrow('sums to 0')
  await expect(post([debit('gateway_clearing', usd(100)), credit('revenue', money(100, 'EUR'))])).rejects.toThrow('sums to 0')
})

test('refunds never exceed what was captured: the clearing account of a booking cannot fall below 0', async () => {
  await post([debit('gateway_clearing', usd(500)), credit('customer_prepayment', usd(500))], 'bkg_b')
  await expect(post([debit('customer_prepayment', usd(501)), credit('gateway_clearing', usd(501))], 'bkg_b')).rejects.toThrow('check')
})

test('entries are never changed, not even by the system, and the database itself refuses an unbalanced transaction', async () => {
  await post([debit('gateway_clearing', usd(7)), credit('revenue', usd(7))], 'bkg_c')
  await expect(query('update ledger_entries set amount_minor = 1')).rejects.toThrow('post the inverse')
  await expect(query('delete from ledger_transactions')).rejects.toThrow('post the inverse')
  const forged = `insert into ledger_transactions values ('org_test', 'forged', 'forged', 'x', 'bkg_c', 1);`
  await expect(query(forged)).rejects.toThrow('does not balance')
  await expect(
    query(`insert into ledger_entries select org_id, transaction_id, 9, 'revenue', 'USD', 'bkg_c', 5, 5 from ledger_transactions where subject_id = 'bkg_c'`),
  ).rejects.toThrow('does not balance')
})

test('the chart in the database says of each account what the code says', async () => {
  const chart = await query('select account, side, guarded from ledger_chart')
  expect(chart).toHaveLength(Object.keys(SIDES).length)
  for (const each of chart as { account: Account; side: string; guarded: boolean }[]) {
    expect(each).toEqual({ account: each.account, side: SIDES[each.account], guarded: isGuarded(each.account) })
  }
})

test('a line names whose balance it moves, and no card is used beyond what it holds', async () => {
  const hold = (minor: number) => post([debit('stored_value', usd(minor), 'card_1'), credit('tender_held', usd(minor), 'tnd_1')], 'chk_1')
  await post([debit('value_issued', usd(4_000), 'card_1'), credit('stored_value', usd(4_000), 'card_1')], 'card_1')
  await hold(3_000)
  await expect(hold(1_001)).rejects.toThrow('check')
  const of = (account: Account, subjects: string[]) =>
    db.inTenant(org, (tx) => ledger.balancesOf(tx, { orgId: org, account, subjects, currency: 'USD' }, { lock: true }))
  expect(await of('stored_value', ['card_1', 'card_none'])).toEqual([{ subject: 'card_1', currency: 'USD', minor: 1_000 }])
  expect(await of('tender_held', ['tnd_1'])).toEqual([{ subject: 'tnd_1', currency: 'USD', minor: 3_000 }])
  expect(await of('tender_held', [])).toEqual([])
})

test('what moved on an account is read newest first, page by page, with the balance after each', async () => {
  for (const minor of [100, 200, 300]) await post([debit('points_issued', usd(minor), 'lot_1'), credit('points', usd(minor), 'lot_1')], `grant_${minor}`)
  await post([debit('points', usd(50), 'lot_1'), credit('tender_held', usd(50), 'tnd_9')], 'chk_9')
  const page = (cursor?: string) => db.inTenant(org, (tx) => ledger.entriesOf(tx, { orgId: org, account: 'points', subjects: ['lot_1'], cursor, limit: 3 }))
  const first = await page()
  expect(first.map(({ of, delta, balance }) => [of, delta, balance])).toEqual([
    ['chk_9', -50, 550],
    ['grant_300', 300, 600],
    ['grant_200', 200, 300],
  ])
  expect(first[0]).toMatchObject({ kind: 'test', subject: 'lot_1', currency: 'USD' })
  expect((await page(first[2]!.id)).map(({ of, balance }) => [of, balance])).toEqual([['grant_100', 100]])
})

test('what a posting did to a balance is found by its key', async () => {
  await post([debit('agency_payable', usd(40), 'agent_1'), credit('payouts', usd(40), 'agent_1')], 'out', 'paid_out:1')
  const posted = (key: string, account: Account, subject: string) => db.inTenant(org, (tx) => ledger.posted(tx, { orgId: org, key, account, subject }))
  expect(await posted('paid_out:1', 'payouts', 'agent_1')).toEqual({ currency: 'USD', minor: 40 })
  expect(await posted('paid_out:1', 'agency_payable', 'agent_1')).toEqual({ currency: 'USD', minor: -40 })
  expect(await posted('paid_out:2', 'payouts', 'agent_1')).toBeNull()
  expect(await posted('paid_out:1', 'payouts', 'agent_2')).toBeNull()
})

test('another organisation neither sees nor reaches the books', async () => {
  const other = idOf<'org'>('org_other')
  expect(await db.inTenant(other, (tx) => ledger.balances(tx, org, 'bkg_b'))).toEqual([])
})

test('whatever is posted, sums are 0, guarded balances hold and balances equal their lines', async () => {
  const accounts = Object.keys(SIDES) as Account[]
  const posting = fc.record({
    from: fc.constantFrom(...accounts),
    to: fc.constantFrom(...accounts),
    minor: fc.integer({ min: 0, max: 2_000_000 }),
    currency: fc.constantFrom('USD', 'JPY', 'KWD'),
    subject: fc.constantFrom('p1', 'p2'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(posting, { minLength: 1, maxLength: 6 }), async (postings) => {
      for (const { from, to, minor, currency, subject } of postings) {
        const amount = money(minor, currency)
        await post([debit(from, amount), credit(to, amount)], subject).catch((error: Error) => expect(error.message).toContain('check'))
      }
      expect(await runInvariants(db, ledgerInvariants)).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('earnings that are final are not read again, until something is posted on them', async () => {
  const of = { orgId: org, agentId: 'usr_open' }
  const earn = (booking: string, minor: number) => post([debit('gateway_clearing', usd(minor)), credit('agency_payable', usd(minor), of.agentId)], booking)
  await earn('bkg_e1', 300)
  await earn('bkg_e2', 500)
  const open = () => db.inTenant(org, (tx) => ledger.openEarnings(tx, of))
  expect((await open()).map((each) => [each.of, each.minor])).toEqual([
    ['bkg_e1', 300],
    ['bkg_e2', 500],
  ])
  await db.inTenant(org, (tx) => ledger.closeEarnings(tx, { ...of, of: ['bkg_e1', 'bkg_e2'] }))
  expect(await open()).toEqual([])
  await post([debit('agency_payable', usd(100), of.agentId), credit('gateway_clearing', usd(100))], 'bkg_e2')
  expect(await open()).toEqual([{ of: 'bkg_e2', currency: 'USD', minor: 400 }])
})

test('what was posted before is in what is stored of credit and of earnings', async () => {
  const folder = newFolder()
  const files = readdirSync(ledgerMigrations.folder).filter((file) => file.endsWith('.sql') && file < '0010')
  for (const file of files) cpSync(new URL(file, ledgerMigrations.folder), join(folder, file))
  const old = await testDb([{ ...ledgerMigrations, folder: pathToFileURL(`${folder}/`) }])
  const postOld = (subject: string, lines: readonly PostingLine[]) =>
    old.inTenant(org, (tx) => ledger.post(tx, { orgId: org, key: `old_${++keys}`, kind: 'test', subject, lines }))
  const hold = [debit('credit_available', usd(400), 'crl_old'), credit('tender_held', usd(400), 'tnd_old')]
  await postOld('crl_old', [debit('credit_granted', usd(1_000)), credit('credit_available', usd(1_000))])
  await postOld('chk_old', hold)
  await postOld('bkg_old', [debit('tender_held', usd(300), 'tnd_old'), credit('customer_prepayment', usd(300))])
  await postOld('crl_old', [debit('bank', usd(50)), credit('credit_available', usd(50))])
  for (const minor of [70, -30]) {
    const lines = [debit('gateway_clearing', usd(Math.abs(minor))), credit('agency_payable', usd(Math.abs(minor)), 'usr_old')]
    await postOld('bkg_old', minor > 0 ? lines : inverse(lines))
  }
  await old.migrate([ledgerMigrations])
  const line = { orgId: org, lineId: 'crl_old', currency: 'USD' }
  const [balance, moves, open] = await old.inTenant(org, async (tx) => [
    await ledger.creditOf(tx, line),
    await ledger.creditMovesOf(tx, { ...line, limit: 9 }),
    await ledger.openEarnings(tx, { orgId: org, agentId: 'usr_old' }),
  ])
  await old.close()
  expect(balance).toEqual({ granted: 1_000, available: 650, held: 100 })
  expect(moves.map(({ delta, owed }) => [delta, owed])).toEqual([
    [-50, 250],
    [300, 300],
  ])
  expect(open).toEqual([{ of: 'bkg_old', currency: 'USD', minor: 40 }])
})
