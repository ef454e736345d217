import type { Tx } from '@sojourn/kernel'

/** A read that answers the same within a transaction however often it is asked, because the transaction does not change it. */
export function readOnce<Of, T>(load: (tx: Tx, of: Of) => Promise<T>, keyOf: (of: Of) => string): (tx: Tx, of: Of) => Promise<T> {
  const read = new WeakMap<Tx, Map<string, Promise<T>>>()
  return (tx, of) => {
    const known = read.get(tx) ?? new Map<string, Promise<T>>()
    read.set(tx, known)
    const key = keyOf(of)
    const answer = known.get(key) ?? load(tx, of)
    known.set(key, answer)
    return answer
  }
}
