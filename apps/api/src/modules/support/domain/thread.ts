import type { BrowserId, OrgId, UserId } from '@sojourn/kernel'

/** Whose thread it is: a person's, or that of a guest's browser. */
export type Traveller = { readonly orgId: OrgId } & (
  | { readonly userId: UserId; readonly browserId?: undefined }
  | { readonly userId?: undefined; readonly browserId: BrowserId }
)

export type Side = 'traveller' | 'support'

export interface Message {
  readonly seq: number
  readonly side: Side
  readonly text: string
  readonly atMs: number
}

export interface Thread {
  readonly orgId: OrgId
  readonly threadId: string
  readonly userId: UserId | null
  readonly browserId: BrowserId | null
  /** Empty where it is about nothing booked. */
  readonly bookingId: string
  readonly lastMs: number
  readonly lastSeq: number
}

/** A thread as a list shows it: with how much one side has not read, and what was written last. */
export interface ListedThread extends Thread {
  readonly unread: number
  readonly preview: string
}

export interface NewMessage {
  /** Made by its writer. */
  readonly messageId: string
  readonly side: Side
  readonly authorId: UserId | null
  readonly text: string
}
