import type { Locator, Page } from '@playwright/test'
import { expect, test } from './harness/test.ts'
import { openCheckout, option } from './journeys/pay-steps.ts'
import { cards, comeAs, expectConfirmed, MEMBER, resultsPath, stay, whereTo } from './journeys/steps.ts'
import { box, COUPON, field } from './journeys/tender-steps.ts'

/** The feedback to a press: its control is busy, or what it opens is there. */
const ANSWER = 'a[aria-busy="true"], button[aria-busy="true"], dialog[open]'
const SLOW = /\.data(\?|$)|\/api\/|\/assets\/.*\.js$/

/** Lets nothing be answered, neither calls nor late scripts, until the function it gives is called. */
async function silence(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(SLOW, async (route) => {
    await held
    await route.fallback().catch(() => {})
  })
  return async () => {
    release()
    await page.unroute(SLOW)
  }
}

/**
 * Whether the very next frame after the press answers it, while the server has not answered. What is drawn by then needs nothing but the press, so that it takes
 * what the machine needs to draw a frame, however slow it is.
 */
async function isAnsweredAtOnce(page: Page, control: Locator): Promise<boolean> {
  await control.scrollIntoViewIfNeeded()
  const speak = await silence(page)
  await page.evaluate((answer) => {
    const drawn = new Promise<boolean>((resolve) => {
      const look = () => requestAnimationFrame(() => resolve(document.querySelector(answer) !== null))
      document.addEventListener('click', look, { capture: true, once: true })
    })
    Object.assign(window, { drawn })
  }, ANSWER)
  await control.click({ noWaitAfter: true })
  const isDrawn = await page.evaluate(() => (window as unknown as { drawn: Promise<boolean> }).drawn)
  await speak()
  return isDrawn
}

test.use({ ownProfile: true })

test('[C6.1] every press on the way to a booking and back is answered in the next frame, whatever the server does', async ({ page }) => {
  await comeAs(page, MEMBER)
  const days = stay(27)
  const results = resultsPath('lisbon', days)
  const silent: string[] = []
  const press = async (name: string, control: Locator) => {
    if (!(await isAnsweredAtOnce(page, control))) silent.push(name)
  }
  const pressOn = async (path: string, name: string, find: () => Locator) => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
    await press(name, find())
  }
  const firstCard = () => cards(page).first().getByRole('heading').getByRole('link')
  await page.goto('/')
  await whereTo(page).fill('Lisb')
  await page
    .getByRole('option', { name: /Lisbon, Portugal/ })
    .first()
    .click()
  await press('search', page.getByRole('button', { name: 'Search', exact: true }))
  await pressOn('/', 'a product', () => page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: 'Holiday stays' }))
  await pressOn('/', 'language and currency', () => page.getByRole('button', { name: 'Language and currency' }))
  await page.goto('/cars')
  await page.getByRole('combobox', { name: 'Pick-up place' }).fill('Lisb')
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .click()
  await press('search for cars', page.getByRole('button', { name: 'Search', exact: true }))
  await pressOn(results, 'a card', firstCard)
  await pressOn(results, 'the next page', () => page.getByRole('link', { name: 'Next page' }))
  await pressOn(results, 'a larger map', () => page.getByRole('button', { name: 'Larger map' }))
  await page.goto(results)
  await firstCard().click()
  await page.waitForURL('**/hotel-details**')
  await press('select', page.getByRole('button', { name: 'Select' }).first())
  await openCheckout(page, 28)
  await expect(option(page, /Visa ending 4242/)).toBeChecked()
  await field(page, COUPON).fill('NOSUCHCODE')
  await press('coupon', box(page, COUPON).getByRole('button', { name: 'Apply', exact: true }))
  await press('pay', await payable(page))
  const bookingId = await expectConfirmed(page)
  await pressOn(`/user/my-bookings/${bookingId}`, 'cancel', () => page.getByRole('button', { name: 'Cancel booking' }))
  await page.setViewportSize({ width: 375, height: 800 })
  await pressOn(results, 'filters on a phone', () => page.getByRole('button', { name: /^Filters/ }))
  expect(silent).toEqual([])
})

test('[C6.1] a slow step shows the shape of the page that comes 150 ms after the press at most, which leaves as long to draw it', async ({ page }) => {
  await page.clock.install()
  const days = stay(27)
  const cars = `/cars/search-details?pickup=lisbon&from=${days.checkin}T11:00&to=${days.checkout}T10:00&age=24`
  const first = () => cards(page).first().getByRole('heading').getByRole('link')
  const steps: readonly (readonly [from: string, shape: RegExp, link: () => Locator])[] = [
    ['/', /Loading the page/, () => page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: 'Holiday stays' })],
    ['/places', /Searching/, () => page.getByRole('main').locator('a[href*="/search-detail"]').first()],
    [resultsPath('lisbon', days), /Loading the details/, first],
    [cars, /Loading the details/, first],
  ]
  for (const [from, shape, link] of steps) {
    await page.clock.resume()
    await openWhole(page, from)
    await tookOver(link())
    const speak = await silence(page)
    // Time is stopped but for the 100 ms: how fast the machine is does not matter.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await link().click({ noWaitAfter: true })
    // React may put off a frame by a timer: 50 ms at most.
    const bar = page.getByRole('progressbar', { name: 'Loading the page' })
    const isThere = () =>
      bar.waitFor({ state: 'attached', timeout: 500 }).then(
        () => true,
        () => false,
      )
    for (let putOff = 0; putOff < 50 && !(await isThere()); putOff += 5) await page.clock.runFor(5)
    await expect(bar).toBeAttached()
    await page.clock.runFor(100)
    await expect(page.getByRole('status').filter({ hasText: shape }), `what comes after ${from}`).toBeVisible()
    await speak()
  }
})

/**
 * Opens a page and waits for what every page fetches once React has taken it over: the shapes, and the button in the footer, whose place React cannot redraw
 * before its code is here. On a slow machine the network is idle sooner than that.
 */
async function openWhole(page: Page, path: string): Promise<void> {
  const [shapes] = await Promise.all([page.waitForRequest(/\/page-shape-[^/]+\.js$/), page.goto(path)])
  await page.evaluate((file) => import(file), shapes.url())
  const support = page.getByRole('button', { name: 'Message support' })
  await tookOver(support)
}

/** React takes over a page part by part: a link that it has not reached yet is followed by the browser. */
const tookOver = (control: Locator) =>
  expect.poll(() => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))).toBe(true)

/** A checkout that waits for nothing but its last button. */
async function payable(page: Page): Promise<Locator> {
  await openCheckout(page, 29)
  await expect(option(page, /Visa ending 4242/)).toBeChecked()
  return page.getByRole('button', { name: 'COMPLETE BOOKING' })
}
