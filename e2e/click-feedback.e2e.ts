import type { Locator, Page } from '@playwright/test'
import { expect, test } from './harness/test.ts'
import { openCheckout, option } from './journeys/pay-steps.ts'
import { cards, comeAs, expectConfirmed, MEMBER, resultsPath, stay, whereTo } from './journeys/steps.ts'
import { box, COUPON, field } from './journeys/tender-steps.ts'

/** The feedback to a click: its control is busy, a line runs along the top, or what it opens is there. */
const ANSWER = 'button[aria-busy="true"], [role="progressbar"], dialog[open]'
const SLOW = /\.data(\?|$)|\/api\/|\/assets\/.*\.js$/

/** Lets nothing be answered, neither calls nor lazy scripts, until the function it gives is called. */
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

/** While the server is silent: the control changes under the finger, and its click is answered by the page. */
async function expectAnswer(page: Page, name: string, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  await hydrated(control)
  const speak = await silence(page)
  await control.hover()
  const rest = await control.evaluate((element) => getComputedStyle(element).opacity)
  await page.mouse.down()
  await expect(control, `${name}: held`).not.toHaveCSS('opacity', rest)
  await page.mouse.up()
  await expect(page.locator(ANSWER).first(), `${name}: clicked`).toBeAttached()
  await speak()
}

/** React takes over a page part by part: a link that it has not reached yet is followed by the browser. */
const hydrated = (control: Locator) =>
  expect.poll(() => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))).toBe(true)

/** A page with a lazy part that is still fetched puts off its steps until that is here: by then the days of its form are fields to type in. */
const wholePage = (page: Page) => expect(page.getByRole('combobox', { name: /^(Check-in|Pick-up date)$/ })).toBeVisible()

test.use({ ownProfile: true })

test('[C6.1] every click on the way to a booking and back is answered, whatever the server does', async ({ page }) => {
  const days = stay(27)
  const results = resultsPath('lisbon', days)
  const answer = (name: string, control: Locator) => expectAnswer(page, name, control)
  const answerOn = async (path: string, name: string, find: () => Locator) => {
    await page.goto(path)
    if (path === results) await wholePage(page)
    await answer(name, find())
  }
  const firstCard = () => cards(page).first().getByRole('heading').getByRole('link')
  await page.goto('/')
  await whereTo(page).fill('Lisb')
  await page
    .getByRole('option', { name: /Lisbon, Portugal/ })
    .first()
    .click()
  await answer('search', page.getByRole('button', { name: 'Search', exact: true }))
  await answerOn('/', 'a product', () => page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: 'Holiday stays' }))
  await answerOn('/', 'language and currency', () => page.getByRole('button', { name: 'Language and currency' }))
  await page.goto('/cars')
  await page.getByRole('combobox', { name: 'Pick-up place' }).fill('Lisb')
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .click()
  await answer('search for cars', page.getByRole('button', { name: 'Search', exact: true }))
  await answerOn(results, 'a card', firstCard)
  await answerOn(results, 'the next page', () => page.getByRole('link', { name: 'Next page' }))
  await answerOn(results, 'a larger map', () => page.getByRole('button', { name: 'Larger map' }))
  await comeAs(page, MEMBER)
  await page.goto(results)
  await firstCard().click()
  await page.waitForURL('**/hotel-details**')
  await answer('select', page.getByRole('button', { name: 'Select' }).first())
  await openCheckout(page, 28)
  await expect(option(page, /Visa ending 4242/)).toBeChecked()
  await field(page, COUPON).fill('NOSUCHCODE')
  await answer('coupon', box(page, COUPON).getByRole('button', { name: 'Apply', exact: true }))
  await answer('pay', await payable(page))
  const bookingId = await expectConfirmed(page)
  await answerOn(`/user/my-bookings/${bookingId}`, 'cancel', () => page.getByRole('button', { name: 'Cancel booking' }))
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(results)
  await answer('filters on a phone', page.getByRole('button', { name: /^Filters/ }))
})

test('[C6.1] a slow step shows the skeleton of the page that comes', async ({ page }) => {
  const days = stay(27)
  const cars = `/cars/search-details?pickup=lisbon&from=${days.checkin}T11:00&to=${days.checkout}T10:00&age=24`
  const first = () => cards(page).first().getByRole('heading').getByRole('link')
  const steps: readonly (readonly [from: string, skeleton: RegExp, link: () => Locator])[] = [
    ['/', /Loading the page/, () => page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: 'Holiday stays' })],
    ['/places', /Searching/, () => page.getByRole('main').locator('a[href*="/search-detail"]').first()],
    [resultsPath('lisbon', days), /Loading the details/, first],
    [cars, /Loading the details/, first],
  ]
  for (const [from, skeleton, link] of steps) {
    await page.goto(from)
    if (from !== '/places') await wholePage(page)
    await hydrated(link())
    const speak = await silence(page)
    await link().click({ noWaitAfter: true })
    await expect(page.getByRole('progressbar', { name: 'Loading the page' }), `a step from ${from}`).toBeAttached()
    await expect(page.getByRole('status').filter({ hasText: skeleton }), `what comes after ${from}`).toBeVisible()
    await speak()
  }
})

/** A checkout that waits for nothing but its last button. */
async function payable(page: Page): Promise<Locator> {
  await openCheckout(page, 29)
  await expect(option(page, /Visa ending 4242/)).toBeChecked()
  return page.getByRole('button', { name: 'COMPLETE BOOKING' })
}
