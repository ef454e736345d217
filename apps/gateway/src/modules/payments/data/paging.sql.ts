import { raw } from '@sojourn/db'
import type { OrgId } from '@sojourn/kernel'
import type { SelectQueryBuilder } from 'kysely'
import type { Page } from './payment-store.ts'

/** The page of rows older than `page.after`, one more than asked for, so that the caller knows whether more follow. */
export function newestFirst<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  table: string,
  idColumn: string,
  merchantId: OrgId,
  page: Page,
): SelectQueryBuilder<DB, TB, O> {
  const id = raw.ref(idColumn)
  const older = raw<boolean>`(created_ms, ${id}) < (select created_ms, ${id} from ${raw.table(table)} where org_id = ${merchantId} and ${id} = ${page.after ?? ''})`
  const cut = page.after === undefined ? query : query.where(older)
  return cut
    .orderBy(raw`created_ms`, 'desc')
    .orderBy(id, 'desc')
    .limit(page.limit + 1)
}
