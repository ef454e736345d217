import type { BrowserContext, Page } from '@playwright/test'
import { axeClean } from '../harness/axe-clean.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { call, comeAsSomebodyNew } from './pay-steps.ts'
import { CARDS, chooseRoom, comeAs, complete, expectConfirmed, fillCard, fillGuest, MEMBER, PASSWORD, resultsPath, stay } from './steps.ts'

test.use({
  serviceWorkers: 'allow',
  ownProfile: true,
  // Offline, pages have only those files that the browser has cached.
  allowedFaults: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 503/],
})

interface Booking {
  readonly booking_id: string
  readonly title: string
  readonly items: readonly {
    readonly voucher: { readonly number: string } | null
    readonly description: { readonly place: { readonly address: string } | null }
  }[]
}

/** The paths that are stored in the page's browser, of whomever. */
const storedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes(' pages of '))
    const stores = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return stores.flat().map(({ url }) => url.slice(location.origin.length))
  })

/** What a page of this person asks of the worker. */
const saveAgain = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const person = (await (await fetch(address, { headers: { 'offline-copy': '1' } })).text()).match(/data-offline-for="([^"]*)"/)?.[1]
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ person, language: 'en-US', pages: [address], more: false })
  }, path)

const isStored = (page: Page, ...paths: readonly string[]) =>
  expect.poll(() => storedPaths(page), { timeout: 60_000, message: paths.join(' and ') }).toEqual(expect.arrayContaining([...paths]))

const note = (page: Page) => page.getByText(/^Saved (\d+ minutes?|1 hour) ago\. You seem to be offline, so this may be out of date\.$/)

/** Another page of the same browser, which it opens from the store. */
async function openOffline(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  return page
}

// A session of its own: it is ended here, and those of `comeAs` serve other tests.
const signInAs = (page: Page, email: string) => call(page, '/api/user/signIn', { email, password: PASSWORD })

/** Links work in a stored page, within a fieldset that is disabled: axe takes them for what the keyboard cannot reach. */
const AS_STORED = { without: ['scrollable-region-focusable'] }

test('[C6.4] [C2.12] without a line bookings and trips are read with their age, all else says so; nothing is left after sign-out or a block, or for another person', async ({
  page,
  context,
  browser,
}, info) => {
  await signInAs(page, MEMBER)
  const name = `Blue tiles ${info.retry}`
  const day = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)
  const { trip } = await call<{ trip: { trip_list_id: string } }>(page, '/api/trips/save', { name, destination_name: 'Lisbon', from: day, to: day })
  await chooseRoom(page, resultsPath('porto', stay(43 + info.retry)))
  await fillGuest(page)
  await fillCard(page, CARDS.plain)
  await complete(page)
  const bookingId = await expectConfirmed(page)
  // Before anybody has opened a list.
  await isStored(page, '/user/my-bookings', `/user/my-bookings/${bookingId}`)
  const booking = await call<Booking>(page, '/api/bookingHistory/get', { booking_id: bookingId })
  const { voucher, description } = booking.items[0]!
  const bookingPath = `/user/my-bookings/${bookingId}`
  const tripPath = `/user/my-trips?trip_id=${trip.trip_list_id}&workarea=viewMyTrips`

  await page.goto('/user/my-bookings')
  await expect(page.getByRole('region', { name: 'Upcoming' }).getByRole('link', { name: booking.title })).not.toHaveCount(0)
  await isStored(page, '/user/my-bookings', '/user/my-trips', bookingPath, tripPath)
  await page.goto(bookingPath)
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', new RegExp(encodeURIComponent(description.place!.address)))
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
  await takePictures(page, info, 'booking-online')
  const live = await openOffline(context, '/user/my-bookings')
  await expect(live.getByRole('button', { name: 'Account' })).toBeVisible()

  await context.setOffline(true)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/user/my-bookings?utm_source=mail')
  await expect(note(page)).toBeVisible()
  await takePictures(page, info, 'offline-bookings')
  await axeClean(page, AS_STORED)
  expect(await fitsItsWidth(page)).toBe(true)
  await page.locator(`a[href="${bookingPath}"]`).click()
  await expect(note(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: booking.title })).toBeVisible()
  if (voucher) await expect(page.getByText(voucher.number)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeDisabled()
  await takePictures(page, info, 'offline-booking')
  await axeClean(page, AS_STORED)
  expect(await fitsItsWidth(page)).toBe(true)
  await page.goto('/user/my-trips')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(note(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toBeDisabled()
  await takePictures(page, info, 'offline-trip')

  // A page that was open goes on to what is stored.
  await live.locator(`a[href="${bookingPath}"]`).click()
  await expect(note(live)).toBeVisible()
  await expect(live.getByRole('heading', { level: 1, name: booking.title })).toBeVisible()

  await page.goto('/cars')
  await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account' })).toHaveCount(0)
  await takePictures(page, info, 'offline-page')
  await axeClean(page, AS_STORED)
  expect(await fitsItsWidth(page)).toBe(true)
  await page.getByRole('main').getByRole('link', { name: 'My bookings' }).click()
  await expect(note(page)).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Account' })).toBeEnabled()
  await expect(note(page)).toHaveCount(0)
  await live.close()

  // While the sign-out is under way another tab asks the worker to store its page again.
  await page.route('**/api/user/signOut', async (route) => {
    await saveAgain(page, bookingPath)
    await isStored(page, bookingPath)
    await route.continue()
  })
  await page.goto('/logout')
  // It goes on to the front page, whose code it must have before the line is cut.
  await page.waitForURL('/')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await storedPaths(page)).toEqual([])
  await context.setOffline(true)
  await page.goto(bookingPath)
  await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'My bookings' })).toHaveCount(0)
  await expect(page.getByText(booking.title)).toHaveCount(0)

  // The first one again, whose session the browser loses without signing out; then another person has the device.
  await context.setOffline(false)
  await signInAs(page, MEMBER)
  await page.goto(bookingPath)
  await isStored(page, bookingPath)
  const before = new URL(page.url())
  await context.clearCookies()
  // Any page that comes for somebody else deletes them before it is there.
  await page.goto('/cars')
  expect(await storedPaths(page)).toEqual([])
  await signInAs(page, MEMBER)
  await page.goto(before.pathname)
  await isStored(page, bookingPath)
  await context.clearCookies()
  await comeAsSomebodyNew(page)
  const { user } = await call<{ user: { user_id: string } }>(page, '/api/user/getUser', {})
  const answered = page.waitForEvent('websocket', { predicate: (socket) => socket.url().includes('/live'), timeout: 60_000 })
  await page.goto('/user/my-bookings')
  expect(await storedPaths(page)).not.toContain(bookingPath)
  await isStored(page, '/user/my-bookings')
  // Its code is fetched once the page is quiet. What is open stays open offline.
  await answered
  await context.setOffline(true)
  const theirs = await openOffline(context, bookingPath)
  await expect(theirs.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible()
  await theirs.goto('/user/my-bookings')
  await expect(note(theirs)).toBeVisible()
  await expect(theirs.getByText(booking.title)).toHaveCount(0)
  await theirs.close()
  await context.setOffline(false)

  const staff = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await comeAs(staff, 'operator@sojourn.test')
  await call(staff, '/api/operator/setBlocked', { user_id: user.user_id, is_blocked: true, reason: 'Cards of other people' })
  await expect(page.getByRole('heading', { level: 1, name: 'This account is blocked' })).toBeVisible()
  await expect.poll(() => storedPaths(page)).toEqual([])
})
