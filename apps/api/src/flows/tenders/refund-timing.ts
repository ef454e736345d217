import { countText, say } from '@sojourn/i18n'
import { type BackPart, backByLeg, type Tender } from '../../modules/tenders/index.ts'
import { GRACE_DAYS } from './run-out.ts'

/** For a person: when a part of a refund is there, and as what. `runOut` are those of its tender's cards and lots that have run out. */
export function refundTiming({ line, amount, whole }: BackPart, tender: Tender | undefined, runOut: ReadonlySet<string>): string {
  if (line.kind === 'card') return say`Banks show it within 5 to 10 days.`
  if (line.kind === 'waived' || !tender) return say`It was waived: nobody paid it.`
  const { detail } = tender
  const back = backByLeg(tender, amount)
  const isLate = back.some(({ leg }) => runOut.has(leg.subject))
  switch (detail.kind) {
    case 'coupon':
      return whole ? say`At once: the coupon can be used again.` : say`The discount shrinks with the price; the coupon stays used.`
    case 'points': {
      const points = back.reduce((all, { native }) => all + native, 0)
      const age = isLate ? `those that have run out can be used for ${GRACE_DAYS} days` : 'with their original expiry'
      return say`At once: ${countText(points)} ${detail.label}, ${age}.`
    }
    case 'invoice':
    case 'agent_extra':
      return say`At once, on the credit line.`
    case 'cash_card':
    case 'payment_card':
      return isLate ? say`At once, on a new card for ${GRACE_DAYS} days where the one it came from has run out.` : say`At once, on the card it came from.`
  }
}
