import { addDays, systemClock } from '@sojourn/kernel'
import { createDuffelServer, DUFFEL_TOKEN, DUFFEL_WEBHOOK_SECRET } from '@sojourn/testing'
import { axeClean } from '../harness/axe-clean.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { withOwnServer } from '../harness/own-server.ts'
import { expect } from '../harness/test.ts'
import { CARDS, comeAs, complete, fillCard, lastName, MEMBER, stay } from './steps.ts'

const duffel = createDuffelServer(systemClock)
const test = withOwnServer(undefined, async () => ({ DUFFEL_URL: await duffel.listen(), DUFFEL_ACCESS_TOKEN: DUFFEL_TOKEN, DUFFEL_WEBHOOK_SECRET }))
test.afterAll(() => duffel.close())

test('an organisation that chose another company sells its flights among its own; while that is silent, its own alone, and it says so', async ({
  page,
  server,
}, info) => {
  const { checkin: day } = stay(9)
  const results = `/flight/search-details?triptype=1&from=LIS&to=JFK&cabin=economy&adults=1`
  duffel.control.sellsSeats = true
  duffel.control.sellsBags = true
  await comeAs(page, 'operator@sojourn.test')
  const chosen = await page.request.post('/api/operator/saveSettings', {
    data: { suppliers: ['duffel'], reason: 'A second supplier' },
    headers: { origin: server.url },
  })
  expect(chosen.status(), await chosen.text()).toBe(200)
  await page.context().clearCookies()
  await comeAs(page, MEMBER)
  const card = page.getByRole('article').filter({ hasText: 'Sold by Duffel' })
  // Other processes of this node follow within three seconds.
  await expect(async () => {
    await page.goto(`${results}&depart=${day}&airlines=ZZ`)
    await expect(card).toHaveCount(2, { timeout: 1_000 })
  }).toPass()
  await takePictures(page, info, 'duffel-results')
  await axeClean(page)
  await card
    .first()
    .getByRole('link', { name: /See fares/ })
    .click()
  const fare = card.first().getByRole('list', { name: 'Fares' }).getByRole('listitem').filter({ hasText: 'Comfort' })
  await expect(fare).toContainText('before departure costs')
  await fare.getByRole('link', { name: /Select/ }).click()

  await page.waitForURL('**/flight/details?**')
  await page.getByRole('button', { name: 'Choose seats' }).click()
  await page.getByLabel('Seat of Adult 1').selectOption({ index: 1 })
  await expect(page.getByText(/1 seat chosen/)).toBeVisible()
  await page.getByLabel('More checked bags, Adult 1').selectOption('1')
  await expect(page.getByRole('form', { name: 'Book this flight' })).toContainText('More bags')
  await takePictures(page, info, 'duffel-details')
  await axeClean(page)
  expect(await fitsItsWidth(page)).toBe(true)
  await page.getByRole('form', { name: 'Book this flight' }).getByRole('button', { name: 'Continue to payment' }).click()

  await page.waitForURL('**/flight/checkout?**')
  const who = page.getByRole('region', { name: 'Travelers' }).getByRole('group', { name: 'Traveler 1' })
  const lead = (await who.count()) > 0 ? who : page.getByRole('main')
  await lead.getByLabel('First name').fill('Nora')
  await lead.getByLabel('Last name').fill(lastName())
  await lead.getByLabel('Date of birth').fill('1988-05-04')
  await lead.getByLabel('Gender').selectOption('f')
  await lead.getByLabel('Passport number').fill('P7700001')
  await lead.getByLabel('Issued by').selectOption('PT')
  await lead.getByLabel('Expires on').fill('2033-05-04')
  await page.getByLabel('Email').first().fill('nora.by.duffel@example.com')
  await page.getByLabel('Phone').first().fill('+1 202 555 0121')
  await takePictures(page, info, 'duffel-checkout')
  await axeClean(page)
  await fillCard(page, CARDS.plain)
  await complete(page)
  await page.waitForURL('**/flight/checkout-success?**')
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 30_000 })
  expect(duffel.orders).toMatchObject([
    {
      isPaid: true,
      services: ['11A', 'checked'].map((id) => ({ id: expect.stringContaining(id), quantity: 1 })),
      people: [{ given_name: 'Nora', gender: 'f', phone_number: '+12025550121' }],
    },
  ])
  await page.goto(`/user/my-bookings/${new URL(page.url()).searchParams.get('booking_id')}`)
  await expect(page.getByRole('main')).toContainText(duffel.orders[0]!.pnr)
  await expect(page.getByRole('main')).toContainText('9991')
  await expect(page.getByRole('main')).toContainText('2 checked bags')
  await takePictures(page, info, 'duffel-booked')

  // Its airline moves the flight: the event of it is told within moments, not at the next poll.
  const order = duffel.orders[0]!
  const moved = duffel.event('order.airline_initiated_change_detected', { id: duffel.change(order, { minutes: 190 }), order_id: order.id })
  const taken = await page.request.post('/api/flights/duffel/webhook', { data: moved.body, headers: moved.headers })
  expect(taken.status()).toBe(200)
  expect((await page.request.post('/api/flights/duffel/webhook', { data: `${moved.body} `, headers: moved.headers })).status()).toBe(400)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main')).toContainText('13:30', { timeout: 1_000 })
    await expect(page.getByRole('main')).toContainText('ZZ101 11A', { timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
  await takePictures(page, info, 'duffel-moved')
  order.changes.length = 0

  await page.getByRole('button', { name: 'Change booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change this booking?' })
  await dialog.getByRole('form', { name: 'Change your flights' }).locator('input[type="date"]').fill(addDays(day, 1))
  await dialog.getByRole('button', { name: 'Find flights on these days' }).click()
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await dialog.getByRole('radio').first().check()
  await takePictures(page, info, 'duffel-change')
  await axeClean(page)
  await dialog.getByRole('button', { name: 'See what changes' }).click()
  await expect(dialog).toContainText('Change fee')
  await takePictures(page, info, 'duffel-change-quote')
  await dialog.getByRole('button', { name: /^Continue/ }).click()
  await page.waitForURL('**/flight/checkout?**')
  await expect(page.getByRole('main')).toContainText('Nora Albright')
  await fillCard(page, CARDS.plain)
  await complete(page)
  await page.waitForURL('**/flight/checkout-success?**')
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 30_000 })
  expect(order.paidForChanges).toEqual([12_500])
  expect(duffel.live()).toHaveLength(1)
  await takePictures(page, info, 'duffel-changed')

  duffel.control.fault = () => 'silent'
  await page.goto(`${results}&depart=${addDays(day, 2)}`)
  await expect(page.getByRole('main')).toContainText('Duffel')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(card).toHaveCount(0)
})
