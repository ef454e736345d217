import type { Page } from '@playwright/test'
import { fitsItsWidth, takePicture } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { heldCheckout } from './pay-steps.ts'
import { arriveSignedIn, comeAs, MEMBER, resultsPath, stay } from './steps.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Your pages' })
const PHONE = { width: 375, height: 812 }

test('[B2.8] a wide bar has trips and what the wallet holds next to the account, and no bar at the bottom', async ({ page }) => {
  await arriveSignedIn(page)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: /^Wallet: \$[1-9]/ })).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await header.getByRole('link', { name: 'Trips' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My trips' })).toBeVisible()
})

test('[B2.8] what the wallet holds is asked for once on a way through the site, not at every step', async ({ page }) => {
  await comeAs(page, MEMBER)
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/wallet/get') asked++
  })
  await page.goto('/')
  const header = page.getByRole('banner')
  const held = header.getByRole('link', { name: /^Wallet: \$[1-9]/ })
  await expect(held).toBeVisible()
  for (const [link, heading] of [
    ['Trips', 'My trips'],
    ['Cars', 'Take the long way.'],
    ['Holiday stays', 'At home, far away.'],
  ] as const) {
    await header.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(held).toBeVisible()
  }
  expect(asked).toBe(1)
})

for (const [language, home] of [
  ['en-US', 'Search'],
  ['ar', 'بحث'],
] as const) {
  test(`[B2.8] on a phone the bar at the bottom covers neither the page nor what has the focus, and no checkout has it, ${language}`, async ({
    page,
  }, info) => {
    await page.setViewportSize(PHONE)
    await comeAs(page, MEMBER)
    await page.goto(`/?lang=${language}`)
    const nav = page.locator('nav.own-bar')
    await expect(nav.getByRole('link', { name: home })).toHaveAttribute('aria-current', 'page')
    for (const path of ['/user/my-trips', '/user/my-bookings', '/wallet', '/user/profile', resultsPath('lisbon', stay(35))]) {
      await page.goto(path)
      await expect(nav).toBeInViewport({ ratio: 1 })
      expect(await fitsItsWidth(page), path).toBe(true)
    }
    const footer = page.locator('footer')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const gap = () =>
      page.evaluate(() => document.querySelector('.own-bar')!.getBoundingClientRect().top - document.querySelector('footer')!.getBoundingClientRect().bottom)
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
    // Backwards from the end of the page, each thing that takes the focus is above the bar.
    await footer.getByRole('link').last().focus()
    for (let i = 0; i < 12; i++) {
      const [bottom, top] = await page.evaluate(() => [
        document.activeElement?.getBoundingClientRect().bottom ?? 0,
        document.querySelector('.own-bar')?.getBoundingClientRect().top ?? 0,
      ])
      expect(bottom).toBeLessThanOrEqual(top ?? 0)
      await page.keyboard.press('Shift+Tab')
    }
    await takePicture(page, info, `own-bar-${language}`)
    await page.goto(`/hotel-checkout?checkout=${await heldCheckout(page, 36)}`)
    await expect(page.locator('.pay-bar')).toBeInViewport({ ratio: 1 })
    await expect(nav).toHaveCount(0)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[B2.8] the bar at the bottom leads to trips, bookings and the wallet', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await comeAs(page, MEMBER)
    await page.goto('/')
    for (const [name, title] of [
      ['Trips', 'My trips'],
      ['Bookings', 'My bookings'],
      ['Wallet', 'Wallet'],
    ] as const) {
      await bar(page).getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(bar(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    }
  })
})
