import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { comeAsSomebodyNew, openCheckout, option, saveCard } from './pay-steps.ts'
import { bank, CARDS, comeAs, complete, expectConfirmed, fillCard, MEMBER } from './steps.ts'

const DECLINES_LATER = '4000000000000341'

test('[A4.7, B4.1] the default saved card is chosen automatically and pays, without a card being typed, though the fingerprint of the browser never comes; the booking offers what fits it', async ({
  page,
}, info) => {
  // Neither the library nor the call is ever answered.
  const asked = page.waitForRequest(/\/fp\.esm-/)
  await page.route(/\/fp\.esm-|\/api\/iqps\/fqs$/, () => {})
  await comeAs(page, MEMBER)
  await openCheckout(page, 0)
  await expect(option(page, /Visa ending 4242/)).toBeChecked()
  await expect(page.getByRole('radiogroup', { name: 'Credit Card' }).getByRole('radio')).toHaveCount(4)
  await expect(page.getByLabel('Name on card')).toBeHidden()
  await takePictures(page, info, 'pay-saved')
  expect(await fitsItsWidth(page)).toBe(true)
  await complete(page)
  await asked
  const bookingId = await expectConfirmed(page)

  await page.goto(`/user/my-bookings/${bookingId}`)
  const fits = page.getByRole('region', { name: 'Fits this trip' })
  for (const price of [/for everyone$/, /^Free to book/]) await expect(fits.getByText(price)).toBeVisible()
  // A flight and a ride.
  await expect(fits.getByText(/there and back$/)).toHaveCount(2)
  expect(await fitsItsWidth(page)).toBe(true)
  const ride = fits.getByRole('link').nth(1)
  const title = (await ride.innerText()).trim()
  await ride.click()
  await page.waitForURL('**/transfers/details?**')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('[A5.7, B4.1, A4.7] a person who has no card types one; a card saved without paying is the newest, is chosen and pays', async ({ page }, info) => {
  await comeAsSomebodyNew(page)
  await openCheckout(page, 2)
  await expect(option(page, 'Pay with new card')).toBeChecked()
  await expect(page.getByLabel('Name on card')).toBeVisible()
  await saveCard(page, CARDS.plain, '')
  await expect(page.getByText('Enter a nickname for this card.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'COMPLETE BOOKING' })).toBeDisabled()
  await takePictures(page, info, 'pay-save-a-card')
  await page.getByLabel('Nick Name').fill('Everyday')
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(option(page, /Visa ending 4242/)).toBeChecked()
  await expect(option(page, /Visa ending 4242.*Everyday/)).toBeFocused()
  await complete(page)
  await expectConfirmed(page)
})

test('[A2.12, A4.9, A8.8] a saved card whose bank asks: failed and closed ask for another method, after a reload the bank still asks, confirmed it pays', async ({
  page,
}, info) => {
  await comeAsSomebodyNew(page)
  await openCheckout(page, 3)
  await saveCard(page, CARDS.challenged, 'Careful')
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await expect(option(page, /Visa ending 3184/)).toBeChecked()

  await complete(page)
  await bank(page).getByRole('button', { name: 'Fail authentication' }).click()
  await expect(page.getByText('Please enter another payment method')).toBeVisible()
  await expect(option(page, /Visa ending 3184/)).toBeChecked()
  await takePictures(page, info, 'pay-failed-authentication')

  await complete(page)
  await expect(bank(page).getByRole('button', { name: 'Complete authentication' })).toBeVisible()
  await page.getByRole('button', { name: 'CLOSE' }).click()
  await expect(page.getByText('Please enter another payment method')).toBeVisible()

  await complete(page)
  await expect(bank(page).getByRole('button', { name: 'Complete authentication' })).toBeVisible()
  await page.reload()
  await expect(bank(page).getByRole('button', { name: 'Complete authentication' })).toBeVisible()
  await takePictures(page, info, 'pay-3d-secure-after-reload')
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await expectConfirmed(page)
})

test('[A2.13, A8.2, B4.6] a declined saved card says why and is not chosen again automatically; a new card completes the booking and is saved as the newest', async ({
  page,
}, info) => {
  await comeAsSomebodyNew(page)
  await openCheckout(page, 4)
  await saveCard(page, DECLINES_LATER, 'Empty')
  await expect(option(page, /ending 0341/)).toBeChecked()
  await complete(page)
  const modal = page.getByRole('alertdialog', { name: 'SORRY! UNABLE TO PROCESS YOUR CARD' })
  await expect(modal).toBeVisible()
  await takePictures(page, info, 'pay-declined-saved')
  await modal.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('button', { name: 'COMPLETE BOOKING' })).toBeFocused()
  await expect(
    page
      .getByRole('region', { name: 'PAYMENT METHODS' })
      .getByRole('alert')
      .filter({ hasText: /declined/i }),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your card was declined', { exact: true })).toBeVisible()
  await expect(page.getByText('Declined last time')).toBeVisible()
  await expect(option(page, 'Pay with new card')).toBeChecked()
  await expect(modal).toBeHidden()
  await takePictures(page, info, 'pay-declined-reloaded')
  await fillCard(page, CARDS.plain)
  await page.getByRole('checkbox', { name: 'Save this card for next time' }).check()
  await complete(page)
  await expect(page.getByLabel('Nick Name')).toBeFocused()
  await page.getByLabel('Nick Name').fill('Everyday')
  await complete(page)
  await expectConfirmed(page)
  await openCheckout(page, 5)
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/Visa ending 4242/)
})

test('[A4.9] a tab closed in the challenge: on another device the same checkout takes the payment up', async ({ page, browser, baseURL }) => {
  await comeAs(page, MEMBER)
  const checkoutId = await openCheckout(page, 6)
  await fillCard(page, CARDS.challenged)
  await complete(page)
  await expect(bank(page).getByRole('button', { name: 'Complete authentication' })).toBeVisible()
  await page.close()
  const other = await browser.newContext({ baseURL })
  const phone = await other.newPage()
  await comeAs(phone, MEMBER)
  await phone.goto(`/hotel-checkout?checkout=${checkoutId}`)
  await bank(phone).getByRole('button', { name: 'Complete authentication' }).click()
  await expectConfirmed(phone)
  await other.close()
})

test('[B4.3] what one tab has paid the other takes up as booked, and no second card is asked for it', async ({ page, context }) => {
  await comeAs(page, MEMBER)
  await openCheckout(page, 8)
  const late = await context.newPage()
  await late.goto(page.url())
  await option(late, 'Pay with new card').check()
  await fillCard(late, CARDS.plain)
  await complete(page)
  const bookingId = await expectConfirmed(page)
  await complete(late)
  expect(await expectConfirmed(late)).toBe(bookingId)
})

test.describe('a line that breaks off', () => {
  test.use({ allowedFaults: [/ERR_FAILED/] })
  test('[B2.9] a booking whose answer is lost is asked for again, and never shown as failed', async ({ page }) => {
    await comeAs(page, MEMBER)
    await openCheckout(page, 9)
    let lost = true
    await page.route('**/api/hotels/book', async (route) => {
      await route.fetch()
      await (lost ? route.abort() : route.continue())
    })
    await complete(page)
    const unheard = page.getByRole('dialog', { name: 'We lost the connection' })
    await expect(unheard).toContainText("you can't be charged or booked twice")
    lost = false
    await unheard.getByRole('button', { name: 'OK' }).click()
    await complete(page)
    await expectConfirmed(page)
  })
})

test.describe('cards that are out of reach', () => {
  test.use({ allowedFaults: [/getUserCreditCards.*503/] })
  test('saved cards that take long and then cannot be looked up leave the new card; asked again they are there, and what was chosen stays', async ({
    page,
  }) => {
    await comeAs(page, MEMBER)
    const { promise: giveUp, resolve: givesUp } = Promise.withResolvers<void>()
    await page.route('**/api/booking/getUserCreditCards', async (route) => {
      await giveUp
      await route.fulfill({ status: 503, json: { status: 'fail', code: 'gateway_unreachable', message: '' } })
    })
    await openCheckout(page, 7)
    await expect(page.getByText('Loading your saved cards')).toBeAttached()
    await expect(option(page, 'Pay with new card')).toBeVisible()
    await expect(page.getByText('Loading your saved cards')).toBeAttached()
    await expect(option(page, 'Pay with new card')).not.toBeChecked()
    givesUp()
    await expect(page.getByText(/We couldn't load your saved cards/)).toBeVisible()
    await expect(option(page, 'Pay with new card')).toBeChecked()
    await page.getByLabel('Name on card').fill('Nora Albright')
    await page.unroute('**/api/booking/getUserCreditCards')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(option(page, /Visa ending 4242/)).toBeVisible()
    await expect(option(page, 'Pay with new card')).toBeChecked()
    await expect(page.getByLabel('Name on card')).toHaveValue('Nora Albright')
  })
})
