import type { Context, Hono } from 'hono'
import type { Merchant, Merchants } from '../config.ts'
import type { Payment, PaymentId, Payments } from '../modules/payments/index.ts'
import type { Assets } from '../pages/assets.ts'
import { returnPage } from '../pages/challenge-page.ts'
import { pageHeaders } from '../pages/page-headers.ts'

export interface ProviderReturnDeps {
  readonly merchants: Merchants
  readonly payments: Payments
  readonly assets: Assets
}

/** Where a provider's own 3-D Secure page sends the payer: what the address says is not believed, the provider is asked, and the shop's page told to look. */
export function mountProviderReturn(app: Hono, deps: ProviderReturnDeps): void {
  app.get('/return/:id', async (c: Context) => {
    const found = await findPayment(deps, c.req.param('id') as PaymentId)
    const charge = found?.payment.chargeId ? await deps.payments.findCharge(found.merchant.id, found.payment.chargeId) : null
    if (!found || !charge) return c.notFound()
    await deps.payments.ask(found.merchant.id, charge.id)
    const page = returnPage({ id: found.payment.id, origin: charge.returnOrigin, returnUrl: found.payment.returnUrl }, deps.assets)
    return c.body(String(page), 200, pageHeaders(found.merchant))
  })
}

/** The address names no merchant; an id belongs to one. */
async function findPayment({ merchants, payments }: ProviderReturnDeps, id: PaymentId): Promise<{ merchant: Merchant; payment: Payment } | null> {
  for (const merchant of merchants.all) {
    const payment = await payments.find(merchant.id, id)
    if (payment) return { merchant, payment }
  }
  return null
}
