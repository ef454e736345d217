import { fixed, prepared, raw, type Sql, sql } from '@sojourn/db'
import { type Account, isGuarded, SIDES } from '../domain/posting.ts'
import type { BalancesAsk, LedgerEntry, LedgerStore, NewTransaction } from './ledger-store.ts'

interface Tables {
  ledger_balances: { org_id: string; account: Account; currency: string; subject_id: string; guarded: boolean; balance_minor: number }
  ledger_transactions: { org_id: string; transaction_id: string; key: string; kind: string; subject_id: string; posted_ms: number }
  ledger_entries: { org_id: string; transaction_id: string; line: number; account: Account; currency: string; subject_id: string; amount_minor: number }
  agency_earnings: { org_id: string; agent_id: string; earned_by: string; currency: string; earned_minor: number; is_final: boolean }
}

const posting = ({ entries, ...transaction }: NewTransaction) => ({
  ...transaction,
  lines: JSON.stringify(entries.map((entry) => ({ ...entry, subject_id: entry.subject, guarded: isGuarded(entry.account) }))),
})
const post = prepared((db: Sql<Tables>, at: ReturnType<typeof posting>) => {
  const posted = raw<boolean>`ledger_post(${at.orgId}, ${at.transactionId}, ${at.key}, ${at.kind}, ${at.subject}, ${at.atMs}, ${at.lines}::jsonb)`
  return db.selectNoFrom(posted.as('posted'))
})

type BalanceKeys = Pick<BalancesAsk, 'orgId' | 'account' | 'subjects'>
const balancesOf = (db: Sql<Tables>, { orgId, account, subjects }: BalanceKeys) =>
  db
    .selectFrom('ledger_balances')
    .select(['subject_id as subject', 'currency', 'balance_minor as minor'])
    .where('org_id', '=', orgId)
    .where('account', '=', account)
    .where('subject_id', 'in', [...subjects])
    // In the order in which a posting takes them.
    .orderBy('currency')
    .orderBy('subject_id')
const lockBalancesOfOne = prepared((db: Sql<Tables>, { subject, ...of }: Pick<BalanceKeys, 'orgId' | 'account'> & { subject: string }) =>
  balancesOf(db, { ...of, subjects: [subject] }).forUpdate(),
)

export const ledgerStore: LedgerStore = {
  async insert(tx, transaction) {
    const row = await post.first(tx, posting(transaction))
    return row!.posted
  },

  async write(tx, transaction) {
    post.write(tx, posting(transaction))
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

  async balancesOf(tx, { orgId, account, currency, subjects }, lock) {
    const [subject, another] = subjects
    if (subject === undefined) return []
    if (lock && another === undefined && currency === undefined) return [...(await lockBalancesOfOne.all(tx, { orgId, account, subject }))]
    return balancesOf(sql<Tables>(tx), { orgId, account, subjects })
      .$if(currency !== undefined, (query) => query.where('currency', '=', currency!))
      .$if(lock, (query) => query.forUpdate())
      .execute()
  },

  async accountBalances(tx, { orgId, account }) {
    return sql<Tables>(tx)
      .selectFrom('ledger_balances')
      .select(['subject_id as subject', 'currency', 'balance_minor as minor'])
      .where('org_id', '=', orgId)
      .where('account', '=', account)
      .orderBy('subject_id')
      .orderBy('currency')
      .execute()
  },

  async openEarnings(tx, { orgId, agentId }) {
    return sql<Tables>(tx)
      .selectFrom('agency_earnings')
      .select(['earned_by as of', 'currency', 'earned_minor as minor'])
      .where('org_id', '=', orgId)
      .where('agent_id', '=', agentId)
      .where('is_final', '=', fixed(false))
      .orderBy('earned_by')
      .execute()
  },

  async closeEarnings(tx, { orgId, agentId, of }) {
    if (of.length === 0) return
    const db = sql<Tables>(tx)
    // Whoever closes them at the same time does the same: neither waits.
    const open = db
      .selectFrom('agency_earnings')
      .select(['earned_by', 'currency'])
      .where('org_id', '=', orgId)
      .where('agent_id', '=', agentId)
      .where('earned_by', 'in', [...of])
      .forUpdate()
      .skipLocked()
    await db
      .updateTable('agency_earnings as a')
      .from(open.as('open'))
      .set({ is_final: true })
      .where('a.org_id', '=', orgId)
      .where('a.agent_id', '=', agentId)
      .whereRef('a.earned_by', '=', 'open.earned_by')
      .whereRef('a.currency', '=', 'open.currency')
      .execute()
  },

  async posted(tx, { orgId, key, account, subject }) {
    const row = await sql<Tables>(tx)
      .selectFrom('ledger_transactions as t')
      .innerJoin('ledger_entries as e', (join) => join.onRef('e.org_id', '=', 't.org_id').onRef('e.transaction_id', '=', 't.transaction_id'))
      .select(['e.currency', 'e.amount_minor as minor'])
      .where('t.org_id', '=', orgId)
      .where('t.key', '=', key)
      .where('e.account', '=', account)
      .where('e.subject_id', '=', subject)
      .executeTakeFirst()
    return row ? { currency: row.currency, minor: SIDES[account] === 'debit' ? row.minor : -row.minor } : null
  },

  async entriesOf(tx, { orgId, account, currency, subjects, cursor, limit }) {
    if (subjects.length === 0) return []
    const sign = SIDES[account] === 'debit' ? raw`1` : raw`-1`
    const [lastId, lastLine] = cursor?.split(':') ?? []
    const older = lastId === undefined ? raw`true` : raw`(e.transaction_id, e.line) < (${lastId}, ${Number(lastLine)})`
    // The newest of each subject, by its index, then the newest of those.
    const { rows } = await raw<LedgerEntry>`
      select e.transaction_id || ':' || e.line as id, t.posted_ms as "atMs", t.kind, t.subject_id as of,
        e.subject_id as subject, e.currency, e.amount_minor * ${sign} as delta, e.balance_minor as balance
      from unnest(${[...new Set(subjects)]}::text[]) of (subject), lateral (
        select e.* from ledger_entries e
        where e.org_id = ${orgId} and e.account = ${account} and e.subject_id = of.subject and ${older} and ${currency === undefined ? raw`true` : raw`e.currency = ${currency}`}
        order by e.transaction_id desc, e.line desc limit ${limit}
      ) e join ledger_transactions t using (org_id, transaction_id)
      order by e.transaction_id desc, e.line desc limit ${limit}`.execute(sql<Tables>(tx))
    return rows
  },
}
