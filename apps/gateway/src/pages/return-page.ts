import { say, sayAs } from '@sojourn/i18n'
import { html } from 'hono/html'
import type { Assets } from './assets.ts'
import { pageShell } from './page-shell.ts'

/** The payment's result when its holder comes back from the bank. */
export type Returned = 'answered' | 'unconfirmed' | 'expired' | 'canceled'

export interface ReturnFacts {
  readonly paymentId: string
  /** The shop's page that is notified; null where there is none. */
  readonly origin: string | null
  /** Where a payer goes who came without such a page; null where the merchant named no place. */
  readonly returnUrl: string | null
  readonly returned: Returned
}

const words = (): Readonly<Record<Returned, readonly [title: string, text: string]>> => ({
  answered: [say`Thank you`, say`Your bank has responded. You can go back to the shop, which is checking your payment now.`],
  unconfirmed: [say`Not confirmed`, say`Your bank didn't confirm this payment and nothing was charged. Go back to the shop to use another card.`],
  expired: [say`Time's up`, say`The payment wasn't confirmed in time and nothing was charged. Go back to the shop to try again.`],
  canceled: [sayAs('of a payment')`Canceled`, say`This payment was canceled and nothing was charged. Go back to the shop.`],
})

/** After the bank: notifies the shop's page to load the payment again, and redirects payers who came without one. The message proves nothing. */
export const returnPage = ({ paymentId, origin, returnUrl, returned }: ReturnFacts, assets: Assets) => {
  const [title, text] = words()[returned]
  const body = html`<main aria-label="${say`Your bank`}">
<h1>${title}</h1>
<p role="status">${text}</p>
${returnUrl ? html`<p class="back"><a href="${returnUrl}">${say`Back to the shop`}</a></p>` : ''}
</main>`
  const data = { payment: paymentId, origin: origin ?? '', 'return-url': returnUrl ?? '' }
  return pageShell({ title: say`Back to the shop`, styles: ['bank'], script: 'return', data, body }, assets)
}

/** A page that is not, or no longer, there. */
export const gonePage = (assets: Assets) =>
  pageShell(
    {
      title: say`Nothing to confirm`,
      styles: ['bank'],
      body: html`<main aria-label="${say`Your bank`}"><h1>${say`Nothing to confirm`}</h1><p>${say`This page has expired or doesn't exist, and nothing was charged here. Go back to the shop to see your payment.`}</p></main>`,
    },
    assets,
  )
