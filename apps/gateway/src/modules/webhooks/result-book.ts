import { setTimeout as moment } from 'node:timers/promises'
import type { DeliveryResult } from './data/delivery-store.ts'
import type { WebhooksDeps } from './webhooks-deps.ts'

/** Stores the results of attempts: those that end at about the same time in one write. */
export interface ResultBook {
  /** Settles once it is written. */
  record(result: DeliveryResult): Promise<void>
}

const MOMENT_MS = 5

export function createResultBook({ db, deliveries }: Pick<WebhooksDeps, 'db' | 'deliveries'>): ResultBook {
  let waiting: DeliveryResult[] = []
  let written: Promise<void> | null = null

  async function write(): Promise<void> {
    await moment(MOMENT_MS)
    const results = waiting
    waiting = []
    written = null
    await db.asSystem((tx) => deliveries.record(tx, results), { oneBatch: true })
  }

  return {
    record(result) {
      waiting.push(result)
      written ??= write()
      return written
    },
  }
}
