import { expect, test } from './harness/test.ts'
import { resultsPath, stay } from './journeys/steps.ts'

test.use({ ownProfile: true, allowedFaults: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] })

test('a dialog that cannot be fetched leaves the page and what was typed; the next click asks again', async ({ page, context }) => {
  await page.goto('/')
  const where = page.getByRole('combobox', { name: 'Where to?' })
  await where.fill('Lisbon')
  await expect(page.getByRole('option').first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'reach the server' })).toBeVisible()
  await expect(where).toHaveValue('Lisbon')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
})

test('a page that cannot be fetched says what it means for money, and is there once the line is', async ({ page, context }) => {
  await page.goto(resultsPath('lisbon', stay(37)))
  const open = (nth: number) => page.getByRole('article').nth(nth).getByRole('link').first().click()
  // Once with the line up, so that only the answer is missing later and not the page's own script.
  await open(0)
  await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(true)
  await open(1)
  await expect(page.getByRole('heading', { level: 1, name: "We can't connect right now" })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Products' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible()
})
