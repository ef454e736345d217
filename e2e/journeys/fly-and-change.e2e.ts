import type { Locator, Page } from '@playwright/test'
import { axeClean } from '../harness/axe-clean.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { comeAs, complete, MEMBER, stay } from './steps.ts'

/** Focuses by the keyboard alone what a person would tab to, and presses a key on it. */
async function press(at: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await at.focus()
  await at.page().keyboard.press(key)
}

/** Flex there and back, for one whose name makes the airline move the first flight soon after. */
async function bookRetimed(page: Page, { out, back }: { out: string; back: string }): Promise<string> {
  await page.goto(`/flight/search-details?triptype=2&from=LIS&to=MAD&depart=${out}&return=${back}&cabin=economy&adults=1`)
  const card = page.getByRole('article').first()
  await press(card.getByRole('link', { name: /See fares/ }), 'Enter')
  const flex = card.getByRole('list', { name: 'Fares' }).getByRole('listitem').filter({ hasText: 'Flex' })
  await press(flex.getByRole('link', { name: /Select/ }), 'Enter')
  await press(page.getByRole('form', { name: 'Book this flight' }).getByRole('button', { name: 'Continue to payment' }), 'Enter')
  const who = page.getByRole('region', { name: 'Travelers' })
  await who.getByLabel('First name').fill('Ana')
  await who.getByLabel('Last name').fill('Retimed')
  await who.getByLabel('Email').fill('ana.by.air@example.com')
  await who.getByLabel('Phone').fill('+351 912 555 018')
  await who.getByLabel('Date of birth').fill('1988-05-04')
  await who.getByLabel('Document', { exact: true }).selectOption('passport')
  await who.getByLabel('Passport number').fill('P1234567')
  await who.getByLabel('Issued by').selectOption('PT')
  await who.getByLabel('Expires on').fill('2033-05-04')
  await complete(page)
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 30_000 })
  return new URL(page.url()).searchParams.get('booking_id') ?? ''
}

test('a flight that the airline moves is answered, then changed to other days and paid, by keyboard', async ({ page }, info) => {
  const { checkin: out, checkout: back } = stay(20, 7)
  await comeAs(page, MEMBER)
  const booking = `/user/my-bookings/${await bookRetimed(page, { out, back })}`
  const main = page.getByRole('main')
  await expect(async () => {
    await page.goto(booking)
    await expect(main).toContainText('The provider changed this. Do you agree?', { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect(main).toContainText('Before:')
  await expect(main).toContainText('EU Regulation 261/2004')
  await expect(main.getByRole('button', { name: 'Choose another' })).toBeVisible()
  await takePictures(page, info, 'flight-retimed')
  await axeClean(page)
  await press(main.getByRole('button', { name: 'Accept the change' }), 'Enter')
  await expect(main).not.toContainText('Do you agree?')

  // Nearer days cost more: the difference is seen, agreed to and paid.
  await press(main.getByRole('button', { name: 'Change booking' }), 'Enter')
  const dialog = page.getByRole('dialog')
  const [there, home] = [dialog.getByLabel(/Lisbon to Madrid/), dialog.getByLabel(/Madrid to Lisbon/)]
  const { checkin: sooner, checkout: soonerBack } = stay(5, 7)
  await there.fill(sooner)
  await home.fill(soonerBack)
  await press(dialog.getByRole('button', { name: 'Find flights on these days' }), 'Enter')
  const choice = dialog.getByRole('radio').first()
  await expect(dialog.getByRole('form', { name: 'Change your flights' })).toContainText('at your fare')
  await press(choice, 'Space')
  await press(dialog.getByRole('button', { name: 'See what changes' }), 'Enter')
  await expect(dialog).toContainText('Already paid')
  await takePictures(page, info, 'flight-change')
  await press(dialog.getByRole('button', { name: 'Continue to checkout' }), 'Enter')
  await page.waitForURL('**/flight/checkout?**')
  const who = page.getByRole('region', { name: 'Travelers' })
  await expect(who).toContainText('Ana Retimed')
  await expect(who.getByRole('textbox')).toHaveCount(0)
  await expect(main).toContainText('Paid before the change')
  expect(await fitsItsWidth(page)).toBe(true)
  await complete(page)
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 30_000 })
  await page.goto(booking)
  await expect(main).toContainText('What it was before')
})
