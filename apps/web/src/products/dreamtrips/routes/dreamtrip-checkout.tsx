import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { CheckoutPage } from '../../../app/purchase/checkout-page.tsx'
import type { CheckoutWords } from '../../../app/purchase/checkout-words.ts'
import { loadCheckout } from '../../../app/purchase/load-checkout.ts'
import type { PageHandle } from '../../../app/shell/page-handle.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { tripHref } from '../dreamtrip-address.ts'
import { tripOf } from '../purchase/trip-of.ts'
import type { Route } from './+types/dreamtrip-checkout.ts'

export const handle: PageHandle = { bar: 'quiet' }
export const meta: Route.MetaFunction = () => [{ title: say`Review and pay` }, { name: 'robots', content: 'noindex' }]
export const loader = (args: Route.LoaderArgs) => loadCheckout(args, 'DTR')

const WORDS: CheckoutWords = {
  travellers: { heading: say`Travelers`, hint: say`Everyone who comes, as in their passport or ID card.` },
  missing: {
    text: say`It may have expired or belong to another browser or account. Nothing was charged.`,
    to: PRODUCT_PAGES.DTR.landing,
    action: say`Search again`,
  },
  ended: ({ offer }) => {
    const trip = tripOf(offer)
    return {
      title: say`The hold on your places has expired`,
      text: say`Nothing was charged. The places may still be free.`,
      to: trip ? tripHref({ tripId: trip.trip_id, people: trip.people, singleRooms: trip.single_rooms }) : PRODUCT_PAGES.DTR.landing,
      action: say`Look at it again`,
    }
  },
}

export default function DreamtripCheckoutPage({ loaderData: { checkout } }: Route.ComponentProps) {
  const offer = checkout && tripOf(checkout.offer)
  useCarry(offer ? { place: offer.place_id, from: offer.starts_on, until: offer.ends_on } : {})
  return <CheckoutPage checkout={checkout} book="/api/dreamtrips/book" words={WORDS} />
}
