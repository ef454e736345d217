import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { useLocation } from 'react-router'
import { CheckoutPage } from '../../../app/purchase/checkout-page.tsx'
import type { CheckoutWords } from '../../../app/purchase/checkout-words.ts'
import { loadCheckout } from '../../../app/purchase/load-checkout.ts'
import type { PageHandle } from '../../../app/shell/page-handle.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { printRooms } from '../../../lib/rooms.ts'
import { stayOf } from '../purchase/stay-of.ts'
import { STAY_CALLS, type StayCode, stayCodeAt } from '../stay-calls.ts'
import { hotelHref } from '../stay-query.ts'
import type { Route } from './+types/hotel-checkout.ts'

export const handle: PageHandle = { bar: 'quiet' }
export const meta: Route.MetaFunction = () => [{ title: say`Review and pay` }, { name: 'robots', content: 'noindex' }]
export const loader = (args: Route.LoaderArgs) => loadCheckout(args, stayCodeAt(args.url.pathname))

const wordsOf = (code: StayCode): CheckoutWords => ({
  travellers: { heading: say`Guest details`, hint: say`As shown on the passport of the person checking in.` },
  missing: {
    text: say`It may have expired, or it was started in another browser or account. Nothing was charged.`,
    to: PRODUCT_PAGES[code].landing,
    action: say`Search again`,
  },
  ended: ({ offer }) => {
    const stay = stayOf(offer)
    return {
      title: say`Your hold has expired`,
      text: say`We held your stay as long as we could, and nothing was charged. It may still be available.`,
      to: stay ? hotelHref(stay.hotel_id, stay, { paths: PRODUCT_PAGES[stay.product] }) : PRODUCT_PAGES[code].landing,
      action: { HLT: say`Back to the hotel`, VR: say`Back to the home` }[code],
    }
  },
})

export default function HotelCheckoutPage({ loaderData: { checkout } }: Route.ComponentProps) {
  const code = stayCodeAt(useLocation().pathname)
  const stay = checkout && stayOf(checkout.offer)
  useCarry(stay ? { place: stay.city, from: stay.checkin, until: stay.checkout, own: { rooms: printRooms(stay.rooms) } } : {})
  return <CheckoutPage checkout={checkout} book={STAY_CALLS[code].book} words={wordsOf(code)} />
}
