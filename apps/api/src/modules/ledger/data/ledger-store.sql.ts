import { prepared, raw, type Sql, sql } from '@sojourn/db'
import { type Account, isGuarded, SIDES } from '../domain/posting.ts'
import type { BalancesAsk, LedgerEntry, LedgerStore, NewTransaction, PostingSum } from './ledger-store.ts'

interface Tables {
  ledger_balances: { org_id: string; account: Account; currency: string; subject_id: string; guarded: boolean; balance_minor: number }
  ledger_transactions: { org_id: string; transaction_id: string; key: string; kind: string; subject_id: string; posted_ms: number }
  ledger_entries: { org_id: string; transaction_id: string; line: number; account: Account; currency: string; subject_id: string; amount_minor: number }
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

  async sumsByPosting(tx, { orgId, account, subject }) {
    const sign = SIDES[account] === 'debit' ? raw`1` : raw`-1`
    const { rows } = await raw<PostingSum>`
      select t.subject_id as of, e.currency, sum(e.amount_minor * ${sign})::bigint as minor
      from ledger_entries e join ledger_transactions t using (org_id, transaction_id)
      where e.org_id = ${orgId} and e.account = ${account} and e.subject_id = ${subject}
      group by t.subject_id, e.currency having sum(e.amount_minor) <> 0 order by t.subject_id`.execute(sql<Tables>(tx))
    return rows
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
