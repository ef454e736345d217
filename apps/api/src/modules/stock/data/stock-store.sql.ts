import { fixed, prepared, raw, type Sql, sql } from '@sojourn/db'
import type { HoldState, StockHold } from '../domain/hold.ts'
import type { HoldRow, StockShape, StockStore } from './stock-store.ts'

/** The tables by placeholder names: the builder is typed by them and writes the true ones. */
interface Tables {
  counters: { slot: string; capacity: number; held: number; sold: number }
  holds: HoldRow
  lines: { org_id: string; hold_id: string; slot: string }
}

type Of = { readonly orgId: string; readonly holdId: string }

/** The statements of one product's stock, built once for its tables. */
export function createStockStore<Row extends HoldRow, Hold extends StockHold>(shape: StockShape<Row, Hold>): StockStore<Row, Hold> {
  const [counters, holds, lines] = [shape.counters as 'counters', shape.holds as 'holds', shape.lines as 'lines']
  const slot = shape.slot as 'slot'
  const key = [...shape.resource, shape.slot] as readonly 'slot'[]
  const units = shape.units ? [shape.units as 'slot'] : []

  const move = prepared((db: Sql<Tables>, { orgId, holdId, held, sold }: Of & { held: number; sold: number }) => {
    const moved = db
      .with('locked', (rows) =>
        rows
          .selectFrom(`${counters} as s`)
          .innerJoin(`${lines} as l`, (join) => key.reduce((on, column) => on.onRef(`l.${column}`, '=', `s.${column}`), join))
          .select(key.map((column) => `s.${column}` as const))
          .where('l.org_id', '=', orgId)
          .where('l.hold_id', '=', holdId)
          .orderBy(`s.${slot}`)
          .forUpdate('s'),
      )
      .updateTable(`${counters} as n`)
      .from('locked')
      .set((eb) => ({ held: eb('n.held', '+', held), sold: eb('n.sold', '+', sold) }))
    return key.reduce((update, column) => update.whereRef(`n.${column}`, '=', `locked.${column}`), moved)
  })
  const insertHold = prepared((db: Sql<Tables>, { slots, ...row }: Row & { slots: readonly string[] }) => {
    const same = ['org_id', 'hold_id', ...(shape.resource as readonly 'org_id'[]), ...(units as readonly string[] as readonly 'org_id'[])] as const
    return db
      .with('hold', (rows) =>
        rows
          .insertInto(holds)
          .values(row as unknown as HoldRow)
          .returning(same),
      )
      .insertInto(lines)
      .columns([...same, slot])
      .expression((rows) => rows.selectFrom('hold').select([...same, raw<string>`unnest(${slots}::date[])`.as(slot)]))
  })
  const lockHold = prepared((db: Sql<Tables>, of: Of) =>
    db.selectFrom(holds).selectAll().where('org_id', '=', of.orgId).where('hold_id', '=', of.holdId).forUpdate(),
  )
  const setHold = prepared((db: Sql<Tables>, { orgId, holdId, ...change }: Of & Partial<Pick<HoldRow, 'state' | 'expires_at_ms'>>) =>
    db.updateTable(holds).set(change).where('org_id', '=', orgId).where('hold_id', '=', holdId),
  )

  const name = { counters: raw.table(counters), slot: raw.ref(slot), key: raw.join(key.map((column) => raw.ref(column))) }
  const column = (of: string) => raw.ref(`${counters}.${of}`)
  const capacity = shape.grows ? raw`greatest(${column('capacity')}, excluded.capacity)` : column('capacity')
  const growing = shape.grows ? raw`, capacity = ${capacity}` : raw``

  return {
    // Slots are locked in their order, here and in `move`, so that two holds can wait for each other but never in a circle.
    async take(tx, { row, units: count, slots }, as) {
      const [held, sold] = as === 'held' ? [count, 0] : [0, count]
      const own = Object.keys(row)
      const { rows } = await raw<{ slot: string; left: number }>`
        insert into ${name.counters} (${raw.join(own.map((of) => raw.ref(of)))}, ${name.slot}, capacity, held, sold)
        select ${raw.join(own.map((of) => raw`${row[of]}`))}, wanted.slot, wanted.capacity, ${held}::int, ${sold}::int
          from unnest(${slots.map((each) => each.slot)}::date[], ${slots.map((each) => each.capacity)}::int[]) as wanted (slot, capacity)
          where wanted.capacity >= ${count}::int
          order by wanted.slot
        on conflict (${name.key}) do update
          set held = ${column('held')} + excluded.held, sold = ${column('sold')} + excluded.sold${growing}
          where ${column('held')} + ${column('sold')} + ${count}::int <= ${capacity}
        returning ${name.slot} as slot, ${column('capacity')} - ${column('held')} - ${column('sold')} as left`.execute(sql(tx))
      if (rows.length === slots.length) return Math.min(...rows.map(({ left }) => left))
      if (rows.length === 0) return null
      // The caller may go on and commit, so a partial take is undone here at once.
      const resource = shape.resource.map((of) => raw`${raw.ref(of)} = ${row[of]}`)
      await raw`
        update ${name.counters} set held = held - ${held}::int, sold = sold - ${sold}::int
          where ${raw.join(resource, raw` and `)} and ${name.slot} = any(${rows.map((each) => each.slot)}::date[])`.execute(sql(tx))
      return null
    },

    move(tx, hold, from, to) {
      const units = shape.unitsOf(hold)
      const moved = to === 'sold' ? units : 0
      const [held, sold] = from === 'held' ? [-units, moved] : [0, moved - units]
      move.write(tx, { orgId: hold.orgId, holdId: hold.holdId, held, sold })
    },

    addHold: (tx, row, slots) => insertHold.write(tx, { ...row, slots }),

    async lockHold(tx, orgId, holdId) {
      const row = await lockHold.first(tx, { orgId, holdId })
      return row ? shape.read(row as Row) : null
    },

    setHold(tx, { orgId, holdId }, { state, expiresAtMs }) {
      setHold.write(tx, { orgId, holdId, ...(state && { state }), ...(expiresAtMs !== undefined && { expires_at_ms: expiresAtMs }) })
    },

    async listExpired(tx, nowMs, limit) {
      const expired = sql<Tables>(tx).selectFrom(holds).selectAll().where('state', '=', fixed<HoldState>('held')).where('expires_at_ms', '<=', nowMs)
      return (await expired.orderBy('expires_at_ms').limit(limit).execute()).map((row) => shape.read(row as Row))
    },

    async nextExpiryMs(tx) {
      const open = sql<Tables>(tx)
        .selectFrom(holds)
        .select((eb) => eb.fn.min<number | null>('expires_at_ms').as('at_ms'))
      return (await open.where('state', '=', fixed<HoldState>('held')).executeTakeFirst())?.at_ms ?? null
    },
  }
}
