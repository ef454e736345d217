/** How often cards may be tried: some tries are free, then each waits twice as long as the one before. */
interface TryRule {
  readonly free: number
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** After this long without a try the count is reset. */
  readonly forgetAfterMs: number
  /** From so many on a further try is challenged: by 3-D Secure, or by work of the page, twice as much after each `every` tries. In bits. */
  readonly challenged?: { readonly from: number; readonly least: number; readonly most: number; readonly every: number }
  /** One try is forgotten each time this has passed, so that a busy shop whose payers pay is not challenged for ever. */
  readonly wearsOffMs?: number
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * What is counted, across payments and set-ups. A try counts until its payment is paid, so that a hundred at once are not all free. A payment removes its own try and a quarter of another (of
 * a person's, device's or card's a whole one), so that one decline in five is accepted: above that share cards are being tested. A set-up that succeeds verifies a valid card at no cost:
 * it removes its own try from what is shared, and stays counted with its person and device. Once too many have failed, valid cards among stolen ones allow no further tries.
 */
export const CARD_TRIES = {
  /** A customer of the merchant's: ten cards or codes mistyped in a day are mistakes, not theft. */
  person: { free: 11, firstWaitMs: 30 * SECOND, longestWaitMs: 6 * HOUR, forgetAfterMs: DAY },
  device: { free: 11, firstWaitMs: 30 * SECOND, longestWaitMs: 6 * HOUR, forgetAfterMs: DAY },
  /** One card at one address: who paid with it from there before is known without a cookie or an account. */
  holder: { free: 11, firstWaitMs: 30 * SECOND, longestWaitMs: 6 * HOUR, forgetAfterMs: DAY },
  /** Many people may share a network address; those who are known do not use its count. */
  address: { challenged: { from: 3, least: 12, most: 17, every: 4 }, free: 25, firstWaitMs: 10 * SECOND, longestWaitMs: HOUR, forgetAfterMs: 6 * HOUR },
  /** One card, used by any unknown payer: its code or date may be guessed. */
  card: { free: 20, firstWaitMs: MINUTE, longestWaitMs: 12 * HOUR, forgetAfterMs: DAY },
  /** All unknown payers together: many addresses with a card each are one thief. They are challenged, and never refused for what others did. */
  strangers: {
    challenged: { from: 11, least: 14, most: 22, every: 1 },
    free: Number.POSITIVE_INFINITY,
    firstWaitMs: 0,
    longestWaitMs: 0,
    forgetAfterMs: 2 * HOUR,
    wearsOffMs: 10 * MINUTE,
  },
} satisfies Record<string, TryRule>

/** Of one address so many tries count with those of all unknown payers: a person who tries dozens from four addresses is no crowd, and is challenged alone. */
export const OF_ONE_ADDRESS = 2

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

/** `work`: what a challenge takes, in bits; 0 where none is due. `rush`: it may not be due, or be allowed, once other charges at the bank have paid. */
export type JudgedTry =
  | { readonly allowed: true; readonly tries: CardTries; readonly work: number; readonly rush: boolean }
  | { readonly allowed: false; readonly waitMs: number; readonly rush: boolean }

/** `waitMs` where the try is refused. A try during the wait does not lengthen it. */
export function judgeCardTry(by: TriedBy, past: CardTries, nowMs: number): JudgedTry {
  const rule: TryRule = CARD_TRIES[by]
  const known = asOf(rule, past, nowMs)
  if (nowMs < known.nextMs) return { allowed: false, waitMs: known.nextMs - nowMs, rush: known.asking > 0 && by === 'address' }
  const before = Math.floor(known.count / ONE_TRY)
  const { challenged } = rule
  const isChallenged = challenged !== undefined && before >= challenged.from
  const work = isChallenged ? Math.min(challenged.most, challenged.least + Math.floor((before - challenged.from) / challenged.every)) : 0
  const count = known.count + ONE_TRY
  const over = Math.floor(count / ONE_TRY) - rule.free
  const waitMs = over < 0 ? 0 : Math.min(rule.longestWaitMs, rule.firstWaitMs * 2 ** Math.min(30, over))
  const tries = { ...known, count, asking: known.asking + 1, nextMs: nowMs + waitMs }
  return { allowed: true, tries, work, rush: isChallenged && before - known.asking < challenged.from }
}

/** What is left of a count by now. */
function asOf({ forgetAfterMs, wearsOffMs }: TryRule, past: CardTries, nowMs: number): CardTries {
  if (nowMs - past.lastMs > forgetAfterMs) return { ...past, count: 0, asking: 0, lastMs: nowMs, nextMs: 0 }
  if (!wearsOffMs) return { ...past, lastMs: nowMs }
  const quarterMs = wearsOffMs / ONE_TRY
  const worn = Math.floor((nowMs - past.lastMs) / quarterMs)
  return { ...past, count: Math.max(past.asking * ONE_TRY, past.count - worn), lastMs: past.lastMs + worn * quarterMs }
}
