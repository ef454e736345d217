import { takePictures } from '../harness/looks.ts'
import { withOwnServer } from '../harness/own-server.ts'
import { expect } from '../harness/test.ts'
import { CANARIES } from '../reliability/traveller.ts'
import { decidePayments, hosted, openCheckout, option, payAtTheGateway } from './pay-steps.ts'
import { bank, CARDS, comeAs, complete, expectConfirmed, MEMBER } from './steps.ts'

const test = withOwnServer()

test('[B4.8] PG_02 without a frame: the browser goes to the page of the gateway, back unpaid it may be tried again, paid it is confirmed', async ({
  page,
  server,
}, info) => {
  await decidePayments(page, { gateway: 'PG_02' })
  await comeAs(page, MEMBER)
  await openCheckout(page, 0)
  await expect(page.getByText(/You'll pay on our payment provider's secure page/)).toBeVisible()
  await expect(page.getByLabel('Name on card')).toHaveCount(0)
  await takePictures(page, info, 'pay-hosted')
  await complete(page)
  await page.waitForURL(`${server.gatewayUrl}/pay/**`)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'COMPLETE BOOKING' })).toBeEnabled()
  await complete(page)
  await page.waitForURL(`${server.gatewayUrl}/pay/**`)
  await payAtTheGateway(page, CARDS.plain)
  await expectConfirmed(page)
})

test('[B4.8, A2.12] PG_02 in a frame: its page covers ours with CLOSE; closed it asks for another method, paid it is confirmed', async ({ page }, info) => {
  await decidePayments(page, { gateway: 'PG_02', popup: true })
  await comeAs(page, MEMBER)
  await openCheckout(page, 1)
  await complete(page)
  await expect(hosted(page).getByLabel('Card number')).toBeVisible()
  await takePictures(page, info, 'pay-hosted-frame')
  await page.getByRole('button', { name: 'CLOSE' }).click()
  await expect(page.getByText('Please enter another payment method')).toBeVisible()
  await complete(page)
  await payAtTheGateway(hosted(page), CARDS.plain)
  await expectConfirmed(page)
})

test('[B4.7] where payment is forced the page is reloaded after pay, and takes the booking up', async ({ page }) => {
  await decidePayments(page, { forced: true })
  await comeAs(page, MEMBER)
  await openCheckout(page, 2)
  await expect(option(page, /Visa ending 4242/)).toBeChecked()
  const again = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('/hotel-checkout?'))
  await complete(page)
  await again
  await expectConfirmed(page)
})

test('[A7.14, A3.1] PG_01: old-style cards, and one of them pays by its token', async ({ page }) => {
  await decidePayments(page, { gateway: 'PG_01' })
  await comeAs(page, MEMBER)
  await openCheckout(page, 3)
  await expect(option(page, /Visa ending 4242/)).toBeChecked()
  const asked = page.waitForRequest('**/api/booking/generatePgToken')
  await complete(page)
  expect((await asked).postDataJSON()).toMatchObject({ payment_method: 'save_card', pg_type: 'stripe', currency: 'USD' })
  await expectConfirmed(page)
})

test('[B4.8] what is paid at the property needs a card as its guarantee: nothing is charged, a saved card or a new one is stored', async ({ page }, info) => {
  await decidePayments(page, { guarantee: true })
  await comeAs(page, MEMBER)
  await openCheckout(page, 4, ({ price }) => price.pay_now === 0)
  await expect(page.getByText(/Your card is saved as a guarantee. Nothing is charged to it now./)).toBeVisible()
  await expect(option(page, /Visa ending 4242/)).toBeChecked()
  await takePictures(page, info, 'pay-guarantee')
  await complete(page)
  await expectConfirmed(page)

  await openCheckout(page, 5, ({ price }) => price.pay_now === 0)
  await option(page, 'Pay with new card').check()
  await expect(page.getByRole('checkbox', { name: 'Save this card for next time' })).toHaveCount(0)
  const field = (title: string) => page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox')
  await page.getByLabel('Name on card').fill('Nora Albright')
  await field('Card number').fill(CARDS.challenged)
  await field('Expiry date').fill('0430')
  await field('Security code').fill(CANARIES.code)
  await complete(page)
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await expectConfirmed(page)
})

test('[C2.8] terms with a fee require a card as guarantee: what it may be charged is said before and after, and nothing is charged', async ({ page }, info) => {
  await decidePayments(page, {})
  await comeAs(page, MEMBER)
  await openCheckout(page, 6, ({ price }) => price.pay_now === 0)
  const most = /If you cancel late or don't show up, you can be charged up to \$[\d.,]+ on this card\./
  await expect(page.getByText(/Nothing is charged to it now\./)).toContainText(most)
  await expect(option(page, /Visa ending 4242/)).toBeChecked()
  await complete(page)
  await expectConfirmed(page)
  await expect(page.getByText('Nothing was charged. Your card is saved as a guarantee.')).toContainText(most)
  await takePictures(page, info, 'confirmed-guarantee')
})

// Here and not with the other journeys of saved cards: it changes the default that those look for.
test('[A2.15, B4.1] another saved card pays; what can be done with it is one click away and does not change the choice', async ({ page }, info) => {
  await decidePayments(page, {})
  await comeAs(page, MEMBER)
  await openCheckout(page, 7)
  await option(page, /Mastercard ending 4444/).check()
  await page.getByRole('button', { name: 'Change Visa ending 4242' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const forget = page.getByRole('dialog', { name: 'Delete Credit Card' })
  await expect(forget).toContainText('Visa ending 4242')
  await forget.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Change Mastercard ending 4444' }).click()
  await page.getByRole('button', { name: 'Set as default' }).click()
  const setDefault = page.getByRole('dialog', { name: 'Set as default card' })
  await expect(setDefault).toBeVisible()
  await takePictures(page, info, 'pay-set-default')
  await setDefault.getByRole('button', { name: 'Save' }).click()
  await expect(option(page, /Mastercard ending 4444 Default/)).toBeChecked()
  await complete(page)
  await expectConfirmed(page)
})
