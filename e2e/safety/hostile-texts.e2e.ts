import { addDays } from '@sojourn/kernel'
import { expect, test } from '../harness/test.ts'
import { arriveSignedIn, resultsPath, stay } from '../journeys/steps.ts'

/** What a stranger may put into names and addresses. Run anywhere, it would ring the alarm. */
const PROBE = `"><img src=x onerror="window.alarm=1"><script>window.alarm=1</script>{{7*7}}'`
const NAME = `O'<b onmouseover=alarm=1>&"x`
const EMAIL = 'probe@example.com'
const days = stay(61)

test('texts of strangers stay texts on every page, and no policy is broken on the way', async ({ page, baseURL }) => {
  await page.addInitScript(() => Object.assign(window, { alarm: 0 }))
  await arriveSignedIn(page)
  const call = async (path: string, data: object) => (await (await page.request.post(path, { data, headers: { origin: baseURL! } })).json()).data
  const bookingId = await page.evaluate(
    async ({ checkin, checkout, name, email }) => {
      const call = async (path: string, body: object) => {
        const answer = await fetch(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
        return (await answer.json()).data
      }
      const ask = { checkin, checkout, rooms: [{ adults: 1 }] }
      const { hotels } = await call('/api/hotels/search', { destination: 'lisbon', ...ask, filters: { pay_at_property: true } })
      for (const { hotel_id } of hotels) {
        const { rates } = await call('/api/hotels/details', { hotel_id, ...ask })
        const rate = rates.find((each: { price: { pay_now: number } }) => each.price.pay_now === 0)
        if (!rate) continue
        const held = await call('/api/hotels/prebook', { hotel_id, rate_id: rate.rate_id, ...ask, expected_total: rate.price.total })
        const guests = [{ first_name: name, last_name: name }]
        const contact = { email, phone: '+1 202 555 0121' }
        return (await call('/api/hotels/book', { checkoutId: held.checkoutId, guests, contact, consented_total: held.price.total })).booking_id as string
      }
      throw new Error('no rate is paid at the property')
    },
    { ...days, name: NAME, email: EMAIL },
  )
  await expect.poll(async () => (await call('/api/booking/getStatus', { booking_id: bookingId })).status).toBe('confirmed')
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
