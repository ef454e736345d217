import type { Hono } from 'hono'
import { hostedPage } from './hosted-page.ts'
import { hostedStateOf } from './hosted-state.ts'
import { safeReturnUrl } from './mount-return.ts'
import { findPayment, gone, inPayersLanguage, type PagesDeps, respond } from './pages-deps.ts'
import { merchantNameOf } from './words.ts'

/** The hosted payment page: anyone with its address may pay this payment, and nothing else. */
export function mountHosted(app: Hono, deps: PagesDeps): void {
  app.get('/pay/:address', async (c) => {
    const id = deps.hosted.read(c.req.param('address'))
    const found = id && (await findPayment(deps, id))
    if (!found) return gone(c, deps)
    const { merchant, payment } = found
    const returnUrl = safeReturnUrl(payment, merchant)
    const state = hostedStateOf(payment)
    const page = inPayersLanguage(c, deps, payment, () =>
      hostedPage(
        {
          payment,
          merchantName: merchantNameOf(payment, merchant),
          clientSecret: deps.secretOf(payment.id),
          publishableKey: merchant.publishableKey,
          returnUrl,
          stripeKey: deps.stripeKey,
          back: c.req.query('back') === '1',
        },
        deps.assets,
      ),
    )
    return respond(c, merchant, page, { stripe: deps.stripeKey !== null && state === 'open' })
  })
}
