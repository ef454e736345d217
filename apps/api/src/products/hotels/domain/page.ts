import { hash32 } from '@sojourn/kernel'

/**
 * Where the next page begins: not a place in an order, which a sale may move, but the properties that were shown already, by their place in the catalogue.
 * So none is shown twice and none is passed over, whatever is sold between two pages.
 */
export interface Cursor {
  /** The list of properties it belongs to. */
  readonly list: string
  readonly shown: ReadonlySet<number>
}

/** The name of a list of properties: another catalogue gives the same places to other properties. */
const listOf = (hotelIds: readonly string[]): string => hash32(hotelIds.length, hotelIds[0] ?? '', hotelIds.at(-1) ?? '').toString(36)

export function writeCursor({ list, shown }: Cursor): string {
  const bytes = new Uint8Array(Math.ceil((Math.max(-1, ...shown) + 1) / 8))
  for (const place of shown) bytes[place >> 3]! |= 1 << (place & 7)
  return `${list}.${bytes.toBase64({ alphabet: 'base64url', omitPadding: true })}`
}

/** `null` for a text that no page gave out. */
export function readCursor(text: string): Cursor | null {
  const [list = '', bits = ''] = text.split('.')
  const bytes = bytesOf(bits)
  if (!bytes || !/^[a-z0-9]{1,7}$/.test(list)) return null
  const shown = new Set<number>()
  for (const [i, byte] of bytes.entries()) for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) shown.add(i * 8 + bit)
  return { list, shown }
}

function bytesOf(bits: string): Uint8Array | null {
  try {
    return Uint8Array.fromBase64(bits, { alphabet: 'base64url' })
  } catch {
    return null
  }
}

/** The first of `ranked` that the cursor has not shown; `catalogue` is all that might ever be among them, in a fixed order. */
export function pageOf<T extends { readonly hotelId: string }>(
  ranked: readonly T[],
  catalogue: readonly { readonly hotelId: string }[],
  cursor: Cursor | null,
  limit: number,
): { items: T[]; next: string | null } {
  const ids = catalogue.map(({ hotelId }) => hotelId)
  const list = listOf(ids)
  const places = new Map(ids.map((id, i) => [id, i]))
  const shown = new Set(cursor?.list === list ? cursor.shown : [])
  const left = ranked.filter(({ hotelId }) => !shown.has(places.get(hotelId)!))
  const items = left.slice(0, limit)
  for (const { hotelId } of items) shown.add(places.get(hotelId)!)
  return { items, next: left.length > items.length ? writeCursor({ list, shown }) : null }
}
