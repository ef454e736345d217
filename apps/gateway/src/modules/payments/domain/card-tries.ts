/** How often cards may be tried: some tries are free, then each waits twice as long as the one before. */
interface TryRule {
  readonly free: number
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** After this long without a try the count is reset. */
  readonly forgetAfterMs: number
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * What is counted, across payments and set-ups. A try counts until its payment is paid, so that a hundred at once are not all free; a set-up that succeeds verifies a
 * valid card at no cost and stays counted. A payment removes its own try and a quarter of another (of a person's, device's or card's a whole one), so that
 * one decline in five is accepted, and some valid cards among stolen ones allow no further tries.
 */
export const CARD_TRIES = {
  /** A customer of the merchant's: ten cards or codes mistyped in a day are mistakes, not theft. */
  person: { free: 11, firstWaitMs: 30 * SECOND, longestWaitMs: 6 * HOUR, forgetAfterMs: DAY },
  device: { free: 11, firstWaitMs: 30 * SECOND, longestWaitMs: 6 * HOUR, forgetAfterMs: DAY },
  /** Many people may share a network address. */
  address: { free: 25, firstWaitMs: 10 * SECOND, longestWaitMs: HOUR, forgetAfterMs: 6 * HOUR },
  /** One card, used by any payer: its code or date may be guessed. */
  card: { free: 20, firstWaitMs: MINUTE, longestWaitMs: 12 * HOUR, forgetAfterMs: DAY },
  /** All unknown payers together: many addresses with a card each are one thief. Over it a card with 3-D Secure is let through by that, any other waits. */
  strangers: { free: 11, firstWaitMs: 2 * SECOND, longestWaitMs: 30 * MINUTE, forgetAfterMs: 2 * HOUR },
} satisfies Record<string, TryRule>

export type TriedBy = keyof typeof CARD_TRIES

/** One try, as it is counted: in quarters. */
export const ONE_TRY = 4

export interface CardTries {
  /** In quarters of a try. */
  readonly count: number
  readonly asking: number
  readonly lastMs: number
  readonly nextMs: number
  readonly paidMs: number | null
}

/** A payer who paid within this time is known, as long as few of their cards fail. */
const KNOWN_MS = 365 * DAY
const FEW = 3 * ONE_TRY

export const isKnown = ({ paidMs, count }: CardTries, nowMs: number): boolean => paidMs !== null && nowMs - paidMs < KNOWN_MS && count <= FEW

/** `waitMs` where the try is refused; `rush` where it may be allowed once other charges at the bank have paid. A try during the wait does not lengthen it. */
export type JudgedTry = { readonly allowed: true; readonly tries: CardTries } | { readonly allowed: false; readonly waitMs: number; readonly rush: boolean }

export function judgeCardTry(by: TriedBy, past: CardTries, nowMs: number): JudgedTry {
  const rule = CARD_TRIES[by]
  const forgotten = nowMs - past.lastMs > rule.forgetAfterMs
  if (!forgotten && nowMs < past.nextMs)
    return { allowed: false, waitMs: past.nextMs - nowMs, rush: past.asking > 0 && (by === 'address' || by === 'strangers') }
  const count = (forgotten ? 0 : past.count) + ONE_TRY
  const over = Math.floor(count / ONE_TRY) - rule.free
  const waitMs = over < 0 ? 0 : Math.min(rule.longestWaitMs, rule.firstWaitMs * 2 ** Math.min(30, over))
  return { allowed: true, tries: { ...past, count, asking: (forgotten ? 0 : past.asking) + 1, lastMs: nowMs, nextMs: nowMs + waitMs } }
}
