import { expect, test } from './harness/test.ts'
import { resultsPath, searchIsRemembered, stay } from './journeys/steps.ts'

const { checkin, checkout } = stay(34)

test('[B2.2] a place from its first letter, both days in one calendar with the price of each night', async ({ page }) => {
  await page.goto('/')
  const where = page.getByRole('combobox', { name: 'Where to?' })
  await where.press('k')
  await expect(page.getByRole('option').first()).toBeVisible()
  await where.fill('kyo')
  await expect(page.getByRole('option', { name: /Kyoto, Japan/ }).first()).toBeVisible()
  await where.press('ArrowDown')
  await where.press('Enter')
  await expect(where).toHaveValue(/Kyoto/)

  await page.getByLabel('Check-in', { exact: true }).press('Alt+ArrowDown')
  const calendar = page.getByRole('dialog', { name: 'Your dates' })
  await expect(calendar.getByRole('button', { name: /from .+ a night, cheaper than usual$/ }).first()).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(calendar.getByText('When do you leave?')).toBeVisible()
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expect(calendar).toBeHidden()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL('**/search-detail?destination=kyoto&**')
  const asked = new URL(page.url()).searchParams
  expect(Date.parse(asked.get('checkout') ?? '') - Date.parse(asked.get('checkin') ?? '')).toBe(2 * 86_400_000)
})

test('[B2.2] a search is remembered, can be gone on with, and forgotten', async ({ page }) => {
  await page.goto(resultsPath('lisbon', { checkin, checkout }, '2,5'))
  // The list is there before the page is hydrated.
  await searchIsRemembered(page)
  await page.goto('/')
  const before = page.getByRole('region', { name: 'Recent searches' })
  await expect(before.getByRole('link', { name: /Lisbon, Portugal.*2 adults, 1 child/s })).toHaveAttribute('href', new RegExp(`checkin=${checkin}`))
  await before.getByRole('button', { name: /^Remove Lisbon/ }).click()
  await expect(before).toBeHidden()
})

test('[B2.1, B2.2] holiday stays have a landing page, and their searches stay among holiday stays', async ({ page }) => {
  await page.goto('/holidaystays')
  await expect(page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: 'Holiday stays' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('complementary', { name: 'Advertisement' })).toBeVisible()
  await page.goto(`/holidaystays${resultsPath('lisbon', { checkin, checkout })}`)
  await expect(page.getByRole('heading', { level: 1, name: /homes? in Lisbon/ })).toBeVisible()
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL('**/holidaystays/hotel-details?**')
})

test('[B2.2] Back finds the list as it was left; filters in use are removed one by one', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(resultsPath('lisbon', { checkin, checkout }))
  // Far down, by a jump, where what is above it was never on screen.
  const nth = page.getByRole('article').nth(21)
  await nth.scrollIntoViewIfNeeded()
  const place = () => nth.evaluate((card) => Math.round(card.getBoundingClientRect().top))
  const before = await place()
  await nth.getByRole('link').first().click()
  await page.waitForURL('**/hotel-details?**')
  await page.goBack()
  await expect.poll(place).toBe(before)
  await page.reload()
  await expect.poll(place).toBe(before)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${resultsPath('lisbon', { checkin, checkout })}&stars=4&score=8`)
  await page.getByRole('link', { name: 'Remove 4 stars' }).click()
  await expect(page).not.toHaveURL(/stars=4/)
  await expect(page).toHaveURL(/score=8/)
})
