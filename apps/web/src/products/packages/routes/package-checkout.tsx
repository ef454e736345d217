import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { CheckoutPage } from '../../../app/purchase/checkout-page.tsx'
import type { CheckoutWords } from '../../../app/purchase/checkout-words.ts'
import { loadCheckout } from '../../../app/purchase/load-checkout.ts'
import type { PageHandle } from '../../../app/shell/page-handle.ts'
import { SwapPlace } from '../purchase/swap-place.tsx'
import type { Route } from './+types/package-checkout.ts'

export const handle: PageHandle = { bar: 'quiet' }
export const meta: Route.MetaFunction = () => [{ title: say`Review and pay` }, { name: 'robots', content: 'noindex' }]
export const loader = (args: Route.LoaderArgs) => loadCheckout(args, 'PKG')

const again = { to: PRODUCT_PAGES.PKG.landing, action: say`Search again` }

const WORDS: CheckoutWords = {
  travellers: { heading: say`Travelers`, hint: say`Names exactly as in the travel documents: a ticket can't be given to another person.` },
  missing: { text: say`It may have expired or belong to another browser or account. Nothing was charged.`, ...again },
  ended: () => ({ title: say`The hold on your trip has expired`, text: say`Nothing was charged. Its parts may still be available.`, ...again }),
}

export default function PackageCheckoutPage({ loaderData: { checkout } }: Route.ComponentProps) {
  return (
    <CheckoutPage checkout={checkout} book="/api/packages/book" words={WORDS}>
      {checkout?.state === 'open' && <SwapPlace checkoutId={checkout.checkoutId} items={checkout.items} />}
    </CheckoutPage>
  )
}
