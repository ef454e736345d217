import { type BackPart, backByLeg, type Tender } from '../../modules/tenders/index.ts'

/** For a person: when a part of a refund is there, and as what. */
export function whenOf({ line, amount, whole }: BackPart, tender: Tender | undefined): string {
  if (line.kind === 'card') return 'Banks show it within 5 to 10 days.'
  if (line.kind === 'waived' || !tender) return 'It was waived: nobody paid it.'
  const { detail } = tender
  switch (detail.kind) {
    case 'coupon':
      return whole ? 'At once: the coupon can be used again.' : 'The discount shrinks with the price; the coupon stays used.'
    case 'points': {
      const points = backByLeg(tender, amount).reduce((all, { native }) => all + native, 0)
      return `At once: ${points.toLocaleString('en-US')} ${detail.label}, as old as they were.`
    }
    case 'invoice':
    case 'agent_extra':
      return 'At once, on the credit line.'
    case 'cash_card':
    case 'payment_card':
      return 'At once, on the card it came from.'
  }
}
