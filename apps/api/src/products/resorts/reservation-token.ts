import type { Day } from '@sojourn/kernel'
import { z } from 'zod'

/** What the inventory offers, as its visitor hands it back. It opens nothing by itself: all of it is looked up and priced again. */
export type OfferedUnit = { readonly resortId: string; readonly unit: string; readonly checkIn: Day } & (
  | { readonly by: 'cash' | 'exchange' }
  | { readonly by: 'night'; readonly checkOut: Day }
)

const named = z.tuple([z.enum(['cash', 'exchange', 'night']), z.string().max(120), z.string().max(20), z.iso.date(), z.iso.date().nullable()])

export const tokenOf = (of: OfferedUnit): string =>
  Buffer.from(JSON.stringify([of.by, of.resortId, of.unit, of.checkIn, of.by === 'night' ? of.checkOut : null])).toString('base64url')

/** Null for what was never a token of ours. */
export function readToken(token: string): OfferedUnit | null {
  let text: unknown
  try {
    text = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'))
  } catch {
    return null
  }
  const parsed = named.safeParse(text)
  if (!parsed.success) return null
  const [by, resortId, unit, checkIn, checkOut] = parsed.data
  if (by !== 'night') return { by, resortId, unit, checkIn }
  return checkOut === null ? null : { by, resortId, unit, checkIn, checkOut }
}

const INVENTORY_MS = 30 * 60_000
const ID = /^inv_([0-9a-z]{6,12})_([0-9a-f]{8})$/

/** The name of an answer of the inventory: what is chosen from it is prepared with it for half an hour. */
export const inventoryId = (resortId: string, nowMs: number): string => `inv_${nowMs.toString(36)}_${markOf(resortId)}`

const markOf = (resortId: string): string => Buffer.from(resortId).toString('hex').padEnd(8, '0').slice(-8)

/** Whether a unit was chosen from an answer that is still known. */
export function isKnownInventory(uuid: string, resortId: string, nowMs: number): boolean {
  const [, at, mark] = ID.exec(uuid) ?? []
  if (at === undefined || mark !== markOf(resortId)) return false
  const age = nowMs - Number.parseInt(at, 36)
  return age >= 0 && age <= INVENTORY_MS
}
