import type { SupportMessageEvent } from '@sojourn/contracts'
import type { BookingId, BrowserId, Clock, Ids, OrgId, Outcome, Refusal, Transactions, Tx, UserId } from '@sojourn/kernel'

/** A message that was just written, and which travellers receive it. */
export interface SupportNews {
  readonly orgId: OrgId
  readonly userId: UserId | null
  readonly browserId: BrowserId | null
  readonly event: SupportMessageEvent
}

/** Who writes a message, as far as it is counted. */
export interface WrittenBy {
  readonly userId: UserId | null
  readonly browserId: BrowserId | null
  readonly ip: string
  readonly messageId: string
  /** The work that a guest's page did. */
  readonly proof: string | null
}

export interface SupportDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly ids: Ids
  /** Counts a message before it is written; refuses with how long to wait, or with work for the page of a guest. */
  count(orgId: OrgId, of: WrittenBy): Promise<Outcome<void, Refusal<'too_many_tries' | 'proof_required'>>>
  /** Whether a booking is this person's own. */
  isOwn(tx: Tx, of: { orgId: OrgId; userId: UserId; bookingId: BookingId }): Promise<boolean>
  /** How people are called, those that are not here left out. */
  nameOf(tx: Tx, userId: UserId): Promise<string | null>
  /** In the transaction that writes it. */
  announce(tx: Tx, news: SupportNews): Promise<void>
}
