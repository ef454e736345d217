import { fixed, prepared, raw, type Sql, sql } from '@sojourn/db'
import type { Tx } from '@sojourn/kernel'
import type { HoldState, StockHold, WantedUnits } from '../domain/hold.ts'
import type { HoldRow, StockShape, StockStore } from './stock-store.ts'

/** The tables by placeholder names: the builder is typed by them and writes the true ones. */
interface Tables {
  counters: { slot: string; capacity: number; held: number; sold: number }
  holds: HoldRow
  lines: { org_id: string; hold_id: string; slot: string }
}

type Of = { readonly orgId: string; readonly holdId: string }
interface Taken {
  readonly row: WantedUnits['row']
  readonly count: number
  readonly taken: readonly string[]
}
/** The lines of a hold of several resources, a list for each column, under keys that no column of a hold has. */
type Parts = { readonly [key: `part ${string}`]: readonly (string | number)[] }

const compareRows = (columns: readonly string[], a: WantedUnits['row'], b: WantedUnits['row']): number => {
  const [one, other] = [a, b].map((row) => columns.map((of) => row[of]).join('\0')) as [string, string]
  return one < other ? -1 : one > other ? 1 : 0
}

/** The statements of one product's stock, built once for its tables. */
export function createStockStore<Row extends HoldRow, Hold extends StockHold>(shape: StockShape<Row, Hold>): StockStore<Row, Hold> {
  const [counters, holds, lines] = [shape.counters as 'counters', shape.holds as 'holds', shape.lines as 'lines']
  const slot = shape.slot as 'slot'
  const key = [...shape.resource, shape.slot] as readonly 'slot'[]
  const units = shape.units ? [shape.units as 'slot'] : []
  const slots = raw.raw(`${shape.slotType ?? 'date'}[]`)
  // Of a hold of several resources each line says how many units it is of.
  const times = shape.severalResources ? raw.ref(`locked.${shape.units!}`) : raw`1`

  const move = prepared((db: Sql<Tables>, { orgId, holdId, held, sold }: Of & { held: number; sold: number }) => {
    const moved = db
      .with('locked', (rows) =>
        key.reduce(
          (query, column) => query.orderBy(`s.${column}`),
          rows
            .selectFrom(`${counters} as s`)
            .innerJoin(`${lines} as l`, (join) => key.reduce((on, column) => on.onRef(`l.${column}`, '=', `s.${column}`), join))
            .select([...key.map((column) => `s.${column}` as const), ...(shape.severalResources ? units.map((column) => `l.${column}` as const) : [])])
            .where('l.org_id', '=', orgId)
            .where('l.hold_id', '=', holdId)
            .forUpdate('s'),
        ),
      )
      .updateTable(`${counters} as n`)
      .from('locked')
      .set(() => ({ held: raw<number>`n.held + ${held}::int * ${times}`, sold: raw<number>`n.sold + ${sold}::int * ${times}` }))
    return key.reduce((update, column) => update.whereRef(`n.${column}`, '=', `locked.${column}`), moved)
  })
  const insertHold = prepared((db: Sql<Tables>, { taken, ...row }: Row & { taken: readonly string[] }) => {
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
      .expression((rows) => rows.selectFrom('hold').select([...same, raw<string>`unnest(${taken}::${slots})`.as(slot)]))
  })
  const inParts = [
    ...shape.resource.map((of) => ({ of, type: raw.raw('text[]') })),
    ...units.map((of: string) => ({ of, type: raw.raw('int[]') })),
    { of: slot as string, type: slots },
  ]
  const insertParts = prepared((db: Sql<Tables>, values: Row & Parts) => {
    const row = Object.fromEntries(Object.entries(values).filter(([key]) => !key.startsWith('part '))) as unknown as HoldRow
    const columns = raw.join(inParts.map(({ of }) => raw.ref(of)))
    return db
      .with('hold', (rows) => rows.insertInto(holds).values(row).returning(['org_id', 'hold_id']))
      .insertInto(lines)
      .columns(['org_id', 'hold_id', ...(inParts.map(({ of }) => of) as 'org_id'[])])
      .expression(
        raw`select hold.org_id, hold.hold_id, part.*
          from hold, unnest(${raw.join(inParts.map(({ of, type }) => raw`${values[`part ${of}`]}::${type}`))}) as part (${columns})` as never,
      )
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

  const untake = async (tx: Tx, { row, count, taken }: Taken, as: 'held' | 'sold') => {
    const [held, sold] = as === 'held' ? [count, 0] : [0, count]
    const resource = shape.resource.map((of) => raw`${raw.ref(of)} = ${row[of]}`)
    await raw`
      update ${name.counters} set held = held - ${held}::int, sold = sold - ${sold}::int
        where ${raw.join(resource, raw` and `)} and ${name.slot} = any(${taken}::${slots})`.execute(sql(tx))
  }

  return {
    // Resources and their slots are locked in their order, here and in `move`, so that two holds can wait for each other but never in a circle.
    async take(tx, { row, units: count, slots: wantedSlots }, as) {
      const [held, sold] = as === 'held' ? [count, 0] : [0, count]
      const own = Object.keys(row)
      const { rows } = await raw<{ slot: string; left: number }>`
        insert into ${name.counters} (${raw.join(own.map((of) => raw.ref(of)))}, ${name.slot}, capacity, held, sold)
        select ${raw.join(own.map((of) => raw`${row[of]}`))}, wanted.slot, wanted.capacity, ${held}::int, ${sold}::int
          from unnest(${wantedSlots.map((each) => each.slot)}::${slots}, ${wantedSlots.map((each) => each.capacity)}::int[]) as wanted (slot, capacity)
          where wanted.capacity >= ${count}::int
          order by wanted.slot
        on conflict (${name.key}) do update
          set held = ${column('held')} + excluded.held, sold = ${column('sold')} + excluded.sold${growing}
          where ${column('held')} + ${column('sold')} + ${count}::int <= ${capacity}
        returning ${name.slot}::text as slot, ${column('capacity')} - ${column('held')} - ${column('sold')} as left`.execute(sql(tx))
      if (rows.length === wantedSlots.length) return Math.min(...rows.map(({ left }) => left))
      if (rows.length === 0) return null
      // The caller may go on and commit, so a partial take is undone here at once.
      await untake(tx, { row, count, taken: rows.map((each) => each.slot) }, as)
      return null
    },

    async takeAll(tx, wanted, as) {
      const left: number[] = []
      const inOrder = wanted.map((each, index) => ({ ...each, at: index })).sort((a, b) => compareRows(shape.resource, a.row, b.row))
      const had: WantedUnits[] = []
      for (const { at, ...each } of inOrder) {
        const rest = await this.take(tx, each, as)
        if (rest === null) {
          // What others of them took is undone at once: the caller may go on and commit.
          for (const { row, units: count, slots: taken } of had) await untake(tx, { row, count, taken: taken.map(({ slot: of }) => of) }, as)
          return null
        }
        had.push(each)
        left[at] = rest
      }
      return left
    },

    move(tx, hold, from, to) {
      const units = shape.severalResources ? 1 : shape.unitsOf(hold)
      const moved = to === 'sold' ? units : 0
      const [held, sold] = from === 'held' ? [-units, moved] : [0, moved - units]
      move.write(tx, { orgId: hold.orgId, holdId: hold.holdId, held, sold })
    },

    addParts(tx, row, parts) {
      const rows = parts.flatMap(({ resource, units: count, slots: taken }) =>
        taken.map((at): Readonly<Record<string, string | number>> => ({ ...resource, ...Object.fromEntries(units.map((of) => [of, count])), [slot]: at })),
      )
      insertParts.write(tx, { ...row, ...(Object.fromEntries(inParts.map(({ of }) => [`part ${of}`, rows.map((each) => each[of]!)])) as Parts) })
    },
    addHold: (tx, row, slots) => insertHold.write(tx, { ...row, taken: slots }),

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
