import { say } from '@sojourn/i18n'
import { useMemo } from 'react'
import { CheckoutPage } from '../../../app/purchase/checkout-page.tsx'
import type { CheckoutWords } from '../../../app/purchase/checkout-words.ts'
import type { CheckoutData } from '../../../features/checkout/index.ts'
import { membershipOf } from '../membership-of.ts'
import { usePayManner } from './consent-box.tsx'
import { LaterWords } from './plan-total.tsx'
import { renewalParameters } from './renewal-parameters.ts'

const WORDS: CheckoutWords = {
  missing: { text: say`It may have expired, or it belongs to another account. Nothing was charged.`, to: '/user/profile', action: say`Back to my membership` },
  ended: () => ({
    title: say`The time to pay has run out`,
    text: say`Nothing was charged. You can choose your plan again any time.`,
    to: '/user/profile',
    action: say`Back to my membership`,
  }),
}

/** The checkout of a membership, on a page of its own. */
export function SubscriptionPayment({ checkout }: { checkout: CheckoutData | null }) {
  const offer = checkout && membershipOf(checkout.offer)
  return offer ? <Paid checkout={checkout} offer={offer} /> : <CheckoutPage checkout={null} book="/api/plans/book" words={WORDS} />
}

function Paid({ checkout, offer }: { checkout: CheckoutData; offer: NonNullable<ReturnType<typeof membershipOf>> }) {
  const manner = usePayManner(offer, false)
  const successParams = useMemo(() => renewalParameters(offer), [offer])
  return (
    <CheckoutPage checkout={checkout} book="/api/plans/book" words={WORDS} manner={manner} successParams={successParams}>
      <LaterWords offer={offer} />
    </CheckoutPage>
  )
}
