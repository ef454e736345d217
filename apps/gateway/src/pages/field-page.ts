import { html } from 'hono/html'
import type { Merchant } from '../config.ts'
import type { Assets } from './assets.ts'

export type FieldKind = 'number' | 'expiry' | 'code'

interface FieldFacts {
  readonly label: string
  readonly autocomplete: string
  readonly placeholder: string
}

export const FIELDS: Readonly<Record<FieldKind, FieldFacts>> = {
  number: { label: 'Card number', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234' },
  expiry: { label: 'Expiry date', autocomplete: 'cc-exp', placeholder: 'MM / YY' },
  code: { label: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC' },
}

/** One card field: an input, its error for who hears the page, and nothing else. */
export function fieldPage(kind: FieldKind, merchant: Merchant, assets: Assets) {
  const { label, autocomplete, placeholder } = FIELDS[kind]
  const origins = JSON.stringify(merchant.allowedOrigins)
  return html`<!doctype html>
<html lang="en" data-kind="${kind}" data-key="${merchant.publishableKey}" data-origins="${origins}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${label}</title>
<link rel="stylesheet" href="${assets.url('pages/browser/field.css')}">
${assets.fieldScripts.slice(1).map((url) => html`<link rel="modulepreload" href="${url}">`)}
<script type="module" src="${assets.fieldScripts[0]}"></script>
</head>
<body>
<div class="field">
<input id="field" name="${autocomplete}" type="text" inputmode="numeric" autocomplete="${autocomplete}" autocorrect="off" autocapitalize="off" spellcheck="false"
 aria-label="${label}" aria-describedby="error" aria-required="true" placeholder="${placeholder}">
<span class="brand" id="brand" role="img" hidden></span>
</div>
<p class="heard" id="error" role="alert"></p>
</body>
</html>`
}
