import type { Locator } from '@playwright/test'
import { axeClean } from '../harness/axe-clean.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { cards, resultsPath, stay } from './steps.ts'

test('[B2.2, A2.15] a hotel: prices that are held for a time, rules as a line of time, reviews in the order one wants, similar hotels', async ({
  page,
}, info) => {
  await page.goto(resultsPath('lisbon', stay(17, 3)))
  const card = cards(page).first()
  const shown = /\$[\d,.]+/.exec(await card.innerText())?.[0] ?? ''
  const name = (await card.getByRole('heading').innerText()).trim()
  await card.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(page.locator('main').getByText(shown, { exact: true }).first(), 'the price of the list stands on the page').toBeVisible()

  await expect(page.getByText(/^Prices guaranteed until \d\d:\d\d \S+$/)).toBeVisible()

  const line = page.getByRole('list', { name: 'Cancellation' }).first()
  if (!(await line.isVisible())) {
    await page
      .getByText(/and cancellation terms$/)
      .first()
      .click()
  }
  await expect(line.getByRole('listitem').last()).toContainText('Check-in')
  expect(await line.getByRole('listitem').count()).toBeGreaterThan(1)

  const reviews = page.getByRole('region', { name: 'What guests say' })
  await reach(reviews)
  const scores = async () =>
    (await reviews.getByRole('listitem').filter({ hasText: ', stayed ' }).allTextContents()).map((text) => Number(/([\d.]+), stayed /.exec(text)?.[1]))
  const order = reviews.getByRole('navigation', { name: 'Sort reviews' })
  await order.getByRole('link', { name: 'Lowest score' }).click()
  await expect(order.getByRole('link', { name: 'Lowest score' })).toHaveAttribute('aria-current', 'true')
  await expect.poll(async () => isRising(await scores())).toBe(true)
  await order.getByRole('link', { name: 'Highest score' }).click()
  await expect.poll(async () => isRising((await scores()).map((score) => -score))).toBe(true)
  await page.reload()
  await expect(order.getByRole('link', { name: 'Highest score' })).toHaveAttribute('aria-current', 'true')

  const similar = page.getByRole('region', { name: 'Similar stays nearby' })
  await reach(similar)
  await expect(similar.getByRole('listitem').first()).toBeVisible()
  await axeClean(page)
  await takePictures(page, info, 'hotel')
  expect(await fitsItsWidth(page)).toBe(true)
  const like = similar.getByRole('heading', { level: 3 }).first()
  const other = (await like.innerText()).trim()
  expect(other).not.toBe(name)
  await like.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: other, exact: true })).toBeVisible()
})

/** What is loaded lazily may be put in the place of its skeleton while one goes there. */
const reach = (part: Locator) => expect(() => part.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass()

const isRising = (values: readonly number[]): boolean => values.length > 1 && values.every((value, index) => index === 0 || value >= values[index - 1]!)

test('[B2.2] a price that rose since it was seen is shown with the old one, and nothing goes on without a yes', async ({ page }, info) => {
  await page.goto(resultsPath('porto', stay(18, 3)))
  await cards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible()
  // The page sends a lower price than it received: as for a person whose price rose after it was shown.
  await page.route('**/api/hotels/prebook', async (route) => {
    const { price_freeze: _, ...body } = route.request().postDataJSON()
    await route.continue({ postData: JSON.stringify({ ...body, expected_total: body.expected_total - 10 }) })
  })
  await page.getByRole('button', { name: 'Select' }).first().click()
  await expect(page.getByRole('columnheader', { name: 'You saw' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Now', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/hotel-details\?/)
  await takePictures(page, info, 'price-changed')
  await page.unroute('**/api/hotels/prebook')
  await page.getByRole('button', { name: /^Continue at / }).click()
  await page.waitForURL('**/hotel-checkout?**')
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
})
