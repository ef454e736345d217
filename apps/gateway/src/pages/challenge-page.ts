import { decimalsOf, type Money, toMajor } from '@sojourn/kernel'
import { html } from 'hono/html'
import type { Assets } from './assets.ts'

export interface ChallengeFacts {
  readonly merchantName: string
  readonly amount: Money
  readonly brand: string
  readonly last4: string
  readonly atMs: number
  readonly token: string
  readonly action: string
}

const BRAND_WORDS: Record<string, string> = { visa: 'VISA', amex: 'AMEX', discover: 'DISCOVER', diners: 'DINERS', jcb: 'JCB', mastercard: 'Mastercard' }
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** As a bank writes it, every decimal shown: `389.33 USD`. */
const amountText = (amount: Money): string =>
  `${new Intl.NumberFormat('en-US', { minimumFractionDigits: decimalsOf(amount.currency) }).format(toMajor(amount))} ${amount.currency}`

/** The pretended bank asks its customer. */
export const challengePage = (facts: ChallengeFacts, assets: Assets) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Confirm this payment</title>
<link rel="stylesheet" href="${assets.url('pages/browser/bank.css')}">
</head>
<body>
<main aria-label="Your bank">
<header><p><strong>Harbour Bank</strong> test</p><span class="brand" data-brand="${facts.brand}">${BRAND_WORDS[facts.brand] ?? 'Card'}</span></header>
<h1>Confirm this payment</h1>
<dl>
<div><dt>Merchant</dt><dd>${facts.merchantName}</dd></div>
<div><dt>Amount</dt><dd><strong>${amountText(facts.amount)}</strong></dd></div>
<div><dt>Card</dt><dd>ending ${facts.last4}</dd></div>
<div><dt>Date</dt><dd>${dates.format(facts.atMs)} UTC</dd></div>
</dl>
<p>This is the sandbox page of the gateway. A real bank would ask for a code or its app here.</p>
<form method="post" action="${facts.action}">
<input type="hidden" name="token" value="${facts.token}">
<button class="yes" name="result" value="complete">Complete authentication</button>
<button class="no" name="result" value="fail">Fail authentication</button>
</form>
</main>
</body>
</html>`

/** After the bank: tells the shop's page to look again, and whoever came without one that they may go. */
export const returnPage = (payment: { id: string; origin: string | null; returnUrl: string | null }, assets: Assets) => html`<!doctype html>
<html lang="en" data-payment="${payment.id}" data-origin="${payment.origin ?? ''}" data-return-url="${payment.returnUrl ?? ''}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Back to the shop</title>
<link rel="stylesheet" href="${assets.url('pages/browser/bank.css')}">
<script type="module" src="${assets.url('pages/browser/return.js')}"></script>
</head>
<body>
<main aria-label="Your bank">
<h1>Thank you</h1>
<p role="status">Your bank has answered. You can go back to the shop, which is looking at your payment now.</p>
</main>
</body>
</html>`

/** A challenge that is not, or no longer, there. */
export const gonePage = (assets: Assets) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Nothing to confirm</title>
<link rel="stylesheet" href="${assets.url('pages/browser/bank.css')}"></head>
<body><main aria-label="Your bank"><h1>Nothing to confirm</h1><p>This page has expired or was never here. Nothing was charged by it. Go back to the shop to see your payment.</p></main></body>
</html>`
