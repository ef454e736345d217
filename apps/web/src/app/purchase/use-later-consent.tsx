import { useState } from 'react'
import type { CheckoutData } from '../../features/checkout/index.ts'
import { ConsentBox } from '../../lib/consent-box.tsx'

/** The consent to what is charged after the booking; null where nothing is. What was agreed to are these words: other words are agreed to again. */
export function useLaterConsent({ later }: Pick<CheckoutData, 'later'>) {
  const [agreed, setAgreed] = useState<string | null>(null)
  if (!later) return null
  const { mandate_text: text } = later
  const isGiven = agreed === text
  return {
    isGiven,
    box: <ConsentBox text={text} isGiven={isGiven} onChange={(ticked) => setAgreed(ticked ? text : null)} />,
    fields: { later_consent: text },
  }
}
