import type { FieldKind } from '@sojourn/card-sdk'
import type { Hono } from 'hono'
import { FIELDS } from './card-facts.ts'
import { fieldPage } from './field-page.ts'
import { type PagesDeps, respond } from './pages-deps.ts'

/** The three card fields, each a page to be framed by a shop of the merchant whose key it names. */
export function mountFields(app: Hono, { merchants, assets, stripeKey }: PagesDeps): void {
  app.get('/fields/:kind', (c) => {
    const kind = c.req.param('kind')
    const merchant = merchants.byPublishable(c.req.query('key') ?? '')
    if (!merchant || !Object.hasOwn(FIELDS, kind)) return c.notFound()
    return respond(c, merchant, fieldPage(kind as FieldKind, merchant, assets, stripeKey), { stripe: stripeKey !== null && kind === 'number' })
  })
}
