import { say } from '@sojourn/i18n'
import { useMemo } from 'react'
import { CheckoutPage } from '../../../app/purchase/checkout-page.tsx'
import type { CheckoutWords } from '../../../app/purchase/checkout-words.ts'
import { loadCheckout } from '../../../app/purchase/load-checkout.ts'
import type { PageHandle } from '../../../app/shell/page-handle.ts'
import type { CheckoutData } from '../../../features/checkout/index.ts'
import { membershipOf } from '../membership-of.ts'
import { usePayManner } from '../purchase/consent-box.tsx'
import { LaterWords } from '../purchase/plan-total.tsx'
import { renewalParameters } from '../purchase/renewal-parameters.ts'
import type { Route } from './+types/subscription-checkout.ts'

export const handle: PageHandle = { bar: 'quiet' }
export const meta: Route.MetaFunction = () => [{ title: say`Membership: review and pay` }, { name: 'robots', content: 'noindex' }]
export const loader = (args: Route.LoaderArgs) => loadCheckout(args)

const WORDS: CheckoutWords = {
  missing: { text: say`It may have expired, or it belongs to another account. Nothing was charged.`, to: '/user/profile', action: say`Back to my membership` },
  ended: () => ({
    title: say`The time to pay has run out`,
    text: say`Nothing was charged. You can choose your plan again any time.`,
    to: '/user/profile',
    action: say`Back to my membership`,
  }),
}

/** A membership's checkout as a page of its own: where a mail, an unpaid booking or the gateway's own page leads to. */
export default function SubscriptionCheckoutPage({ loaderData: { checkout } }: Route.ComponentProps) {
  const offer = checkout && membershipOf(checkout.offer)
  return offer ? <Paid checkout={checkout} offer={offer} /> : <CheckoutPage checkout={null} book="/api/plans/book" words={WORDS} />
}

function Paid({ checkout, offer }: { checkout: CheckoutData; offer: NonNullable<ReturnType<typeof membershipOf>> }) {
  const manner = usePayManner(offer, false)
  const told = useMemo(() => renewalParameters(offer), [offer])
  return (
    <CheckoutPage checkout={checkout} book="/api/plans/book" words={WORDS} manner={manner} told={told}>
      <LaterWords offer={offer} />
    </CheckoutPage>
  )
}
