import type { CancellationRule } from '@sojourn/contracts'
import { moneyText, say, sayAs, wallClockText } from '@sojourn/i18n'

/** A point of the policy line: until when something holds, or from when. */
export interface PolicyPoint {
  readonly tone: 'free' | 'part' | 'end'
  readonly title: string
  readonly text: string
}

/** The stretches that still lie ahead of an instant: what has passed is no promise any more. */
export const rulesFrom = (rules: readonly CancellationRule[], instant: string): readonly CancellationRule[] =>
  rules.filter((rule) => rule.to === null || Date.parse(rule.to) > Date.parse(instant))

/** The end of the free stretch, an instant with the property's offset; null where nothing is ever free. */
export const freeUntil = (rules: readonly CancellationRule[]): string | null => rules.find((rule) => rule.amount === 0 && rule.to)?.to ?? null

/** What not coming costs, as text: what holds from the beginning of the service on, `start` by the clock of the place. Null where the terms name nothing. */
export function noShowCost(rules: readonly CancellationRule[], start: string): string | null {
  const rule = rules.find(({ from, amount }) => amount > 0 && from !== null && wallClockText(from) === start)
  return rule ? moneyText(rule.amount, rule.currency) : null
}

/** The stretches of a cancellation policy as points of a line that ends where the service begins. `at` is a wall-clock text: `Fri 12 Mar, 15:00`. */
export function policyPoints(rules: readonly CancellationRule[], end: { readonly title: string; readonly at: string } | null): PolicyPoint[] {
  // What holds from the beginning of the service on is the end of the line, not a stretch of it.
  const before = rules.filter((rule) => !rule.from || wallClockText(rule.from) !== end?.at)
  const stretches = before.map((rule): PolicyPoint => {
    if (rule.amount === 0) return { tone: 'free', title: say`Free to cancel`, text: rule.to ? say`until ${wallClockText(rule.to)}` : say`until it starts` }
    return {
      tone: 'part',
      title: say`Canceling costs ${moneyText(rule.amount, rule.currency)}`,
      text: rule.from ? sayAs('of a date')`from ${wallClockText(rule.from)}` : say`from booking`,
    }
  })
  if (!end) return stretches
  const noShow = noShowCost(rules, end.at)
  return [...stretches, { tone: 'end', title: end.title, text: noShow ? say`${end.at}. A no-show costs ${noShow}` : end.at }]
}

/** The parts of a sentence next to a price: until when it is free, and what cancelling costs from then on. */
export function policySentence(rules: readonly CancellationRule[]): {
  readonly free: string | null
  readonly cost: string | null
} {
  const until = freeUntil(rules)
  const kept = rules.find((rule) => rule.amount > 0)
  return {
    free: until ? wallClockText(until) : null,
    cost: kept ? moneyText(kept.amount, kept.currency) : null,
  }
}

const LINE = 12
const LEAST = 3

/**
 * How many parts of a line of twelve each stretch before check-in takes, true to time as far as every stretch keeps room for its words. A line of more
 * than three stretches is divided evenly.
 */
export function stretchParts(rules: readonly CancellationRule[], nowMs: number): readonly number[] {
  const ends = rules.flatMap(({ to }) => (to ? [Date.parse(to)] : []))
  const lengths = ends.map((end, index) => Math.max(0, end - Math.max(nowMs, ends[index - 1] ?? nowMs)))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  if (lengths.length < 2 || lengths.length * LEAST > LINE - LEAST || whole === 0) return lengths.map(() => LEAST)
  const spare = LINE - lengths.length * LEAST
  return lengths.map((length) => LEAST + Math.round((length / whole) * spare))
}
