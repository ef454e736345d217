import type { MembershipOffer } from '@sojourn/contracts'
import { ownTimeZone, say } from '@sojourn/i18n'
import { useState } from 'react'
import type { PayManner } from '../../../features/payment-step/index.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { MembershipTerms } from './membership-terms.tsx'

/** How a membership is paid: by "Pay Now", once the checkbox of the mandate is ticked where anything is charged later (A5.8). It begins unticked. */
export function usePayManner({ mandate_text: text, kind, term, is_trial: isTrial, charge_org: byOrg }: MembershipOffer, inDialog: boolean): PayManner {
  // What was agreed to are these words: other words are agreed to again.
  const [agreed, setAgreed] = useState<string | null>(null)
  const isGiven = agreed === text
  return {
    label: say`Pay Now`,
    terms: <MembershipTerms withdraws={kind === 'first' && term !== null} pays={!isTrial && !byOrg} />,
    keptText: say`Your card is saved for the charges you agree to below. Nothing is charged to it now.`,
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

interface BoxProps {
  /** The words of the mandate, as the server keeps them. */
  readonly text: string
  readonly isGiven: boolean
  readonly onChange: (ticked: boolean) => void
}

/** The authorisation to charge later, in the words that are stored with it. */
export function ConsentBox({ text, isGiven, onChange }: BoxProps) {
  return (
    <>
      <Checkbox className="mt-4 min-h-11 text-small" checked={isGiven} onChange={(event) => onChange(event.target.checked)}>
        {text}
      </Checkbox>
      {!isGiven && <p className="mt-1 text-caption text-ink-3">{say`Check the box above to pay.`}</p>}
    </>
  )
}
