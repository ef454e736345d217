import type { FieldKind } from '@sojourn/card-sdk'
import { amountText, say } from '@sojourn/i18n'
import { html } from 'hono/html'
import type { Payment } from '../modules/payments/index.ts'
import type { Assets } from './assets.ts'
import { cardInputHtml, FIELDS } from './card-facts.ts'
import { declineWords } from './decline-words.ts'
import { type HostedState, hostedStateOf, stateWords } from './hosted-state.ts'
import { pageShell } from './page-shell.ts'
import { STRIPE_SCRIPT } from './stripe-page.ts'

export interface HostedFacts {
  readonly payment: Payment
  readonly merchantName: string
  readonly clientSecret: string
  readonly publishableKey: string
  readonly returnUrl: string | null
  readonly stripeKey: string | null
  /** The payer comes back from the bank: the shop is notified at once of a payment that is over. */
  readonly back: boolean
}

const row = (kind: FieldKind, badge: unknown = '') => html`<div class="row ${kind}">
<label for="${kind}">${FIELDS[kind].label()}</label>
<span class="box">${cardInputHtml(kind, { id: kind, errorId: `${kind}-error`, alone: false })}${badge}</span>
<p class="wrong" id="${kind}-error" role="alert"></p>
</div>`

const ownInputs = () => html`${row('number', html`<span class="brand" id="brand" role="img" hidden></span>`)}
${row('expiry')}
${row('code')}`

const stripeInput = () =>
  html`<div class="row number"><p class="label">${say`Card`}</p><span class="box"><span id="card"></span></span><p class="wrong" id="number-error" role="alert"></p></div>`

/** The gateway's own payment page: the merchant, what is paid, the form, or the state in which there is nothing to fill in. */
export function hostedPage(facts: HostedFacts, assets: Assets) {
  const { payment, merchantName, returnUrl, stripeKey } = facts
  const state = hostedStateOf(payment)
  const isSetup = payment.amount.minor === 0
  const amount = amountText(payment.amount)
  const title = isSetup ? say`Save a card` : say`Pay ${amount}`
  const back = html`<p class="back"><a id="back" href="${returnUrl ?? '#'}"${returnUrl ? '' : html` hidden`}>${say`Back to ${merchantName}`}</a>${state === 'open' ? html` <span>${say`You won't be charged if you go back.`}</span>` : ''}</p>`
  const body = html`<main aria-label="${say`Payment`}">
<header><p class="merchant">${merchantName}</p></header>
<h1>${title}</h1>
<dl>
${payment.description ? html`<div><dt>${say`For`}</dt><dd>${payment.description}</dd></div>` : ''}
${isSetup ? '' : html`<div><dt>${say`Amount`}</dt><dd><strong>${amount}</strong></dd></div>`}
</dl>
${state === 'open' ? form(facts, isSetup ? say`Save card` : say`Pay ${amount}`, stripeKey) : ''}
<div id="state" role="status" tabindex="-1" data-state="${state}">${state === 'open' ? '' : stateHtml(state, payment.actionUrl)}</div>
${back}
</main>`
  const data = {
    payment: payment.id,
    secret: facts.clientSecret,
    key: facts.publishableKey,
    state,
    back: facts.back ? '1' : '',
    'return-url': returnUrl ?? '',
    'provider-key': stripeKey ?? '',
  }
  const asks = stripeKey !== null && state === 'open'
  return pageShell({ title, styles: ['pay', 'brand'], script: 'pay-page', providerScript: asks ? STRIPE_SCRIPT : null, data, body }, assets)
}

const stateHtml = (state: Exclude<HostedState, 'open'>, actionUrl: string | null) => html`<h2>${stateWords()[state][0]}</h2>
<p>${stateWords()[state][1]}</p>
${state === 'action' && actionUrl ? html`<p><a class="go" href="${actionUrl}">${say`Continue to your bank`}</a></p>` : ''}`

/** The payer may have the card saved where the payment has a customer; where the shop saves it anyway, that is said. */
const saving = ({ usage, customerId }: Payment, merchantName: string) => {
  if (usage) return html`<p class="note">${say`${merchantName} will save this card for future payments. The card number stays with us.`}</p>`
  return customerId ? html`<label class="tick"><input type="checkbox" id="save"> <span>${say`Save this card`}</span></label>` : ''
}

const form = ({ payment, merchantName }: HostedFacts, button: string, stripeKey: string | null) => html`<form id="form" method="dialog" novalidate>
<div class="row name">
<label for="name">${say`Name on card`}</label>
<span class="box"><input id="name" type="text" autocomplete="cc-name" aria-describedby="name-error" aria-required="true"></span>
<p class="wrong" id="name-error" role="alert"></p>
</div>
${stripeKey ? stripeInput() : ownInputs()}
${saving(payment, merchantName)}
<p class="message" id="message" role="alert">${payment.failure ? declineWords(payment.failure) : ''}</p>
<button class="go" id="pay">${button}</button>
<noscript><p class="wrong">${say`This page needs JavaScript to send your card details safely. Please turn it on to pay.`}</p></noscript>
</form>`
