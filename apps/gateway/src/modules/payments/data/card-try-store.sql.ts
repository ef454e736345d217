import { prepared, raw, type Sql } from '@sojourn/db'
import { CARD_TRIES, ONE_TRY } from '../domain/card-tries.ts'
import type { CardTryStore } from './payment-store.ts'

interface Tables {
  card_tries: { org_id: string; key: string; count: number; asking: number; last_ms: number; next_ms: number; paid_ms: number | null }
}

/** There is a row to be locked for each key; one that another adds meanwhile is waited for. */
const add = prepared((db: Sql<Tables>, at: { merchantId: string; keys: readonly string[] }) =>
  db
    .insertInto('card_tries')
    .columns(['org_id', 'key', 'count', 'asking', 'last_ms', 'next_ms'])
    .expression((eb) =>
      eb
        .selectFrom(raw<{ key: string }>`(select unnest(${at.keys}::text[]) as key order by 1)`.as('wanted'))
        .select([raw<string>`${at.merchantId}::text`.as('org_id'), 'wanted.key', raw<number>`0`.as('count'), raw<number>`0`.as('asking')])
        .select([raw<number>`0`.as('last_ms'), raw<number>`0`.as('next_ms')]),
    )
    .onConflict((same) => same.columns(['org_id', 'key']).doNothing()),
)
// Two who share keys lock them in one order.
const lock = prepared((db: Sql<Tables>, at: { merchantId: string; keys: readonly string[] }) =>
  db
    .selectFrom('card_tries')
    .select(['key', 'count', 'asking', 'last_ms', 'next_ms', 'paid_ms'])
    .where('org_id', '=', at.merchantId)
    .where(raw<boolean>`key = any(${at.keys}::text[])`)
    .orderBy('key')
    .forUpdate(),
)
const save = prepared((db: Sql<Tables>, at: { merchantId: string; rows: string }) =>
  db
    .updateTable('card_tries as t')
    .from(raw<Tables['card_tries']>`json_populate_recordset(null::card_tries, ${at.rows}::json)`.as('now'))
    .set({ count: raw`now.count`, asking: raw`now.asking`, last_ms: raw`now.last_ms`, next_ms: raw`now.next_ms` })
    .where('t.org_id', '=', at.merchantId)
    .whereRef('t.key', '=', raw`now.key`),
)
const answered = prepared((db: Sql<Tables>, at: { merchantId: string; keys: readonly string[] }) =>
  db
    .with('locked', (rows) =>
      rows
        .selectFrom('card_tries')
        .select('key')
        .where('org_id', '=', at.merchantId)
        .where(raw<boolean>`key = any(${at.keys}::text[])`)
        .orderBy('key')
        .forUpdate(),
    )
    .updateTable('card_tries as t')
    .from('locked')
    .set({ asking: raw`greatest(t.asking - 1, 0)` })
    .where('t.org_id', '=', at.merchantId)
    .whereRef('t.key', '=', 'locked.key'),
)
// What failed without what the bank is still asked about, and without this try: over the limit a valid card among stolen ones changes nothing.
const failedOf = (asked: unknown) => raw`t.count - ${raw.lit(ONE_TRY)} * (t.asking + 1 - ${asked}::int)`
const isShared = raw`t.key ~ '^(address|strangers):'`
const suspect = (asked: unknown) =>
  raw`${isShared} and ${failedOf(asked)} >= case when t.key like 'address:%' then ${raw.lit(CARD_TRIES.address.challenged.from * ONE_TRY)} else ${raw.lit(CARD_TRIES.strangers.challenged.from * ONE_TRY)} end`

const verified = prepared((db: Sql<Tables>, at: { merchantId: string; keys: readonly string[] }) => {
  const isCleared = raw`t.key ~ '^(address|card|strangers):' and not (${suspect(raw.lit(1))})`
  return db
    .with('locked', (rows) =>
      rows
        .selectFrom('card_tries')
        .select('key')
        .where('org_id', '=', at.merchantId)
        .where(raw<boolean>`key = any(${at.keys}::text[])`)
        .orderBy('key')
        .forUpdate(),
    )
    .updateTable('card_tries as t')
    .from('locked')
    .set({
      asking: raw`greatest(t.asking - 1, 0)`,
      count: raw`case when ${isCleared} then greatest(t.count - ${raw.lit(ONE_TRY)}, 0) else t.count end`,
      next_ms: raw`case when ${isCleared} then 0 else t.next_ms end`,
    })
    .where('t.org_id', '=', at.merchantId)
    .whereRef('t.key', '=', 'locked.key')
})
const paid = prepared((db: Sql<Tables>, at: { merchantId: string; keys: readonly string[]; nowMs: number; asked: number }) => {
  const isSuspect = suspect(at.asked)
  return db
    .with('locked', (rows) =>
      rows
        .selectFrom('card_tries')
        .select('key')
        .where('org_id', '=', at.merchantId)
        .where(raw<boolean>`key = any(${at.keys}::text[])`)
        .orderBy('key')
        .forUpdate(),
    )
    .updateTable('card_tries as t')
    .from('locked')
    .set({
      asking: raw`greatest(t.asking - ${at.asked}::int, 0)`,
      count: raw`case when ${isSuspect} then t.count else greatest(t.count - case when ${isShared} then ${raw.lit(ONE_TRY + 1)} else ${raw.lit(2 * ONE_TRY)} end, 0) end`,
      next_ms: raw`case when ${isSuspect} then t.next_ms else 0 end`,
      paid_ms: at.nowMs,
    })
    .where('t.org_id', '=', at.merchantId)
    .whereRef('t.key', '=', 'locked.key')
})
const sweep = prepared((db: Sql<Tables>, at: { quietSinceMs: number; nowMs: number }) =>
  db.deleteFrom('card_tries').where('last_ms', '<', at.quietSinceMs).where('next_ms', '<=', at.nowMs).where('paid_ms', 'is', null),
)

export const cardTryStore: CardTryStore = {
  /** `keys` are all different. */
  async hold(tx, merchantId, keys) {
    add.write(tx, { merchantId, keys })
    const rows = await lock.all(tx, { merchantId, keys })
    // One that was swept between the two is added again.
    if (rows.length < keys.length) return cardTryStore.hold(tx, merchantId, keys)
    return new Map(rows.map((row) => [row.key, { count: row.count, asking: row.asking, lastMs: row.last_ms, nextMs: row.next_ms, paidMs: row.paid_ms }]))
  },
  save(tx, merchantId, tries) {
    const rows = [...tries].map(([key, { count, asking, lastMs, nextMs }]) => ({ key, count, asking, last_ms: lastMs, next_ms: nextMs }))
    save.write(tx, { merchantId, rows: JSON.stringify(rows) })
  },
  answered: (tx, merchantId, keys) => answered.write(tx, { merchantId, keys }),
  verified: (tx, merchantId, keys) => verified.write(tx, { merchantId, keys }),
  paid: (tx, merchantId, keys, { nowMs, wasAsked }) =>
    paid.write(tx, {
      merchantId,
      keys,
      nowMs,
      asked: wasAsked ? 1 : 0,
    }),
  sweep: (tx, quietSinceMs, nowMs) => sweep.change(tx, { quietSinceMs, nowMs }),
}
