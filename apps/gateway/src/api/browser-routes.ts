// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import type { Context, Hono } from 'hono'
import { type Answer, invalid, missing } from '../http/answer.ts'
import { type BrowserCallerDeps, callerOf, mountPreflight } from '../http/browser-caller.ts'
import { readBody } from '../http/read-body.ts'
import { type BrowserConfirmDeps, confirmFromBrowser, paymentAnswer, paymentOf } from './browser-confirm.ts'
import { openPayment } from './open-payment.ts'

export interface BrowserRoutesDeps extends BrowserCallerDeps, BrowserConfirmDeps {
  readonly nowMs: () => number
}

/** What a browser may call: named by a publishable key, opened by the secret of one payment or one setup. */
export function mountBrowserRoutes(app: Hono, deps: BrowserRoutesDeps): void {
  const answered = (c: Context, { status, body }: Answer) => c.json(body, status as 200)

  mountPreflight(app, deps.merchants, ['/v1/payments', '/v1/payments/*'], 'GET, POST')

  app.post('/v1/payments', async (c) => {
    const merchant = callerOf(c, deps)
    return answered(c, merchant ? await openPayment(deps, merchant, await readBody(c.req.raw)) : NOT_ALLOWED)
  })

  app.get('/v1/payments/:id', async (c) => {
    const merchant = callerOf(c, deps)
    if (!merchant) return answered(c, NOT_ALLOWED)
    const payment = await paymentOf(deps, merchant, c.req.param('id'), c.req.query('client_secret'))
    return answered(c, payment ? paymentAnswer(payment) : missing('payment'))
  })

  app.post('/v1/payments/:id/confirm', async (c) => {
    const merchant = callerOf(c, deps)
    return answered(c, merchant ? await confirmFromBrowser(c, deps, merchant) : NOT_ALLOWED)
  })
}

const NOT_ALLOWED = invalid('This api-key is unknown, or not for this site.', {}, 401)
