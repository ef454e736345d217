import { type Money, max, min, subtract, sum, zero } from '@sojourn/kernel'
import { beyond, type CancellationWindow, undoEndMs } from '../../../sale/terms.ts'
import type { Booking, BookingItem } from './booking.ts'

export interface CancellationQuote {
  readonly refund: Money
  readonly retained: Money
  /** By how much the terms ask for more than was paid: only a card that guarantees it may be charged that. */
  readonly beyond: Money
  /** When the next window begins; null where there is none. */
  readonly validUntilMs: number | null
}

/** Until when these items of a confirmed booking are cancelled at no cost because it was just made; null where that time is over, one of them has left, or nothing can be undone. */
export function undoUntil(
  { status, confirmedAtMs, changes }: Pick<Booking, 'status' | 'confirmedAtMs' | 'changes'>,
  items: readonly Pick<BookingItem, 'terms'>[],
  minutes: number,
  nowMs: number,
): number | null {
  // Else what is not refunded would be by changing it.
  if (changes || status !== 'confirmed' || confirmedAtMs === null || minutes === 0) return null
  const untilMs = Math.min(...items.map(({ terms }) => undoEndMs(terms, confirmedAtMs, minutes)))
  return nowMs < untilMs ? untilMs : null
}

/** The fee and the refund of cancelling at an instant. Never more than was paid, never below 0. */
export function quoteCancellation(windows: readonly CancellationWindow[], paid: Money, atMs: number): CancellationQuote {
  const window = windows.findLast(({ from }) => from === null || Date.parse(from) <= atMs) ?? windows[0]
  const cost = window ? window.amount : paid
  const retained = min(paid, max(zero(paid.currency), cost))
  return { refund: subtract(paid, retained), retained, beyond: beyond(paid, cost), validUntilMs: window?.to ? Date.parse(window.to) : null }
}

/** What a supplier asks for cancelling one item, where only it sets that, and until when. */
export interface CostOfItem {
  readonly cost: Money
  readonly validUntilMs: number
}

export interface PaidItem {
  readonly terms: BookingItem['terms']
  readonly paid: Money
  readonly cost: CostOfItem | null
}

/** The same for several items, each by its own windows, or its supplier's answer, and what was paid for it. Valid until the first of them changes. */
export function quoteItems(items: readonly PaidItem[], currency: string, atMs: number): CancellationQuote {
  const quotes = items.map(({ terms, paid, cost }) => (cost ? quoteByCost(cost, paid) : quoteCancellation(terms.cancellation, paid, atMs)))
  const sumOf = (part: 'retained' | 'refund' | 'beyond') =>
    sum(
      currency,
      quotes.map((quote) => quote[part]),
    )
  const ends = quotes.flatMap(({ validUntilMs }) => (validUntilMs === null ? [] : [validUntilMs]))
  return { refund: sumOf('refund'), retained: sumOf('retained'), beyond: sumOf('beyond'), validUntilMs: ends.length > 0 ? Math.min(...ends) : null }
}

function quoteByCost({ cost, validUntilMs }: CostOfItem, paid: Money): CancellationQuote {
  const retained = min(paid, max(zero(paid.currency), cost))
  return { refund: subtract(paid, retained), retained, beyond: beyond(paid, cost), validUntilMs }
}
