import { say } from '@sojourn/i18n'
import { useLocation } from 'react-router'
import { CheckoutPage } from '../../../app/purchase/checkout-page.tsx'
import type { CheckoutWords } from '../../../app/purchase/checkout-words.ts'
import { loadCheckout } from '../../../app/purchase/load-checkout.ts'
import type { PageHandle } from '../../../app/shell/page-handle.ts'
import { stayOf } from '../purchase/stay-of.ts'
import { hotelHref } from '../stay-address.ts'
import { productAt, productOf, type StayProduct } from '../stay-product.ts'
import type { Route } from './+types/hotel-checkout.ts'

export const handle: PageHandle = { bar: 'quiet' }
export const meta: Route.MetaFunction = () => [{ title: say`Review and pay` }, { name: 'robots', content: 'noindex' }]
export const loader = (args: Route.LoaderArgs) => loadCheckout(args, productAt(args.url.pathname).code)

const wordsOf = (product: StayProduct): CheckoutWords => ({
  travellers: { heading: say`Guest details`, hint: say`As shown on the passport of the person checking in.` },
  missing: {
    text: say`It may have expired, or it was started in another browser or account. Nothing was charged.`,
    to: product.paths.landing,
    action: say`Search again`,
  },
  ended: ({ offer }) => {
    const stay = stayOf(offer)
    return {
      title: say`Your hold has expired`,
      text: say`We held your stay as long as we could, and nothing was charged. It may still be available.`,
      to: stay ? hotelHref(stay.hotel_id, stay, productOf(stay.product)) : product.paths.landing,
      action: product.unit === 'home' ? say`Back to the home` : say`Back to the hotel`,
    }
  },
})

export default function HotelCheckoutPage({ loaderData: { checkout } }: Route.ComponentProps) {
  const product = productAt(useLocation().pathname)
  return <CheckoutPage checkout={checkout} book={product.calls.book} words={wordsOf(product)} />
}
