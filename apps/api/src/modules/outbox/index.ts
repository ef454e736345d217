import { setTimeout as wait } from 'node:timers/promises'
import type { Clock, Ids, OrgId, Transactions, Tx } from '@sojourn/kernel'
import { outboxStore } from './data/outbox-store.sql.ts'
import type { OutboxEvent } from './data/outbox-store.ts'
import { deliver } from './deliver.ts'

export type { OutboxEvent } from './data/outbox-store.ts'
export { OUTBOX } from './data/outbox-store.ts'
export { outboxInvariants } from './invariants.ts'

export const outboxMigrations = { owner: 'outbox', folder: new URL('./data/', import.meta.url) }

const CLAIMED_FOR_MS = 20_000
const AT_ONCE_MAX = 50
/** Too short for a person, long enough for what many say at once to be taken, and marked as delivered, in one run. */
const MOMENT_MS = 50

/** Called at least once: a consumer that must act once remembers the event's id. Throwing means "again later". */
export type Consumer = (event: OutboxEvent) => Promise<void>

export interface Outbox {
  /** Says something in the transaction that makes it true, once per topic and key. */
  emit(tx: Tx, event: { orgId: OrgId; topic: string; key: string; payload: unknown }): Promise<void>
  /** Registers a consumer of a topic. Topics without a consumer wait. */
  on(topic: string, consumer: Consumer): void
  /** Delivers what is due; returns how many. Runs may overlap. */
  runDue(): Promise<number>
  /** The same for callers that have just emitted something: one run delivers all that was emitted at about the same time. Resolves when it is delivered. */
  notify(): Promise<void>
  /** When the next event falls due; null where none waits. */
  nextDueMs(tx: Tx): Promise<number | null>
}

export interface OutboxDeps {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly reportFault: (error: unknown, where: { topic: string; eventId: string; tries: number }) => void
}

export function createOutbox({ transactions, clock, ids, reportFault }: OutboxDeps): Outbox {
  const consumers = new Map<string, Consumer[]>()
  let next: Promise<void> | null = null
  const box: Outbox = {
    emit: (tx, event) => outboxStore.insert(tx, { ...event, eventId: ids.next<'event'>('evt'), createdMs: clock.nowMs() }),
    on(topic, consumer) {
      consumers.set(topic, [...(consumers.get(topic) ?? []), consumer])
    },
    async runDue() {
      if (consumers.size === 0) return 0
      const nowMs = clock.nowMs()
      const ask = { topics: [...consumers.keys()], nowMs, untilMs: nowMs + CLAIMED_FOR_MS, limit: AT_ONCE_MAX }
      const events = await transactions.asSystem((tx) => outboxStore.claim(tx, ask), { oneBatch: true })
      // A slow mail server must not hold back live events: topics are delivered in parallel, each in its order.
      const byTopic = Map.groupBy(events, (event) => event.topic)
      await Promise.all([...byTopic].map(([topic, some]) => deliver({ transactions, clock, store: outboxStore, reportFault }, some, consumers.get(topic)!)))
      return events.length
    },
    notify() {
      next ??= wait(MOMENT_MS).then(async () => {
        next = null
        await box.runDue()
      })
      return next
    },
    nextDueMs: async (tx) => (consumers.size === 0 ? null : outboxStore.nextDueMs(tx, [...consumers.keys()])),
  }
  return box
}
