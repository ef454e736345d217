/** A page as Stripe's clients read it, of rows of which one more than asked for was fetched. */
export const shapeList = (url: string, rows: readonly Record<string, unknown>[], limit: number): Record<string, unknown> => ({
  object: 'list',
  data: rows.slice(0, limit),
  has_more: rows.length > limit,
  url,
})
