import { addDays } from '@sojourn/kernel'
import { expect, test } from '../harness/test.ts'
import { openCheckout } from '../journeys/pay-steps.ts'
import { arriveSignedIn, CARDS, complete, expectConfirmed, fillCard, resultsPath, stay } from '../journeys/steps.ts'

/** What an attacker may put into names and addresses. Executed anywhere, it would fail the test. */
const PROBE = `"><img src=x onerror="window.alarm=1"><script>window.alarm=1</script>{{7*7}}'`
const NAME = `O'<b onmouseover=alarm=1>&"x`
const EMAIL = 'probe@example.com'
const WEEKS = 61
const days = stay(WEEKS)

test('hostile texts stay texts on every page, and no policy is violated', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { alarm: 0 }))
  await arriveSignedIn(page)
  await openCheckout(page, WEEKS - 10)
  const guest = page.getByRole('region', { name: 'Guest details' })
  await guest.getByLabel('First name').fill(NAME)
  await guest.getByLabel('Last name').fill(NAME)
  await guest.getByLabel('Email').fill(EMAIL)
  await fillCard(page, CARDS.plain)
  await complete(page)
  const bookingId = await expectConfirmed(page)
  const probe = encodeURIComponent(PROBE)
  const pages = [
    `/?login=${probe}&q=${probe}`,
    resultsPath('lisbon', days),
    resultsPath(probe, { checkin: probe, checkout: addDays(days.checkin, 3) }, probe),
    `/search-detail?destination=lisbon&checkin=${days.checkin}&checkout=${days.checkout}&rooms=2&sort=${probe}&districts=${probe}&price_min=${probe}`,
    `/hotel-details?hotel=${probe}&hotel_id=${probe}&checkin=${probe}`,
    `/hotel-details/${probe}`,
    `/hotel-checkout?checkout=${probe}`,
    `/hotel-checkout-success?booking_id=${probe}`,
    `/hotel-checkout-success?booking_id=${bookingId}`,
    '/user/my-bookings',
    `/user/my-bookings/${bookingId}`,
    `/user/my-bookings/${probe}`,
    '/user-details',
    `/reset-password?token=${probe}`,
    `/verify-email?token=${probe}`,
    `/${probe}`,
    '/dev/mail',
    `/dev/mail?id=${probe}`,
    '/api/docs',
  ]
  for (const path of pages) {
    await page.goto(path)
    expect(await page.evaluate(() => (window as { alarm?: number }).alarm), path).toBe(0)
    expect(await page.locator('img[src="x"], b[onmouseover], script:text("alarm")').count(), path).toBe(0)
  }
  await page.goto('/dev/mail')
  await page
    .getByRole('row')
    .filter({ hasText: EMAIL })
    .getByRole('link', { name: /^Booking confirmed/ })
    .click()
  await expect(page.getByText(NAME).first()).toBeVisible()
  const file = await page.request.get(`/api/bookingHistory/calendar?booking_id=${bookingId}`)
  expect(file.headers()['content-disposition']).toBe('attachment; filename="booking.ics"')
  expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1)
})
