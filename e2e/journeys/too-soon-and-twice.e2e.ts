import { addDays } from '@sojourn/kernel'
import { takePictures } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import {
  arriveSignedIn,
  CARDS,
  cards,
  chooseRoom,
  complete,
  dayShort,
  expectConfirmed,
  fillCard,
  fillGuest,
  resultsPath,
  stay,
  turnPage,
  whereTo,
} from './steps.ts'

const TOO_SOON = "Sorry! We're unable to process your request as your travel date is too soon."

test('[A9.5, C2.9] the list, the fields and the calendar of a search offer no day before the first that can be, and say which it is', async ({ page }) => {
  const today = new Date().toISOString().slice(0, 10)
  await page.goto(resultsPath('lisbon', { checkin: today, checkout: addDays(today, 2) }))
  await expect(page.getByText(/^The earliest check-in is .+\.$/)).toBeVisible()
  await expect(cards(page).first()).toContainText(/Bookable from \w/)
  await expect(cards(page).first().getByRole('link').first()).toHaveAttribute('href', new RegExp(`checkin=${addDays(today, 1)}&`))
  await expect(
    cards(page)
      .first()
      .getByRole('link', { name: /^Check in / }),
  ).toBeVisible()
  // Until scripts run it is the browser's own date field, in which the day it has already is no change.
  const checkin = page.getByRole('combobox', { name: 'Check-in', exact: true })
  await checkin.fill(today)
  await checkin.press('Tab')
  await expect(page.getByText(/^Choose .+ or later\.$/)).toBeVisible()
  await checkin.press('Alt+ArrowDown')
  const calendar = page.getByRole('dialog', { name: 'Your dates' })
  await expect(calendar.getByRole('button', { name: /, too soon to book/ }).first()).toBeDisabled()
  await expect(calendar.getByText(/^The earliest date you can book is .+\.$/)).toBeVisible()
})

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('[C2.18] offers the days of the place, not its own, and takes no other place for one that is unknown', async ({ page }) => {
      const inTokyo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(Date.now())
      const { checkin, checkout } = stay(20)
      await page.goto(resultsPath('tokyo', { checkin, checkout }))
      const field = page.getByRole('combobox', { name: 'Check-in', exact: true })
      await field.fill(inTokyo)
      await field.press('Tab')
      await expect(page.getByText(/^Choose .+ or later\.$/)).toBeVisible()
      await field.fill(addDays(inTokyo, 1))
      await field.press('Tab')
      await expect(page.getByText(/^Choose .+ or later\.$/)).toBeHidden()
      await field.fill('3 Ocotber')
      await field.press('Tab')
      await expect(page.getByText(/^This isn't a date we can read\. Enter day, month and year/)).toBeVisible()
      // Today without its year is today, not the day a year later.
      await field.fill(dayShort(inTokyo))
      await field.press('Tab')
      await expect(page.getByText(/^Choose .+ or later\.$/)).toBeVisible()
      await page.goto(resultsPath('Malmö', { checkin, checkout }))
      await expect(page.getByRole('heading', { level: 1, name: 'No places match “Malmö”' })).toBeVisible()
      await expect(page.getByRole('link', { name: /^Mallorca/ })).toHaveAttribute('href', /destination=mallorca&checkin=/)
      await page.goto('/')
      await whereTo(page).fill('Malmö')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(page.getByText('No places match “Malmö”. Did you mean Mallorca?')).toBeVisible()
      await expect(whereTo(page)).toBeFocused()
      await page
        .getByRole('list', { name: 'Places you may mean' })
        .getByRole('button', { name: /^Mallorca/ })
        .click()
      await expect(whereTo(page)).toHaveValue('Mallorca, Spain')
      await expect(page.getByText(/^No places match/)).toBeHidden()
    })
  })
}

test('[A2.17, A8.9, A9.5] a room of today is refused at Select in words; dismissed the page stays, and Change Dates leads to the landing page with the place filled in', async ({
  page,
}, info) => {
  for (const [prefix, landing, home] of [
    ['', '/', 'hotels'],
    ['/holidaystays', '/holidaystays', 'holiday stays'],
  ] as const) {
    // A day that has not begun anywhere west of Lisbon is today there.
    const today = new Date().toISOString().slice(0, 10)
    await page.goto(prefix + resultsPath('lisbon', stay(4)))
    const href = (await cards(page).first().getByRole('link').first().getAttribute('href')) ?? ''
    const hotel = new URL(href, page.url())
    hotel.searchParams.set('checkin', today)
    hotel.searchParams.set('checkout', addDays(today, 2))
    await page.goto(hotel.href)
    await expect(page.getByText(/^The earliest check-in is /).getByRole('link', { name: /^Check in / })).toHaveAttribute('href', /checkin=/)
    await page.getByRole('button', { name: 'Select' }).first().click()
    const modal = page.getByRole('dialog')
    await expect(modal.getByText(TOO_SOON), home).toBeVisible()
    if (prefix === '') await takePictures(page, info, 'too-soon')
    await modal.getByRole('button', { name: 'Close' }).click()
    await expect(modal).toBeHidden()
    await expect(page).toHaveURL(hotel.href)
    await page.getByRole('button', { name: 'Select' }).first().click()
    await modal.getByRole('button', { name: 'Change Dates' }).click()
    await expect(page).toHaveURL((url) => url.pathname === landing)
    await expect(whereTo(page)).toHaveValue('Lisbon, Portugal')
    await expect(page.getByRole('button', { name: /^Rooms and guests|^Guests/ })).toContainText('2 adults')
  }
})

test('[A2.18, A8.10] the same guest twice in one hotel: Change Name keeps everything typed and books the other person', async ({ page }, info) => {
  const when = stay(13, 3)
  await arriveSignedIn(page)
  const hotel = await chooseRoom(page, resultsPath('seville', when))
  await fillGuest(page, 'nora.twice@example.com')
  await fillCard(page, CARDS.plain)
  await complete(page)
  await expectConfirmed(page)

  // A night later, two of the three nights are the same.
  const later = { checkin: addDays(when.checkin, 1), checkout: addDays(when.checkout, 1) }
  await page.goto(resultsPath('seville', later))
  await expect(cards(page).first()).toBeVisible()
  const name = page.getByRole('link', { name: hotel, exact: true })
  while (!(await name.isVisible())) await turnPage(page)
  await name.click()
  await page.getByRole('button', { name: 'Select' }).first().click()
  await page.waitForURL('**/hotel-checkout?**')
  await fillGuest(page, 'nora.twice@example.com')
  const guest = page.getByRole('region', { name: 'Guest details' })
  await guest.getByLabel('First name').fill('  NORA ')
  await fillCard(page, CARDS.plain)
  await complete(page)
  const modal = page.getByRole('dialog', { name: 'Guest Name Update Required' })
  await expect(modal).toBeVisible()
  await takePictures(page, info, 'same-guest-twice')
  await modal.getByRole('button', { name: 'Change Name' }).click()
  await expect(modal).toBeHidden()
  await expect(guest.getByLabel('First name')).toBeFocused()
  await expect(guest.getByLabel('Last name')).toHaveValue(/^Albright/)
  await expect(guest.getByLabel('Email')).toHaveValue('nora.twice@example.com')
  await expect(guest.getByLabel('Phone')).toHaveValue('+1 202 555 0121')
  await expect(page.getByLabel('Name on card')).toHaveValue('Nora Albright')
  await expect(page.frameLocator('iframe[title="Card number"]').getByRole('textbox')).not.toHaveValue('')
  await guest.getByLabel('First name').fill('Edda')
  await complete(page)
  await expectConfirmed(page)
})
