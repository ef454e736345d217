import type { Page } from '@playwright/test'
import { faultsInAll, type Looks } from './harness/faults-in-all.ts'
import { expect, test } from './harness/test.ts'
import { worldNames } from './harness/world-names.ts'
import { heldCheckout, openCheckout, option } from './journeys/pay-steps.ts'
import { cards, comeAs, complete, expectConfirmed, MEMBER, resultsPath, stay } from './journeys/steps.ts'

const days = stay(34)

/** A date of another year has the longest words. */
const WITH_YEAR = { checkin: '2027-12-29', checkout: '2028-01-03' }

/** Where the first of a list leads. */
const firstOf = async (page: Page): Promise<string> => (await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href')) ?? ''

// In pseudo-languages, whose words are longer: what fits in them fits in English.
for (const [language, dir, title, looks] of [
  ['en-XA', 'ltr', 'by day and by night, with text at 200 %, ltr, or says bare English', { night: true, names: worldNames }],
  ['ar-XB', 'rtl', 'with text at 200 %, rtl, or says bare English', { night: false, names: worldNames }],
] as const) {
  test(`[C6.2] no screen scrolls sideways or cuts its words at any width, ${title}`, async ({ page }) => {
    // Some forty pages, each in several widths and looks: two to three minutes on two busy cores.
    test.setTimeout(600_000)
    await page.goto(`/?lang=${language}`)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    // The dearest days, so that the sums are long on whatever day this runs.
    await page.goto(resultsPath('lisbon', WITH_YEAR, '2,5,8|1'))
    const details = await firstOf(page)
    const car = `/cars/search-details?pickup=lisbon&from=${days.checkin}T11:00&to=${days.checkout}T10:00&age=24`
    await page.goto(car)
    const carDetails = await firstOf(page)
    const table = `/restaurants/search-details?place=lisbon&day=${days.checkin}&time=20:00&party=4`
    await page.goto(table)
    const tableDetails = await firstOf(page)
    const ride = `/transfers/search-details?from=LIS&to=lisbon.alfama&at=${days.checkin}T10:20&flight=TP1234&return_at=${days.checkout}T15:00&people=2,5&bags=2`
    await page.goto(ride)
    const rideDetails = await firstOf(page)
    const flights = `/flight/search-details?triptype=2&from=LIS&to=NYC&depart=${days.checkin}&return=${days.checkout}&cabin=economy&adults=2&children=1&bags=1`
    await page.goto(flights)
    const flightDetails = (await cards(page).first().getByRole('link').first().getAttribute('href')) ?? ''
    const groups = '/dreamtrips/search-details?people=3'
    await page.goto(groups)
    const groupDetails = await firstOf(page)
    const packages = `/packages/search-details?from=LON&to=lisbon&leave=${days.checkin}&return=${days.checkout}&rooms=2,6`
    await page.goto(packages)
    const packageDetails = await firstOf(page)
    const cruises = '/cruises/search-details?where=mediterranean&adults=2&children=8'
    await page.goto(cruises)
    const cruiseDetails = await firstOf(page)
    const faults: string[] = []
    const walk = async (path: string, how: Looks = looks) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      faults.push(...(await faultsInAll(page, path, how)))
    }
    const open = ['/', '/?login=true', '/holidaystays', resultsPath('lisbon', days), resultsPath('lisbon', WITH_YEAR, '2,5,8|1'), details]
    for (const path of [
      ...open,
      '/hotel-compare',
      '/places',
      '/cars',
      car,
      carDetails,
      '/restaurants',
      table,
      tableDetails,
      '/transfers',
      ride,
      rideDetails,
      '/flight',
      '/flight/explore?from=LIS',
      flights,
      flightDetails,
      '/dreamtrips',
      groups,
      groupDetails,
      '/packages',
      packages,
      packageDetails,
      '/cruises',
      cruises,
      cruiseDetails,
      '/terms-of-use',
      '/nothing-here',
    ])
      await walk(path)
    await comeAs(page, MEMBER)
    for (const path of ['/wallet', '/user/my-bookings', '/user/payment-methods', '/user/activity']) await walk(path)
    // Not read for bare English: what an organisation calls its cards and points, and what a session's browser is called.
    for (const path of ['/user-details', '/user/value']) await walk(path, { night: looks.night })
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
