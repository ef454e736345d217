import type { Tx } from '@sojourn/kernel'

/** A read that answers the same within a transaction however often it is asked: what nobody there changes. */
export function readOnce<Key extends string, T>(load: (tx: Tx, key: Key) => Promise<T>): (tx: Tx, key: Key) => Promise<T> {
  const read = new WeakMap<Tx, Map<Key, Promise<T>>>()
  return (tx, key) => {
    const known = read.get(tx) ?? new Map<Key, Promise<T>>()
    read.set(tx, known)
    const answer = known.get(key) ?? load(tx, key)
    known.set(key, answer)
    return answer
  }
}
