import type { OrgId, Tx } from '@sojourn/kernel'
import type { ListedThread, Message, NewMessage, Side, Thread, Traveller } from '../domain/thread.ts'

type Of = { readonly orgId: OrgId; readonly threadId: string }

export interface SupportStore {
  /** The traveller's thread about this, made where there is none. */
  open(tx: Tx, of: Traveller & { bookingId: string }, fresh: { threadId: string; nowMs: number }): Promise<Thread>
  find(tx: Tx, of: Of): Promise<Thread | null>
  /** Appends, one writer after the other; returns the message of this id where it exists already. */
  write(tx: Tx, of: Of, message: NewMessage, nowMs: number): Promise<{ message: Message; isNew: boolean }>
  /** The latest, oldest first. */
  messagesOf(tx: Tx, of: Of, limit: number): Promise<Message[]>
  /** Never back, never further than there is something to read. */
  markRead(tx: Tx, of: Of, side: Side, seq: number): Promise<void>
  /** With what the traveller has not read. */
  listOf(tx: Tx, of: Traveller): Promise<ListedThread[]>
  /** With what support has not read, written to last first. */
  list(tx: Tx, orgId: OrgId, page: { before: { lastMs: number; threadId: string } | null; limit: number }): Promise<ListedThread[]>
  unreadOf(tx: Tx, of: Traveller): Promise<number>
  /** What a guest wrote becomes the person's, unless the person has a thread about the same. */
  adopt(tx: Tx, who: { orgId: OrgId; browserId: string; userId: string }): Promise<void>
  forget(tx: Tx, of: Traveller): Promise<void>
}
