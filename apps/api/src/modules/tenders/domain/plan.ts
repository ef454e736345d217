import { cardMinimum, compare, isZero, type Money, min, subtract, zero } from '@sojourn/kernel'
import type { PartReason } from './part-reason.ts'
import type { TenderKind } from './tender.ts'

/** One line of how what is due now is paid. `card` is what is left for the card, `waived` what is too little for one. */
export interface PaidLine {
  readonly kind: TenderKind | 'waived' | 'card'
  readonly tenderId: string | null
  readonly label: string
  /** By what rule or rate. */
  readonly rule: string | null
  /** From it label and rule are made in another language. Absent in older rows. */
  readonly why?: PartReason
  readonly amount: Money
  /** It is given by the organisation: a discount card. */
  readonly isDiscount?: true
}

/** How what is due now is paid: the lines sum to `due` to the minor unit. Calculated from stored figures alone, so that it is the same every time. */
export interface TenderPlan {
  readonly due: Money
  readonly lines: readonly PaidLine[]
  /** What a card pays; 0 where nothing is left for it, or where an invoice pays it. */
  readonly card: Money
  readonly waived: Money
  /** What an invoice pays. */
  readonly invoice: Money
}

type PartWords = Pick<PaidLine, 'label' | 'rule' | 'why'>

/** What a person reads of the lines that no tender pays. */
export interface RestWords {
  readonly card: PartWords
  /** What is worth too little to ask for, and what is less than a card can be charged. */
  readonly waived: PartWords
  readonly notChargeable: PartWords
}

/** A tender that gives so much, at most. */
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
  /** In the order of money. */
  readonly tenders: readonly Giving[]
  /** Less than this left over is waived: what is worth less than 1 USD, or less than a card is charged; 0 waives nothing. */
  readonly waiveUnder: Money
  readonly words: RestWords
  /** Where an invoice pays what is left: its tender. */
  readonly invoice?: { readonly tenderId: string; readonly label: string; readonly why?: PartReason } | null
}

const wordsOfWaived = (words: RestWords, left: Money) => (compare(left, cardMinimum(left.currency)) < 0 ? words.notChargeable : words.waived)

/** Each tender gives what it has, in order, and none more than is left; the invoice or a card pays the rest, unless it is too little to ask for. */
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
