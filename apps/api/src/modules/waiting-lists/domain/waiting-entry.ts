import type { BrowserId, CheckoutId, Id, Money, OrgId, ProductCode, UserId } from '@sojourn/kernel'

export type WaitingId = Id<'waiting'>

/** What is waited for: all who wait for it stand in one line, over all organisations, since they sell from one stock. */
export interface LineKey {
  readonly product: ProductCode
  readonly line: string
}

/** `offered`: held for them for a while. `taken` by their checkout, `passed` in time or by them, `ended` by them before, `expired` with what they waited for. */
export type WaitingState = 'waiting' | 'offered' | 'taken' | 'passed' | 'ended' | 'expired'

/** What is held for one who waited. */
export interface WaitingOffer {
  /** By which the early hold is known. */
  readonly checkoutId: CheckoutId
  readonly ask: unknown
  readonly total: Money
  readonly atMs: number
  readonly untilMs: number
}

export interface WaitingEntry extends LineKey {
  readonly orgId: OrgId
  readonly waitingId: WaitingId
  /** Counted up within the line: the least is the first. */
  readonly place: number
  readonly browserId: BrowserId
  readonly userId: UserId | null
  readonly email: string
  readonly language: string
  /** Scheme, host and port that the link in the mail begins with. */
  readonly origin: string
  /** Days from today to the earliest start that its organisation sells. */
  readonly minimumDays: number
  readonly wanted: unknown
  readonly state: WaitingState
  readonly joinedMs: number
  readonly untilMs: number
  readonly offer: WaitingOffer | null
  readonly endedMs: number | null
  /** The checkout that took what was held. */
  readonly takenAs: CheckoutId | null
}

/** Whose it is: a guest's the browser's, until they sign in there; a person's their own. */
export interface Waiter {
  readonly orgId: OrgId
  readonly browserId: BrowserId | null
  readonly userId: UserId | null
}

/** For how many things one person, one browser or one address of mail waits at once, and how many of one organisation wait in one line. */
export const WAITS_MAX = 10
export const LINE_MAX = 500
