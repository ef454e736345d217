import type { Context, Hono } from 'hono'
import { allowsOrigin, type Merchant } from '../config.ts'
import type { Payment, PaymentId } from '../modules/payments/index.ts'
import { findPayment, gone, inPayersLanguage, type PagesDeps, respond } from './pages-deps.ts'
import { type Returned, returnPage } from './return-page.ts'

/** Where the bank, ours or a provider's, sends its customer back to: the payment is asked about, then the shop is notified. */
export function mountReturn(app: Hono, deps: PagesDeps): void {
  app.get('/return/:id', async (c) => {
    const id = c.req.param('id') as PaymentId
    const found = await findPayment(deps, id)
    if (!found) return gone(c, deps)
    if (isOpen(found.payment) && found.payment.chargeId) await deps.payments.ask(found.merchant.id, found.payment.chargeId)
    return respondReturned(c, deps, found.merchant, id)
  })
}

export async function respondReturned(c: Context, deps: PagesDeps, merchant: Merchant, id: PaymentId, expired = false): Promise<Response> {
  const payment = await deps.payments.find(merchant.id, id)
  if (!payment) return gone(c, deps)
  const charge = payment.chargeId && (await deps.payments.findCharge(merchant.id, payment.chargeId))
  const origin = charge ? charge.returnOrigin : null
  // It was our own page that sent the holder to the bank.
  if (origin === deps.publicUrl) return c.redirect(`${new URL(deps.hosted.urlOf(id)).pathname}?back=1`, 303)
  const returnUrl = safeReturnUrl(payment, merchant)
  // Where the merchant's server confirmed, no page of theirs waits: the page they sent the payer from is notified.
  const shop = origin ?? (returnUrl && new URL(returnUrl).origin)
  const facts = { paymentId: id, origin: shop, returnUrl, returned: expired ? 'expired' : returnedOf(payment) } as const
  return inPayersLanguage(c, deps, payment, () => respond(c, merchant, returnPage(facts, deps.assets)))
}

/** Where the payer goes back to: always a site of the merchant, whatever the request named. */
export function safeReturnUrl({ returnUrl }: Pick<Payment, 'returnUrl'>, merchant: Merchant): string | null {
  return returnUrl && allowsOrigin(merchant, new URL(returnUrl).origin) ? returnUrl : null
}

const isOpen = ({ status }: Payment): boolean => status === 'requires_action' || status === 'processing'

function returnedOf({ status, confirmationMethod }: Payment): Returned {
  if (status === 'canceled') return 'canceled'
  // Confirmed by its holder, and still to be by the merchant's server.
  if (status === 'requires_confirmation' && confirmationMethod === 'manual') return 'answered'
  return status === 'requires_payment_method' || status === 'requires_confirmation' ? 'unconfirmed' : 'answered'
}
