import { expect, test } from './harness/test.ts'
import { resultsPath, stay } from './journeys/steps.ts'

test.use({ javaScriptEnabled: false })

const { checkin, checkout } = stay(33)

test('[B2.2] who has no scripts searches, narrows, sorts and reads about a house', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Where to?').fill('Lisbon')
  await page.getByLabel('Check-in').fill(checkin)
  await page.getByLabel('Check-out').fill(checkout)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/search-detail\?destination=lisbon&/)
  await expect(page.getByRole('heading', { level: 1, name: /stays in Lisbon/ })).toBeVisible()
  const all = await page.getByRole('heading', { level: 1 }).innerText()

  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: '5 stars' }).check()
  await filters.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/stars=5/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(all)
  await page.getByLabel('Sort by').selectOption('price')
  await page
    .locator('form')
    .filter({ has: page.getByLabel('Sort by') })
    .getByRole('button', { name: 'Apply' })
    .click()
  await expect(page).toHaveURL(/stars=5.*sort=price|sort=price.*stars=5/)

  const card = page.getByRole('article').first()
  const name = (await card.getByRole('heading').innerText()).trim()
  await card.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('all taxes and fees in').first()).toBeVisible()
  await expect(page.getByText(/this site needs JavaScript/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Select' })).toHaveCount(0)
})

test('who has no scripts is told what is wrong with a search, and pages through the list', async ({ page }) => {
  await page.goto(resultsPath('lisbon', { checkin: checkout, checkout: checkin }))
  await expect(page.getByText('Leave at least one night after you arrive.')).toBeVisible()
  await page.goto(resultsPath('lisbon', { checkin, checkout }))
  const first = await page.getByRole('article').first().getByRole('heading').innerText()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first)
})
