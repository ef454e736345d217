import type { DeliveryResult } from './data/delivery-store.ts'
import type { WebhooksDeps } from './webhooks-deps.ts'

/** Writes down what came of tries; of those that end while others are being written, all at once. */
export interface ResultBook {
  /** Settles once it is written. */
  record(result: DeliveryResult): Promise<void>
}

export function createResultBook({ db, deliveries }: Pick<WebhooksDeps, 'db' | 'deliveries'>): ResultBook {
  let waiting: DeliveryResult[] = []
  let next: Promise<void> | null = null
  let before: Promise<unknown> = Promise.resolve()

  function write(): Promise<void> {
    const results = waiting
    waiting = []
    next = null
    return db.asSystem((tx) => deliveries.record(tx, results), { asks: 1 })
  }

  return {
    record(result) {
      waiting.push(result)
      if (!next) {
        next = before.then(write)
        before = next.catch(() => undefined)
      }
      return next
    },
  }
}
