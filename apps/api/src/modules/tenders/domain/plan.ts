import { cardMinimum, compare, isZero, type Money, min, subtract, zero } from '@sojourn/kernel'
import type { PartReason } from './part-reason.ts'
import type { TenderKind } from './tender.ts'

/** One line of how the amount due now is paid. `card` is what is left for the card, `waived` what is too little for one. */
export interface PaidLine {
  readonly kind: TenderKind | 'waived' | 'card'
  readonly tenderId: string | null
  readonly label: string
  /** The rule or rate that was applied. */
  readonly rule: string | null
  /** From it label and rule are made in another language. Absent in older rows. */
  readonly why?: PartReason
  readonly amount: Money
  /** Given by the organisation: a discount card. */
  readonly isDiscount?: true
}

/** How the amount due now is paid: the lines sum to `due` to the minor unit. Calculated from stored figures alone, so that it is the same every time. */
export interface TenderPlan {
  readonly due: Money
  readonly lines: readonly PaidLine[]
  /** What a card pays; 0 where nothing is left, or where an invoice pays it. */
  readonly card: Money
  readonly waived: Money
  /** What an invoice pays. */
  readonly invoice: Money
}

type PartWords = Pick<PaidLine, 'label' | 'rule' | 'why'>

/** The texts of the lines that no tender pays. */
export interface RestWords {
  readonly card: PartWords
  /** A rest too small to be charged for, and one below the minimum of a card charge. */
  readonly waived: PartWords
  readonly notChargeable: PartWords
}

/** A tender and the most it pays. */
export interface Giving {
  readonly kind: Exclude<TenderKind, 'invoice'>
  readonly tenderId: string
  readonly label: string
  readonly rule: string | null
  readonly why?: PartReason
  readonly amount: Money
  readonly isDiscount?: true
}

export interface PlanAsk {
  readonly due: Money
  /** In the order of payment. */
  readonly tenders: readonly Giving[]
  /** A smaller rest is waived: the value of 1 USD, or the minimum of a card charge; 0 waives nothing. */
  readonly waiveUnder: Money
  readonly words: RestWords
  /** Where an invoice pays what is left: its tender. */
  readonly invoice?: { readonly tenderId: string; readonly label: string; readonly why?: PartReason } | null
}

const wordsOfWaived = (words: RestWords, left: Money) => (compare(left, cardMinimum(left.currency)) < 0 ? words.notChargeable : words.waived)

/** Each tender pays what it has, in order, and no more than is left; the invoice or a card pays the rest, unless it is waived. */
export function planTenders({ due, tenders, waiveUnder, words, invoice = null }: PlanAsk): TenderPlan {
  const lines: PaidLine[] = []
  let left = due
  for (const tender of tenders) {
    const amount = min(tender.amount, left)
    if (isZero(amount)) continue
    lines.push({ ...tender, amount })
    left = subtract(left, amount)
  }
  const nothing = zero(due.currency)
  const paid = { due, card: nothing, waived: nothing, invoice: nothing }
  if (isZero(left)) return { ...paid, lines }
  if (compare(left, waiveUnder) < 0) {
    return { ...paid, waived: left, lines: [...lines, { ...wordsOfWaived(words, left), kind: 'waived', tenderId: null, amount: left }] }
  }
  if (invoice) return { ...paid, invoice: left, lines: [...lines, { ...invoice, kind: 'invoice', rule: null, amount: left }] }
  return { ...paid, card: left, lines: [...lines, { ...words.card, kind: 'card', tenderId: null, amount: left }] }
}
