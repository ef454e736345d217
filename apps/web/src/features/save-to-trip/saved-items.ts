import type { SavedAt } from './saving.ts'

type Saved = ReadonlyMap<string, SavedAt>

const NONE: Saved = new Map()
/** What this person has saved, by the address of an idea or the id of a booking; null until it was asked for. */
let stored: { readonly userId: string; readonly saved: Saved } | null = null
const listeners = new Set<() => void>()

export function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export const isKnown = (userId: string): boolean => stored?.userId === userId
const savedOf = (userId: string): Saved => (stored?.userId === userId ? stored.saved : NONE)

/** Where a thing is saved; null where it is not, or as long as that is not known. */
export const savedAt = (userId: string, key: string): SavedAt | null => savedOf(userId).get(key) ?? null

/** Begins with nothing, until what is saved has been read. */
export function setSaved(userId: string, saved: Saved = NONE): void {
  stored = { userId, saved }
  for (const changed of listeners) changed()
}

/** Something was saved, or with null taken out again. */
export function markSaved(userId: string, key: string, at: SavedAt | null): void {
  const next = new Map(savedOf(userId))
  if (at) next.set(key, at)
  else next.delete(key)
  setSaved(userId, next)
}
