import type { Page } from '@playwright/test'
import { cutWords } from './harness/cut-words.ts'
import { expect, test } from './harness/test.ts'
import { heldCheckout, openCheckout, option } from './journeys/pay-steps.ts'
import { cards, comeAs, complete, expectConfirmed, MEMBER, resultsPath, stay } from './journeys/steps.ts'

const WIDTHS = [375, 768, 1024, 1280, 1920] as const
/** Between the widths of the row a layout changes as well. */
const IN_BETWEEN = [640, 800] as const
const days = stay(34)

/** A date of another year has the longest words. */
const WITH_YEAR = { checkin: '2027-12-29', checkout: '2028-01-03' }

/** The dark theme changes colours only, so a phone and a desktop are enough. */
const BY_NIGHT: readonly number[] = [375, 1280]

/** The faults of the screen that is open: at each width, by night, and with text at 200 %, as the settings of a browser make it: widths in rem follow. */
async function faultsInAll(page: Page, name: string): Promise<string[]> {
  const faults: string[] = []
  const look = async (width: number, how: string) => faults.push(...(await cutWords(page)).map((fault) => `${name} at ${width} px, ${how}: ${fault}`))
  for (const width of [...WIDTHS, ...IN_BETWEEN]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of BY_NIGHT.includes(width) ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme })
      await look(width, colorScheme)
    }
  }
  await page.emulateMedia({ colorScheme: null })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await look(width, 'text at 200 %')
  }
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 16 } })
  await devtools.detach()
  await page.setViewportSize({ width: 1280, height: 900 })
  return faults
}

/** Where the first of a list leads. */
const firstOf = async (page: Page): Promise<string> => (await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href')) ?? ''

for (const [language, dir] of [
  ['en-US', 'ltr'],
  ['ar-XB', 'rtl'],
] as const) {
  test(`[C6.2] no screen scrolls sideways or cuts its words at any width, by day and by night, with text at 200 %, ${dir}`, async ({ page }) => {
    await page.goto(`/?lang=${language}`)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await page.goto(resultsPath('lisbon', days))
    const details = await firstOf(page)
    const car = `/cars/search-details?pickup=lisbon&from=${days.checkin}T11:00&to=${days.checkout}T10:00&age=24`
    await page.goto(car)
    const carDetails = await firstOf(page)
    const faults: string[] = []
    const walk = async (path: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      faults.push(...(await faultsInAll(page, path)))
    }
    const open = ['/', '/?login=true', '/holidaystays', resultsPath('lisbon', days), resultsPath('lisbon', WITH_YEAR, '2,5,8|1'), details]
    for (const path of [...open, '/hotel-compare', '/places', '/cars', car, carDetails, '/terms-of-use', '/nothing-here']) await walk(path)
    await comeAs(page, MEMBER)
    for (const path of ['/wallet', '/user/my-bookings', '/user/payment-methods', '/user-details', '/user/value', '/user/activity']) await walk(path)
    await walk(`/hotel-checkout?checkout=${await heldCheckout(page, 45)}`)
    expect(faults).toEqual([])
  })
}

test('[C6.2] no screen from the confirmed booking to its receipt scrolls sideways or cuts its words at any width', async ({ page }) => {
  await comeAs(page, MEMBER)
  await openCheckout(page, 26)
  await expect(option(page, /Visa ending 4242/)).toBeChecked()
  const faults: string[] = []
  await complete(page)
  const bookingId = await expectConfirmed(page)
  faults.push(...(await faultsInAll(page, 'confirmed')))
  await page.goto('/user/my-bookings')
  await expect(page.getByRole('article').first()).toBeVisible()
  faults.push(...(await faultsInAll(page, 'my bookings')))
  await page.goto(`/user/my-bookings/${bookingId}`)
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible()
  faults.push(...(await faultsInAll(page, 'booking and receipt')))
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByRole('dialog')).toContainText('Your refund')
  faults.push(...(await faultsInAll(page, 'cancel dialog')))
  expect(faults).toEqual([])
})
