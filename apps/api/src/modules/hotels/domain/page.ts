/** Where the next page begins. The hotel that ended the last one may have sold out since, so its place is kept too. */
export interface Cursor {
  readonly after: string
  readonly offset: number
}

export const writeCursor = (cursor: Cursor): string => btoa(`${cursor.offset}|${cursor.after}`)

/** `null` for a text that no page gave out. */
export function readCursor(text: string): Cursor | null {
  const match = /^(\d{1,6})\|([a-z0-9-]+)$/.exec(decode(text))
  return match ? { offset: Number(match[1]), after: match[2]! } : null
}

function decode(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}

export function pageOf<T extends { readonly hotelId: string }>(all: readonly T[], cursor: Cursor | null, limit: number): { items: T[]; next: string | null } {
  const last = cursor ? all.findIndex((item) => item.hotelId === cursor.after) : -1
  const start = cursor ? (last >= 0 ? last + 1 : Math.min(cursor.offset, all.length)) : 0
  const items = all.slice(start, start + limit)
  const more = start + items.length < all.length
  return { items, next: more ? writeCursor({ after: items.at(-1)!.hotelId, offset: start + items.length }) : null }
}
