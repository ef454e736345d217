import { fallsDue, raw, sql } from '@sojourn/db'
import { type BrowserId, type CheckoutId, money, type OrgId, type ProductCode, type Tx, type UserId } from '@sojourn/kernel'
import type { ColumnType, ExpressionBuilder, Selectable } from 'kysely'
import type { LineKey, Waiter, WaitingEntry, WaitingId, WaitingOffer, WaitingState } from '../domain/waiting-entry.ts'
import { WAITING_LISTS } from './names.ts'

interface EntryTable {
  org_id: string
  waiting_id: string
  product: ProductCode
  line: string
  place: number
  browser_id: string
  user_id: string | null
  email: string
  language: string
  origin: string
  minimum_days: number
  wanted: ColumnType<unknown, string, never>
  state: WaitingState
  joined_ms: number
  until_ms: number
  tried_ms: number | null
  token_hash: string | null
  checkout_id: string | null
  ask: ColumnType<unknown, string | null, string | null>
  total_minor: number | null
  currency: string | null
  offered_ms: number | null
  offer_until_ms: number | null
  ended_ms: number | null
  taken_as: string | null
}
interface Tables {
  waiting_entries: EntryTable
  waiting_lines: { product: ProductCode; line: string; last_place: number; next_ms: number | null }
  waiting_nudges: { nudge_no: ColumnType<number, never, never>; product: ProductCode; line: string }
}

type Of = Pick<WaitingEntry, 'orgId' | 'waitingId'>
type OfHold = { readonly orgId: OrgId; readonly checkoutId: CheckoutId }
export type NewEntry = Omit<WaitingEntry, 'place' | 'state' | 'offer' | 'endedMs' | 'takenAs'>

const read = (row: Selectable<EntryTable>): WaitingEntry => ({
  orgId: row.org_id as OrgId,
  waitingId: row.waiting_id as WaitingId,
  product: row.product,
  line: row.line,
  place: Number(row.place),
  browserId: row.browser_id as BrowserId,
  userId: row.user_id as UserId | null,
  email: row.email,
  language: row.language,
  origin: row.origin,
  minimumDays: row.minimum_days,
  wanted: row.wanted,
  state: row.state,
  joinedMs: row.joined_ms,
  untilMs: row.until_ms,
  offer: row.checkout_id === null ? null : offerOf(row),
  endedMs: row.ended_ms,
  takenAs: row.taken_as as CheckoutId | null,
})

const offerOf = ({ checkout_id, ask, total_minor, currency, offered_ms, offer_until_ms }: Selectable<EntryTable>): WaitingOffer => ({
  checkoutId: checkout_id as CheckoutId,
  ask,
  total: money(total_minor!, currency!),
  atMs: offered_ms!,
  untilMs: offer_until_ms!,
})

const isOf =
  ({ browserId, userId }: Waiter) =>
  (eb: ExpressionBuilder<Tables, 'waiting_entries'>) =>
    eb.or([
      ...(userId === null ? [] : [eb('user_id', '=', userId)]),
      ...(browserId === null ? [] : [eb.and([eb('user_id', 'is', null), eb('browser_id', '=', browserId)])]),
    ])

const isLive = (eb: ExpressionBuilder<Tables, 'waiting_entries'>) => eb('state', 'in', ['waiting', 'offered'])

const all = (tx: Tx) => sql<Tables>(tx).selectFrom('waiting_entries').selectAll()
const change = (tx: Tx) => sql<Tables>(tx).updateTable('waiting_entries')

export const waitingStore = {
  /** The next place of a line, whose row is locked until the transaction ends: the entry with the lesser place has committed first. */
  async nextPlace(tx: Tx, { product, line }: LineKey, nowMs: number): Promise<number> {
    const row = await sql<Tables>(tx)
      .insertInto('waiting_lines')
      .values({ product, line, last_place: 1, next_ms: nowMs })
      .onConflict((same) => same.columns(['product', 'line']).doUpdateSet({ last_place: raw<number>`waiting_lines.last_place + 1`, next_ms: nowMs }))
      .returning('last_place')
      .executeTakeFirstOrThrow()
    fallsDue(tx, WAITING_LISTS, nowMs)
    return Number(row.last_place)
  },
  async insert(tx: Tx, entry: NewEntry, place: number): Promise<WaitingEntry> {
    const { orgId, waitingId, product, line, browserId, userId, email, language, origin, minimumDays, wanted, joinedMs, untilMs } = entry
    const row = await sql<Tables>(tx)
      .insertInto('waiting_entries')
      .values({
        ...{ org_id: orgId, waiting_id: waitingId, product, line, place, browser_id: browserId, user_id: userId, email, language, origin },
        ...{ minimum_days: minimumDays, wanted: JSON.stringify(wanted), state: 'waiting', joined_ms: joinedMs, until_ms: untilMs, ask: null },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return read(row)
  },
  /** Those of a person, or of a browser's guest, that are not over, or only for a while; the oldest first. */
  async listOf(tx: Tx, waiter: Waiter, overSinceMs: number): Promise<WaitingEntry[]> {
    const own = all(tx).where('org_id', '=', waiter.orgId).where(isOf(waiter))
    const shown = own.where((eb) => eb.or([isLive(eb), eb.and([eb('ended_ms', '>=', overSinceMs), eb('state', '<>', 'ended')])]))
    return (await shown.orderBy('joined_ms').orderBy('waiting_id').execute()).map(read)
  },
  /** All that is stored of a person. */
  async storedOf(tx: Tx, { orgId, userId }: { orgId: OrgId; userId: UserId }): Promise<WaitingEntry[]> {
    return (await all(tx).where('org_id', '=', orgId).where('user_id', '=', userId).orderBy('joined_ms').execute()).map(read)
  },
  async findOwn(tx: Tx, waiter: Waiter, waitingId: string): Promise<WaitingEntry | null> {
    const row = await all(tx).where('org_id', '=', waiter.orgId).where('waiting_id', '=', waitingId).where(isOf(waiter)).executeTakeFirst()
    return row ? read(row) : null
  },
  async findByToken(tx: Tx, orgId: OrgId, tokenHash: string): Promise<WaitingEntry | null> {
    const row = await all(tx).where('org_id', '=', orgId).where('token_hash', '=', tokenHash).executeTakeFirst()
    return row ? read(row) : null
  },
  /** How many wait in a line, of one organisation. */
  async countInLine(tx: Tx, orgId: OrgId, { product, line }: LineKey): Promise<number> {
    const { rows } = await raw<{ n: number }>`select count(*)::int as n from waiting_entries
      where org_id = ${orgId} and product = ${product} and line = ${line} and state = 'waiting'`.execute(sql(tx))
    return rows[0]!.n
  },
  /** How many live entries an address of mail has. */
  async countOfMail(tx: Tx, orgId: OrgId, email: string): Promise<number> {
    const { rows } = await raw<{ n: number }>`select count(*)::int as n from waiting_entries
      where org_id = ${orgId} and email = ${email} and state in ('waiting', 'offered')`.execute(sql(tx))
    return rows[0]!.n
  },

  /** The line, locked until the transaction ends, and who waits in it, the first first. */
  async lockLine(tx: Tx, { product, line }: LineKey): Promise<WaitingEntry[]> {
    const row = sql<Tables>(tx).selectFrom('waiting_lines').select('last_place').where('product', '=', product).where('line', '=', line)
    if (!(await row.forUpdate().executeTakeFirst())) return []
    return waitingStore.waitingIn(tx, { product, line })
  },
  async waitingIn(tx: Tx, { product, line }: LineKey): Promise<WaitingEntry[]> {
    const those = all(tx).where('product', '=', product).where('line', '=', line).where('state', '=', 'waiting')
    return (await those.orderBy('place').execute()).map(read)
  },
  async setNext(tx: Tx, { product, line }: LineKey, nextMs: number | null): Promise<void> {
    await sql<Tables>(tx).updateTable('waiting_lines').set({ next_ms: nextMs }).where('product', '=', product).where('line', '=', line).execute()
    fallsDue(tx, WAITING_LISTS, nextMs)
  },
  async end(tx: Tx, { orgId, waitingId }: Of, state: 'ended' | 'expired', nowMs: number): Promise<boolean> {
    const own = change(tx).set({ state, ended_ms: nowMs }).where('org_id', '=', orgId).where('waiting_id', '=', waitingId)
    return (await own.where('state', '=', 'waiting').returning('waiting_id').executeTakeFirst()) !== undefined
  },
  async offer(tx: Tx, { orgId, waitingId }: Of, { checkoutId, ask, total, atMs, untilMs }: WaitingOffer, tokenHash: string) {
    await change(tx)
      .set({
        ...{ state: 'offered', token_hash: tokenHash, checkout_id: checkoutId, ask: JSON.stringify(ask) },
        ...{ total_minor: total.minor, currency: total.currency, offered_ms: atMs, offer_until_ms: untilMs },
      })
      .where('org_id', '=', orgId)
      .where('waiting_id', '=', waitingId)
      .execute()
  },
  /** Nothing could be held for those who wait before this place. */
  async tried(tx: Tx, { product, line, place }: LineKey & { readonly place: number }, nowMs: number): Promise<void> {
    const before = change(tx).set({ tried_ms: nowMs }).where('product', '=', product).where('line', '=', line).where('place', '<', place)
    await before.where('state', '=', 'waiting').execute()
  },
  /** What was held for one who waited is theirs to pay, or is held no more. */
  async endOffer(tx: Tx, { orgId, checkoutId }: OfHold, state: 'taken' | 'passed', nowMs: number): Promise<void> {
    const own = change(tx).set({ state, ended_ms: nowMs }).where('org_id', '=', orgId).where('checkout_id', '=', checkoutId)
    await own.where('state', '=', 'offered').execute()
  },
  async setTakenAs(tx: Tx, { orgId, waitingId }: Of, checkoutId: CheckoutId): Promise<void> {
    await change(tx).set({ taken_as: checkoutId }).where('org_id', '=', orgId).where('waiting_id', '=', waitingId).where('state', '=', 'taken').execute()
  },
  async adopt(tx: Tx, { orgId, browserId, userId }: { orgId: OrgId; browserId: BrowserId; userId: UserId }): Promise<void> {
    const own = change(tx).set({ user_id: userId }).where('org_id', '=', orgId).where('browser_id', '=', browserId)
    await own.where('user_id', 'is', null).execute()
  },
  async deleteOf(tx: Tx, { orgId, userId }: { orgId: OrgId; userId: UserId }): Promise<void> {
    await sql<Tables>(tx).deleteFrom('waiting_entries').where('org_id', '=', orgId).where('user_id', '=', userId).execute()
  },

  /** Something of these lines may be had again: noted for those in which somebody waits. */
  async nudge(tx: Tx, product: ProductCode, lines: readonly string[], nowMs: number): Promise<void> {
    const { rows } = await raw`insert into waiting_nudges (product, line)
      select product, line from waiting_lines where product = ${product} and line = any(${lines}::text[]) and next_ms is not null returning nudge_no`.execute(
      sql(tx),
    )
    if (rows.length > 0) fallsDue(tx, WAITING_LISTS, nowMs)
  },
  /** The lines that something was heard of, and those that were not looked at for a while. */
  async claimDue(tx: Tx, { nowMs, nextMs, limit }: { nowMs: number; nextMs: number; limit: number }): Promise<LineKey[]> {
    const heard = await raw<LineKey>`delete from waiting_nudges where nudge_no in
      (select nudge_no from waiting_nudges order by nudge_no limit ${limit} for update skip locked) returning product, line`.execute(sql(tx))
    const due = await raw<LineKey>`update waiting_lines set next_ms = ${nextMs} where (product, line) in
      (select product, line from waiting_lines where next_ms <= ${nowMs} order by next_ms limit ${limit} for update skip locked) returning product, line`.execute(
      sql(tx),
    )
    const lines = [...heard.rows, ...due.rows]
    return lines.filter(({ product, line }, index) => lines.findIndex((each) => each.product === product && each.line === line) === index)
  },
  /** Entries that ended before then, and lines of which nothing is left. */
  async sweep(tx: Tx, beforeMs: number): Promise<void> {
    await sql<Tables>(tx).deleteFrom('waiting_entries').where('ended_ms', '<', beforeMs).execute()
    await raw`delete from waiting_lines l where next_ms is null
      and not exists (select from waiting_entries w where w.product = l.product and w.line = l.line)`.execute(sql(tx))
  },
  async nextDueMs(tx: Tx): Promise<number | null> {
    const { rows } = await raw<{ at_ms: number | null }>`select case when exists (select from waiting_nudges) then 0 else min(next_ms) end as at_ms
      from waiting_lines`.execute(sql(tx))
    return rows[0]?.at_ms ?? null
  },
}
