import { useSyncExternalStore } from 'react'
import { HOTELS, type StayProduct } from './stay-product.ts'
import { printStay, type StayTime } from './stay-query.ts'

/** More columns than this do not fit side by side. */
export const COMPARE_MOST = 4

/** A property that was picked to be compared. */
export interface Picked {
  readonly id: string
  readonly name: string
}

const NONE: readonly Picked[] = []

interface StoredSet {
  readonly text: string
  readonly picked: readonly Picked[]
}

const cache = new Map<string, StoredSet>()
const listeners = new Set<() => void>()
const keyOf = ({ name }: StayProduct): string => `compare:${name}`

/** The properties picked on this tab, oldest first. The same answer is the same array, so that a listener is not rendered in vain. */
export function readPicked(product: StayProduct): readonly Picked[] {
  const key = keyOf(product)
  const before = cache.get(key)
  const text = stored(key) ?? before?.text ?? ''
  if (before?.text === text) return before.picked
  const picked = parsePicked(text)
  cache.set(key, { text, picked })
  return picked
}

/** The stored value may be of any version or manipulated: anything but a list of properties is ignored. */
export function parsePicked(text: string): readonly Picked[] {
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) return NONE
    const hotels = list.flatMap((one: Partial<Picked>) => (typeof one?.id === 'string' && typeof one.name === 'string' ? [{ id: one.id, name: one.name }] : []))
    return hotels.slice(0, COMPARE_MOST)
  } catch {
    return NONE
  }
}

/** Keeps a set for this tab; a browser that stores nothing keeps it until the page is left. */
export function writePicked(product: StayProduct, picked: readonly Picked[]): void {
  const text = JSON.stringify(picked.slice(0, COMPARE_MOST))
  cache.set(keyOf(product), { text, picked: picked.slice(0, COMPARE_MOST) })
  try {
    sessionStorage.setItem(keyOf(product), text)
  } catch {
    // Storage is full or forbidden.
  }
  for (const listener of listeners) listener()
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export interface CompareSet {
  readonly picked: readonly Picked[]
  readonly isFull: boolean
  readonly has: (hotelId: string) => boolean
  /** Puts a property in, or takes it out. A full set takes no other. */
  readonly toggle: (hotel: Picked) => void
  readonly clear: () => void
}

/** The properties picked to be compared; empty on the server, which does not know. */
export function useCompareSet(product: StayProduct): CompareSet {
  const picked = useSyncExternalStore(
    listen,
    () => readPicked(product),
    () => NONE,
  )
  const isFull = picked.length >= COMPARE_MOST
  return {
    picked,
    isFull,
    has: (hotelId) => picked.some(({ id }) => id === hotelId),
    toggle(hotel) {
      const others = picked.filter(({ id }) => id !== hotel.id)
      if (others.length < picked.length) writePicked(product, others)
      else if (!isFull) writePicked(product, [...picked, hotel])
    },
    clear: () => writePicked(product, NONE),
  }
}

/** The address of a comparison: `/hotel-compare?hotels=a,b&checkin=…&checkout=…&rooms=2`. */
export function compareHref(hotelIds: readonly string[], stay: StayTime, { paths }: StayProduct = HOTELS): string {
  const query = printStay({ ...stay, destination: hotelIds.join(',') })
  return `${paths.compare}?${query.replace('destination=', 'hotels=')}`
}
