import type { Clock, Transactions } from '@sojourn/kernel'
import type { OutboxEvent, OutboxStore } from './data/outbox-store.ts'

interface Delivery {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly store: OutboxStore
  readonly reportFault: (error: unknown, where: { topic: string; eventId: string; tries: number }) => void
}

const WAIT_MAX_MS = 30_000

/** Passes one event after the other to the consumers; failed ones are retried after a wait that doubles from one second. */
export async function deliver(
  { transactions, clock, store, reportFault }: Delivery,
  events: readonly OutboxEvent[],
  consumers: readonly ((event: OutboxEvent) => Promise<void>)[],
): Promise<void> {
  const delivered: OutboxEvent[] = []
  for (const event of events) {
    try {
      for (const consume of consumers) await consume(event)
      delivered.push(event)
    } catch (error) {
      const { topic, eventId, tries } = event
      reportFault(error, { topic, eventId, tries })
      const untilMs = clock.nowMs() + Math.min(WAIT_MAX_MS, 1_000 * 2 ** Math.min(tries - 1, 10))
      await transactions.asSystem((tx) => store.postpone(tx, event, untilMs))
    }
  }
  if (delivered.length > 0) await transactions.asSystem((tx) => store.done(tx, delivered, clock.nowMs()), { oneBatch: true })
}
