import { axeClean } from '../harness/axe-clean.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { arriveSignedIn, CARDS, cards, complete, expectConfirmed, fillCard, fillGuest, stay, whereTo } from './steps.ts'

test('[B2.1, B2.2] a holiday home: from its landing page to a booking of its own pages, in My bookings, and back to the money', async ({ page }, info) => {
  const { checkin, checkout } = stay(15, 7)
  await arriveSignedIn(page)
  await page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: 'Holiday stays' }).click()
  await page.waitForURL('**/holidaystays')
  // The address comes first: until the heading is here, the form is still the one of the page before.
  await expect(page.getByRole('heading', { level: 1, name: 'At home, far away.' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Advertisement' })).toBeVisible()
  await takePictures(page, info, 'holidaystays')
  await whereTo(page).fill('Lisb')
  await page
    .getByRole('option', { name: /^Lisbon, Portugal/ })
    .first()
    .click()
  await page.getByLabel('Check-in', { exact: true }).fill(checkin)
  await page.getByLabel('Check-out', { exact: true }).fill(checkout)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(`**/holidaystays/search-detail?destination=lisbon&checkin=${checkin}&checkout=${checkout}&rooms=2`)
  await expect(page.getByRole('heading', { level: 1, name: /homes? in Lisbon/ })).toBeVisible()
  await axeClean(page)

  const name = (await cards(page).first().getByRole('heading').innerText()).trim()
  await cards(page).first().getByRole('link', { name, exact: true }).click()
  await page.waitForURL('**/holidaystays/hotel-details?**')
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await takePictures(page, info, 'holidaystays-details')
  await axeClean(page)
  expect(await fitsItsWidth(page)).toBe(true)
  await page.getByRole('button', { name: 'Select' }).first().click()
  await page.waitForURL('**/holidaystays/hotel-checkout?**')
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  await fillGuest(page, 'nora.at.home@example.com')
  await fillCard(page, CARDS.plain)
  await complete(page)
  await page.waitForURL('**/holidaystays/hotel-checkout-success?**')
  await expectConfirmed(page)

  await page.getByRole('link', { name: 'View my bookings' }).click()
  const mine = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(mine.getByText('Confirmed')).toBeVisible()
  await mine.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible()
})

test('[B2.2] a property of one product is not found by the other', async ({ page }) => {
  await page.goto(`/holidaystays${resultsOf('lisbon')}`)
  const href = (await cards(page).first().getByRole('link').first().getAttribute('href')) ?? ''
  expect(href).toContain('/holidaystays/hotel-details?')
  const answer = await page.goto(href.replace('/holidaystays', ''))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const resultsOf = (destination: string): string => {
  const { checkin, checkout } = stay(16, 5)
  return `/search-detail?destination=${destination}&checkin=${checkin}&checkout=${checkout}&rooms=2`
}
