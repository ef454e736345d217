import type { Page } from '@playwright/test'
import { addDays } from '@sojourn/kernel'
import { axeClean } from '../harness/axe-clean.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { comeAsSomebodyNew, option, saveCard } from './pay-steps.ts'
import { bank, CARDS, comeAs, complete, fillCard, lastName, MEMBER } from './steps.ts'

/** A month far enough ahead that a deposit is enough and a cabin may be held as an option. */
const farMonth = (): string => addDays(new Date().toISOString().slice(0, 10), 240).slice(0, 7)

async function travellers(page: Page): Promise<void> {
  const region = page.getByRole('region', { name: 'Travelers' })
  for (const [at, name] of ['Nora', 'Paul'].entries()) {
    const who = region.getByRole('group', { name: `Traveler ${at + 1}` })
    await who.getByLabel('First name').fill(name)
    await who.getByLabel('Last name').fill(lastName())
    await who.getByLabel('Date of birth').fill(`198${8 - at}-05-04`)
    await who.getByLabel('Nationality').selectOption('PT')
    await who.getByLabel('Passport number').fill(`C3377${at}`)
    await who.getByLabel('Issued by').selectOption('PT')
    await who.getByLabel('Expires on').fill('2033-05-04')
  }
  await region.getByLabel('Email').fill('nora.at.sea@example.com')
  await region.getByLabel('Phone').fill('+1 202 555 0121')
}

/** From a day ashore on the page of a booked cruise to what fits its hours, and what does not. */
async function findsTimeAshore(page: Page, booking: string): Promise<void> {
  await page.goto(booking)
  const ashore = page.getByRole('region', { name: 'Days ashore' })
  const fitting = ashore.getByRole('link', { name: /^Everything that fits your day in/ })
  await expect(ashore).toBeVisible()
  // Each day is looked up when it comes near.
  for (const day of await ashore.getByRole('heading', { level: 3 }).all()) await day.scrollIntoViewIfNeeded()
  await expect(fitting.first()).toBeVisible()
  await fitting.first().click()
  const hours = page.getByRole('link', { name: /^Remove (Between|From|Until) \d\d:\d\d/ })
  await expect(hours).toBeVisible()
  expect(new URL(page.url()).search).toMatch(/(after|before)=\d\d:\d\d/)
  const counted = async () => Number.parseInt(await page.getByRole('heading', { level: 1 }).innerText(), 10)
  const within = await counted()
  await hours.click()
  await expect(hours).toHaveCount(0)
  await expect.poll(counted).toBeGreaterThan(within)
  await page.goBack()
  await expect(hours).toBeVisible()
}

test('[C1.1, C1.3, B2.1] two find a cruise, hold a cabin of their choice, pay its deposit, see it in My bookings and cancel it', async ({ page }, info) => {
  const look = async (name: string) => {
    await takePictures(page, info, name)
    await axeClean(page)
    expect(await fitsItsWidth(page)).toBe(true)
  }
  await comeAs(page, MEMBER)
  await page.goto('/cruises')
  const form = page.getByRole('search', { name: 'Cruises' })
  await form.getByRole('combobox', { name: 'Where' }).fill('mediterr')
  await page
    .getByRole('option', { name: /Mediterranean/ })
    .first()
    .click()
  await form.getByLabel('Month').selectOption(farMonth())
  await form.getByLabel('Nights').selectOption({ label: '6 to 8 nights' })
  await form.getByRole('button', { name: /^Cabin and guests/ }).click()
  await form.getByLabel('Cabin', { exact: true }).selectOption({ label: 'Balcony' })
  await form.getByRole('button', { name: 'Done' }).click()
  await look('cruises')
  await form.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(`**/cruises/search-details?where=mediterranean&month=${farMonth()}&nights=6-8&cabin=balcony&adults=2`)
  const card = page.getByRole('article').first()
  await expect(card).toContainText('port taxes and gratuities included')
  await look('cruise-results')
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name: title, exact: true }).click()

  await page.waitForURL('**/cruises/details?**')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const map = page.getByRole('listbox', { name: /^Map of the way/ })
  await expect(map.getByRole('option').first()).toBeVisible()
  // What is chosen in the list is shown on the map.
  const port = page.getByRole('listitem').filter({ hasText: 'ashore' }).first().getByRole('button')
  await port.click()
  await expect(map.getByRole('option', { selected: true })).toHaveAccessibleName(new RegExp(await port.innerText().then((name) => name.replace(/[()]/g, '.'))))
  await page.getByRole('radio', { name: /^Balcony \d+ cabin/ }).check()
  // The plan of a deck is one stop: arrow keys go from cabin to cabin.
  const plan = page.getByRole('grid')
  const free = plan.locator('button:not([aria-disabled])')
  await plan.locator('button[tabindex="0"]').focus()
  await page.keyboard.press('ArrowDown')
  await expect(plan.locator('button:focus')).toHaveAccessibleName(/^Cabin/)
  // What is taken or of another grade is passed, and not chosen.
  const taken = plan.getByRole('button', { name: /, (taken|another grade)$/ }).first()
  await expect(taken).toHaveAttribute('aria-disabled', 'true')
  await taken.focus()
  await page.keyboard.press('Enter')
  await expect(plan.locator('[aria-pressed="true"][aria-disabled]')).toHaveCount(0)
  await free.nth(1).focus()
  await page.keyboard.press('Enter')
  const chosen = plan.locator('[aria-pressed="true"]')
  await expect(chosen).toBeFocused()
  const cabin = await chosen.innerText()
  const panel = page.getByRole('form', { name: 'Book this cruise' })
  await expect(panel.getByRole('heading')).toHaveText(`Cabin ${cabin}`)
  await panel.getByRole('button', { name: 'Hold it for me' }).click()
  await expect(panel.getByRole('status')).toContainText('Held for you')
  // A page that is loaded again still holds it.
  await page.reload()
  await expect(panel.getByRole('status')).toContainText('Held for you')
  await expect(panel.getByRole('heading')).toHaveText(`Cabin ${cabin}`)
  await page.getByRole('radio', { name: /^Late seating/ }).check()
  await look('cruise-details')
  const deposit = await panel.locator('dd').nth(2).innerText()
  await expect(panel).toContainText('Deposit now')
  await panel.getByRole('button', { name: 'Continue to payment' }).click()

  await page.waitForURL('**/cruises/checkout?**')
  await travellers(page)
  await page.getByRole('checkbox', { name: /charge/i }).check()
  await look('cruise-checkout')
  await fillCard(page, CARDS.plain)
  await complete(page)
  await page.waitForURL('**/cruises/checkout-success?**')
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(cabin).first()).toBeVisible()
  await look('cruise-confirmed')

  const bookingId = new URL(page.url()).searchParams.get('booking_id')
  await findsTimeAshore(page, `/user/my-bookings/${bookingId}`)
  await look('cruise-ashore-results')
  await page.goto('/user/my-bookings')
  await expect(page.getByRole('article').filter({ hasText: title }).first()).toBeVisible()
  await page.goto(`/user/my-bookings/${bookingId}`)
  await expect(page.getByText(cabin).first()).toBeVisible()
  await look('cruise-booking')
  await page.getByRole('button', { name: 'Cancel booking' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Your refund')
  await expect(dialog).toContainText(deposit)
  await dialog
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click()
  await expect(page.getByText('Canceled').first()).toBeVisible({ timeout: 20_000 })
})

test('[C2.13] a cabin on option is paid by its deposit; its final payment is refused by one card, which is said, and paid by the other', async ({
  page,
}, info) => {
  await comeAsSomebodyNew(page)
  await page.goto(`/cruises/search-details?where=mediterranean&month=${farMonth()}&adults=2`)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/cruises/details?**')
  const panel = page.getByRole('form', { name: 'Book this cruise' })
  await panel.getByRole('button', { name: 'Hold it for 3 days' }).click()
  await page.waitForURL('**/cruises/checkout?**')
  await expect(page.getByRole('timer')).toHaveText(/^7[12]:\d\d:\d\d$/)
  await expect(page.getByRole('region', { name: 'Time left on your hold' })).toContainText('under My bookings')
  // Whoever decides later closes the page, and finds it again.
  await page.goto('/user/my-bookings')
  const held = page.getByRole('region', { name: 'Held for you' })
  await expect(held).toContainText('Held at this price until')
  await takePictures(page, info, 'cruise-option')
  await axeClean(page)
  expect(await fitsItsWidth(page)).toBe(true)
  await held
    .getByRole('link', { name: /^Continue to payment/ })
    .first()
    .click()
  await page.waitForURL('**/cruises/checkout?**')
  await travellers(page)
  await page.getByRole('checkbox', { name: /charge/i }).check()
  await saveCard(page, CARDS.plain, 'Everyday')
  // A card that is saved is chosen at once.
  await expect(option(page, /Visa ending 4242/)).toBeChecked()
  // The bank of this one wants its person whenever it is charged.
  await option(page, 'Pay with new card').check()
  await fillCard(page, CARDS.challenged)
  await complete(page)
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await page.waitForURL('**/cruises/checkout-success?**')
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 30_000 })
  await page.goto(`/user/my-bookings/${new URL(page.url()).searchParams.get('booking_id')}`)
  const later = page.getByRole('region', { name: 'Later payments' })
  await later.getByRole('button', { name: 'Pay now', exact: true }).click()
  await expect(later.getByRole('alert')).toBeVisible()
  await takePictures(page, info, 'cruise-final-refused')
  await axeClean(page)
  await later.getByRole('button', { name: 'Pay now with another card' }).click()
  await later.getByRole('button', { name: /4242/ }).click()
  await expect(later).toContainText('Paid')
  await takePictures(page, info, 'cruise-final-paid')
})

test('what names no cruise is said, with the way on', async ({ page }) => {
  await page.goto('/cruises/search-details?where=Atlantis')
  await expect(page.getByRole('heading', { name: /No places match “Atlantis”/ })).toBeVisible()
  await page.goto('/cruises/details?sailing=flying-dutchman-2027-01-01')
  await expect(page.getByRole('heading', { name: "We can't show this cruise" })).toBeVisible()
})
