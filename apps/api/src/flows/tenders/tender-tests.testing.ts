import { runInvariants } from '@sojourn/db'
import { invariant, money, type Outcome } from '@sojourn/kernel'
import { fakeClock, testDb } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { openTenders, person, type TenderSystem, tenderMigrations, tenderSystemInvariants } from './tender-system.testing.ts'

export const usd = (minor: number) => money(minor, 'USD')

export function got<T>(outcome: Outcome<T>): T {
  invariant(outcome.ok, `refused: ${outcome.ok ? '' : outcome.refusal.code}`)
  return outcome.value
}
export const codeOf = (outcome: Outcome<unknown>): string => (outcome.ok ? 'ok' : outcome.refusal.code)
/** How a checkout is paid: kind and amount of each line. */
export const paidBy = (data: { readonly checkout: { readonly lines: readonly { readonly kind: string; readonly amount: number }[] } }) =>
  data.checkout.lines.map(({ kind, amount }) => [kind, amount])

/** Tenders on a database of this file's own; after each test all that must always hold is looked at. */
export function useTenders() {
  const clock = fakeClock()
  let db: Awaited<ReturnType<typeof testDb>>
  let system: TenderSystem
  let people = 0
  beforeAll(async () => {
    db = await testDb(tenderMigrations)
    system = openTenders(db, clock)
  })
  afterEach(async () => expect(await runInvariants(db, tenderSystemInvariants)).toEqual([]))
  afterAll(() => db.close())

  const newPerson = (usrType: 2 | 3 = 2) => person(`p${++people}`, { usrType })
  return {
    clock,
    db: () => db,
    system: () => system,
    newPerson,
    /** A person with every kind of tender: SAVE10, TAKE25, cash cards worth 150.00, points of two kinds, a wallet of 80.00. */
    async rich(usrType: 2 | 3 = 2) {
      const caller = newPerson(usrType)
      const { userId, firstName: at } = caller.user
      await system.coupon({ code: 'SAVE10', gives: { kind: 'percent', basisPoints: 1_000 }, userId, product: 'HLT' })
      await system.coupon({ code: 'TAKE25', gives: { kind: 'amount', off: usd(2_500) }, userId })
      await system.card(caller, `late${at}`, 'CASH', usd(5_000), clock.nowMs() + 90 * 86_400_000)
      await system.card(caller, `soon${at}`, 'CASH', usd(10_000), clock.nowMs() + 86_400_000)
      await system.card(caller, `wallet${at}`, 'WALLET', usd(8_000))
      await system.points(caller)
      return { caller, at }
    },
  }
}
