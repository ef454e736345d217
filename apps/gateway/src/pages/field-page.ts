import type { FieldKind } from '@sojourn/card-sdk'
import { html } from 'hono/html'
import type { Merchant } from '../config.ts'
import type { Assets, Entry } from './assets.ts'
import { cardInputHtml, FIELDS } from './card-facts.ts'
import { pageShell } from './page-shell.ts'
import { STRIPE_SCRIPT } from './stripe-page.ts'

/** Filled by browsers and password managers along with the number, invisible and out of the tab order: see `caught.ts`. */
const CAUGHT = (['expiry', 'code'] as const).map(
  (kind) => html`<input class="caught" id="caught-${kind}" type="text" autocomplete="${FIELDS[kind].autocomplete}" tabindex="-1" aria-hidden="true">`,
)

/** One card field: an input, its error for screen readers, and nothing else. */
export function fieldPage(kind: FieldKind, merchant: Merchant, assets: Assets, stripeKey: string | null) {
  const label = FIELDS[kind].label()
  const data = { kind, key: merchant.publishableKey, origins: JSON.stringify(merchant.allowedOrigins) }
  const isNumber = kind === 'number'
  if (stripeKey && !isNumber) return pageShell({ title: label, styles: ['field'], script: 'folded-field', data, body: '' }, assets)
  const input = html`${cardInputHtml(kind, { id: 'field', errorId: 'error', alone: true })}
<span class="brand" id="brand" role="img" hidden></span>`
  const script: Entry = stripeKey ? 'stripe-field' : 'field'
  return pageShell(
    {
      title: label,
      styles: ['field', 'brand'],
      script,
      providerScript: stripeKey && STRIPE_SCRIPT,
      data: { ...data, ...(stripeKey && { 'provider-key': stripeKey }) },
      body: html`<div class="field">
${stripeKey ? html`<div id="card"></div>` : input}
</div>
${isNumber && !stripeKey ? CAUGHT : ''}
<p class="alert" id="error" role="alert"></p>`,
    },
    assets,
  )
}
