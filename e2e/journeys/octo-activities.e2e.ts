import { addDays, systemClock } from '@sojourn/kernel'
import { createOctoServer, OCTO_KEY } from '@sojourn/testing'
import { axeClean } from '../harness/axe-clean.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { withOwnServer } from '../harness/own-server.ts'
import { expect } from '../harness/test.ts'
import { CARDS, comeAs, complete, fillCard, lastName, MEMBER, stay } from './steps.ts'

const octo = createOctoServer(systemClock)
const test = withOwnServer(undefined, async () => ({ OCTO_URL: await octo.listen(), OCTO_KEY }))
test.afterAll(() => octo.close())

test('an organisation that chose another company sells its activities among its own; while that is silent, its own alone, and it says so', async ({
  page,
  server,
}, info) => {
  const { checkin: from } = stay(6)
  const search = `/activities/search-details?place=lisbon&from=${from}&to=${addDays(from, 1)}&adults=2&children=8`
  await comeAs(page, 'operator@sojourn.test')
  const chosen = await page.request.post('/api/operator/saveSettings', {
    data: { suppliers: ['octo'], reason: 'A second supplier' },
    headers: { origin: server.url },
  })
  expect(chosen.status(), await chosen.text()).toBe(200)
  await page.context().clearCookies()
  await comeAs(page, MEMBER)
  // Other nodes, and other processes of this one, follow within three seconds.
  await expect(async () => {
    await page.goto(`${search}&sort=price`)
    await expect(page.getByRole('article').filter({ hasText: 'Tile Tours' })).toHaveCount(2, { timeout: 1_000 })
  }).toPass()
  const card = page.getByRole('article').filter({ hasText: 'Tile tour p1' })
  await expect(card).not.toContainText('0 reviews')
  await takePictures(page, info, 'octo-results')
  await axeClean(page)
  await card.getByRole('link', { name: 'Tile tour p1', exact: true }).click()
  await page.waitForURL('**/activities/details?**')
  await expect(page.getByRole('main')).toContainText('A tile to take home')
  await page.getByRole('link', { name: /10:30/ }).first().click()
  const form = page.getByRole('form', { name: 'Book this activity' })
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0)
  await takePictures(page, info, 'octo-details')
  await axeClean(page)
  expect(await fitsItsWidth(page)).toBe(true)
  await form.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/activities/checkout?**')
  expect(octo.live().map(({ status }) => status)).toEqual(['ON_HOLD'])
  await page.getByLabel('First name').first().fill('Nora')
  await page.getByLabel('Last name').first().fill(lastName())
  await page.getByLabel('Email').first().fill('nora.by.octo@example.com')
  await page.getByLabel('Phone').first().fill('+1 202 555 0121')
  await fillCard(page, CARDS.plain)
  await complete(page)
  await page.waitForURL('**/activities/checkout-success?**')
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 30_000 })
  await page.goto(`/user/my-bookings/${new URL(page.url()).searchParams.get('booking_id')}`)
  for (const no of [1, 2, 3]) await expect(page.getByRole('main')).toContainText(`TILE-1-${no}`)
  await takePictures(page, info, 'octo-booked')
  expect(octo.live().map(({ status }) => status)).toEqual(['CONFIRMED'])

  octo.control.fault = () => '500'
  await page.goto(search.replace('children=8', 'children=9'))
  await expect(page.getByText("Tile Tours hasn't answered yet.")).toBeVisible()
  expect(await page.getByRole('article').count()).toBeGreaterThan(5)
  octo.behave()
  await page.getByRole('link', { name: 'Search again' }).click()
  await expect(page.getByText("hasn't answered yet.")).toBeHidden()
})
