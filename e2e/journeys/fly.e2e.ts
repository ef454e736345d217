import type { Page } from '@playwright/test'
import { axeClean } from '../harness/axe-clean.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { CARDS, comeAs, complete, fillCard, lastName, MEMBER, mailTo, stay } from './steps.ts'
import { POINTS, priceLine, use } from './tender-steps.ts'

const EMAIL = 'nora.by.air@example.com'
const GROWN = ['Nora', 'Paul']

async function travellers(page: Page, width: number): Promise<void> {
  const region = page.getByRole('region', { name: 'Travelers' })
  for (const [at, name] of [...GROWN, 'Mia'].entries()) {
    const who = region.getByRole('group', { name: `Traveler ${at + 1}` })
    await who.getByLabel('First name').fill(name)
    await who.getByLabel('Last name').fill(`${lastName()} ${width}`)
    await who.getByLabel('Date of birth').fill(at < GROWN.length ? '1988-05-04' : '2019-05-04')
    await who.getByLabel('Nationality').selectOption('PT')
    await who.getByLabel('Passport number').fill(`P${width}77${at}`)
    await who.getByLabel('Issued by').selectOption('PT')
    await who.getByLabel('Expires on').fill('2033-05-04')
  }
  await region.getByLabel('Email').fill(EMAIL)
  await region.getByLabel('Phone').fill('+1 202 555 0121')
}

for (const width of [375, 1280])
  test(`[B2.1, B2.5, B9.7] two adults and a child fly there and back with bags and seats, pay by points and card, and cancel, at ${width} px`, async ({
    page,
  }, info) => {
    const { checkin: out, checkout: back } = stay(width === 375 ? 14 : 16, 7)
    const look = async (name: string) => {
      await takePictures(page, info, `${name}-${width}`)
      await axeClean(page)
      expect(await fitsItsWidth(page)).toBe(true)
    }
    await page.setViewportSize({ width, height: 900 })
    await comeAs(page, MEMBER)
    await page.goto('/flight')
    const form = page.getByRole('search', { name: 'Flights' })
    for (const name of ['Return', 'One way', 'Several cities']) await expect(form.getByRole('radio', { name })).toBeAttached()
    await form.getByRole('combobox', { name: 'From' }).fill('new yor')
    await page
      .getByRole('option', { name: /New York/ })
      .first()
      .click()
    await form.getByRole('combobox', { name: 'To', exact: true }).fill('LIS')
    await page
      .getByRole('option', { name: /Lisbon/ })
      .first()
      .click()
    await form.getByRole('button', { name: 'Swap From and To' }).click()
    await expect(form.getByRole('combobox', { name: 'From' })).toHaveValue(/Lisbon/)
    await form.getByRole('button', { name: /Travellers and cabin/ }).click()
    await form.getByRole('button', { name: 'More adults' }).click()
    await form.getByRole('button', { name: 'More children' }).click()
    await form.getByRole('button', { name: 'Done' }).click()
    await form.getByRole('button', { name: /Bags/ }).click()
    await form.getByRole('button', { name: 'More bags' }).click()
    await form.getByRole('button', { name: 'Done' }).click()
    await look('flights')
    await form.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/flight/search-details?triptype=2&from=LIS&to=NYC&**adults=2&children=1&bags=1')
    await page.goto(`/flight/search-details?triptype=2&from=LIS&to=NYC&depart=${out}&return=${back}&cabin=economy&adults=2&children=1&bags=1`)
    const card = page.getByRole('article').first()
    await expect(card).toContainText('kg CO₂')
    await expect(card).toContainText('2 adults, 1 child, return')
    await expect(page.getByRole('navigation', { name: 'Days nearby' }).getByRole('link').first()).toContainText('$')
    await card.getByRole('link', { name: /See fares/ }).click()
    const fare = card.getByRole('list', { name: 'Fares' }).getByRole('listitem').filter({ hasText: 'Flex' })
    await expect(fare).toContainText('Refundable until departure')
    await look('flight-results')
    await fare.getByRole('link', { name: /Select/ }).click()

    await page.waitForURL('**/flight/details?**fare=flex')
    await page.getByRole('button', { name: 'Choose seats' }).click()
    const seats = page.getByRole('grid')
    // The map is one stop: arrow keys go from seat to seat.
    await seats
      .getByRole('button', { name: /, free$/ })
      .first()
      .focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(seats.getByRole('button', { name: /chosen for Adult 1/ })).toBeFocused()
    await page.getByLabel('Seat of Adult 2').selectOption({ index: 9 })
    await expect(page.getByText(/2 seats chosen/)).toBeVisible()
    const panel = page.getByRole('form', { name: 'Book this flight' })
    const total = await panel.locator('dd').last().innerText()
    await look('flight-details')
    await panel.getByRole('button', { name: 'Continue to payment' }).click()

    await page.waitForURL('**/flight/checkout?**')
    await expect(page.getByRole('status', { name: 'Total' })).toContainText(total)
    await travellers(page, width)
    await use(page, POINTS, '2000')
    await expect(priceLine(page, '2,000 Sojourn Miles')).toContainText('−$20')
    await look('flight-checkout')
    await fillCard(page, CARDS.plain)
    await complete(page)
    await page.waitForURL('**/flight/checkout-success?**')
    await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 30_000 })
    await look('flight-confirmed')
    await expect.poll(async () => (await mailTo(page, EMAIL)).map(({ text }) => text).join()).toMatch(/\b\d{13}\b|\d{3}-\d{10}/)

    await page.goto(`/user/my-bookings/${new URL(page.url()).searchParams.get('booking_id')}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('New York')
    await takePictures(page, info, `flight-booking-${width}`)
    await page.getByRole('button', { name: 'Cancel booking' }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('2,000')
    await dialog.getByRole('button', { name: /^Cancel/ }).click()
    await expect(page.getByText('Canceled').first()).toBeVisible({ timeout: 20_000 })
  })

test('what is wrong with a journey is said at its field, and an unknown place has near ones', async ({ page }) => {
  const { checkin: day } = stay(14)
  await page.goto('/flight/search-details?triptype=1&from=LIS&to=NYC&depart=2020-01-01')
  await expect(page.getByRole('heading', { name: /That date has passed/ })).toBeVisible()
  await page.goto(`/flight/search-details?triptype=1&from=Atlantis&to=NYC&depart=${day}`)
  await expect(page.getByRole('heading', { name: /No places match “Atlantis”/ })).toBeVisible()
  await page.goto(`/flight/search-details?triptype=1&from=lisbon&to=new+york&depart=${day}`)
  await page.waitForURL('**from=LIS&to=NYC**')
  await page.goto(`/flight/details?itinerary=none&triptype=1&from=LIS&to=NYC&depart=${day}`)
  await expect(page.getByRole('heading', { name: "We can't show this flight" })).toBeVisible()
})
