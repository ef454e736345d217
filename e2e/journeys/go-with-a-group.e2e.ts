import type { Page } from '@playwright/test'
import { axeClean } from '../harness/axe-clean.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { call, comeAsSomebodyNew } from './pay-steps.ts'
import { CARDS, comeAs, complete, fillCard, lastName, MEMBER, mailTo } from './steps.ts'

interface Found {
  readonly trip_id: string
  readonly title: string
  readonly left: number
  readonly starts_on: string
  readonly minimum: { readonly state: 'waits' | 'runs' }
  readonly balance_on: string | null
}

/** Departures on sale with room for these tests. */
const tripsOf = async (page: Page, take: (trip: Found) => boolean): Promise<Found[]> =>
  (await call<{ trips: Found[] }>(page, '/api/dreamtrips/search', { people: 1, limit: 100 })).trips.filter((trip) => trip.left >= 4 && take(trip))

/** The checkout of one person, filled in, agreed to and paid. */
async function payFor(page: Page, { last, email }: { readonly last: string; readonly email: string }): Promise<void> {
  await page.waitForURL('**/dreamtrips/checkout?**')
  const people = page.getByRole('region', { name: 'Travelers' })
  await people.getByLabel('First name').first().fill('Iris')
  await people.getByLabel('Last name').first().fill(last)
  await people.getByLabel('Email').fill(email)
  await people.getByLabel('Phone').fill('+1 202 555 0121')
}

test('[C1.5] [B2.1] a member finds a group, reads its program, books a single room with a deposit, and sees the day of the rest', async ({ page }, info) => {
  const email = 'iris.in.a.group@example.com'
  await comeAs(page, MEMBER)
  const [wanted] = await tripsOf(page, ({ minimum, balance_on }) => minimum.state === 'runs' && balance_on !== null)
  await page.goto('/dreamtrips')
  const form = page.getByRole('search', { name: 'Dreamtrips', exact: true })
  await takePictures(page, info, 'dreamtrips')
  await axeClean(page)
  expect(await fitsItsWidth(page)).toBe(true)
  await form.getByLabel('Month', { exact: true }).selectOption(wanted!.starts_on.slice(0, 7))
  await form.getByLabel('People', { exact: true }).selectOption('1')
  await form.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL('**/dreamtrips/search-details?**people=1')
  await expect(page.getByRole('heading', { level: 1, name: /group trips?$/ })).toBeVisible()
  await takePictures(page, info, 'dreamtrips-results')
  await axeClean(page)
  expect(await fitsItsWidth(page)).toBe(true)
  await page
    .getByRole('region', { name: 'Filters' })
    .getByLabel(/^Guaranteed/)
    .check()
  await page.waitForURL('**guaranteed=1**')
  await page.getByRole('article').getByRole('link', { name: wanted!.title }).first().click()
  await page.waitForURL('**/dreamtrips/details?**')
  await page.goto(`/dreamtrips/details?trip=${wanted!.trip_id}&people=1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted!.title)
  await expect(page.getByRole('region', { name: 'Day by day' }).getByRole('listitem').first()).toContainText('Day 1')
  const book = page.getByRole('form', { name: 'Book this trip' })
  await expect(book).toContainText('Guaranteed')
  await expect(book.getByLabel('Rooms of their own')).toHaveValue('1')
  await takePictures(page, info, 'dreamtrip-details')
  await axeClean(page)
  expect(await fitsItsWidth(page)).toBe(true)
  await book.getByRole('button', { name: 'Continue to payment' }).click()
  await payFor(page, { last: lastName(), email })
  await page.getByLabel('Date of birth').fill('1988-05-17')
  await page.getByRole('checkbox', { name: /I authorize/ }).check()
  await takePictures(page, info, 'dreamtrip-checkout')
  await axeClean(page)
  await fillCard(page, CARDS.plain)
  await complete(page)
  await page.waitForURL('**/dreamtrips/checkout-success?**')
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 30_000 })
  await takePictures(page, info, 'dreamtrip-confirmed')
  await axeClean(page)
  await expect.poll(async () => (await mailTo(page, email)).map(({ text }) => text).join()).toContain('Minimum group size')
  await page.goto(`/user/my-bookings/${new URL(page.url()).searchParams.get('booking_id')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted!.title)
  await expect(page.getByRole('main')).toContainText(/Charged on|will be charged/)
})

test('[C1.5] a departure that does not reach its number ends by itself, and all money comes back', async ({ page }, info) => {
  const email = 'iris.alone@example.com'
  await comeAs(page, MEMBER)
  const wanted = (await tripsOf(page, ({ minimum }) => minimum.state === 'waits')).at(-1)
  await page.goto(`/dreamtrips/details?trip=${wanted!.trip_id}&people=1`)
  const book = page.getByRole('form', { name: 'Book this trip' })
  await expect(book).toContainText("If it doesn't run, you get all your money back.")
  await book.getByRole('button', { name: 'Continue to payment' }).click()
  await payFor(page, { last: 'Alone', email })
  await page.getByLabel('Date of birth').fill('1988-05-17')
  await page.getByRole('checkbox', { name: /I authorize/ }).check()
  await fillCard(page, CARDS.plain)
  await complete(page)
  await page.waitForURL('**/dreamtrips/checkout-success?**')
  const bookingId = new URL(page.url()).searchParams.get('booking_id')
  await expect
    .poll(async () => (await call<{ status: string; refunded: number }>(page, '/api/bookingHistory/get', { booking_id: bookingId })).status, {
      timeout: 90_000,
    })
    .toBe('cancelled')
  await page.goto(`/user/my-bookings/${bookingId}`)
  await expect(page.getByText('Canceled').first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('$100')
  await takePictures(page, info, 'dreamtrip-called-off')
  await axeClean(page)
  await expect.poll(async () => (await mailTo(page, email)).length).toBeGreaterThan(1)
})

test('[C1.5] others see the whole trip and which plans have it, with the way there; a guest is asked to sign in', async ({ page }, info) => {
  await page.goto('/dreamtrips/search-details?people=2')
  await expect(page.getByText('Group trips are for members').first()).toBeVisible()
  await page.getByRole('article').getByRole('link').first().click()
  await page.waitForURL('**/dreamtrips/details?**')
  const book = page.getByRole('form', { name: 'Book this trip' })
  await expect(book).toContainText(/Plans that have them: .*\$/)
  await expect(book.getByRole('button', { name: 'Continue to payment' })).toHaveCount(0)
  await book.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog')).toContainText('Group trips are for members')
  await page.keyboard.press('Escape')
  await comeAsSomebodyNew(page)
  await page.reload()
  await expect(book.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/user/profile')
  await takePictures(page, info, 'dreamtrip-of-others')
  await axeClean(page)
})
