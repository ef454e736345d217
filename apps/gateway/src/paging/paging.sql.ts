import { raw } from '@sojourn/db'
import type { OrgId } from '@sojourn/kernel'
import type { SelectQueryBuilder } from 'kysely'
import { boundsMs, type Page } from './page.ts'

/**
 * One page of a table with `org_id`, `created_ms` and an id, one row more than asked for, so that the caller knows whether more follow.
 * Newest first, or, where the page ends before a row, the nearest of the newer ones first.
 */
export function pageRows<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { table, id: idColumn }: { table: string; id: string },
  merchantId: OrgId,
  page: Page,
): SelectQueryBuilder<DB, TB, O> {
  const id = raw.ref(idColumn)
  const seen = (cursor: string) => raw`(select created_ms, ${id} from ${raw.table(table)} where org_id = ${merchantId} and ${id} = ${cursor})`
  let cut = query
  if (page.after !== undefined) cut = cut.where(raw<boolean>`(created_ms, ${id}) < ${seen(page.after)}`)
  if (page.before !== undefined) cut = cut.where(raw<boolean>`(created_ms, ${id}) > ${seen(page.before)}`)
  if (page.created) {
    const { fromMs, beforeMs } = boundsMs(page.created)
    cut = cut.where(raw<boolean>`created_ms >= ${fromMs} and created_ms < ${beforeMs}`)
  }
  const direction = page.before === undefined ? 'desc' : 'asc'
  return cut
    .orderBy(raw`created_ms`, direction)
    .orderBy(id, direction)
    .limit(page.limit + 1)
}
