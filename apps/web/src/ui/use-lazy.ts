import { say } from '@sojourn/i18n'
import type { ComponentType } from 'react'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { useToast } from './toast.tsx'

/**
 * Fetches a lazy part, unless the line is known to be down: a browser that once failed to get a file which the part is built on does not ask for that file
 * again until the page is closed.
 */
export function fetchLazily<T>(load: () => Promise<T>): Promise<T> {
  return navigator.onLine ? load() : Promise.reject(new TypeError('The line is down.'))
}

/** Said where a lazy part could not be fetched: as of a call without an answer. */
export const unreachedText = (): string => say`We couldn't reach the server. Check your connection and try again.`

let fetching = 0
const listeners = new Set<() => void>()

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

function count(more: 1 | -1): void {
  fetching += more
  for (const changed of listeners) changed()
}

/** Whether a part is being fetched that a click asked for: the frame of the page shows it. */
export const useFetchingPart = (): boolean =>
  useSyncExternalStore(
    listen,
    () => fetching > 0,
    () => false,
  )

/**
 * A part that is fetched when it is first opened. Where it cannot be fetched the page stays as it is, with all that was typed, says so, and the next
 * click asks again. `load` must be the same function at every render.
 */
export function useLazy<P>(load: () => Promise<ComponentType<P>>): { Part: ComponentType<P> | null; fetchPart: () => Promise<boolean> } {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const toast = useToast()
  const fetchPart = useCallback(async () => {
    count(1)
    try {
      const part = await fetchLazily(load)
      setPart(() => part)
      return true
    } catch {
      toast(unreachedText(), 5000, 'wrong')
      return false
    } finally {
      count(-1)
    }
  }, [load, toast])
  return { Part, fetchPart }
}
