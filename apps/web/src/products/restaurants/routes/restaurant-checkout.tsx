import type { TableOffer } from '@sojourn/contracts'
import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { CheckoutPage } from '../../../app/purchase/checkout-page.tsx'
import type { CheckoutWords } from '../../../app/purchase/checkout-words.ts'
import { loadCheckout } from '../../../app/purchase/load-checkout.ts'
import type { PageHandle } from '../../../app/shell/page-handle.ts'
import { type CarriedSearch, useCarry } from '../../../lib/carried-search.ts'
import { tableOf } from '../purchase/table-of.ts'
import { timeOf } from '../table-words.ts'
import type { Route } from './+types/restaurant-checkout.ts'

export const handle: PageHandle = { bar: 'quiet' }
export const meta: Route.MetaFunction = () => [{ title: say`Review and confirm` }, { name: 'robots', content: 'noindex' }]
export const loader = (args: Route.LoaderArgs) => loadCheckout(args, 'RES')

const again = { to: PRODUCT_PAGES.RES.landing, action: say`Search again` }

const WORDS: CheckoutWords = {
  travellers: { heading: say`In whose name`, hint: say`The restaurant asks for this name when you arrive.` },
  missing: { text: say`It may have expired or belong to another browser or account. Nothing was charged.`, ...again },
  ended: () => ({ title: say`The hold on your table has expired`, text: say`Nothing was charged. The table may still be free.`, ...again }),
}

function carriedFrom(table: TableOffer | null): CarriedSearch {
  if (!table) return {}
  const { restaurant, at, party } = table
  return { place: restaurant.city, from: at.slice(0, 10), own: { time: timeOf(at), party: String(party) } }
}

export default function RestaurantCheckoutPage({ loaderData: { checkout } }: Route.ComponentProps) {
  useCarry(carriedFrom(checkout && tableOf(checkout.offer)))
  return <CheckoutPage checkout={checkout} book="/api/restaurants/book" words={WORDS} />
}
