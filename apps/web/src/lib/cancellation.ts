import type { CancellationRule, CancelPart } from '@sojourn/contracts'

// What is said about cancelling is written in `@sojourn/contracts/cancel-words`.

/** The end of the free stretch, an instant with the property's offset; null where nothing is ever free. */
export const freeUntil = (rules: readonly CancellationRule[]): string | null => rules.find((rule) => rule.amount === 0 && rule.to)?.to ?? null

/** The parts of one item of an order. */
export const partsOfItem = (parts: readonly CancelPart[], itemNo: number): readonly CancelPart[] => parts.filter(({ item_no: no }) => no === itemNo)

const LINE = 12
const LEAST = 3
const MINUTE_MS = 60_000

/**
 * How many parts of a line of twelve each stretch before the service takes, true to time as far as every stretch keeps room for its words. One without an end takes what is left. A
 * line of more than three stretches is divided evenly.
 */
export function stretchParts(parts: readonly CancelPart[], nowMs: number): readonly number[] {
  const ends = parts.filter(({ kind }) => kind !== 'no_show').map(({ to, minutes }) => endMs(to, minutes, nowMs))
  const lengths = ends.map((end, index) => Math.max(0, end - Math.max(nowMs, ends[index - 1] ?? nowMs)))
  if (lengths.length < 2 || lengths.length * LEAST > LINE - LEAST) return lengths.map(() => LEAST)
  const spare = LINE - lengths.length * LEAST
  const shares = lengths.includes(Number.POSITIVE_INFINITY) ? lengths.map((length) => (Number.isFinite(length) ? 0 : 1)) : lengths
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => LEAST + (whole === 0 ? 0 : Math.round((share / whole) * spare)))
}

function endMs(to: string | null, minutes: number | null, nowMs: number): number {
  if (to !== null) return Date.parse(to)
  return minutes === null ? Number.POSITIVE_INFINITY : nowMs + minutes * MINUTE_MS
}
