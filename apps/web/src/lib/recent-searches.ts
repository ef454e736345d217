import { currentLanguage } from '@sojourn/i18n'
import { useSyncExternalStore } from 'react'
import { serverNowMs } from './server-clock.ts'

/** A search holds the names of its places as one language calls them. */
export interface Recent {
  /** The language of the names: `en-US`. */
  readonly language: string
  /** The clock of the place that is searched first; null where the search was stored before it was. */
  readonly timeZone: string | null
}

/** How the searches of one product are stored in a browser. */
export interface RecentKind<T extends Recent> {
  /** The name of the store: one for each product. A browser keeps it for one host, and a host is one organisation. */
  readonly key: string
  /** Of two searches with the same id only the newer one is stored. */
  readonly id: (search: T) => string
  /** Reads what was stored, which may be of any version or manipulated; null where it is no search. */
  readonly read: (stored: Readonly<Record<string, unknown>>) => T | null
  readonly print: (search: T) => unknown
  /** A search that cannot be repeated is not offered any more. */
  readonly isPast?: (search: T, nowMs: number) => boolean
  /** The searches with the names of their places in the language of the page; null where there is no answer. */
  readonly rename: (searches: readonly T[]) => Promise<readonly T[] | null>
}

export interface RecentSearches<T> {
  /** A search whose places have their names in the language of the page. */
  remember(search: Omit<T, 'language'>): void
  forget(id: string): void
  /**
   * The last searches of this browser on this host, newest first; none on the server, which does not know. One that was made in another language is left out
   * until the names of its places are known in this one.
   */
  use(): readonly T[]
}

/** A longer list would have to be read. */
const STORED_MOST = 6

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
export function parseRecent<T extends Recent>({ read, isPast }: RecentKind<T>, text: string, nowMs: number): readonly T[] {
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) return none
    const searches = list.flatMap((one) => (typeof one === 'object' && one !== null ? (read(one) ?? []) : []))
    return searches.filter((search) => !isPast?.(search, nowMs)).slice(0, STORED_MOST)
  } catch {
    return none
  }
}

export const printRecent = <T extends Recent>({ print }: RecentKind<T>, searches: readonly T[]): string => JSON.stringify(searches.map(print))

/** The newest first; each is in the list once, as it was asked for last. */
export const withRecent = <T extends Recent>({ id }: RecentKind<T>, searches: readonly T[], search: T): readonly T[] =>
  [search, ...searches.filter((other) => id(other) !== id(search))].slice(0, STORED_MOST)

/** The searches of before of one product. */
export function createRecentSearches<T extends Recent>(kind: RecentKind<T>): RecentSearches<T> {
  let last: { readonly text: string; readonly searches: readonly T[] } | null = null
  const current = (): readonly T[] => {
    let text = ''
    try {
      text = localStorage.getItem(kind.key) ?? ''
    } catch {
      return none
    }
    // The same text is the same array, so that nothing is rendered in vain.
    if (last?.text !== text) last = { text, searches: text ? parseRecent(kind, text, serverNowMs()) : none }
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
  let naming: 'idle' | 'asked' | 'failed' = 'idle'
  const renameForeign = async (): Promise<void> => {
    const foreign = current().filter(isForeign)
    if (naming !== 'idle' || foreign.length === 0) return
    naming = 'asked'
    const named = await kind.rename(foreign).catch(() => null)
    naming = named ? 'idle' : 'failed'
    const byId = new Map(named?.map((search) => [kind.id(search), search]))
    // Meanwhile others may have come, and some of these may have been removed.
    save(current().map((search) => (isForeign(search) && byId.get(kind.id(search))) || search))
  }
  const listenAndRename = (changed: () => void) => {
    void renameForeign()
    return listen(changed)
  }
  const inThisLanguage = (searches: readonly T[]) => (naming === 'failed' ? searches : searches.filter((search) => !isForeign(search)))
  return {
    remember: (search) => save(withRecent(kind, current(), { ...search, language: currentLanguage() } as T)),
    forget: (id) => save(current().filter((one) => kind.id(one) !== id)),
    use: () => inThisLanguage(useSyncExternalStore(listenAndRename, current, () => none)),
  }
}

const isForeign = ({ language }: Recent): boolean => language !== currentLanguage()

/** The language that a stored search says; none where it was stored before searches said it. */
export const languageOf = (stored: Readonly<Record<string, unknown>>): string => (typeof stored.language === 'string' ? stored.language : '')

/** The time zone that a stored search says. */
export const timeZoneOf = (stored: Readonly<Record<string, unknown>>): string | null => (typeof stored.timeZone === 'string' ? stored.timeZone : null)
