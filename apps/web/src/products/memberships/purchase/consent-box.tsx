import type { MembershipOffer } from '@sojourn/contracts'
import { ownTimeZone, say } from '@sojourn/i18n'
import { useState } from 'react'
import type { PayManner } from '../../../features/payment-step/index.ts'
import { ConsentBox } from '../../../lib/consent-box.tsx'
import { MembershipTerms } from './membership-terms.tsx'

/** How a membership is paid: by "Pay Now", once the checkbox of the mandate is ticked where anything is charged later (A5.8). It begins unticked. */
export function usePayManner({ mandate_text: text, kind, term, is_trial: isTrial, charge_org: byOrg }: MembershipOffer, inDialog: boolean): PayManner {
  // What was agreed to are these words: other words are agreed to again.
  const [agreed, setAgreed] = useState<string | null>(null)
  const isGiven = agreed === text
  return {
    label: say`Pay Now`,
    terms: <MembershipTerms withdraws={kind === 'first' && term !== null} pays={!isTrial && !byOrg} />,
    savedText: say`Your card is saved for the charges you agree to below. Nothing is charged to it now.`,
    inDialog,
    consent:
      text === ''
        ? null
        : {
            isGiven,
            box: <ConsentBox text={text} isGiven={isGiven} onChange={(ticked) => setAgreed(ticked ? text : null)} />,
            fields: { auto_charge: isGiven, mandate_text: text, time_zone: ownTimeZone() },
          },
  }
}
