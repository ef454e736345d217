import type { FrameLocator, Page } from '@playwright/test'
import { axeClean } from '../harness/axe-clean.ts'
import { rightInEveryLook } from '../harness/right-in-every-look.ts'
import { CODE, expect, NUMBERS, openShop, test, told } from './cross-site.ts'

const payButton = (page: Page | FrameLocator) => page.getByRole('button', { name: 'Pay $1' })

async function payWith(page: Page | FrameLocator, number: string): Promise<void> {
  await page.getByLabel('Name on card').fill('Nora Andrade')
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('04/2030')
  await page.getByLabel('Security code').fill(CODE)
  await payButton(page).click()
}

test.describe('as a redirect', () => {
  test.beforeEach(async ({ page, shop }) => {
    await openShop(page, shop)
    await page.getByRole('button', { name: 'Hosted page as a redirect' }).click()
    await page.waitForURL(`${shop.gatewayUrl}/pay/**`)
  })

  test('[B4.8] the hosted page says who is paid, for what and how much, and can be used by anybody', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Pay $1' })).toBeVisible()
    for (const text of ['The small shop', 'A card payment to try']) await expect(page.getByText(text, { exact: true })).toBeVisible()
    await payButton(page).click()
    await expect(page.getByText('Enter the name on your card.')).toBeVisible()
    await expect(page.getByLabel('Name on card')).toBeFocused()
    await page.getByLabel('Name on card').fill('Nora Andrade')
    await payButton(page).click()
    await expect(page.getByText('Enter your card number.')).toBeVisible()
    await expect(page.getByLabel('Card number')).toBeFocused()
    await rightInEveryLook(page, 'the hosted page')
  })

  test('[B4.8] it pays by the keyboard alone and ends at the merchant; opened again it is paid', async ({ page, shop }) => {
    const address = page.url()
    await page.getByLabel('Name on card').focus()
    for (const text of ['Nora Andrade', NUMBERS.plain, '0430', CODE]) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.getByLabel('Security code').press('Enter')
    await page.waitForURL(`${shop.url}/dev/card-sdk`)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to The small shop' })).toHaveAttribute('href', `${shop.url}/dev/card-sdk`)
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await axeClean(page)
  })

  test('[B4.6] a declined card keeps the page and asks for another, which pays', async ({ page, shop }) => {
    await payWith(page, NUMBERS.declined)
    await expect(page.getByText('Your card was declined. Nothing was charged. Please enter another card.')).toBeVisible()
    await expect(page.getByLabel('Card number')).toHaveValue('')
    await expect(page.getByLabel('Card number')).toBeFocused()
    await payWith(page, NUMBERS.plain)
    await page.waitForURL(`${shop.url}/dev/card-sdk`)
  })

  test('[A4.10, A8.8] 3-D Secure failed comes back to the page, passed it ends at the merchant', async ({ page, shop }) => {
    await payWith(page, NUMBERS.challenged)
    await page.waitForURL('**/challenge/**')
    await page.getByRole('button', { name: 'Fail authentication' }).click()
    await expect(page.getByText('Please enter another payment method.')).toBeVisible()
    await payWith(page, NUMBERS.challenged)
    await page.waitForURL('**/challenge/**')
    await page.getByRole('button', { name: 'Complete authentication' }).click()
    await page.waitForURL(`${shop.url}/dev/card-sdk`)
  })

  test('[B4.8] the way back pays nothing', async ({ page, shop }) => {
    const address = page.url()
    await page.getByRole('link', { name: 'Back to The small shop' }).click()
    await page.waitForURL(`${shop.url}/dev/card-sdk`)
    await page.goto(address)
    await expect(payButton(page)).toBeEnabled()
  })

  test('an address with one letter changed opens nothing', async ({ page }) => {
    await page.goto(page.url().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))
    await expect(page.getByRole('heading', { name: 'Nothing to confirm' })).toBeVisible()
  })
})

test.describe('in a frame of the shop', () => {
  const hosted = (page: Page) => page.frameLocator('iframe[title="Payment"]')
  test.beforeEach(async ({ page, shop }) => {
    await openShop(page, shop)
    await page.getByRole('button', { name: 'Hosted page here' }).click()
    await expect(payButton(hosted(page))).toBeVisible()
  })

  test('[B4.8] it pays and notifies the shop, which finds it paid', async ({ page }) => {
    await axeClean(page)
    await payWith(hosted(page), NUMBERS.plain)
    expect(await told(page, 'return')).toHaveProperty('payment')
    expect(await told(page, 'retrieve')).toMatchObject({ result: { status: 'succeeded' } })
  })

  test('[A4.10] 3-D Secure stays in its frame', async ({ page, shop }) => {
    await payWith(hosted(page), NUMBERS.challenged)
    await hosted(page).getByRole('button', { name: 'Complete authentication' }).click()
    expect(await told(page, 'retrieve')).toMatchObject({ result: { status: 'succeeded' } })
    expect(page.url()).toBe(`${shop.url}/dev/card-sdk`)
  })

  test('[A4.10] leaving it notifies the shop, which finds that nothing is paid', async ({ page }) => {
    await hosted(page).getByRole('link', { name: 'Back to The small shop' }).click()
    expect(await told(page, 'retrieve')).toMatchObject({ payment: { status: 'requires_payment_method' } })
  })
})
