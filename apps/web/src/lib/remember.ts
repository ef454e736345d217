interface Remembered<T> {
  readonly untilMs: number
  readonly value: Promise<T>
}

/** Caches results that are expensive to load for a while, at most `most` of them; the oldest is evicted first. Calls during a load share it. */
export function createMemory<T>({ forMs, most }: { readonly forMs: number; readonly most: number }) {
  const cache = new Map<string, Remembered<T>>()
  return {
    recall(key: string, nowMs: number, find: () => Promise<T>): Promise<T> {
      const known = cache.get(key)
      if (known && known.untilMs > nowMs) return known.value
      const value = find()
      cache.delete(key)
      cache.set(key, { untilMs: nowMs + forMs, value })
      if (cache.size > most) cache.delete(cache.keys().next().value as string)
      return value
    },
    forget(key: string): void {
      cache.delete(key)
    },
  }
}
