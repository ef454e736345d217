import type { Day } from '@sojourn/kernel'
import { useCallback, useState } from 'react'
import { data, redirect, useLocation, useNavigate, useRevalidator } from 'react-router'
import {
  type CheckoutData as Checkout,
  CheckoutEnded,
  GuestDetailsForm,
  HoldClock,
  NeedsScript,
  PriceDetails,
  renewHold,
  StaySummary,
  useCheckoutMoney,
  useGuestDetails,
} from '../../features/checkout/index.ts'
import { PaymentStep, payOf } from '../../features/payment-step/index.ts'
import { serverApi } from '../../lib/http.ts'
import { isOfStay } from '../../lib/of-stay.ts'
import { hotelHref } from '../../lib/stay-address.ts'
import { productAt, productOf } from '../../lib/stay-product.ts'
import { useToast } from '../../ui/toast.tsx'
import type { PageHandle } from '../shell/page-handle.ts'
import { PayLinkPlace } from '../shell/pay-link-place.tsx'
import type { Route } from './+types/hotel-checkout.ts'

export const handle: PageHandle = { bar: 'quiet' }
export const meta: Route.MetaFunction = () => [{ title: 'Review and pay' }, { name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const checkoutId = url.searchParams.get('checkout') ?? ''
  const answer = await serverApi(context).post('/api/checkout/get', { checkoutId: checkoutId || 'none' })
  const checkout = answer.ok ? answer.data : null
  if (checkout && !isOfStay(checkout)) throw redirect(`/wallet/checkout${url.search}`)
  // One checkout has one address, that of its product.
  const home = checkout ? productOf(checkout.offer.product) : null
  if (home && home !== productAt(url.pathname)) throw redirect(home.paths.checkout + url.search)
  return data({ checkout }, answer.ok ? 200 : answer.status === 404 ? 404 : 503)
}

export default function HotelCheckoutPage({ loaderData }: Route.ComponentProps) {
  const { checkout } = loaderData
  const open = checkout?.state === 'open' || checkout?.state === 'booked'
  return (
    <main id="content" className="page-width">
      {open ? <OpenCheckout key={checkout.checkoutId} checkout={checkout} /> : <Ended checkout={checkout} />}
    </main>
  )
}

function Ended({ checkout }: { checkout: Checkout | null }) {
  const { pathname } = useLocation()
  if (!checkout) {
    return (
      <CheckoutEnded title="This checkout is not here any more" to={productAt(pathname).paths.landing} action="Search again">
        It may have ended, or it belongs to another browser or account. Nothing was charged through it.
      </CheckoutEnded>
    )
  }
  return (
    <CheckoutEnded title="The hold on your stay has ended" to={roomsHref(checkout)} action="Look at the house again">
      We held it for you as long as we could. Nothing was charged. It may still be free.
    </CheckoutEnded>
  )
}

function OpenCheckout({ checkout: loaded }: { checkout: Checkout }) {
  const { checkout, onMoney } = useCheckoutMoney(loaded)
  const navigate = useNavigate()
  const product = productOf(checkout.offer.product)
  const { revalidate } = useRevalidator()
  const say = useToast()
  const guests = useGuestDetails(checkout.checkoutId)
  const [booked, setBooked] = useState(checkout.state === 'booked')
  const { forget } = guests
  const reload = useCallback(() => void revalidate(), [revalidate])
  const toSuccess = useCallback(
    (bookingId: string) => {
      forget()
      void navigate(`${product.paths.success}?booking_id=${encodeURIComponent(bookingId)}`, { replace: true })
    },
    [navigate, forget, product],
  )
  const renew = async () => {
    const answer = await renewHold(checkout.checkoutId)
    say(answer.ok ? `Your ${product.words.unit} is held for another 15 minutes.` : answer.message)
    reload()
  }
  return (
    <div className="checkout-grid">
      <div className="min-w-0">
        <h1 className="pb-4 text-h1-s md:text-h1">Review and pay</h1>
        <HoldClock
          expiresAt={checkout.expires_at}
          serverTime={checkout.server_time}
          renewable={checkout.renewable}
          unit={product.words.unit}
          onRenew={renew}
          hotelHref={roomsHref(checkout)}
        />
        <StaySummary offer={checkout.offer} heading="p" className="mt-4 lg:hidden" />
        <NeedsScript />
        <GuestDetailsForm details={guests.details} errors={guests.errors} onChange={guests.change} locked={booked} form={guests.form} />
      </div>
      <PaymentStep
        product={product}
        checkoutId={checkout.checkoutId}
        bookingId={checkout.booking_id}
        total={checkout.price.total}
        due={checkout.due}
        pay={payOf(checkout.payment)}
        tenders={checkout.tenders}
        earns={checkout.earns}
        onMoney={onMoney}
        today={checkout.server_time.slice(0, 10) as Day}
        readGuests={guests.read}
        onChangeName={guests.rename}
        detailsHref="#price-details"
        onBooked={useCallback(() => setBooked(true), [])}
        onConfirmed={toSuccess}
        onFailed={(bookingId) => void navigate(`/user/my-bookings/${encodeURIComponent(bookingId)}`, { replace: true })}
        onStale={reload}
      >
        {(instead) => (
          <div id="price-details" className="checkout-aside">
            <PriceDetails checkout={checkout} instead={instead} />
            <p className="mt-3 max-w-[44ch] text-caption text-ink-3">
              This total can only change if you change something. If a supplier changes it, we show both prices and ask.
            </p>
            {!booked && <PayLinkPlace checkoutId={checkout.checkoutId} readGuests={guests.read} />}
          </div>
        )}
      </PaymentStep>
    </div>
  )
}

const roomsHref = ({ offer }: Checkout): string => hotelHref(offer.hotel_id, offer, productOf(offer.product))
