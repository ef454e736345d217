import type { OrgId, Tx } from '@sojourn/kernel'
import type { Mail } from '../domain/mail.ts'

/** What rows that fall due are announced as. */
export const MAIL = 'mail'

export type MessageState = 'queued' | 'sent' | 'failed'

export interface Message {
  readonly orgId: OrgId
  readonly messageId: string
  readonly key: string
  readonly to: string
  readonly mail: Mail
  /** What its receiver reads: `es-MX`. */
  readonly language: string
  readonly state: MessageState
  readonly createdMs: number
  /** Tries begun, the current one included. */
  readonly tries: number
}

/** That a mail was sent, without what is in it: links in it may still open something. */
export interface SentMessage {
  readonly kind: string
  readonly state: MessageState
  readonly createdMs: number
}

export interface MessageStore {
  /** Does nothing where the organisation has a message with this key. */
  add(tx: Tx, message: Message): Promise<void>
  /** The newest of the tenant, at most `limit`. */
  newest(tx: Tx, limit: number): Promise<Message[]>
  /** What was sent to an address, or waits to be, newest first. */
  listTo(tx: Tx, of: { orgId: OrgId; to: string }): Promise<SentMessage[]>
  /** Deletes what was sent to an address; mails that still wait are sent. */
  forget(tx: Tx, of: { orgId: OrgId; to: string }): Promise<void>
  /** Takes due messages for this worker alone until `leaseUntilMs`; counts the try. */
  claim(tx: Tx, due: { nowMs: number; leaseUntilMs: number; limit: number }): Promise<Message[]>
  /** When the next message falls due; null where none waits. */
  nextDueMs(tx: Tx): Promise<number | null>
  markSent(tx: Tx, message: Message, data: object): Promise<void>
  markTried(tx: Tx, message: Message, outcome: { state: 'queued' | 'failed'; nextTryMs: number; error: string }): Promise<void>
}
