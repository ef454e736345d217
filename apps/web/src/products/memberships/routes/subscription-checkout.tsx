import { say } from '@sojourn/i18n'
import { lazy, Suspense } from 'react'
import { loadCheckout } from '../../../app/purchase/load-checkout.ts'
import type { PageHandle } from '../../../app/shell/page-handle.ts'
import { CheckoutSkeleton } from '../../../ui/skeletons/checkout-skeleton.tsx'
import type { Route } from './+types/subscription-checkout.ts'

export const handle: PageHandle = { bar: 'quiet' }
export const meta: Route.MetaFunction = () => [{ title: say`Membership: review and pay` }, { name: 'robots', content: 'noindex' }]
export const loader = (args: Route.LoaderArgs) => loadCheckout(args)

// Few come here, for a membership is paid in its dialog; the server renders it whole, and its code follows the page.
const SubscriptionPayment = lazy(() => import('../purchase/subscription-payment.tsx').then((part) => ({ default: part.SubscriptionPayment })))

/** A membership's checkout as a page of its own: where a mail, an unpaid booking or the gateway's own page leads to. */
export default function SubscriptionCheckoutPage({ loaderData: { checkout } }: Route.ComponentProps) {
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <SubscriptionPayment checkout={checkout} />
    </Suspense>
  )
}
