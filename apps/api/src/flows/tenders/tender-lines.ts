import { type Money, money } from '@sojourn/kernel'
import { credit, debit, type PostingLine } from '../../modules/ledger/index.ts'
import { backByLeg, type Leg, type Tender } from '../../modules/tenders/index.ts'

const native = (leg: Leg, minor = leg.held): Money => money(minor, leg.unit)
const isDiscount = ({ detail }: Tender): boolean => detail.kind === 'payment_card' && detail.discount

/** From the instruments to the tender. */
export const heldLines = ({ tenderId, legs }: Tender): PostingLine[] =>
  legs.flatMap((leg) => [debit(leg.account, native(leg), leg.subject), credit('tender_held', native(leg), tenderId)])

/** Where used value goes that is not money: points and discounts go back to where they were issued. */
const issuedBy = (tender: Tender, leg: Leg) => (leg.account === 'points' ? 'points_issued' : isDiscount(tender) ? 'value_issued' : null)

/** Who bears what the traveller does not pay in money: debited to the booking of the posting. */
const borneBy = (tender: Tender) =>
  tender.detail.kind === 'points' ? 'points_funding' : tender.detail.kind === 'coupon' || isDiscount(tender) ? 'promotions' : null

/** From the tender to the booking: in the booking's currency its debits make the tender's amount. */
export function takenLines(tender: Tender): PostingLine[] {
  const { tenderId, legs, amount } = tender
  const bearer = borneBy(tender)
  const lines: PostingLine[] = bearer ? [debit(bearer, amount)] : []
  for (const leg of legs) {
    lines.push(debit('tender_held', native(leg), tenderId))
    const issuer = issuedBy(tender, leg)
    if (issuer) lines.push(credit(issuer, native(leg), leg.subject))
    else if (leg.unit !== amount.currency)
      lines.push(credit('fx_clearing', native(leg), tenderId), debit('fx_clearing', money(leg.amount, amount.currency), tenderId))
  }
  return lines
}

/** Back to the instruments it came from, or to their replacements: in the booking's currency its credits make `more`. */
export function refundLines(tender: Tender, more: Money, standIns: ReadonlyMap<string, string>): PostingLine[] {
  const { tenderId } = tender
  const bearer = borneBy(tender)
  const lines: PostingLine[] = bearer ? [credit(bearer, more)] : []
  let inOwnCurrency = 0
  for (const { leg, native: minor } of backByLeg(tender, more)) {
    const back = native(leg, minor)
    const subject = standIns.get(leg.subject) ?? leg.subject
    lines.push(credit(leg.account, back, subject))
    const issuer = issuedBy(tender, leg)
    if (issuer) lines.push(debit(issuer, back, subject))
    else if (leg.unit !== more.currency) lines.push(debit('fx_clearing', back, tenderId))
    else inOwnCurrency += minor
  }
  const exchanged = money(more.minor - inOwnCurrency, more.currency)
  return bearer || exchanged.minor === 0 ? lines : [...lines, credit('fx_clearing', exchanged, tenderId)]
}
