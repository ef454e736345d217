import type { Page } from '@playwright/test'
import { cutWords } from './harness/cut-words.ts'
import { expect, test } from './harness/test.ts'
import { openCheckout, option } from './journeys/pay-steps.ts'
import { cards, comeAs, complete, expectConfirmed, MEMBER, resultsPath, stay } from './journeys/steps.ts'

const WIDTHS = [375, 640, 768, 800, 1024, 1280, 1920] as const
const days = stay(34)

/** A date of another year has the longest words. */
const WITH_YEAR = { checkin: '2027-12-29', checkout: '2028-01-03' }

test('[C6.2] no screen of the search scrolls sideways or cuts its words, from a phone to a wide desk, both ways, at twice the text', async ({ page }) => {
  await page.goto(resultsPath('lisbon', days))
  const details = (await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href')) ?? ''
  const car = `/cars/search-details?pickup=lisbon&from=${days.checkin}T11:00&to=${days.checkout}T10:00&age=24`
  await page.goto(car)
  const carDetails = (await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href')) ?? ''
  const screens = [
    '/',
    '/holidaystays',
    resultsPath('lisbon', days),
    resultsPath('lisbon', WITH_YEAR, '2,5,8|1'),
    details,
    '/hotel-compare',
    '/places',
    '/cars',
    car,
    carDetails,
    '/wallet',
    '/user/payment-methods',
  ]
  const faults: string[] = []
  const devtools = await page.context().newCDPSession(page)
  // As the settings of a browser do it: widths in rem follow.
  const setText = (px: number) => devtools.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } })
  for (const path of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        faults.push(...(await cutWords(page)).map((fault) => `${path} at ${width} px, ${dir}: ${fault}`))
      }
    }
    await page.evaluate(() => document.documentElement.removeAttribute('dir'))
    await setText(32)
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      faults.push(...(await cutWords(page)).map((fault) => `${path} at ${width} px, text at 200 %: ${fault}`))
    }
    await setText(16)
  }
  expect(faults).toEqual([])
})

const PURCHASE_WIDTHS = [375, 768, 1024, 1280, 1920] as const
/** The faults of the screen that is open, at every width, by day and by night, both ways, and at twice the text. */
async function faultsInAll(page: Page, name: string): Promise<string[]> {
  const faults: string[] = []
  const devtools = await page.context().newCDPSession(page)
  const look = async (width: number, how: string) => {
    await page.setViewportSize({ width, height: 900 })
    faults.push(...(await cutWords(page)).map((fault) => `${name} at ${width} px, ${how}: ${fault}`))
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir)
      for (const width of PURCHASE_WIDTHS) await look(width, `${colorScheme}, ${dir}`)
    }
  }
  await page.evaluate(() => document.documentElement.removeAttribute('dir'))
  await page.emulateMedia({ colorScheme: null })
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
  for (const width of PURCHASE_WIDTHS) await look(width, 'text at 200 %')
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 16 } })
  await page.setViewportSize({ width: 1280, height: 900 })
  return faults
}

test('[C6.2] no screen from the checkout to the receipt scrolls sideways or cuts its words, from a phone to a wide desk, by day and by night, at twice the text', async ({
  page,
}) => {
  await comeAs(page, MEMBER)
  await openCheckout(page, 26)
  await expect(option(page, /Visa ending 4242/)).toBeChecked()
  const faults = await faultsInAll(page, 'checkout')
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
