import { axeClean } from '../harness/axe-clean.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { CARDS, comeAs, complete, fillCard, lastName, MEMBER, mailTo, stay } from './steps.ts'

const EMAIL = 'iris.by.foot@example.com'

test('[B2.15] a family looks for something to do, narrows it to mornings, answers what is asked, pays by age, is confirmed and cancels', async ({
  page,
}, info) => {
  const { checkin: from, checkout: to } = stay(12, 3)
  await comeAs(page, MEMBER)
  await page.goto('/activities')
  const form = page.getByRole('search', { name: 'Activities', exact: true })
  await form.getByRole('combobox', { name: 'Where to?', exact: true }).fill('Lisb')
  await page
    .getByRole('option', { name: /Lisbon, Portugal/ })
    .first()
    .click()
  await form.getByLabel('From', { exact: true }).fill(from)
  await form.getByLabel('Until', { exact: true }).fill(to)
  await form.getByRole('button', { name: /Who is coming/ }).click()
  await form.getByRole('button', { name: 'More children' }).click()
  await form.getByRole('button', { name: 'Done' }).click()
  await takePictures(page, info, 'activities')
  await form.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(`**/activities/search-details?place=lisbon&from=${from}&to=${to}&adults=2&children=8`)
  await expect(page.getByRole('heading', { name: /activities in Lisbon/ })).toBeVisible()
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByLabel(/^Morning/).check()
  await page.waitForURL('**time=morning**')
  await filters
    .getByLabel(/^Food and drink|^Classes/)
    .first()
    .check()
  await page.waitForURL('**kind=**')
  await takePictures(page, info, 'activities-results')
  await axeClean(page)
  expect(await fitsItsWidth(page)).toBe(true)

  const walk = page.getByRole('article').first()
  const name = (await walk.getByRole('heading').innerText()).trim()
  await walk
    .getByRole('list', { name: /^Times on/ })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL('**/activities/details?**session=**')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const book = page.getByRole('form', { name: 'Book this activity' })
  const diet = book.getByLabel(/diet or an allergy/)
  if (await diet.isVisible()) await diet.fill('No nuts')
  await takePictures(page, info, 'activity-details')
  await axeClean(page)
  expect(await fitsItsWidth(page)).toBe(true)
  await book.getByRole('button', { name: 'Continue to payment' }).click()

  await page.waitForURL('**/activities/checkout?**')
  const lead = page.getByRole('region', { name: 'Who is coming' })
  await lead.getByLabel('First name').fill('Iris')
  await lead.getByLabel('Last name').fill(lastName())
  await lead.getByLabel('Email').fill(EMAIL)
  await lead.getByLabel('Phone').fill('+1 202 555 0121')
  await takePictures(page, info, 'activity-checkout')
  await axeClean(page)
  await fillCard(page, CARDS.plain)
  await complete(page)
  await page.waitForURL('**/activities/checkout-success?**')
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 30_000 })
  await takePictures(page, info, 'activity-confirmed')
  await axeClean(page)
  await expect.poll(async () => (await mailTo(page, EMAIL)).map(({ text }) => text).join()).toContain('Meeting point')

  await page.goto(`/user/my-bookings/${new URL(page.url()).searchParams.get('booking_id')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click()
  await expect(page.getByText('Canceled').first()).toBeVisible()
})

test('what is wrong with a search is said at its field, and an activity that is not there says so', async ({ page }) => {
  await page.goto('/activities/search-details?place=lisbon&from=2020-01-01&to=2020-01-03&adults=2')
  await expect(page.getByRole('heading', { name: /That date has passed/ })).toBeVisible()
  const { checkin, checkout } = stay(9, 2)
  await page.goto(`/activities/search-details?place=atlantis-nowhere&from=${checkin}&to=${checkout}&adults=2`)
  await expect(page.getByRole('heading', { name: /No places match/ })).toBeVisible()
  await page.goto(`/activities/details?activity=none&place=lisbon&from=${checkin}&to=${checkout}&adults=2`)
  await expect(page.getByRole('heading', { name: "We can't show this activity" })).toBeVisible()
})
