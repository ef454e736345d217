import { raw } from '@sojourn/db'
import type { OrgId, Tx } from '@sojourn/kernel'
import type { SelectQueryBuilder } from 'kysely'
import type { Page } from './page.ts'
import { pageRows } from './paging.sql.ts'

/** How things of a merchant are read from their table: one, one that is to be changed, and a page of those that a query leaves. */
export function readsOf<DB, TB extends keyof DB, Row, Thing>(
  { table, id: idColumn }: { table: string; id: string },
  rows: (tx: Tx, merchantId: OrgId) => SelectQueryBuilder<DB, TB, Row>,
  read: (row: Row) => Thing,
) {
  const one = (tx: Tx, merchantId: OrgId, id: string) => rows(tx, merchantId).where(raw<boolean>`${raw.ref(idColumn)} = ${id}`)
  return {
    async find(tx: Tx, merchantId: OrgId, id: string): Promise<Thing | null> {
      const row = await one(tx, merchantId, id).executeTakeFirst()
      return row ? read(row as Row) : null
    },
    async lock(tx: Tx, merchantId: OrgId, id: string): Promise<Thing | null> {
      const row = await one(tx, merchantId, id).forUpdate().executeTakeFirst()
      return row ? read(row as Row) : null
    },
    async listPage(query: SelectQueryBuilder<DB, TB, Row>, merchantId: OrgId, page: Page): Promise<Thing[]> {
      const found = await pageRows(query, { table, id: idColumn }, merchantId, page).execute()
      return found.map((row) => read(row as Row))
    },
  }
}
