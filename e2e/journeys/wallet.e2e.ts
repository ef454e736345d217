import type { Page } from '@playwright/test'
import { axeClean } from '../harness/axe-clean.ts'
import { takePictures } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { comeAsSomebodyNew, openCheckout } from './pay-steps.ts'
import { CARDS, comeAs, complete, expectConfirmed, fillCard, linkMailedTo, mailTo } from './steps.ts'

const balance = (page: Page) => page.getByRole('region', { name: 'Balance' })
const topUp = (page: Page) => page.getByRole('form', { name: 'Top up' })
const history = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('listitem')

async function pay(page: Page): Promise<void> {
  await topUp(page).getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/wallet/checkout?**')
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await fillCard(page, CARDS.plain)
  await complete(page)
  await page.waitForURL('**/wallet/checkout-success?**')
}

test('[A9.6] a wallet is topped up with a card, and what was bought pays a part of a stay at once', async ({ page }, info) => {
  await comeAsSomebodyNew(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('list').getByRole('link', { name: 'Wallet', exact: true }).click()
  await expect(balance(page)).toContainText('$0')
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Your wallet is topped up' })).toBeVisible()
  await expect(page.getByText('Your balance now')).toBeVisible()
  await axeClean(page)
  await takePictures(page, info, 'wallet-confirmed')
  await page.getByRole('link', { name: 'View my wallet' }).click()
  await expect(balance(page)).toContainText('$50')
  await expect(history(page)).toHaveText([/Top-up.*\+\$50/])
  await takePictures(page, info, 'wallet')

  const checkoutId = await openCheckout(page, 41, ({ price }) => price.pay_now > 60)
  const wallet = page.getByRole('checkbox', { name: /Wallet balance/ })
  await wallet.check()
  await expect(page.getByText('−$50').first()).toBeVisible()
  // The wallet says what holds it, and takes it back.
  await page.goto('/wallet')
  const reserved = page.getByRole('list', { name: 'Reserved right now' })
  await expect(reserved).toContainText('$50 of your wallet')
  await expect(reserved.getByRole('link', { name: 'Open checkout' })).toHaveAttribute('href', `/hotel-checkout?checkout=${checkoutId}`)
  await axeClean(page)
  await takePictures(page, info, 'wallet-reserved')
  await reserved.getByRole('button', { name: 'Release' }).click()
  await expect(page.getByText('Nothing is reserved.')).toBeVisible()
  await expect(balance(page)).toContainText('$50')
  await page.goto(`/hotel-checkout?checkout=${checkoutId}`)
  await wallet.check()
  await expect(page.getByText('−$50').first()).toBeVisible()
  await fillCard(page, CARDS.plain)
  await complete(page)
  const bookingId = await expectConfirmed(page)
  await page.goto('/wallet')
  await expect(balance(page)).toContainText('$0')
  await expect(history(page).first()).toContainText('−$50')
  await expect(history(page).first().getByRole('link', { name: 'Spent on a booking' })).toHaveAttribute('href', `/user/my-bookings/${bookingId}`)
})

test('a gift is mailed with its code, and its address opens a dialog that claims it once and says so when it is opened again', async ({
  page,
  browser,
  baseURL,
}) => {
  const theo = `theo.${Date.now()}@example.com`
  await comeAsSomebodyNew(page)
  await page.goto('/wallet')
  await topUp(page).getByRole('radio', { name: 'As a gift' }).check()
  await topUp(page).getByRole('button', { name: 'Continue to payment' }).click()
  await expect(topUp(page).getByLabel('Their name')).toBeFocused()
  await topUp(page).getByLabel('Their name').fill('Theo')
  await topUp(page).getByLabel('Their email').fill(theo)
  await topUp(page).getByLabel('Your message (optional)').fill('Go and see the sea.')
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Your gift is on its way' })).toBeVisible()
  await page.goto('/user/my-bookings')
  const row = page.getByRole('article').filter({ hasText: 'Gift certificate for Theo' })
  await expect(row).not.toContainText('night')
  await row.getByRole('link').click()
  await page.waitForURL('**/user/my-bookings/**')
  await expect(page.getByRole('heading', { name: 'Gift certificate for Theo' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Your total$50')
  await axeClean(page)

  const address = await linkMailedTo(page, theo)
  expect(await mailTo(page, theo)).toMatchObject([{ kind: 'gift_received' }])
  const receiver = await browser.newPage({ baseURL: baseURL! })
  await comeAsSomebodyNew(receiver)
  await receiver.goto(address.pathname + address.search)
  await expect(balance(receiver)).toContainText('$0')
  const dialog = receiver.getByRole('dialog', { name: 'Claim a gift' })
  await expect(dialog.getByLabel('Gift code')).toHaveValue(address.searchParams.get('claim')!)
  await dialog.getByRole('button', { name: 'Add to wallet' }).click()
  await expect(balance(receiver)).toContainText('$50')
  await expect(dialog).toBeHidden()
  expect(new URL(receiver.url()).search).toBe('')
  await expect(balance(receiver)).toBeFocused()
  await expect(history(receiver)).toHaveText([/Gift claimed.*\+\$50/])
  await receiver.goto(address.pathname + address.search)
  await dialog.getByRole('button', { name: 'Add to wallet' }).click()
  await expect(receiver.getByText("You've already claimed this gift. $50 of it is left in your wallet.").first()).toBeVisible()
  await expect(history(receiver)).toHaveText([/Gift claimed.*\+\$50/])
  await receiver.close()
})

test('[A9.4] the wallet has one column up to 991 pixels and two from 992 on', async ({ page }) => {
  await comeAs(page, 'member@sojourn.test')
  await page.goto('/wallet')
  const places = async () => {
    const [left, form] = [await balance(page).boundingBox(), await topUp(page).boundingBox()]
    return { below: form!.y >= left!.y + left!.height, beside: form!.x >= left!.x + left!.width }
  }
  await page.setViewportSize({ width: 991, height: 800 })
  expect(await places()).toEqual({ below: true, beside: false })
  await page.setViewportSize({ width: 992, height: 800 })
  expect(await places()).toEqual({ below: false, beside: true })
})

test('signed out the wallet asks who it is; a demo account looks on; an amount that cannot be bought is refused', async ({ page, context }) => {
  expect((await page.goto('/wallet?claim=ABCD-EFGH-JKMN-PQRS'))?.status()).toBe(401)
  await expect(page.getByRole('button', { name: 'Continue with your account' })).toBeVisible()
  await comeAs(page, 'demo@sojourn.test')
  await page.goto('/wallet')
  await expect(page.getByText("You can't top up or claim gifts in a demo account")).toBeVisible()
  await expect(topUp(page).getByRole('button', { name: 'Continue to payment' })).toBeDisabled()
  await context.clearCookies()
  await comeAs(page, 'new@sojourn.test')
  await page.goto('/wallet')
  await topUp(page).getByRole('radio', { name: 'Other' }).check()
  await topUp(page).getByLabel('Amount in USD').fill('5')
  await topUp(page).getByRole('button', { name: 'Continue to payment' }).click()
  await expect(topUp(page).getByText('Enter an amount from $10 to $1,000.')).toBeVisible()
  await page.goto('/wallet/checkout?checkout=chk_nowhere')
  await expect(page.getByRole('heading', { name: 'This checkout is no longer available' })).toBeVisible()
})
