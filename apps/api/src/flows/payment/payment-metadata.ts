import { checkoutPage } from '@sojourn/contracts'
import { type OrgId, publicCodeOf, zero } from '@sojourn/kernel'
import { deviceOf, type SignedInCaller } from '../../http/index.ts'
import { type Booking, titleOf } from '../../modules/bookings/index.ts'
import type { Checkout } from '../../modules/checkouts/index.ts'
import type { AttemptRequest } from '../../modules/payments/index.ts'
import type { ShopDeps } from '../shop-deps.ts'
import type { PaymentPlan } from './payment-plan.ts'

/** Where the bank's page and the gateway's own lead back to: the checkout that is being paid. */
export const checkoutAddress = (
  { products }: Pick<ShopDeps, 'products'>,
  { origin, product, checkoutId }: Pick<Booking, 'origin' | 'product' | 'checkoutId'>,
): string => origin + checkoutPage(products.saleOf(product).pages, checkoutId)

interface Paying {
  readonly caller: SignedInCaller
  readonly booking: Booking
  readonly checkout: Checkout
  readonly how: PaymentPlan
  readonly customerId: string | null
  readonly publishableKey: string
  /** Its holder is to pass 3-D Secure. */
  readonly asksChallenge: boolean
}

/** What is sent to the gateway with a booking: its money, and everything by which a person finds it there. */
export function attemptRequest(
  { products }: Pick<ShopDeps, 'products'>,
  { caller, booking, checkout, how, customerId, publishableKey, asksChallenge }: Paying,
): AttemptRequest {
  const metadata = checkout.items.map((item) => products.get(item.product).paymentMetadata?.(products.detailsOf(item), item.ask) ?? {})
  const { bookingId, card, product, reference } = booking
  const orgId: OrgId = booking.orgId
  return {
    orgId,
    bookingId,
    amount: how.route === 'set_up' ? zero(card.currency) : card,
    description: `${reference} ${titleOf(products, booking)}`.slice(0, 200),
    payerIp: caller.ip,
    customerId,
    returnUrl: checkoutAddress({ products }, booking),
    asksChallenge,
    keepsCard: how.guarantee || products.keepsCard(checkout.items),
    metadata: {
      productType: publicCodeOf(product),
      api_key: publishableKey,
      currency: card.currency,
      language_code: caller.language,
      origin: caller.origin,
      pgType: 'stripe',
      correlation_id: caller.requestId,
      service: products.saleOf(product).name,
      user_id: booking.userId,
      device: deviceOf(caller),
      bookingId,
      isPriceChange: String(how.terms.isPriceChange),
      booking_ref_no: reference,
      merchant_name: caller.org.name,
      ...Object.assign({}, ...metadata),
    },
  }
}
