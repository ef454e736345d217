/** How often something may be tried: some tries are free, then each waits twice as long as the one before. */
export interface TryRule {
  readonly free: number
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** After this long without a try the count is reset. */
  readonly forgetAfterMs: number
}

export interface Tries {
  readonly count: number
  readonly lastMs: number
  /** The next try is let through from here on. */
  readonly nextMs: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export const tryRules = {
  /** Passwords guessed at one account from one device or address: nobody waits for what others guessed elsewhere. */
  origin: { free: 10, firstWaitMs: 1_000, longestWaitMs: 5 * MINUTE, forgetAfterMs: 24 * HOUR },
  /** Passwords guessed at one account from all addresses that it does not know, together. The longest wait is short enough that an attacker cannot lock its owner out for a day. */
  account: { free: 50, firstWaitMs: 1_000, longestWaitMs: 5 * MINUTE, forgetAfterMs: 24 * HOUR },
  /** Wrong passwords from one network address: many people may share it. */
  address: { free: 200, firstWaitMs: 1_000, longestWaitMs: 10 * MINUTE, forgetAfterMs: HOUR },
  /** Codes worth money guessed at by one person. */
  code: { free: 10, firstWaitMs: 1_000, longestWaitMs: HOUR, forgetAfterMs: 24 * HOUR },
  /** Mails asked for to one mailbox. */
  mailbox: { free: 5, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgetAfterMs: 24 * HOUR },
  /** Mails asked for from one network address. */
  sender: { free: 200, firstWaitMs: 1_000, longestWaitMs: 10 * MINUTE, forgetAfterMs: HOUR },
  /** Messages to support of one person or one guest's browser. */
  message: { free: 12, firstWaitMs: 5_000, longestWaitMs: 5 * MINUTE, forgetAfterMs: 10 * MINUTE },
  /** Messages to support from one network address: a cleared browser is another guest. */
  writer: { free: 60, firstWaitMs: 5_000, longestWaitMs: 10 * MINUTE, forgetAfterMs: 10 * MINUTE },
  /** Messages to support of all guests of a site in one stretch of time: never refused, but beyond some their pages have work to do. */
  guests: { free: Number.POSITIVE_INFINITY, firstWaitMs: 0, longestWaitMs: 0, forgetAfterMs: 10 * MINUTE },
} satisfies Record<string, TryRule>

/** Work of a guest's page for one more message, in bits, where so many were written in this stretch of time; 0 for none. */
export const workFor = (written: number): number => (written < GUESTS_FREE ? 0 : Math.min(WORK_MOST, WORK_LEAST + Math.floor((written - GUESTS_FREE) / 5)))
export const STRETCH_MS = 10 * MINUTE
const GUESTS_FREE = 30
const WORK_LEAST = 14
const WORK_MOST = 21

export const noTries: Tries = { count: 0, lastMs: 0, nextMs: 0 }

export type Judged = { readonly allowed: true; readonly tries: Tries } | { readonly allowed: false; readonly waitMs: number }

/** Counts a try before it is made, so that a hundred at once are not all free. A try during the wait is not let through, and does not lengthen it. */
export function judgeTry(rule: TryRule, past: Tries, nowMs: number): Judged {
  if (nowMs < past.nextMs) return { allowed: false, waitMs: past.nextMs - nowMs }
  const count = (nowMs - past.lastMs > rule.forgetAfterMs ? 0 : past.count) + 1
  const waitMs = count < rule.free ? 0 : Math.min(rule.longestWaitMs, rule.firstWaitMs * 2 ** Math.min(30, count - rule.free))
  return { allowed: true, tries: { count, lastMs: nowMs, nextMs: nowMs + waitMs } }
}

/** Takes one try back: it turned out to be a good one. */
export const takeBack = (tries: Tries): Tries => ({ ...tries, count: Math.max(0, tries.count - 1), nextMs: 0 })
