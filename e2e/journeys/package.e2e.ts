import type { Locator, Page } from '@playwright/test'
import { axeClean } from '../harness/axe-clean.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { bank, CARDS, comeAs, complete, fillCard, lastName, MEMBER, stay } from './steps.ts'
import { COUPON, POINTS, priceLine, use } from './tender-steps.ts'

const amountIn = (text: string): number => Number(text.replaceAll(/[^\d.−-]/g, '').replace('−', '-'))
const amountOf = async (at: Locator): Promise<number> => amountIn(await at.innerText())

/** The lead's name makes the airline move the first flight soon after. */
async function travellers(page: Page): Promise<void> {
  const region = page.getByRole('region', { name: 'Travelers' })
  for (const [at, name] of ['Nora', 'Paul', 'Mia'].entries()) {
    const who = region.getByRole('group', { name: `Traveler ${at + 1}` })
    await who.getByLabel('First name').fill(name)
    await who.getByLabel('Last name').fill(at === 0 ? 'Retimed' : lastName())
    await who.getByLabel('Date of birth').fill(at < 2 ? '1988-05-04' : '2020-05-04')
    await who.getByLabel('Nationality').selectOption('PT')
    await who.getByLabel('Passport number').fill(`P9977${at}`)
    await who.getByLabel('Issued by').selectOption('PT')
    await who.getByLabel('Expires on').fill('2034-05-04')
  }
  await region.getByLabel('Email').fill('nora.together@example.com')
  await region.getByLabel('Phone').fill('+1 202 555 0121')
}

const total = (page: Page): Locator => page.getByRole('status', { name: 'Total' })

/** Adds the first thing that is offered under a heading, at the difference that stands beside it. */
async function add(page: Page, what: RegExp): Promise<void> {
  const before = await amountOf(total(page))
  const offered = page.getByRole('group').filter({ hasText: what }).first()
  await offered.getByText(what).click()
  const first = offered.getByRole('listitem').first()
  const difference = await amountOf(first.getByText(/^\+/))
  await first.getByRole('link', { name: /^Add / }).click()
  await expect.poll(() => amountOf(total(page))).toBeCloseTo(before + difference, 2)
}

test('[B1.1, B2.1, C1.3, C1.9] flights, a stay, a ride and an outing as one: parts changed by their difference, paid by points, coupon and 3-D Secure, one part cancelled, a moved flight answered', async ({
  page,
}, info) => {
  const { checkin: leave, checkout: back } = stay(19, 6)
  const look = async (name: string) => {
    await takePictures(page, info, `package-${name}`)
    await axeClean(page)
    expect(await fitsItsWidth(page)).toBe(true)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await comeAs(page, MEMBER)
  await page.goto('/packages')
  const form = page.getByRole('search', { name: 'Packages' })
  await form.getByRole('combobox', { name: 'From' }).fill('london')
  await page
    .getByRole('option', { name: /London/ })
    .first()
    .click()
  await form.getByRole('combobox', { name: 'To', exact: true }).fill('lisb')
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .click()
  await form.getByRole('button', { name: /^Rooms and guests/ }).click()
  await form.getByRole('button', { name: /^More children/ }).click()
  await form.getByRole('button', { name: 'Done' }).click()
  await form.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/packages/search-details?from=LON&to=lisbon&**rooms=2,8**')

  await page.goto(`/packages/search-details?from=LON&to=lisbon&leave=${leave}&return=${back}&rooms=2,6&stops=0&sort=price`)
  const card = page.getByRole('article').first()
  await expect(card).toContainText('for 3 travelers, taxes and fees included')
  await expect(card).toContainText('Package discount')
  const ownPrice = card.getByRole('link', { name: /see this price by itself/ })
  await expect(ownPrice).toHaveCount(2)
  await look('results')
  await card.getByRole('link', { name: /^See the package/ }).click()

  await page.waitForURL('**/packages/details?**')
  const [flights, place] = [page.getByRole('region', { name: /^Flights/ }), page.getByRole('region', { name: /^Place to stay/ })]
  await expect(flights.getByRole('link', { name: /Check this price/ })).toHaveAttribute('href', /\/flight\/details\?/)
  const before = await amountOf(total(page))
  await place.getByText('Change this part').click()
  const other = place
    .getByRole('list', { name: /^Instead of/ })
    .getByRole('listitem')
    .first()
  const difference = await amountOf(other.getByText(/^[+−]|^Same price/))
  await other.getByRole('link', { name: /^Choose/ }).click()
  await expect.poll(() => amountOf(total(page))).toBeCloseTo(before + difference, 2)
  await add(page, /^From the airport/)
  await add(page, /^Something to do on/)
  await look('details')
  // On a phone what it costs and the way on stay in view, above the links to one's own pages.
  await page.setViewportSize({ width: 375, height: 812 })
  await page.evaluate(() => scrollTo(0, 0))
  const [bar, own] = [page.locator('.pay-bar'), page.getByRole('navigation', { name: 'Your pages' })]
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(own).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await bar.boundingBox())!.y + (await bar.boundingBox())!.height - (await own.boundingBox())!.y).toBeLessThanOrEqual(1)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('form', { name: 'Book this package' }).getByRole('button', { name: 'Continue to payment' }).click()

  await page.waitForURL('**/packages/checkout?**')
  await expect(page.getByRole('main')).toContainText('2015/2302')
  await travellers(page)
  const held = await amountOf(total(page))
  const change = page.getByRole('region', { name: 'Change a part' })
  // Of the place to stay: the ride goes there, so it comes along.
  await change
    .getByRole('button', { name: /^Change / })
    .nth(1)
    .click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()
  await expect(dialog).toContainText('Your total now')
  await expect(dialog.getByRole('region', { name: 'What changes with it' }).getByRole('listitem').first()).toContainText(/ick-up/)
  await takePictures(page, info, 'package-change')
  const next = await amountOf(dialog.locator('dl > div').filter({ hasText: 'Your new total' }).locator('dd').first())
  expect(next).not.toBe(held)
  await dialog.getByRole('button', { name: /^Change for/ }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => amountOf(total(page))).toBe(next)
  await change.getByRole('button', { name: 'Add to your trip' }).click()
  await dialog
    .getByRole('list', { name: /^A car/ })
    .getByRole('button', { name: /^Add/ })
    .first()
    .click()
  const more = await amountOf(dialog.locator('dl > div').filter({ hasText: 'Your new total' }).locator('dd').first())
  await dialog.getByRole('button', { name: /^Add it for/ }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => amountOf(total(page))).toBe(more)
  await change
    .getByRole('button', { name: /^Change / })
    .last()
    .click()
  await dialog.getByRole('button', { name: 'Take it off your trip' }).click()
  await dialog.getByRole('button', { name: /^Take it off for/ }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => amountOf(total(page))).toBe(next)
  await use(page, COUPON, 'TAKE25')
  await use(page, POINTS, '2000')
  await expect(priceLine(page, 'TAKE25')).toContainText('−$25')
  await expect(priceLine(page, 'Package discount')).toBeVisible()
  await look('checkout')
  await fillCard(page, CARDS.challenged)
  await complete(page)
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()

  await page.waitForURL('**/packages/checkout-success?**')
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('list', { name: 'Parts of your trip' }).getByRole('listitem')).toHaveCount(4)
  await look('confirmed')
  await page.goto(`/user/my-bookings/${new URL(page.url()).searchParams.get('booking_id')}`)
  const items = page.getByRole('list', { name: 'Booked items' })
  const ride = items.getByRole('article').nth(2)
  await ride.getByRole('button', { name: /^Cancel this item/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Your refund')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click()
  await expect(ride).toContainText('Canceled', { timeout: 20_000 })

  const main = page.getByRole('main')
  await expect(async () => {
    await page.reload()
    await expect(main).toContainText('The provider changed this. Do you agree?', { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  const news = page.getByRole('region', { name: 'Change by the provider' })
  for (const name of ['Accept the change', 'Choose another', 'Get my money back for this item']) await expect(news.getByRole('button', { name })).toBeVisible()
  await look('moved')
  await news.getByRole('button', { name: 'Get everything back' }).click()
  await news.getByRole('button', { name: 'Cancel everything and get my money back' }).click()
  await expect(items.getByText('Canceled', { exact: true })).toHaveCount(4, { timeout: 20_000 })
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('You paid in total')
})

test('on a phone a trip is found, given a ride, and held with what it costs part by part', async ({ page }, info) => {
  const { checkin: leave, checkout: back } = stay(24, 5)
  const look = async (name: string) => {
    await takePictures(page, info, `package-${name}-375`)
    await axeClean(page)
    expect(await fitsItsWidth(page)).toBe(true)
  }
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`/packages?place=lisbon&from=${leave}&until=${back}&rooms=2`)
  const form = page.getByRole('search', { name: 'Packages' })
  await expect(form.getByRole('combobox', { name: 'To', exact: true })).toHaveValue('Lisbon, Portugal')
  await form.getByRole('combobox', { name: 'From' }).fill('MAD')
  await page
    .getByRole('option', { name: /Madrid/ })
    .first()
    .click()
  await look('landing')
  await form.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(`**/packages/search-details?from=MAD&to=lisbon&leave=${leave}&return=${back}&rooms=2`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await look('results')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/packages/details?**')
  await add(page, /^From the airport/)
  const place = page.getByRole('region', { name: /^Place to stay/ })
  await place.getByText('Change this part').click()
  await place
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'What changes with it' })).toContainText('Pick-up as before')
  await look('change')
  const next = await amountOf(dialog.locator('dl > div').filter({ hasText: 'Your new total' }).locator('dd').first())
  await dialog.getByRole('button', { name: /^Change for/ }).click()
  await expect.poll(() => amountOf(total(page))).toBe(next)
  await expect(page.getByRole('region', { name: /^Transfer/ })).toHaveCount(1)
  await look('details')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/packages/checkout?**')
  await expect(priceLine(page, 'Package discount')).toBeVisible()
  await look('checkout')
})

test('what is wrong with a trip is said at its field, and an unknown place has near ones', async ({ page }) => {
  const { checkin: leave, checkout: back } = stay(14, 5)
  await page.goto('/packages/search-details?from=LON&to=lisbon&leave=2020-01-01&return=2020-01-05')
  await expect(page.getByRole('heading', { name: /That date has passed/ })).toBeVisible()
  await page.goto(`/packages/search-details?from=LON&to=Atlantis&leave=${leave}&return=${back}`)
  await expect(page.getByRole('heading', { name: /No places match “Atlantis”/ })).toBeVisible()
  await page.goto(`/packages/search-details?from=london&to=Lisbon&leave=${leave}&return=${back}`)
  await page.waitForURL('**from=LON&to=lisbon&**')
  await page.goto(`/packages/details?from=LON&to=lisbon&leave=${leave}&return=${back}&rooms=2`)
  await expect(page.getByRole('heading', { name: "We can't show this package" })).toBeVisible()
})
