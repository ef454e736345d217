import type { Page } from '../paging/page.ts'

/** A page as Stripe's clients read it, of rows of which one more than asked for was fetched: newest first, whichever way they were looked for. */
export function shapeList(url: string, rows: readonly Record<string, unknown>[], page: number | Page): Record<string, unknown> {
  const { limit, before } = typeof page === 'number' ? { limit: page, before: undefined } : page
  const data = rows.slice(0, limit)
  return { object: 'list', data: before === undefined ? data : data.reverse(), has_more: rows.length > limit, url }
}
