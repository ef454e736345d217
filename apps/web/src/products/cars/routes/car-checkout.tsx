import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { CheckoutPage } from '../../../app/purchase/checkout-page.tsx'
import type { CheckoutWords } from '../../../app/purchase/checkout-words.ts'
import { loadCheckout } from '../../../app/purchase/load-checkout.ts'
import type { PageHandle } from '../../../app/shell/page-handle.ts'
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

export default function CarCheckoutPage({ loaderData: { checkout } }: Route.ComponentProps) {
  return <CheckoutPage checkout={checkout} book="/api/cars/book" words={WORDS} />
}
