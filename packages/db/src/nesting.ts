import { AsyncLocalStorage } from 'node:async_hooks'
import { invariant } from '@sojourn/kernel'

/** Knows whether the running code is inside an open transaction of these connections. */
export class Nesting {
  readonly #storage = new AsyncLocalStorage<{ open: boolean }>()

  /** Work left running after the transaction ended is free again: only the mark of an open one counts. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.refuse()
    const mark = { open: true }
    try {
      return await this.#storage.run(mark, work)
    } finally {
      mark.open = false
    }
  }

  refuse(): void {
    invariant(
      !this.#storage.getStore()?.open,
      'a transaction is already open here: pass its tx on instead of opening another (the embedded database has one session and would wait for itself)',
    )
  }
}
