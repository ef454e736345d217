import { amountText, clockText, dateText, dayTimeText, say } from '@sojourn/i18n'
import type { Money } from '@sojourn/kernel'
import { html } from 'hono/html'
import type { Assets } from './assets.ts'
import { pageShell } from './page-shell.ts'

export interface ChallengeFacts {
  readonly merchantName: string
  readonly amount: Money
  readonly brand: string
  readonly last4: string
  readonly atMs: number
  readonly token: string
  readonly action: string
}

const BRAND_WORDS: Record<string, string> = {
  visa: 'VISA',
  amex: 'AMEX',
  discover: 'DISCOVER',
  diners: 'DINERS',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  mastercard: 'Mastercard',
}
const atText = (atMs: number) => dayTimeText(dateText(new Date(atMs).toISOString()), clockText(atMs, 'UTC'))

/** The pretended bank asks its customer. */
export const challengePage = ({ merchantName, amount, brand, last4, atMs, token, action }: ChallengeFacts, assets: Assets) => {
  const title = amount.minor === 0 ? say`Confirm this card` : say`Confirm this payment`
  const body = html`<main aria-label="${say`Your bank`}">
<header><p><strong>Harbour Bank</strong> test</p><span class="brand" data-brand="${brand}">${BRAND_WORDS[brand] ?? say`Card`}</span></header>
<h1>${title}</h1>
<dl>
<div><dt>${say`Merchant`}</dt><dd>${merchantName}</dd></div>
<div><dt>${say`Amount`}</dt><dd><strong>${amountText(amount)}</strong></dd></div>
<div><dt>${say`Card`}</dt><dd>${say`ending ${last4}`}</dd></div>
<div><dt>${say`Date`}</dt><dd>${atText(atMs)} UTC</dd></div>
</dl>
<p>${say`This is a test page. A real bank would ask for a code or its app here.`}</p>
<form method="post" action="${action}">
<input type="hidden" name="token" value="${token}">
<button class="yes" name="result" value="complete">${say`Complete authentication`}</button>
<button class="no" name="result" value="fail">${say`Fail authentication`}</button>
</form>
</main>`
  return pageShell({ title, styles: ['bank'], body }, assets)
}
