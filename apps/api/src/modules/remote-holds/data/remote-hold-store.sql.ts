import { fallsDue, fixed, raw, type Sql, sql } from '@sojourn/db'
import type { CheckoutId, OrgId, ProductCode, Tx } from '@sojourn/kernel'
import type { Generated, Selectable } from 'kysely'
import type { RemoteHold, RemoteHoldState } from '../domain/remote-hold.ts'
import { type Of, REMOTE_HOLDS, type RemoteHoldStore } from './remote-hold-store.ts'

interface HoldTable {
  org_id: string
  checkout_id: string
  item_no: number
  product: ProductCode
  supplier: string
  key: string
  hold_ref: string | null
  state: RemoteHoldState
  until_ms: number
  next_ms: number | null
  tries: Generated<number>
}
interface Tables {
  remote_holds: HoldTable
}

const read = (row: Selectable<HoldTable>): RemoteHold => ({
  orgId: row.org_id as OrgId,
  checkoutId: row.checkout_id as CheckoutId,
  itemNo: row.item_no,
  product: row.product,
  supplier: row.supplier,
  key: row.key,
  holdRef: row.hold_ref,
  state: row.state,
  untilMs: row.until_ms,
  tries: row.tries,
})

const change = (tx: Tx, { orgId, checkoutId }: Of) =>
  (sql(tx) as Sql<Tables>).updateTable('remote_holds').where('org_id', '=', orgId).where('checkout_id', '=', checkoutId)

export const remoteHoldStore: RemoteHoldStore = {
  async insert(tx, { orgId, checkoutId, itemNo, product, supplier, key, untilMs }, nextMs) {
    const row = { org_id: orgId, checkout_id: checkoutId, item_no: itemNo, product, supplier, key, state: 'asked', until_ms: untilMs, next_ms: nextMs } as const
    await sql<Tables>(tx).insertInto('remote_holds').values(row).execute()
    fallsDue(tx, REMOTE_HOLDS, nextMs)
  },
  async listOf(tx, { orgId, checkoutId }) {
    const all = sql<Tables>(tx).selectFrom('remote_holds').selectAll().where('org_id', '=', orgId).where('checkout_id', '=', checkoutId)
    return (await all.orderBy('item_no').execute()).map(read)
  },
  async move(tx, from, { checkoutId, itemNo }) {
    const moved = change(tx, from).set({ checkout_id: checkoutId, item_no: itemNo }).where('item_no', '=', from.itemNo).where('state', '=', 'held')
    const row = await moved.returningAll().executeTakeFirst()
    return row ? read(row) : null
  },
  async markHeld(tx, { holdRef, itemNo, untilMs, ...of }) {
    const held = change(tx, of)
      .set({ state: 'held', hold_ref: holdRef, next_ms: null, ...(untilMs !== undefined && { until_ms: untilMs }) })
      .where('item_no', '=', itemNo)
      .where('state', '=', 'asked')
    return Number((await held.executeTakeFirstOrThrow()).numUpdatedRows) === 1
  },
  async markReleasing(tx, { itemNo, ...of }, nextMs) {
    const marked = change(tx, of).set({ state: 'releasing', next_ms: nextMs, tries: 0 }).where('state', 'in', ['asked', 'held'])
    await (itemNo === undefined ? marked : marked.where('item_no', '=', itemNo)).execute()
    fallsDue(tx, REMOTE_HOLDS, nextMs)
  },
  async makeWay(tx, of, { checkoutId, beyond }) {
    await change(tx, of)
      .set({ checkout_id: checkoutId, item_no: raw<number>`item_no + ${beyond}::int` })
      .execute()
  },
  async markTaken(tx, of) {
    await change(tx, of).set({ state: 'taken', next_ms: null }).execute()
  },
  async claimDue(tx, { nowMs, untilMs, limit }) {
    const due = sql<Tables>(tx)
      .selectFrom('remote_holds')
      .select(['org_id', 'checkout_id', 'item_no'])
      .where('next_ms', '<=', nowMs)
      .orderBy('next_ms')
      .limit(limit)
      .forUpdate()
      .skipLocked()
    const rows = await sql<Tables>(tx)
      .updateTable('remote_holds')
      .set({ state: fixed<RemoteHoldState>('releasing'), next_ms: untilMs, tries: raw<number>`tries + 1` })
      .where((eb) => eb(eb.refTuple('org_id', 'checkout_id', 'item_no'), 'in', due.$asTuple('org_id', 'checkout_id', 'item_no')))
      .returningAll()
      .execute()
    return rows.map(read)
  },
  async markReleased(tx, { itemNo, ...of }) {
    await change(tx, of).set({ state: 'released', next_ms: null }).where('item_no', '=', itemNo).where('state', '=', 'releasing').execute()
  },
  async askAgain(tx, { itemNo, ...of }, nextMs) {
    await change(tx, of).set({ next_ms: nextMs }).where('item_no', '=', itemNo).where('state', '=', 'releasing').execute()
    fallsDue(tx, REMOTE_HOLDS, nextMs)
  },
  async nextDueMs(tx) {
    const row = await sql<Tables>(tx)
      .selectFrom('remote_holds')
      .select((eb) => eb.fn.min<number | null>('next_ms').as('at_ms'))
      .executeTakeFirst()
    return row?.at_ms ?? null
  },
}
