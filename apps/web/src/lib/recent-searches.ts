import { isDay } from '@sojourn/kernel'
import { useSyncExternalStore } from 'react'
import { parseRooms, printRooms, type Stay } from './stay-address.ts'
import type { StayProduct } from './stay-product.ts'

/** A search that found its place: what a person may want to go on with. */
export interface RecentSearch extends Stay {
  /** The words of the place: "Lisbon, Portugal". */
  readonly label: string
}

/** More than this is no memory but a list to read. */
const KEPT_MOST = 6

const NONE: readonly RecentSearch[] = []
const listeners = new Set<() => void>()
let last: { readonly key: string; readonly text: string; readonly searches: readonly RecentSearch[] } | null = null

// A browser keeps this for one host, and a host is one organisation: nobody else's searches are ever here.
const keyOf = ({ name }: StayProduct): string => `recent-searches:${name}`

/** What was stored may be of any age and by any hand: what is no search is left out. */
export function parseRecent(text: string): readonly RecentSearch[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.flatMap(recentOf).slice(0, KEPT_MOST) : NONE
  } catch {
    return NONE
  }
}

export const printRecent = (searches: readonly RecentSearch[]): string => JSON.stringify(searches.map((one) => ({ ...one, rooms: printRooms(one.rooms) })))

/** The newest first; a place stands there once, with what was asked for last. */
export const withRecent = (searches: readonly RecentSearch[], search: RecentSearch): readonly RecentSearch[] =>
  [search, ...searches.filter(({ destination }) => destination !== search.destination)].slice(0, KEPT_MOST)

function recentOf(one: Record<string, unknown> | null): readonly RecentSearch[] {
  const { destination, label, checkin, checkout, rooms } = one ?? {}
  const party = typeof rooms === 'string' ? parseRooms(rooms) : null
  if (typeof destination !== 'string' || typeof label !== 'string' || typeof checkin !== 'string' || typeof checkout !== 'string') return []
  return party && isDay(checkin) && isDay(checkout) && checkin < checkout ? [{ destination, label, checkin, checkout, rooms: party }] : []
}

function read(product: StayProduct): readonly RecentSearch[] {
  const key = keyOf(product)
  let text = ''
  try {
    text = localStorage.getItem(key) ?? ''
  } catch {
    return NONE
  }
  // The same answer is the same array, so that who listens is not drawn in vain.
  if (last?.key !== key || last.text !== text) last = { key, text, searches: text ? parseRecent(text) : NONE }
  return last.searches
}

function write(product: StayProduct, searches: readonly RecentSearch[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(keyOf(product), printRecent(searches))
    else localStorage.removeItem(keyOf(product))
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
  for (const listener of listeners) listener()
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

export const rememberSearch = (product: StayProduct, search: RecentSearch): void => write(product, withRecent(read(product), search))

export const forgetSearch = (product: StayProduct, destination: string): void =>
  write(
    product,
    read(product).filter((one) => one.destination !== destination),
  )

/** The last searches of this browser on this host, newest first; none on the server, which does not know. */
export const useRecentSearches = (product: StayProduct): readonly RecentSearch[] =>
  useSyncExternalStore(
    listen,
    () => read(product),
    () => NONE,
  )
