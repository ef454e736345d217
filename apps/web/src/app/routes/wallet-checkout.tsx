import type { WalletOffer } from '@sojourn/contracts'
import type { Data } from '@sojourn/contracts/client'
import type { Day } from '@sojourn/kernel'
import { useCallback } from 'react'
import { data, redirect, useNavigate, useRevalidator } from 'react-router'
import { CheckoutEnded, HoldClock, NeedsScript, useCheckoutMoney } from '../../features/checkout/index.ts'
import { PaymentStep, payOf } from '../../features/payment-step/index.ts'
import { WalletReceipt } from '../../features/wallet/index.ts'
import { serverApi } from '../../lib/http.ts'
import { isOfStay } from '../../lib/of-stay.ts'
import { useShell } from '../../lib/shell.ts'
import { productOf } from '../../lib/stay-product.ts'
import type { PageHandle } from '../shell/page-handle.ts'
import type { Route } from './+types/wallet-checkout.ts'

export const handle: PageHandle = { bar: 'quiet' }
export const meta: Route.MetaFunction = () => [{ title: 'Top up: review and pay' }, { name: 'robots', content: 'noindex' }]

type Checkout = Omit<Data<'/api/checkout/get'>, 'offer'> & { readonly offer: WalletOffer }

const WALLET = { code: 'WLT', calls: { book: '/api/wallet/book' } } as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const answer = await serverApi(context).post('/api/checkout/get', { checkoutId: url.searchParams.get('checkout') || 'none' })
  if (!answer.ok) return data({ checkout: null }, answer.status === 404 ? 404 : 503)
  // One checkout has one address, that of its product.
  if (isOfStay(answer.data)) throw redirect(productOf(answer.data.offer.product).paths.checkout + url.search)
  return data({ checkout: answer.data as Checkout })
}

export default function WalletCheckoutPage({ loaderData: { checkout } }: Route.ComponentProps) {
  const open = checkout?.state === 'open' || checkout?.state === 'booked'
  return (
    <main id="content" className="page-width">
      {open ? (
        <OpenCheckout key={checkout.checkoutId} checkout={checkout} />
      ) : (
        <CheckoutEnded title={checkout ? 'The time to pay has run out' : 'This checkout is not here any more'} to="/wallet" action="Back to my wallet">
          {checkout
            ? 'Nothing was charged. You can top up again whenever you like.'
            : 'It may have ended, or it belongs to another account. Nothing was charged through it.'}
        </CheckoutEnded>
      )}
    </main>
  )
}

const nothing = () => {}

function OpenCheckout({ checkout: loaded }: { checkout: Checkout }) {
  const { checkout, onMoney } = useCheckoutMoney(loaded)
  const { user } = useShell()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  // The same function for as long as the page stands: a new one would set out again before it has arrived.
  const toOutcome = useCallback(
    (bookingId: string) => void navigate(`/wallet/checkout-success?booking_id=${encodeURIComponent(bookingId)}`, { replace: true }),
    [navigate],
  )
  const reload = useCallback(() => void revalidate(), [revalidate])
  const payer = useCallback(
    () => ({ guests: [{ first_name: user?.first_name ?? '', last_name: user?.last_name ?? '' }], contact: { email: user?.email ?? '', phone: '' } }),
    [user],
  )
  return (
    <div className="checkout-grid">
      <div className="min-w-0">
        <h1 className="pb-4 text-h1-s md:text-h1">Review and pay</h1>
        <HoldClock expiresAt={checkout.expires_at} serverTime={checkout.server_time} renewable={false} unit={null} hotelHref="/wallet" />
        <p className="mt-4 text-body text-ink-2">{checkout.offer.title}</p>
        <NeedsScript />
      </div>
      <PaymentStep
        product={WALLET}
        checkoutId={checkout.checkoutId}
        bookingId={checkout.booking_id}
        total={checkout.price.total}
        due={checkout.due}
        pay={payOf(checkout.payment)}
        tenders={checkout.tenders}
        earns={checkout.earns}
        onMoney={onMoney}
        today={checkout.server_time.slice(0, 10) as Day}
        readGuests={payer}
        onChangeName={nothing}
        detailsHref="#price-details"
        onBooked={nothing}
        onConfirmed={toOutcome}
        onFailed={toOutcome}
        onStale={reload}
      >
        {() => (
          <div id="price-details" className="checkout-aside">
            <WalletReceipt offer={checkout.offer} priced={checkout} />
          </div>
        )}
      </PaymentStep>
    </div>
  )
}
