import type { Locator, Page } from '@playwright/test'
import { runNode } from '../../tools/process/run.ts'
import { fromRoot } from '../../tools/root.ts'
import { axeClean } from '../harness/axe-clean.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { withOwnServer } from '../harness/own-server.ts'
import { expect } from '../harness/test.ts'
import { comeAs, complete, expectConfirmed, fillGuest, lastName, MEMBER, mailTo, resultsPath, stay } from './steps.ts'
import { COUPON, priceLine, use } from './tender-steps.ts'

let checkoutId = ''
/** On a world in which the member holds a hotel and a car as one checkout. */
const test = withOwnServer(async (dataDir) => {
  const { checkin, checkout } = stay(12, 3)
  const env = { DATA_DIR: dataDir, DATABASE_URL: undefined }
  const { code, output } = await runNode(fromRoot('tools', 'run.mjs'), ['e2e/harness/hold-trip.ts', checkin, checkout], { env })
  expect(code, output).toBe(0)
  checkoutId = /checkout=(\S+)/.exec(output)?.[1] ?? ''
})
const EMAIL = 'nora.by.price@example.com'

/** What an amount on a page comes to, in cents; "nothing" is 0. */
const inCents = (text: string): number => (/nothing/i.test(text) ? 0 : Math.round(Number(/\d[\d,]*(\.\d+)?/.exec(text)?.[0].replaceAll(',', '')) * 100))

/** The amount that follows a label in the text of a part of a page: `Charged now: $20`, or the label in one line and the amount in the next. */
const amountAfter = async (part: Locator, label: RegExp): Promise<number> => amountIn(await part.innerText(), label)

function amountIn(words: string, label: RegExp): number {
  const text = words.replaceAll('\n', ' ')
  const found = new RegExp(`${label.source}\\D*?(nothing|[$€]\\d[\\d,]*(?:[.]\\d+)?)`, 'i').exec(text)
  expect(found, `${label} in: ${text}`).not.toBeNull()
  return inCents(found?.[1] ?? '')
}

const total = (part: Page | Locator): Locator => part.getByRole('status', { name: 'Total' })
const totalOf = async (part: Page | Locator): Promise<number> => inCents(await total(part).innerText())
const shown = (cents: number): string => (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })

interface Figures {
  readonly cost: number
  readonly charged: number
  readonly later: number
}

/** The same figures after the payment: on the ticket, in the mail (of `count` so far the newest), in the list and on the receipt. */
async function expectAfterwards(page: Page, bookingId: string, { cost, charged, later }: Figures, where: string, count: number): Promise<void> {
  const ticket = page.getByRole('article', { name: /^Your / })
  expect(await amountAfter(ticket, /Your total/)).toBe(cost)
  expect(await amountAfter(ticket, /Charged: Visa ending 4242/)).toBe(charged)
  expect(await amountAfter(ticket, new RegExp(`Later, ${where}`))).toBe(later)
  const mails = () => mailTo(page, EMAIL)
  await expect.poll(async () => (await mails()).length).toBe(count)
  const text = (await mails())[0]?.text ?? ''
  expect(amountIn(text, /Your \w+ costs/)).toBe(cost)
  expect(amountIn(text, /Charged now/)).toBe(charged)
  expect(amountIn(text, new RegExp(`Later, ${where}`))).toBe(later)
  await page.goto('/user/my-bookings')
  await expect(page.getByRole('article').filter({ has: page.locator(`a[href$="${bookingId}"]`) })).toContainText(`$${shown(cost).replace(/\.00$/, '')}`)
  await page.goto(`/user/my-bookings/${bookingId}`)
  const receipt = page.getByRole('region', { name: 'Receipt' })
  expect(await totalOf(receipt)).toBe(cost)
  expect(await amountAfter(receipt, /Visa ending 4242/)).toBe(charged)
  expect(await amountAfter(receipt, new RegExp(`Later, ${where}`))).toBe(later)
}

test('[C2.4, C2.7] a stay with coupon, wallet and a part paid there, and a car with a part paid at the counter, have the same figures on every page and in the mail', async ({
  page,
}) => {
  await comeAs(page, MEMBER)
  // A card that is partly paid now, and partly at the property.
  await page.goto(resultsPath('lisbon', stay(21, 3)))
  const card = page
    .getByRole('article')
    .filter({ hasText: /Charged now: \$/ })
    .filter({ hasText: /Later, at the property: €[\d,.]+ \(about \$[\d,]+\)/ })
    .first()
  await expect(card).toContainText('taxes and fees included')
  const now = await amountAfter(card, /Charged now/)
  // In euros, as it is paid there.
  const later = await amountAfter(card, /Later, at the property/)
  const whole = inCents(/\$[\d,.]+\s+taxes and fees included/.exec(await card.innerText())?.[0] ?? '')
  await card.getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/hotel-details**')
  const rate = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Select' }) })
    .filter({ hasText: `Charged now: $${shown(now).replace(/\.00$/, '')}` })
    .first()
  expect(await amountAfter(rate, /Later, at the property/)).toBe(later)
  await rate.getByRole('button', { name: 'Select' }).click()
  await page.waitForURL('**/hotel-checkout?**')
  expect(await totalOf(page)).toBe(whole)
  await expect(priceLine(page, 'Charged now')).toContainText(shown(now))

  await use(page, COUPON, 'TAKE25')
  await page.getByRole('checkbox', { name: /Wallet balance/ }).check()
  await expect(priceLine(page, 'Wallet balance')).toContainText('−$')
  const wallet = inCents(await priceLine(page, 'Wallet balance').locator('dd').first().innerText())
  const figures = { cost: whole - 25_00, charged: now - 25_00 - wallet, later }
  expect(wallet).toBeGreaterThan(0)
  await expect(total(page)).toHaveText(`$${shown(figures.cost)}`)
  await expect(priceLine(page, 'Charged now')).toContainText(`$${shown(figures.charged)}`)
  expect(await amountAfter(priceLine(page, 'Later, at the property'), /Later, at the property/)).toBe(later)
  await expect(priceLine(page, 'Later, at the property')).toContainText(/about \$[\d,]+, paid in euros/)
  await expect(page.getByText(/× \d+ guests? × 3 nights = €[\d,.]+.*, paid in euros at the property/).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Payment', exact: true })).toContainText(`$${shown(figures.charged).replace(/\.00$/, '')} is charged to`)
  await page.setViewportSize({ width: 375, height: 812 })
  expect(await amountAfter(page.locator('.pay-bar'), /Charged now/)).toBe(figures.charged)
  expect(await amountAfter(page.locator('.pay-bar'), /Total/)).toBe(figures.cost)
  await page.setViewportSize({ width: 1280, height: 900 })
  await fillGuest(page, EMAIL)
  await complete(page)
  await expectAfterwards(page, await expectConfirmed(page), figures, 'at the property', 1)

  await rentWithSeat(page)
})

/** A prepaid car with a child seat, which is paid at the counter. */
async function rentWithSeat(page: Page): Promise<void> {
  const { checkin, checkout } = stay(22, 3)
  await page.goto(`/cars/search-details?pickup=lisbon&from=${checkin}T11:00&to=${checkout}T10:00&age=35`)
  const card = page
    .getByRole('article')
    .filter({ hasText: /Charged now: \$/ })
    .first()
  await expect(card).toContainText('taxes and fees included')
  const now = await amountAfter(card, /Charged now/)
  await card.getByRole('link').first().click()
  await page.waitForURL('**/cars/details?**')
  const form = page.getByRole('form', { name: 'Book this car' })
  await form.getByRole('radio', { name: /Pay now/ }).check()
  const before = await amountAfter(form, /Later, at the counter/)
  expect(await amountAfter(form, /Charged now/)).toBe(now)
  await page.getByLabel('Child seat').selectOption('1')
  const later = await amountAfter(form, /Later, at the counter/)
  expect(later).toBeGreaterThan(before)
  // At the counter it is paid in euros: about so much in the currency of the rest.
  const about = await amountAfter(form, /Later, at the counter\D*€[\d,.]+ \(about/)
  const figures = { cost: await amountAfter(form, /Your car costs[^$]*/), charged: now, later }
  expect(Math.abs(figures.cost - now - about)).toBeLessThan(100)
  await form.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/cars/checkout?**')
  await expect(total(page)).toHaveText(`$${shown(figures.cost)}`)
  await expect(priceLine(page, 'Charged now')).toContainText(`$${shown(figures.charged)}`)
  expect(await amountAfter(priceLine(page, 'Later, at the counter'), /Later, at the counter/)).toBe(later)
  const driver = page.getByRole('region', { name: 'Driver' })
  await driver.getByLabel('First name').fill('Nora')
  await driver.getByLabel('Last name').fill(lastName())
  await driver.getByLabel('Email').fill(EMAIL)
  await driver.getByLabel('Phone').fill('+1 202 555 0121')
  await complete(page)
  await page.waitForURL('**/cars/checkout-success?**')
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 30_000 })
  const bookingId = new URL(page.url()).searchParams.get('booking_id') ?? ''
  await expectAfterwards(page, bookingId, figures, 'at the counter', 2)
}

test('of a hotel and a car booked together the car is cancelled alone at the sum that was shown; the stay stays confirmed and the money is refunded', async ({
  page,
}, info) => {
  await comeAs(page, MEMBER)
  await page.goto(`/hotel-checkout?checkout=${checkoutId}`)
  await fillGuest(page)
  await takePictures(page, info, 'two-items-checkout')
  await complete(page)
  const bookingId = await expectConfirmed(page)
  await axeClean(page)

  await page.goto(`/user/my-bookings/${bookingId}`)
  const items = page.getByRole('list', { name: 'Booked items' }).getByRole('article')
  await expect(items).toHaveCount(2)
  await expect(items.nth(0)).toContainText(/Confirmed[\s\S]*VoucherV-/)
  const car = items.nth(1)
  await takePictures(page, info, 'two-items-booking')
  await axeClean(page)
  expect(await fitsItsWidth(page)).toBe(true)
  await car.getByRole('button', { name: /^Cancel this item/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this item?' })
  await expect(dialog).toContainText('The rest of your booking is unchanged.')
  const back = (await dialog.locator('dl > div').filter({ hasText: 'Your refund' }).locator('dd').innerText()).trim()
  expect(back).toMatch(/^\$\d/)
  await dialog.getByRole('button', { name: 'Cancel this item' }).click()
  await expect(dialog).toBeHidden()

  await expect(car).toContainText('This item is canceled.')
  await expect(car).toContainText('no longer valid')
  await expect(items.nth(0)).toContainText('Confirmed')
  await expect(page.getByText(`The rest of this booking is unchanged. ${back} was refunded to Visa ending 4242`)).toBeVisible()
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(receipt).toContainText('Fully refunded')
  await expect(receipt).toContainText(`−${back}`)
  await takePictures(page, info, 'two-items-one-cancelled')
  await page.goto('/user/my-bookings')
  await expect(page.getByRole('article').first()).toContainText('1 of 2 canceled')
})
