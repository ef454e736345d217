import type { FlightOffer } from '@sojourn/contracts'
import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { CheckoutPage } from '../../../app/purchase/checkout-page.tsx'
import type { CheckoutWords } from '../../../app/purchase/checkout-words.ts'
import { loadCheckout } from '../../../app/purchase/load-checkout.ts'
import type { PageHandle } from '../../../app/shell/page-handle.ts'
import { type CarriedSearch, useCarry } from '../../../lib/carried-search.ts'
import { flightOf } from '../purchase/flight-of.ts'
import type { Route } from './+types/flight-checkout.ts'

export const handle: PageHandle = { bar: 'quiet' }
export const meta: Route.MetaFunction = () => [{ title: say`Review and pay` }, { name: 'robots', content: 'noindex' }]
export const loader = (args: Route.LoaderArgs) => loadCheckout(args, 'FLT')

const again = { to: PRODUCT_PAGES.FLT.landing, action: say`Search again` }

const WORDS: CheckoutWords = {
  travellers: { heading: say`Travelers`, hint: say`Names exactly as in the travel documents: a ticket can't be given to another person.` },
  missing: { text: say`It may have expired or belong to another browser or account. Nothing was charged.`, ...again },
  ended: () => ({ title: say`The hold on your seats has expired`, text: say`Nothing was charged. The flight may still have seats.`, ...again }),
}

/** Other products are searched where the journey leads, for the days there. */
function carriedFrom(flight: FlightOffer | null): CarriedSearch {
  const [out, home] = flight?.bounds ?? []
  const to = out?.segments.at(-1)?.to
  return out && to ? { place: to.city, from: out.arrives_at.slice(0, 10), ...(home && { until: home.departs_at.slice(0, 10) }) } : {}
}

export default function FlightCheckoutPage({ loaderData: { checkout } }: Route.ComponentProps) {
  useCarry(carriedFrom(checkout && flightOf(checkout.offer)))
  return <CheckoutPage checkout={checkout} book="/api/flights/book" words={WORDS} />
}
