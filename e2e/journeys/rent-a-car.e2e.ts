import type { Locator } from '@playwright/test'
import { axeClean } from '../harness/axe-clean.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { CARDS, comeAs, complete, fillCard, lastName, MEMBER, mailTo, stay } from './steps.ts'

const EMAIL = 'nora.by.car@example.com'

/** How many rows the fields and the button of the form above results take. */
const rowsOf = (form: Locator): Promise<number> =>
  form.evaluate((search) => {
    const boxes = [...search.querySelectorAll('.cell, .cell-go')].map((cell) => cell.getBoundingClientRect())
    const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2)
    return middles.filter((middle, index) => !middles.slice(0, index).some((before) => Math.abs(before - middle) < 20)).length
  })

test('the form above results has two rows on a tablet and in one on a desk, with one place or two', async ({ page }) => {
  const { checkin: from, checkout: to } = stay(9, 3)
  for (const more of ['', '&dropoff=lisbon']) {
    await page.goto(`/cars/search-details?pickup=lisbon&from=${from}T11:00&to=${to}T10:00&age=24${more}`)
    const form = page.getByRole('search', { name: 'Cars' })
    for (const [width, rows] of [
      [768, 2],
      [1024, 2],
      [1280, 1],
      [1920, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const button = form.getByRole('button', { name: 'Search' })
      await expect(button).toBeVisible()
      expect(await rowsOf(form), `${width}`).toBe(rows)
      expect((await button.boundingBox())?.width).toBeLessThan(width / 4)
      expect(await fitsItsWidth(page)).toBe(true)
    }
  }
})

test('[B2.6] a member looks for a car, narrows the list, adds an extra, pays, is confirmed with a voucher and cancels', async ({ page }, info) => {
  const { checkin: from, checkout: to } = stay(9, 3)
  await comeAs(page, MEMBER)
  await page.goto('/cars')
  const form = page.getByRole('search', { name: 'Cars' })
  await form.getByRole('combobox', { name: 'Pick-up place' }).fill('Lisb')
  await page
    .getByRole('option', { name: /Lisbon, Portugal/ })
    .first()
    .click()
  await form.getByLabel('Pick-up date', { exact: true }).fill(from)
  await form.getByLabel('Return date', { exact: true }).fill(to)
  await form.getByLabel('Pick-up time').selectOption('11:00')
  await form.getByLabel("Driver's age").selectOption('24')
  await takePictures(page, info, 'cars')
  await form.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(`**/cars/search-details?pickup=lisbon&from=${from}T11:00&to=${to}T10:00&age=24`)
  await expect(page.getByRole('heading', { name: /cars in Lisbon/ })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Excess')
  await takePictures(page, info, 'cars-results')
  await axeClean(page)
  expect(await fitsItsWidth(page)).toBe(true)

  await page
    .getByRole('region', { name: 'Filters' })
    .getByLabel(/^Automatic/)
    .check()
  await page.waitForURL('**automatic=1**')
  const car = page.getByRole('article').first()
  await expect(car).toContainText('automatic')
  const name = (await car.getByRole('heading').innerText()).trim()
  await car.getByRole('link').first().click()
  await page.waitForURL('**/cars/details?**')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByLabel('Child seat').selectOption('1')
  await takePictures(page, info, 'car-details')
  await axeClean(page)
  expect(await fitsItsWidth(page)).toBe(true)
  await page.getByRole('radio', { name: /Pay now/ }).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()

  await page.waitForURL('**/cars/checkout?**')
  const driver = page.getByRole('region', { name: 'Driver' })
  await driver.getByLabel('First name').fill('Nora')
  await driver.getByLabel('Last name').fill(lastName())
  await driver.getByLabel('Email').fill(EMAIL)
  await driver.getByLabel('Phone').fill('+1 202 555 0121')
  await takePictures(page, info, 'car-checkout')
  await axeClean(page)
  await fillCard(page, CARDS.plain)
  await complete(page)
  await page.waitForURL('**/cars/checkout-success?**')
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 30_000 })
  await takePictures(page, info, 'car-confirmed')
  await axeClean(page)
  await expect.poll(async () => (await mailTo(page, EMAIL)).map(({ text }) => text).join()).toContain('Deposit')

  await page.goto(`/user/my-bookings/${new URL(page.url()).searchParams.get('booking_id')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('button', { name: 'Add to trip' }).click()
  const adding = page.getByRole('dialog', { name: 'Add to trip' })
  await adding.getByLabel('New trip').fill('Along the coast')
  await adding.getByRole('button', { name: 'Create and add' }).click()
  await page.getByRole('button', { name: 'In a trip' }).click()
  await page.getByRole('link', { name: 'Open the trip' }).click()
  const days = page.getByRole('region', { name: 'Day by day' })
  await expect(days).toContainText('Confirmed')
  await days.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click()
  await expect(page.getByText('Canceled').first()).toBeVisible()
})

test('what is wrong with a rental is said at its field, and a car that is not there says so', async ({ page }) => {
  await page.goto('/cars/search-details?pickup=lisbon&from=2020-01-01T10:00&to=2020-01-03T10:00&age=35')
  await expect(page.getByRole('heading', { name: /That date has passed/ })).toBeVisible()
  const { checkin, checkout } = stay(9, 2)
  await page.goto(`/cars/search-details?pickup=atlantis-nowhere&from=${checkin}T10:00&to=${checkout}T10:00&age=35`)
  await expect(page.getByRole('heading', { name: /No places match/ })).toBeVisible()
  await page.goto(`/cars/details?car=none&pickup=lisbon&from=${checkin}T10:00&to=${checkout}T10:00&age=35`)
  await expect(page.getByRole('heading', { name: "We can't show this car" })).toBeVisible()
})
