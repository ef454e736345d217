import { raw, sql } from '@sojourn/db'
import { type Account, isGuarded } from '../domain/posting.ts'
import type { LedgerStore } from './ledger-store.ts'

interface Tables {
  ledger_balances: { org_id: string; account: Account; currency: string; subject_id: string; guarded: boolean; balance_minor: number }
  ledger_transactions: { org_id: string; transaction_id: string; key: string; kind: string; subject_id: string; posted_ms: number }
  ledger_entries: { org_id: string; transaction_id: string; line: number; account: Account; currency: string; subject_id: string; amount_minor: number }
}

export const ledgerStore: LedgerStore = {
  async insert(tx, { orgId, transactionId, key, kind, subject, entries, atMs }) {
    const { numInsertedOrUpdatedRows } = await sql<Tables>(tx)
      .insertInto('ledger_transactions')
      .values({ org_id: orgId, transaction_id: transactionId, key, kind, subject_id: subject, posted_ms: atMs })
      .onConflict((conflict) => conflict.columns(['org_id', 'key']).doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) return false
    for (const { account, currency, delta } of entries) {
      // Two ways, because the guard is checked on the row to be inserted before a conflict is looked for.
      const { numUpdatedRows } = await sql<Tables>(tx)
        .updateTable('ledger_balances')
        .set({ balance_minor: raw<number>`balance_minor + ${delta}` })
        .where('org_id', '=', orgId)
        .where('account', '=', account)
        .where('currency', '=', currency)
        .where('subject_id', '=', subject)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 1n) continue
      await sql<Tables>(tx)
        .insertInto('ledger_balances')
        .values({ org_id: orgId, account, currency, subject_id: subject, guarded: isGuarded(account), balance_minor: delta })
        .onConflict((conflict) =>
          conflict
            .columns(['org_id', 'account', 'currency', 'subject_id'])
            .doUpdateSet({ balance_minor: raw<number>`ledger_balances.balance_minor + ${delta}` }),
        )
        .execute()
    }
    await sql<Tables>(tx)
      .insertInto('ledger_entries')
      .values(
        entries.map(({ account, currency, minor }, line) => ({
          org_id: orgId,
          transaction_id: transactionId,
          line: line + 1,
          account,
          currency,
          subject_id: subject,
          amount_minor: minor,
        })),
      )
      .execute()
    return true
  },

  async balances(tx, orgId, subject) {
    const rows = await sql<Tables>(tx)
      .selectFrom('ledger_balances')
      .select(['account', 'currency', 'balance_minor as minor'])
      .where('org_id', '=', orgId)
      .where('subject_id', '=', subject)
      .orderBy('account')
      .execute()
    return rows
  },
}
