import { runInvariants } from '@sojourn/db'
import { money } from '@sojourn/kernel'
import { fakeClock, idOf, seqIds, testDb } from '@sojourn/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLedger, credit, debit, inverse, ledgerInvariants, ledgerMigrations, type PostingLine } from './index.ts'

const orgId = idOf<'org'>('org_test')
const clock = fakeClock()
const ledger = createLedger({ clock, ids: seqIds() })
let db: Awaited<ReturnType<typeof testDb>>
beforeAll(async () => {
  db = await testDb([ledgerMigrations])
})
afterAll(() => db.close())

const usd = (minor: number) => money(minor, 'USD')
let keys = 0
const post = (kind: string, subject: string, lines: readonly PostingLine[]) =>
  db.inTenant(orgId, (tx) => ledger.post(tx, { orgId, key: `key_${++keys}`, kind, subject, lines }))

/** A line of credit and what can happen to it. */
const lineOf = (lineId: string) => {
  const grant = (minor: number) => post('credit_granted', lineId, [debit('credit_granted', usd(minor)), credit('credit_available', usd(minor))])
  const holding = (tender: string, minor: number) => [debit('credit_available', usd(minor), lineId), credit('tender_held', usd(minor), tender)]
  const taking = (tender: string, minor: number) => [debit('tender_held', usd(minor), tender), credit('customer_prepayment', usd(minor))]
  return {
    grant,
    hold: (tender: string, minor: number) => post('hold', 'chk', holding(tender, minor)),
    release: (tender: string, minor: number) => post('release', 'chk', inverse(holding(tender, minor))),
    take: (tender: string, minor: number, booking = 'bkg') => post('captured', booking, taking(tender, minor)),
    giveBack: (minor: number, booking = 'bkg') =>
      post('given_back', booking, [debit('customer_prepayment', usd(minor)), credit('credit_available', usd(minor), lineId)]),
    payIn: (minor: number) => post('paid_in', lineId, [debit('bank', usd(minor)), credit('credit_available', usd(minor))]),
    balance: () => db.inTenant(orgId, (tx) => ledger.creditOf(tx, { orgId, lineId, currency: 'USD' })),
    moves: (more: { cursor?: string; fromMs?: number; beforeMs?: number; limit?: number } = {}) =>
      db.inTenant(orgId, (tx) => ledger.creditMovesOf(tx, { orgId, lineId, currency: 'USD', limit: 50, ...more })),
  }
}

test('[B3.2] what a line owes is what was taken of it, less what came back; what is held or granted is not owed', async () => {
  const line = lineOf('crl_1')
  await line.grant(1_000)
  await line.hold('tnd_1', 400)
  await line.hold('tnd_2', 100)
  expect(await line.moves()).toEqual([])
  expect(await line.balance()).toEqual({ granted: 1_000, available: 500, held: 500 })
  await line.release('tnd_2', 100)
  await line.take('tnd_1', 400)
  await line.giveBack(150)
  await line.payIn(250)
  expect((await line.moves()).map(({ kind, delta, owed }) => [kind, delta, owed])).toEqual([
    ['paid_in', -250, 0],
    ['given_back', -150, 250],
    ['captured', 400, 400],
  ])
  expect(await line.balance()).toEqual({ granted: 1_000, available: 1_000, held: 0 })
  expect(await runInvariants(db, ledgerInvariants)).toEqual([])
})

test('[B3.2] pages and days cut the list, not the figures: what is owed after each counts all before', async () => {
  const line = lineOf('crl_2')
  await line.grant(1_000)
  for (const [index, minor] of [10, 20, 30, 40].entries()) {
    await line.hold(`tnd_2${index}`, minor)
    await line.take(`tnd_2${index}`, minor, `bkg_2${index}`)
    clock.advance(86_400_000)
  }
  const first = await line.moves({ limit: 3 })
  expect(first.map(({ owed }) => owed)).toEqual([100, 60, 30])
  expect((await line.moves({ limit: 3, cursor: first.at(-1)!.id })).map(({ owed, of }) => [owed, of])).toEqual([[10, 'bkg_20']])
  const second = first[1]!.atMs
  expect((await line.moves({ fromMs: second, beforeMs: second + 1 })).map(({ owed }) => owed)).toEqual([60])
})

test('[B3.2] after the newest move is owed what is granted and neither available nor held, whatever happened', async () => {
  const amount = fc.integer({ min: 1, max: 300 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom('hold', 'release', 'take', 'payIn'), amount), { maxLength: 12 }), async (steps) => {
      const line = lineOf(`crl_p${++keys}`)
      await line.grant(1_000)
      const tender = `tnd_p${keys}`
      for (const [step, minor] of steps) {
        const { available, held, granted } = await line.balance()
        if (step === 'hold') await line.hold(tender, Math.min(minor, available))
        if (step === 'release') await line.release(tender, Math.min(minor, held))
        if (step === 'take') await line.take(tender, Math.min(minor, held))
        if (step === 'payIn') await line.payIn(Math.min(minor, granted - available - held))
      }
      const { granted, available, held } = await line.balance()
      const [tendered] = await db.inTenant(orgId, (tx) => ledger.balancesOf(tx, { orgId, account: 'tender_held', subjects: [tender] }))
      expect(held).toBe(tendered?.minor ?? 0)
      const moves = await line.moves()
      expect(moves[0]?.owed ?? 0).toBe(granted - available - held)
      expect(moves.reduce((sum, { delta }) => sum + delta, 0)).toBe(granted - available - held)
    }),
    { numRuns: 25 },
  )
})

test('neither what is owed nor a page of what moved it reads what was ever posted', async () => {
  const line = lineOf('crl_flat')
  await line.grant(1_000)
  await line.hold('tnd_flat', 300)
  await line.take('tnd_flat', 200)
  await db.pool.query('revoke select on ledger_entries from sojourn_tenant')
  try {
    expect(await line.balance()).toEqual({ granted: 1_000, available: 700, held: 100 })
    expect((await line.moves({ limit: 1 })).map(({ delta, owed }) => [delta, owed])).toEqual([[200, 200]])
  } finally {
    await db.pool.query('grant select on ledger_entries to sojourn_tenant')
  }
})
