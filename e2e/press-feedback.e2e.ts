import type { Locator, Page } from '@playwright/test'
import { expect, test } from './harness/test.ts'
import { openCheckout, option } from './journeys/pay-steps.ts'
import { cards, comeAs, expectConfirmed, MEMBER, resultsPath, stay, whereTo } from './journeys/steps.ts'
import { box, COUPON, field } from './journeys/tender-steps.ts'

/** From the press of a control to the frame that draws what answers it, while the server answers nothing. */
async function answeredAfterMs(page: Page, control: Locator, answer: string): Promise<number> {
  await control.scrollIntoViewIfNeeded()
  let letGo: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const slow = /\.data(\?|$)|\/api\//
  await page.route(slow, async (route) => {
    await held
    await route.fallback().catch(() => {})
  })
  await page.evaluate((selector) => {
    const drawn = new Promise<number>((resolve) => {
      const look = (pressedMs: number) => {
        if (document.querySelector(selector)) resolve(performance.now() - pressedMs)
        else requestAnimationFrame(() => look(pressedMs))
      }
      document.addEventListener('click', ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), { capture: true, once: true })
    })
    Object.assign(window, { drawn })
  }, answer)
  await control.click({ noWaitAfter: true })
  const ms = await page.evaluate(() => (window as unknown as { drawn: Promise<number> }).drawn)
  letGo()
  await page.unroute(slow)
  return Math.round(ms)
}

/** The same of a control that `open` makes ready. */
const answerTo = async (page: Page, answer: string, open: () => Promise<Locator>): Promise<number> => answeredAfterMs(page, await open(), answer)

const BUSY = '[aria-busy="true"]'

test('each press of the way to a booking and back is answered while the server is silent; how soon is printed', async ({ page }) => {
  await comeAs(page, MEMBER)
  const days = stay(27)
  const results = resultsPath('lisbon', days)
  const firstCard = async () => {
    await page.goto(results)
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
    return cards(page).first().getByRole('heading').getByRole('link')
  }
  const took = {
    search: await answerTo(page, `${BUSY}, [role="progressbar"]`, async () => {
      await page.goto('/')
      await whereTo(page).fill('Lisb')
      await page
        .getByRole('option', { name: /Lisbon, Portugal/ })
        .first()
        .click()
      await page.getByLabel('Check-in').fill(days.checkin)
      await page.getByLabel('Check-out').fill(days.checkout)
      return page.getByRole('button', { name: 'Search', exact: true })
    }),
    card: await answeredAfterMs(page, await firstCard(), `a${BUSY}`),
    shape: await answeredAfterMs(page, await firstCard(), '.coming'),
    select: await answerTo(page, `button${BUSY}`, async () => {
      await (await firstCard()).click()
      await page.waitForURL('**/hotel-details**')
      return page.getByRole('button', { name: 'Select' }).first()
    }),
    coupon: await answerTo(page, `button${BUSY}`, async () => {
      await openCheckout(page, 28)
      await expect(option(page, /Visa ending 4242/)).toBeChecked()
      await field(page, COUPON).fill('NOSUCHCODE')
      return box(page, COUPON).getByRole('button', { name: 'Apply', exact: true })
    }),
    pay: await answeredAfterMs(page, await payable(page), `button${BUSY}`),
    cancel: 0,
  }
  const bookingId = await expectConfirmed(page)
  took.cancel = await answerTo(page, 'dialog[open]', async () => {
    await page.goto(`/user/my-bookings/${bookingId}`)
    return page.getByRole('button', { name: 'Cancel booking' })
  })
  // How soon depends on the machine, so that nothing fails on it: 100 ms for a press and 300 ms for a shape are to be met on one that is idle.
  console.log(`ms from press to answer: ${JSON.stringify(took)}`)
  for (const [press, ms] of Object.entries(took)) expect(ms, press).toBeGreaterThanOrEqual(0)
})

/** A checkout that waits for nothing but its last button. */
async function payable(page: Page): Promise<Locator> {
  await openCheckout(page, 29)
  await expect(option(page, /Visa ending 4242/)).toBeChecked()
  return page.getByRole('button', { name: 'COMPLETE BOOKING' })
}
