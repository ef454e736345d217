import { type Money, max, min, subtract, zero } from '@sojourn/kernel'

/** Cancelling from `from` until `to` (ISO with offset, null is open) costs `amount`. */
export interface CancellationWindow {
  readonly from: string | null
  readonly to: string | null
  readonly amount: Money
}

export interface CancellationQuote {
  readonly refund: Money
  readonly kept: Money
  /** When the next window begins; null where there is none. */
  readonly standsUntilMs: number | null
}

/** What cancelling at an instant keeps and gives back of what was paid. Never more than was paid, never below 0. */
export function quoteCancellation(windows: readonly CancellationWindow[], paid: Money, atMs: number): CancellationQuote {
  const window = windows.findLast(({ from }) => from === null || Date.parse(from) <= atMs) ?? windows[0]
  const cost = window ? window.amount : paid
  const kept = min(paid, max(zero(paid.currency), cost))
  return { refund: subtract(paid, kept), kept, standsUntilMs: window?.to ? Date.parse(window.to) : null }
}
