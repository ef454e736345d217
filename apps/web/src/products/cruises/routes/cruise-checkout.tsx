import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { CheckoutPage } from '../../../app/purchase/checkout-page.tsx'
import type { CheckoutWords } from '../../../app/purchase/checkout-words.ts'
import { loadCheckout } from '../../../app/purchase/load-checkout.ts'
import type { PageHandle } from '../../../app/shell/page-handle.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { cruiseOf } from '../purchase/cruise-of.ts'
import type { Route } from './+types/cruise-checkout.ts'

export const handle: PageHandle = { bar: 'quiet' }
export const meta: Route.MetaFunction = () => [{ title: say`Review and pay` }, { name: 'robots', content: 'noindex' }]
export const loader = (args: Route.LoaderArgs) => loadCheckout(args, 'CRU')

const again = { to: PRODUCT_PAGES.CRU.landing, action: say`Search again` }

const WORDS: CheckoutWords = {
  travellers: { heading: say`Travelers`, hint: say`Everyone in the cabin, with names exactly as in the travel documents.` },
  missing: { text: say`It may have expired or belong to another browser or account. Nothing was charged.`, ...again },
  ended: () => ({ title: say`The hold on your cabin has expired`, text: say`Nothing was charged. The cabin may still be free.`, ...again }),
}

export default function CruiseCheckoutPage({ loaderData: { checkout } }: Route.ComponentProps) {
  const offer = checkout && cruiseOf(checkout.offer)
  useCarry(offer ? { place: offer.from.place_id ?? '', from: offer.starts_on, until: offer.ends_on } : {})
  return <CheckoutPage checkout={checkout} book="/api/cruises/book" words={WORDS} />
}
