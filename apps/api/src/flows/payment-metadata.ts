import type { StayOffer } from '@sojourn/contracts'
import { type CheckoutId, type OrgId, type ProductCode, zero } from '@sojourn/kernel'
import type { SignedInCaller } from '../http/index.ts'
import type { Booking } from '../modules/bookings/index.ts'
import type { Checkout } from '../modules/checkouts/index.ts'
import type { AttemptWish } from '../modules/payments/index.ts'
import type { HowToPay } from './how-to-pay.ts'

const PRODUCTS = {
  HLT: { service: 'hotels', checkout: '/hotel-checkout' },
  VR: { service: 'holidaystays', checkout: '/holidaystays/hotel-checkout' },
} as const

const productOf = (product: ProductCode) => PRODUCTS[product === 'VR' ? 'VR' : 'HLT']

/** Where the bank's page and the gateway's own lead back to: the checkout that is being paid. */
export const checkoutAddress = ({ origin, product, checkoutId }: { origin: string; product: ProductCode; checkoutId: CheckoutId }): string =>
  `${origin}${productOf(product).checkout}?checkout=${encodeURIComponent(checkoutId)}`

interface Paying {
  readonly caller: SignedInCaller
  readonly booking: Booking
  readonly checkout: Checkout
  readonly how: HowToPay
  readonly customerId: string | null
  readonly publishableKey: string
}

/** What the gateway is told of a booking: its money and, beside it, everything by which a person finds it again. */
export function paymentWish({ caller, booking, checkout, how, customerId, publishableKey }: Paying): AttemptWish {
  const offer = checkout.offer as StayOffer
  const { bookingId, payNow, product, reference } = booking
  const orgId: OrgId = booking.orgId
  return {
    orgId,
    bookingId,
    amount: how.route === 'set_up' ? zero(payNow.currency) : payNow,
    description: `${reference} ${offer.hotel_name}`.slice(0, 200),
    payerIp: caller.ip,
    customerId,
    returnUrl: checkoutAddress(booking),
    keepsCard: how.guarantee,
    metadata: {
      productType: product,
      api_key: publishableKey,
      currency: payNow.currency,
      language_code: caller.language,
      origin: caller.origin,
      pgType: 'stripe',
      correlation_id: caller.requestId,
      service: productOf(product).service,
      user_id: booking.userId,
      bookingId,
      isPriceChange: String(how.terms.isPriceChange),
      room_id: offer.room_id,
      booking_ref_no: reference,
      // A checkout is made of the room that was asked for; another one is another checkout.
      isSelectDiffRoom: 'false',
      merchant_name: caller.org.name,
    },
  }
}
