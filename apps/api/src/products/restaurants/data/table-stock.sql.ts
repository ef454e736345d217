import { fixed, prepared, raw, type Sql, sql } from '@sojourn/db'
import type { OrgId } from '@sojourn/kernel'
import { createStockStore } from '../../../modules/stock/index.ts'
import { PACE } from '../domain/evening.ts'
import type { TableHold } from '../domain/table-hold.ts'
import type { TableStock, WantedTables } from './table-stock.ts'
import type { Tables } from './tables.ts'

const listTaken = prepared((db: Sql<Tables>, at: { ids: readonly string[]; from: number; until: number }) =>
  db
    .selectFrom('table_cells')
    .select(['restaurant_id', 'table_no', 'cell', raw<number>`held + sold`.as('taken')])
    .where(raw<boolean>`restaurant_id = any(${at.ids}::text[])`)
    .where('cell', '>=', at.from)
    .where('cell', '<=', at.until),
)
const tablesOf = prepared((db: Sql<Tables>, of: { orgId: string; holdId: string }) =>
  db.selectFrom('table_hold_lines').select('table_no').distinct().where('org_id', '=', of.orgId).where('hold_id', '=', of.holdId).orderBy('table_no'),
)

// Its own quarters are not sold any more: what is sold there was sold since, by whichever organisation.
const soldAgain = prepared((db: Sql<Tables>, of: { orgId: string; holdId: string }) =>
  db
    .selectFrom('table_hold_lines as l')
    .innerJoin('table_cells as c', (join) =>
      join.onRef('c.restaurant_id', '=', 'l.restaurant_id').onRef('c.table_no', '=', 'l.table_no').onRef('c.cell', '=', 'l.cell'),
    )
    .select([raw<number>`count(*) filter (where c.sold > 0)::int`.as('again'), raw<number>`count(*)::int`.as('all')])
    .where('l.org_id', '=', of.orgId)
    .where('l.hold_id', '=', of.holdId)
    .where('l.table_no', '<>', fixed(PACE)),
)

const store = createStockStore<Tables['table_holds'], TableHold>({
  counters: 'table_cells',
  holds: 'table_holds',
  lines: 'table_hold_lines',
  resource: ['restaurant_id', 'table_no'],
  slot: 'cell',
  slotType: 'int',
  units: 'units',
  severalResources: true,
  grows: false,
  read: (row) => toHold(row),
  unitsOf: () => 1,
})

const cellsOf = ({ firstCell, cells }: Pick<WantedTables, 'firstCell' | 'cells'>): number[] => Array.from({ length: cells }, (_, at) => firstCell + at)

export const tableStock: TableStock = {
  lockHold: store.lockHold,
  move: store.move,
  setHold: store.setHold,
  listExpired: store.listExpired,
  nextExpiryMs: store.nextExpiryMs,

  async lock(tx, restaurantId) {
    await raw`select pg_advisory_xact_lock(hashtextextended(${`tables ${restaurantId}`}, 0))`.execute(sql(tx))
  },

  async listTaken(tx, ids, from, until) {
    const rows = await listTaken.all(tx, { ids, from, until })
    return rows.map(({ restaurant_id, table_no, cell, taken }) => ({ restaurantId: restaurant_id, table: table_no, cell, taken }))
  },

  async take(tx, { restaurantId, tables, party, firstCell, cells, pace }, as) {
    const slots = cellsOf({ firstCell, cells }).map((cell) => ({ slot: String(cell), capacity: 1 }))
    const seats = { row: { restaurant_id: restaurantId, table_no: PACE }, units: party, slots: [{ slot: String(firstCell), capacity: pace }] }
    const wanted = tables.map((table) => ({ row: { restaurant_id: restaurantId, table_no: table }, units: 1, slots }))
    return (await store.takeAll(tx, [...wanted, seats], as)) !== null
  },

  addHold(tx, hold, tables, createdMs) {
    const slots = cellsOf(hold).map(String)
    store.addParts(
      tx,
      {
        org_id: hold.orgId,
        hold_id: hold.holdId,
        restaurant_id: hold.restaurantId,
        subject: hold.subject,
        area: hold.area,
        party: hold.party,
        first_cell: hold.firstCell,
        cells: hold.cells,
        state: hold.state,
        expires_at_ms: hold.expiresAtMs,
        created_ms: createdMs,
      },
      [
        ...tables.map((table) => ({ resource: { restaurant_id: hold.restaurantId, table_no: table }, units: 1, slots })),
        { resource: { restaurant_id: hold.restaurantId, table_no: PACE }, units: hold.party, slots: slots.slice(0, 1) },
      ],
    )
  },

  async soldAgain(tx, { orgId, holdId }) {
    const row = await soldAgain.first(tx, { orgId, holdId })
    return { again: row?.again ?? 0, all: row?.all ?? 0 }
  },

  async tablesOf(tx, { orgId, holdId }) {
    const rows = await tablesOf.all(tx, { orgId, holdId })
    return rows.map(({ table_no }) => table_no).filter((table) => table !== PACE)
  },
}

const toHold = (row: Tables['table_holds']): TableHold => ({
  orgId: row.org_id as OrgId,
  holdId: row.hold_id,
  restaurantId: row.restaurant_id,
  subject: row.subject,
  area: row.area as TableHold['area'],
  party: row.party,
  firstCell: row.first_cell,
  cells: row.cells,
  state: row.state,
  expiresAtMs: row.expires_at_ms,
})
