import type { CancellationRule, CancelPart } from '@sojourn/contracts'
import { type Currency, isoIn, money, toMajor } from '@sojourn/kernel'
import { cancelPartsOfOffer } from '../../sale/cancelling.ts'
import type { Offer } from '../../sale/product.ts'
import type { CancellationWindow } from '../../sale/terms.ts'

const startMs = ({ from }: CancellationWindow): number => (from === null ? Number.NEGATIVE_INFINITY : Date.parse(from))
const endMs = ({ to }: CancellationWindow): number => (to === null ? Number.POSITIVE_INFINITY : Date.parse(to))

const costAt = (windows: readonly CancellationWindow[], atMs: number): number =>
  windows.find((window) => startMs(window) <= atMs && atMs < endMs(window))?.amount.minor ?? 0

/** The terms of several offers on one time line from now on: what cancelling all of them costs, told where the sum changes. */
export function mergedTerms(offers: readonly Pick<Offer, 'terms' | 'quote'>[], currency: Currency, nowMs: number): CancellationRule[] {
  const timeZone = offers[0]?.terms.timeZone ?? 'UTC'
  const lists = offers.map(({ terms }) => terms.cancellation)
  const ends = lists.flatMap((windows) => windows.flatMap((window) => [startMs(window), endMs(window)])).filter((ms) => Number.isFinite(ms) && ms > nowMs)
  const starts = [nowMs, ...new Set(ends.sort((a, b) => a - b))]
  const sums = starts.map((ms) => ({ ms, minor: lists.reduce((sum, windows) => sum + costAt(windows, ms), 0) }))
  const steps = sums.filter(({ minor }, index) => index === 0 || sums[index - 1]!.minor !== minor)
  return steps.map(({ ms, minor }, index) => ({
    from: index === 0 ? null : isoIn(timeZone, ms),
    to: steps[index + 1] ? isoIn(timeZone, steps[index + 1]!.ms) : null,
    amount: toMajor(money(minor, currency)),
    currency,
    time_zone: timeZone,
  }))
}

/** What cancelling each part means, by its number. */
export const cancelPartsOfAll = (
  offers: readonly (Pick<Offer, 'terms' | 'quote'> & { readonly starts: { readonly on: string; readonly time: string } | null })[],
  nowMs: number,
): CancelPart[] =>
  offers.flatMap(({ terms, quote, starts }, index) =>
    cancelPartsOfOffer({ terms, starts, paid: quote.payNow, nowMs }).map((part) => ({ ...part, item_no: index + 1 })),
  )
