import { useEffect, useSyncExternalStore } from 'react'
import { useShell } from '../../lib/shell.ts'
import { loadSaved } from './load-saved.ts'
import { isKnown, listen, savedAt, setSaved } from './saved-items.ts'
import type { SavedAt } from './saving.ts'

/** Where a thing is saved; null where it is not, or as long as that is not known. A guest has saved nothing. */
export function useSavedAt(key: string): SavedAt | null {
  const userId = useShell().user?.user_id ?? ''
  useEffect(() => {
    if (!userId || isKnown(userId)) return
    // Asked for once, for all the hearts of a page; what cannot be fetched leaves them empty.
    setSaved(userId)
    void loadSaved(userId)
  }, [userId])
  return useSyncExternalStore(
    listen,
    () => savedAt(userId, key),
    () => null,
  )
}
