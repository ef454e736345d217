import { useEffect, useSyncExternalStore } from 'react'
import { useShell } from '../../lib/shell.ts'
import { fetchLate } from '../../ui/use-lazy.ts'

/** Where something is saved. */
export interface SavedAt {
  readonly tripId: string
  readonly tripName: string
  readonly itemId: string
}

type Saved = ReadonlyMap<string, SavedAt>

const NONE: Saved = new Map()
/** What this person has saved, by the address of an idea or the id of a booking; asked for once in the life of a page. */
let kept: { readonly userId: string; readonly saved: Saved } | null = null
const listeners = new Set<() => void>()

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export function setSaved(userId: string, saved: Saved): void {
  kept = { userId, saved }
  for (const changed of listeners) changed()
}

const savedOf = (userId: string): Saved => (kept?.userId === userId ? kept.saved : NONE)

/** Something was saved, or with null taken out again. */
export function markSaved(userId: string, key: string, at: SavedAt | null): void {
  const next = new Map(savedOf(userId))
  if (at) next.set(key, at)
  else next.delete(key)
  setSaved(userId, next)
}

const loadSaved = () => import('./load-saved.ts')

/** Where a thing is saved; null where it is not, or as long as that is not known. A guest has saved nothing. */
export function useSavedAt(key: string): SavedAt | null {
  const userId = useShell().user?.user_id ?? ''
  useEffect(() => {
    if (!userId || kept?.userId === userId) return
    // Once for all the hearts of a page; what cannot be fetched leaves them empty.
    setSaved(userId, NONE)
    fetchLate(loadSaved).then(
      (load) => load.loadSaved(userId),
      () => {},
    )
  }, [userId])
  return useSyncExternalStore(
    listen,
    () => (kept?.userId === userId ? (kept.saved.get(key) ?? null) : null),
    () => null,
  )
}
