import type { TransferOffer } from '@sojourn/contracts'
import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { CheckoutPage } from '../../../app/purchase/checkout-page.tsx'
import type { CheckoutWords } from '../../../app/purchase/checkout-words.ts'
import { loadCheckout } from '../../../app/purchase/load-checkout.ts'
import type { PageHandle } from '../../../app/shell/page-handle.ts'
import { type CarriedSearch, useCarry } from '../../../lib/carried-search.ts'
import { rideOf } from '../purchase/ride-of.ts'
import type { Route } from './+types/transfer-checkout.ts'

export const handle: PageHandle = { bar: 'quiet' }
export const meta: Route.MetaFunction = () => [{ title: say`Review and pay` }, { name: 'robots', content: 'noindex' }]
export const loader = (args: Route.LoaderArgs) => loadCheckout(args, 'TRF')

const again = { to: PRODUCT_PAGES.TRF.landing, action: say`Search again` }

const WORDS: CheckoutWords = {
  travellers: { heading: say`Who is picked up`, hint: say`The name that the driver asks for. Add a phone number that works where you arrive.` },
  missing: { text: say`It may have expired or belong to another browser or account. Nothing was charged.`, ...again },
  ended: () => ({ title: say`The hold on your transfer has expired`, text: say`Nothing was charged. The transfer may still be available.`, ...again }),
}

function carriedFrom(ride: TransferOffer | null): CarriedSearch {
  if (!ride) return {}
  return { place: ride.to.kind === 'airport' ? ride.from.city : ride.to.city, from: ride.pickup_at.slice(0, 10) }
}

export default function TransferCheckoutPage({ loaderData: { checkout } }: Route.ComponentProps) {
  useCarry(carriedFrom(checkout && rideOf(checkout.offer)))
  return <CheckoutPage checkout={checkout} book="/api/transfers/book" words={WORDS} />
}
