import type { ActivityOffer } from '@sojourn/contracts'
import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { CheckoutPage } from '../../../app/purchase/checkout-page.tsx'
import type { CheckoutWords } from '../../../app/purchase/checkout-words.ts'
import { loadCheckout } from '../../../app/purchase/load-checkout.ts'
import type { PageHandle } from '../../../app/shell/page-handle.ts'
import { type CarriedSearch, useCarry } from '../../../lib/carried-search.ts'
import { activityOf } from '../purchase/activity-of.ts'
import type { Route } from './+types/activity-checkout.ts'

export const handle: PageHandle = { bar: 'quiet' }
export const meta: Route.MetaFunction = () => [{ title: say`Review and pay` }, { name: 'robots', content: 'noindex' }]
export const loader = (args: Route.LoaderArgs) => loadCheckout(args, 'ACT')

const again = { to: PRODUCT_PAGES.ACT.landing, action: say`Search again` }

const WORDS: CheckoutWords = {
  travellers: { heading: say`Who is coming`, hint: say`One of your group. Show this name at the meeting point.` },
  missing: { text: say`It may have expired or belong to another browser or account. Nothing was charged.`, ...again },
  ended: () => ({ title: say`The hold on your places has expired`, text: say`Nothing was charged. The places may still be free.`, ...again }),
}

function carriedFrom(offer: ActivityOffer | null): CarriedSearch {
  if (!offer) return {}
  const day = offer.starts_at.slice(0, 10)
  return { place: offer.place_id, from: day, until: day, own: { adults: String(offer.adults), children: offer.children.join(',') } }
}

export default function ActivityCheckoutPage({ loaderData: { checkout } }: Route.ComponentProps) {
  useCarry(carriedFrom(checkout && activityOf(checkout.offer)))
  return <CheckoutPage checkout={checkout} book="/api/activities/book" words={WORDS} />
}
