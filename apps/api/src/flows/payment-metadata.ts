import type { Offer } from '@sojourn/contracts'
import { type CheckoutId, type OrgId, type ProductCode, zero } from '@sojourn/kernel'
import type { SignedInCaller } from '../http/index.ts'
import { type Booking, isStay, titleOf } from '../modules/bookings/index.ts'
import type { Checkout } from '../modules/checkouts/index.ts'
import type { AttemptWish } from '../modules/payments/index.ts'
import type { HowToPay } from './how-to-pay.ts'

const PRODUCTS = {
  HLT: { service: 'hotels', checkout: '/hotel-checkout' },
  VR: { service: 'holidaystays', checkout: '/holidaystays/hotel-checkout' },
  WLT: { service: 'wallet', checkout: '/wallet/checkout' },
} as const satisfies Record<Offer['product'], { service: string; checkout: string }>

const productOf = (product: ProductCode) => PRODUCTS[product as Offer['product']]

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
  const offer = checkout.offer as Offer
  const { bookingId, card, product, reference } = booking
  const orgId: OrgId = booking.orgId
  return {
    orgId,
    bookingId,
    amount: how.route === 'set_up' ? zero(card.currency) : card,
    description: `${reference} ${titleOf(offer)}`.slice(0, 200),
    payerIp: caller.ip,
    customerId,
    returnUrl: checkoutAddress(booking),
    keepsCard: how.guarantee,
    metadata: {
      productType: product,
      api_key: publishableKey,
      currency: card.currency,
      language_code: caller.language,
      origin: caller.origin,
      pgType: 'stripe',
      correlation_id: caller.requestId,
      service: productOf(product).service,
      user_id: booking.userId,
      bookingId,
      isPriceChange: String(how.terms.isPriceChange),
      room_id: isStay(offer) ? offer.room_id : '',
      booking_ref_no: reference,
      // A checkout is made of the room that was asked for; another one is another checkout.
      isSelectDiffRoom: 'false',
      merchant_name: caller.org.name,
    },
  }
}
