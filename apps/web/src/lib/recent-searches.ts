import { useSyncExternalStore } from 'react'

/** How the searches of one product are stored in a browser. */
export interface RecentKind<T> {
  /** The name of the store: one for each product. A browser keeps it for one host, and a host is one organisation. */
  readonly key: string
  /** Of two searches with the same id only the newer one is stored. */
  readonly id: (search: T) => string
  /** Reads what was stored, which may be of any version or manipulated; null where it is no search. */
  readonly read: (stored: Readonly<Record<string, unknown>>) => T | null
  readonly print: (search: T) => unknown
  /** A search that cannot be repeated is not offered any more. */
  readonly isPast?: (search: T, nowMs: number) => boolean
}

export interface RecentSearches<T> {
  remember(search: T): void
  forget(id: string): void
  /** The last searches of this browser on this host, newest first; none on the server, which does not know. */
  use(): readonly T[]
}

/** A longer list would have to be read. */
const KEPT_MOST = 6

const listeners = new Set<() => void>()
const none: readonly never[] = []

function listen(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

/** The searches in a stored text, without what is no search and what has passed. */
export function parseRecent<T>({ read, isPast }: RecentKind<T>, text: string, nowMs: number): readonly T[] {
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) return none
    const searches = list.flatMap((one) => (typeof one === 'object' && one !== null ? (read(one) ?? []) : []))
    return searches.filter((search) => !isPast?.(search, nowMs)).slice(0, KEPT_MOST)
  } catch {
    return none
  }
}

export const printRecent = <T>({ print }: RecentKind<T>, searches: readonly T[]): string => JSON.stringify(searches.map(print))

/** The newest first; each is in the list once, as it was asked for last. */
export const withRecent = <T>({ id }: RecentKind<T>, searches: readonly T[], search: T): readonly T[] =>
  [search, ...searches.filter((other) => id(other) !== id(search))].slice(0, KEPT_MOST)

/** The searches of before of one product. */
export function createRecentSearches<T>(kind: RecentKind<T>): RecentSearches<T> {
  let last: { readonly text: string; readonly searches: readonly T[] } | null = null
  const current = (): readonly T[] => {
    let text = ''
    try {
      text = localStorage.getItem(kind.key) ?? ''
    } catch {
      return none
    }
    // The same text is the same array, so that nothing is drawn in vain.
    if (last?.text !== text) last = { text, searches: text ? parseRecent(kind, text, Date.now()) : none }
    return last.searches
  }
  const save = (searches: readonly T[]): void => {
    try {
      if (searches.length > 0) localStorage.setItem(kind.key, printRecent(kind, searches))
      else localStorage.removeItem(kind.key)
    } catch {
      // Storage is full or forbidden: nothing is remembered.
    }
    for (const listener of listeners) listener()
  }
  return {
    remember: (search) => save(withRecent(kind, current(), search)),
    forget: (id) => save(current().filter((one) => kind.id(one) !== id)),
    use: () => useSyncExternalStore(listen, current, () => none),
  }
}
