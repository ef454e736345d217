interface Remembered<T> {
  readonly untilMs: number
  readonly value: Promise<T>
}

/** Keeps what was costly to find for a while, `most` things at once; the oldest goes first. Who asks while it is being found waits for the same. */
export function createMemory<T>({ forMs, most }: { readonly forMs: number; readonly most: number }) {
  const kept = new Map<string, Remembered<T>>()
  return {
    recall(key: string, nowMs: number, find: () => Promise<T>): Promise<T> {
      const known = kept.get(key)
      if (known && known.untilMs > nowMs) return known.value
      const value = find()
      kept.delete(key)
      kept.set(key, { untilMs: nowMs + forMs, value })
      if (kept.size > most) kept.delete(kept.keys().next().value as string)
      return value
    },
    forget(key: string): void {
      kept.delete(key)
    },
  }
}
