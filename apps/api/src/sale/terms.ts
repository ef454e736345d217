import { andText } from '@sojourn/i18n'
import { type Day, instantMs, type Money, min, subtract } from '@sojourn/kernel'

/** Cancelling from `from` until `to` (ISO with the offset of the place, null is open) costs `amount`. */
export interface CancellationWindow {
  readonly from: string | null
  readonly to: string | null
  readonly amount: Money
}

/** The end of the time in which cancelling costs nothing, where that is still ahead. */
export function freeUntil(windows: readonly CancellationWindow[], nowMs: number): string | null {
  const free = windows.find((w) => w.amount.minor === 0)
  return free?.to && Date.parse(free.to) > nowMs ? free.to : null
}

/**
 * Who takes what is not paid with the booking. `us`: it is charged to the card that is saved with it. `payLater` of its price on day `on`, its instalments on days of their own; its person
 * is told of each so many days before. What is not paid on day `giveUpOn` cancels it, by its terms.
 */
export type LaterTerms =
  | { readonly by: 'place' }
  | {
      readonly by: 'us'
      readonly on: Day
      readonly noticeDays: number
      readonly giveUpOn: Day
      /** We take the instalments alone: what its lines say is due later is paid at the place. */
      readonly restAtPlace?: true | undefined
    }

/** On which conditions an offer is sold. They are stored with the checkout and its booking, and apply whatever the catalogue says later. */
export interface SaleTerms {
  /** Whether it is paid with the booking, or at the place of the service. */
  readonly mode: 'prepaid' | 'postpaid'
  /** `windows`: stored with the offer. `supplier`: only the supplier can say. `never`: what was bought is spent, not cancelled. */
  readonly cancellationBy: 'windows' | 'supplier' | 'never'
  readonly cancellation: readonly CancellationWindow[]
  /** The zone of the first service: the clock of every deadline. */
  readonly timeZone: string
  /** The day of the first service, by that clock: minimum days are counted to it, and it may be cancelled until it ends. Null where there is no place to go to. */
  readonly startsOn: Day | null
  /** Where what is not paid now is paid: "at the property", "at the counter". */
  readonly laterAt: string
  /** Left out where all that is not paid with the booking is paid at the place. */
  readonly later?: LaterTerms | undefined
  /** Until when it may be cancelled, where that is no day of a service: an instant. Left out where `startsOn` says it. */
  readonly cancellableUntil?: string | undefined
  /** For how many minutes after its confirmation it is cancelled at no cost, where that is longer than its product's `undoMinutes`. */
  readonly undoMinutes?: number | undefined
  /** When it leaves or begins, an instant: from then on it is not cancelled at no cost, however short a time ago it was booked. Left out where it waits for those who come. */
  readonly undoBefore?: string | undefined
}

/** For so many minutes after its confirmation a booking is cancelled at no cost, whatever its terms say: our own promise. */
export const UNDO_MINUTES = 30

/** The end of the time in which it is undone, `minutes` from an instant: never after it has left. */
export const undoEndMs = (terms: Pick<SaleTerms, 'undoBefore'>, fromMs: number, minutes: number): number =>
  Math.min(fromMs + minutes * 60_000, ...(terms.undoBefore === undefined ? [] : [Date.parse(terms.undoBefore)]))

/** For how many minutes a checkout holds what it is of, and how often it may ask for as many again: unless a product needs another time. */
export const USUAL_HOLD = { holdMinutes: 15, renewals: 1 } as const

/** By how much a fee is more than what was paid. */
export const beyond = (paid: Money, fee: Money): Money => subtract(fee, min(paid, fee))

/** Until when it may be cancelled, whatever that costs; 0 where it never may be. */
export function cancellableUntilMs({ cancellationBy, cancellableUntil, startsOn, timeZone }: SaleTerms): number {
  if (cancellationBy === 'never') return 0
  if (cancellableUntil !== undefined) return Date.parse(cancellableUntil)
  return startsOn === null ? 0 : instantMs(startsOn, '23:59:59', timeZone)
}

interface PaidLater {
  readonly quote: { readonly payLater: Money }
  readonly terms: Pick<SaleTerms, 'laterAt'>
}

/** Where what is not paid now is paid, of all items together: "at the property and at the counter". */
export function laterAtOf(items: readonly PaidLater[]): string {
  const later = items.filter(({ quote }) => quote.payLater.minor > 0)
  return andText([...new Set((later.length > 0 ? later : items.slice(0, 1)).map(({ terms }) => terms.laterAt))])
}
