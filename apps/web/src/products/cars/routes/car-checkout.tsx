import type { CarOffer } from '@sojourn/contracts'
import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { CheckoutPage } from '../../../app/purchase/checkout-page.tsx'
import type { CheckoutWords } from '../../../app/purchase/checkout-words.ts'
import { loadCheckout } from '../../../app/purchase/load-checkout.ts'
import type { PageHandle } from '../../../app/shell/page-handle.ts'
import { type CarriedSearch, useCarry } from '../../../lib/carried-search.ts'
import { rentalOf } from '../purchase/rental-of.ts'
import type { Route } from './+types/car-checkout.ts'

export const handle: PageHandle = { bar: 'quiet' }
export const meta: Route.MetaFunction = () => [{ title: say`Review and pay` }, { name: 'robots', content: 'noindex' }]
export const loader = (args: Route.LoaderArgs) => loadCheckout(args, 'CAR')

const again = { to: PRODUCT_PAGES.CAR.landing, action: say`Search again` }

const WORDS: CheckoutWords = {
  travellers: { heading: say`Driver`, hint: say`Exactly as on the driver's license. The credit card for the deposit must be in the same name.` },
  missing: { text: say`It may have expired or belong to another browser or account. Nothing was charged.`, ...again },
  ended: () => ({ title: say`The hold on your car has expired`, text: say`Nothing was charged. The car may still be available.`, ...again }),
}

function carriedFrom(rental: CarOffer | null): CarriedSearch {
  if (!rental) return {}
  const { pickup, pickup_at: from, dropoff_at: until, driver_age: age } = rental
  const own = { from_time: from.slice(11, 16), to_time: until.slice(11, 16), age: String(age) }
  return { place: pickup.iata ?? pickup.city, from: from.slice(0, 10), until: until.slice(0, 10), own }
}

export default function CarCheckoutPage({ loaderData: { checkout } }: Route.ComponentProps) {
  useCarry(carriedFrom(checkout && rentalOf(checkout.offer)))
  return <CheckoutPage checkout={checkout} book="/api/cars/book" words={WORDS} />
}
