import type { CancellationRule, CancelPart } from '@sojourn/contracts'
import { add, isoIn, type Money, max, min, subtract, sum, toMajor, zero } from '@sojourn/kernel'
import type { Description } from './description.ts'
import type { Instalment } from './quote.ts'
import { beyond, type SaleTerms, UNDO_MINUTES, undoEndMs } from './terms.ts'

/** What a coupon or a discount card took off a price, and how much of that comes back. */
export interface DiscountBack {
  readonly kind: 'coupon' | 'discount_card'
  readonly amount: Money
  readonly back: Money
}

/** A refund as it is divided: the money that comes back, and what becomes of discounts. What was waived is neither. */
export interface Divided {
  readonly money: Money
  readonly discounts: readonly DiscountBack[]
}

/** Divides a refund by the ways in which it was paid. */
export type Divide = (refund: Money) => Divided

/** Without discounts all that was paid is money. */
export const allMoney: Divide = (refund) => ({ money: refund, discounts: [] })

export interface CancelAsk {
  readonly itemNo?: number
  readonly terms: Pick<SaleTerms, 'cancellationBy' | 'cancellation' | 'timeZone' | 'undoBefore'>
  /** When the service begins: what holds from then on is what not coming costs. */
  readonly starts: Pick<NonNullable<Description['starts']>, 'on' | 'time'> | null
  /** What is paid with the booking, by whatever means. */
  readonly paid: Money
  readonly divide: Divide
  /** What we charge on days to come: from each of them on it is paid too, and may be lost. */
  readonly later?: readonly Instalment[]
  /** A card is saved, to which more than what was paid may be charged. */
  readonly guaranteed: boolean
  /** In which time it is cancelled at no cost because it was just booked: minutes, and the end of them once it is confirmed. */
  readonly undo: { readonly minutes: number; readonly untilMs: number | null } | null
  readonly nowMs: number
}

const MINUTE_MS = 60_000

/**
 * What cancelling means from now on, part by part: it begins with the time in which the booking can be undone, where the terms would take something then. Nobody loses more than
 * they paid, or than may be charged to a card that guarantees it. Empty where only the supplier can say, and where nothing can be cancelled.
 */
export function cancelPartsOf(ask: CancelAsk): CancelPart[] {
  const { terms, undo, nowMs } = ask
  if (terms.cancellationBy !== 'windows') return []
  const undoneMs = undo && (undo.untilMs ?? undoEndMs(terms, nowMs, undo.minutes))
  const windows = terms.cancellation.filter(({ to }) => to === null || Date.parse(to) > (undoneMs ?? nowMs))
  const parts = windows.map(({ from, to, amount }): CancelPart => {
    const isNoShow = from !== null && ask.starts !== null && from.startsWith(`${ask.starts.on}T${ask.starts.time}`)
    const begun = from === null || Date.parse(from) <= nowMs
    return { ...consequence(paidBy(ask, begun ? null : from), amount), kind: isNoShow ? 'no_show' : 'terms', from: begun ? null : from, to, minutes: null }
  })
  const [first, ...others] = parts
  if (!undo || undoneMs === null || undoneMs <= nowMs || !first || isFree(first)) return parts
  // Before the booking it counts from a moment that is not known yet, but for what leaves first.
  const isCounted = undo.untilMs === null && undoneMs === nowMs + undo.minutes * MINUTE_MS
  const end = isCounted ? null : isoIn(terms.timeZone, undoneMs)
  const free: CancelPart = { ...consequence(ask, zero(ask.paid.currency)), kind: 'undo', from: null, to: end, minutes: end ? null : undo.minutes }
  return [free, { ...first, from: first.from ?? end }, ...others]
}

/** What was charged after a booking goes back before what was paid with it. */
export const newestFirst =
  (divide: Divide, charged: Money): Divide =>
  (refund) => {
    const back = min(refund, charged)
    const rest = divide(subtract(refund, back))
    return { ...rest, money: add(rest.money, back) }
  }

/** The same once all is charged that is to be by the day on which a part begins; null is now. */
function paidBy<Ask extends Pick<CancelAsk, 'paid' | 'divide' | 'later'>>(ask: Ask, from: string | null): Ask {
  const due = from === null ? [] : (ask.later ?? []).filter(({ on }) => on <= from.slice(0, 10))
  if (due.length === 0) return ask
  const charged = sum(
    ask.paid.currency,
    due.map(({ amount }) => amount),
  )
  return { ...ask, paid: add(ask.paid, charged), divide: newestFirst(ask.divide, charged) }
}

const isFree = ({ lose, discounts }: CancelPart): boolean => lose === 0 && discounts.every(({ amount, back }) => back === amount)

/** What a fee takes of the money paid, and what it may take of a card that guarantees it. */
function consequence({ itemNo = 1, terms, paid, divide, guaranteed }: CancelAsk, fee: Money): Pick<CancelPart, Amounts> {
  const { lost, refund, discounts } = lostOf(paid, fee, divide)
  const more = guaranteed ? beyond(paid, fee) : zero(paid.currency)
  return {
    item_no: itemNo,
    lose: toMajor({ ...lost, minor: lost.minor + more.minor }),
    refund: toMajor(refund),
    may_charge: toMajor(more),
    currency: paid.currency,
    discounts: discounts.map(({ kind, amount, back }) => ({ kind, amount: toMajor(amount), back: toMajor(back) })),
    time_zone: terms.timeZone,
  }
}
type Amounts = 'item_no' | 'lose' | 'refund' | 'may_charge' | 'currency' | 'discounts' | 'time_zone'

/** What a fee leaves: discounts bear it before money that was paid does, since money is refunded first. */
function lostOf(paid: Money, fee: Money, divide: Divide) {
  const retained = min(paid, max(zero(paid.currency), fee))
  const { money, discounts } = divide(subtract(paid, retained))
  return { lost: subtract(divide(paid).money, money), refund: money, discounts }
}

/** Of an offer, before there is a booking: what it costs is paid in money, and where it is paid later a card guarantees it. */
export const cancelPartsOfOffer = (
  offer: Pick<CancelAsk, 'starts' | 'paid' | 'later' | 'nowMs'> & { readonly terms: CancelAsk['terms'] & Pick<SaleTerms, 'mode' | 'undoMinutes'> },
): CancelPart[] =>
  cancelPartsOf({
    ...offer,
    divide: allMoney,
    guaranteed: offer.terms.mode === 'postpaid',
    undo: { minutes: offer.terms.undoMinutes ?? UNDO_MINUTES, untilMs: null },
  })

/** The terms alone, in what they cost of the money paid. */
export const termsOnWire = (ask: Pick<CancelAsk, 'terms' | 'paid' | 'divide' | 'later' | 'guaranteed'>): CancellationRule[] =>
  ask.terms.cancellation.map(({ from, to, amount }) => {
    const { lose, currency, time_zone } = consequence({ ...paidBy(ask, from), starts: null, undo: null, nowMs: 0 }, amount)
    return { from, to, amount: lose, currency, time_zone }
  })
