import { nothingBackText } from '@sojourn/contracts/cancel-words'
import { amountText, localText, say, stopText } from '@sojourn/i18n'
import { isWhole, isZero, type Money, negate } from '@sojourn/kernel'
import type { ConfirmedBooking, DiscountEnd, MoneyBack, PriceRow } from '../domain/mail.ts'

export const paid = (amount: Money): string => (isZero(amount) ? say`Nothing` : amountText(amount))

/** Where a refund is found again; `fee` is what of the money paid a cancellation keeps. Where each way is listed by `back`, that says when. */
export function moneyBack(amount: Money, { fee, back = [] }: { readonly fee?: Money; readonly back?: readonly MoneyBack[] | undefined } = {}): string {
  if (isZero(amount)) return nothingBackText(fee !== undefined && !isZero(fee))
  return back.length > 0
    ? say`We're refunding ${amountText(amount)} to what you paid with.`
    : say`We're refunding ${amountText(amount)} to the card or balance you paid with. Banks usually show it within 5 to 10 days.`
}

/** What is refunded, by each means. */
export const refundFacts = (back: readonly MoneyBack[] = []): (readonly [string, string])[] =>
  back.map(({ label, amount, when }) => [label, stopText([amountText(amount), when])])

/** What becomes of the coupon and of discount cards. */
export const discountFacts = (discounts: readonly DiscountEnd[] = []): (readonly [string, string])[] => discounts.map(({ label, when }) => [label, when])

/** A price row by row: two decimals for all where one has them, a minus before what was taken off. */
export function priceFacts(rows: readonly PriceRow[]): (readonly [string, string])[] {
  const decimals = rows.every(({ amount }) => isWhole(amount)) ? 'needed' : 'all'
  const textOf = ({ amount, isTaken, about }: PriceRow): string => {
    if (isZero(amount)) return say`Nothing`
    if (about) return localText(amount, about, decimals)
    return amountText(isTaken ? negate(amount) : amount, decimals)
  }
  return rows.map((row) => [row.label, textOf(row)])
}

/** The amounts of a mail that was written before prices were listed row by row. */
export const amountsOf = ({ total, paidNow, paidBy, paidLater, laterAt }: ConfirmedBooking): (readonly [string, string])[] => [
  [say`Total`, amountText(total)],
  [say`Paid now`, paid(paidNow)],
  ...(paidBy ?? []).map(({ label, amount }) => [label, amountText(amount)] as const),
  [say`To pay ${laterAt}`, paid(paidLater)],
]
