import type { Tx } from '@sojourn/kernel'
import { openTransaction } from './sql.ts'

/** Called after a commit of this process with the kind of rows that will fall due, and when. */
export type DueListener = (kind: string, atMs: number) => void

/** Carries due times from the transactions of this process to the work that waits for them. */
export class DueRows {
  readonly #listeners = new Set<DueListener>()

  /** Returns the way to stop listening. */
  on(listener: DueListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  announce(kind: string, atMs: number): void {
    for (const listener of this.#listeners) listener(kind, atMs)
  }
}

/** Says that this transaction leaves rows of a kind that fall due at `atMs` (null: none). Work of that kind in this process is woken once the transaction has committed. */
export function fallsDue(tx: Tx, kind: string, atMs: number | null): void {
  if (atMs !== null) openTransaction(tx).dueRows.push({ kind, atMs })
}
