import { countText, say } from '@sojourn/i18n'
import { type BackPart, backByLeg, type Tender } from '../../modules/tenders/index.ts'
import { GRACE_DAYS } from './run-out.ts'

/** For a person: when a part of a refund arrives, and in which form. `runOut` are the expired cards and lots of its tender. */
export function refundTiming({ line, amount, whole }: BackPart, tender: Tender | undefined, runOut: ReadonlySet<string>): string {
  if (line.kind === 'card') return say`Banks usually show it within 5 to 10 days.`
  if (line.kind === 'waived' || !tender) return say`This amount was waived, so there is nothing to refund.`
  const { detail } = tender
  const back = backByLeg(tender, amount)
  const isLate = back.some(({ leg }) => runOut.has(leg.subject))
  switch (detail.kind) {
    case 'coupon':
      return whole ? say`You can use the coupon again right away.` : say`The discount is reduced with the price. The coupon can't be used again.`
    case 'points': {
      const points = back.reduce((all, { native }) => all + native, 0)
      const shown = `${countText(points)} ${detail.label}`
      return isLate
        ? say`${shown} right away. Any that have expired can be used for ${GRACE_DAYS} days.`
        : say`${shown} right away, with their original expiry.`
    }
    case 'invoice':
    case 'agent_extra':
      return say`Right away, on the credit line.`
    case 'cash_card':
    case 'payment_card':
      return isLate
        ? say`Right away. If your card has expired, you get a new one that is valid for ${GRACE_DAYS} days.`
        : say`Right away, on the card you paid with.`
  }
}
