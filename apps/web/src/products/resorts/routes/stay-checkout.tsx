import { offerOf } from '@sojourn/contracts/offer-of'
import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { CheckoutPage } from '../../../app/purchase/checkout-page.tsx'
import type { CheckoutWords } from '../../../app/purchase/checkout-words.ts'
import { loadCheckout } from '../../../app/purchase/load-checkout.ts'
import type { PageHandle } from '../../../app/shell/page-handle.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { heldCheckout, useReleaseOnLeave } from '../use-held-unit.ts'
import type { Route } from './+types/stay-checkout.ts'

export const handle: PageHandle = { bar: 'quiet' }
export const meta: Route.MetaFunction = () => [{ title: say`Review and pay` }, { name: 'robots', content: 'noindex' }]
export const loader = (args: Route.LoaderArgs) => loadCheckout(args, 'STY')

const again = { to: PRODUCT_PAGES.STY.landing, action: say`Search again` }

const WORDS: CheckoutWords = {
  travellers: { heading: say`Lead guest`, hint: say`The person who checks in, as in their passport or ID card.` },
  missing: { text: say`It may have expired or belong to another browser or account. Nothing was charged.`, ...again },
  ended: () => ({ title: say`The hold on your unit has expired`, text: say`Nothing was charged. It may still be available.`, ...again }),
}

export default function StayCheckoutPage({ loaderData: { checkout } }: Route.ComponentProps) {
  const offer = checkout && offerOf(checkout.offer, 'STY')
  useCarry(offer ? { place: offer.resort.city, from: offer.check_in, until: offer.check_out } : {})
  useReleaseOnLeave(PRODUCT_PAGES.STY, checkout?.state === 'open' ? heldCheckout(checkout.checkoutId) : null)
  return <CheckoutPage checkout={checkout} book="/api/stays/book" words={WORDS} />
}
