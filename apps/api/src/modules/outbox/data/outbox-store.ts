import type { OrgId, Tx } from '@sojourn/kernel'

/** What rows that fall due are announced as. */
export const OUTBOX = 'outbox'

export interface OutboxEvent {
  readonly orgId: OrgId
  /** The same on every delivery: a consumer that must act once stores it. */
  readonly eventId: string
  readonly topic: string
  readonly key: string
  readonly payload: unknown
  readonly createdMs: number
  /** 1 on the first delivery. */
  readonly tries: number
}

export interface OutboxStore {
  /** The first one of a topic and key wins. */
  insert(tx: Tx, event: Omit<OutboxEvent, 'tries'>): Promise<void>
  /** Takes events that are due, oldest first; no other process gets them until `untilMs`. */
  claim(tx: Tx, ask: { topics: readonly string[]; nowMs: number; untilMs: number; limit: number }): Promise<OutboxEvent[]>
  /** When the next event of these topics falls due; null where none waits. */
  nextDueMs(tx: Tx, topics: readonly string[]): Promise<number | null>
  done(tx: Tx, events: readonly OutboxEvent[], atMs: number): Promise<void>
  postpone(tx: Tx, event: OutboxEvent, untilMs: number): Promise<void>
}
