import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { rightInEveryLook } from './harness/right-in-every-look.ts'
import { expect, test } from './harness/test.ts'
import { arriveSignedIn, chooseRoom, resultsPath, stay } from './journeys/steps.ts'

const days = stay(35)

/** The page behind it is read without it. */
const OPEN_DIALOG = 'dialog[open]'

/** Pages anybody may open, by what they are about. */
const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  // Before the first search, which a front page would show.
  ...Object.entries(PRODUCT_PAGES).flatMap(([code, { landing }]) => (landing === '/' ? [] : [[`the front page of ${code}`, landing] as const])),
  ['results', resultsPath('lisbon', days)],
  ['results that nothing fits', `${resultsPath('lisbon', days)}&score=9&stars=2`],
  ['a search that cannot be', '/search-detail?destination=lisbon&checkin=2020-01-02&checkout=2020-01-01&rooms=2'],
  ['a place nobody knows', resultsPath('zzzq', days)],
  ['an unknown hotel', '/hotel-details?hotel=nowhere'],
  ['a checkout that is over', '/hotel-checkout?checkout=none'],
  ['bookings of nobody', '/user/my-bookings'],
  ['details of nobody', '/user-details'],
  ['cards of nobody', '/user/payment-methods'],
  ['terms', '/terms-of-use'],
  ['privacy', '/privacy-policy'],
  ['a link cut short', '/reset-password'],
  ['no page', '/nothing-here'],
]

// One tab goes through all of them: a tab for each costs as much as reading it. What is wrong with one is told, and the next is read.
test('anybody can use each page that is open to all', async ({ page }) => {
  test.setTimeout(600_000)
  for (const [name, path] of PAGES) {
    await test.step(name, async () => {
      await page.goto(path)
      await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible()
      await rightInEveryLook(page, name)
    })
  }
})

test('[B2.8] anybody can use the colours of each organisation: blue, agents', async ({ page, baseURL }) => {
  for (const host of ['blue', 'agents']) {
    await test.step(host, async () => {
      await page.goto(`http://${host}.localhost:${new URL(baseURL ?? '').port}${resultsPath('lisbon', days)}`)
      await expect.soft(page.getByRole('article').first(), host).toBeVisible()
      await rightInEveryLook(page, host)
    })
  }
})

test('anybody can use: the dialogs of the header', async ({ page }) => {
  await page.goto('/')
  for (const [opener, title] of [
    ['Sign in', 'Sign in'],
    ['Language and currency', 'Select your language & currency'],
  ] as const) {
    await page.getByRole('button', { name: opener, exact: true }).click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await rightInEveryLook(page, title, OPEN_DIALOG)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: opener, exact: true })).toBeFocused()
  }
})

test('[A2.15, A6.1] anybody can use: a hotel, its checkout, one’s bookings', async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto(resultsPath('lisbon', days))
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible()
  await rightInEveryLook(page, 'a hotel')
  await page.setViewportSize({ width: 1280, height: 900 })
  await chooseRoom(page, resultsPath('lisbon', days))
  await page.getByRole('radio', { name: 'Pay with new card' }).check()
  await expect(page.frameLocator('iframe[title="Card number"]').getByRole('textbox')).toBeVisible()
  await rightInEveryLook(page, 'checkout')
  await page.goto('/user/my-bookings')
  await expect(page.getByRole('heading', { name: 'My bookings' })).toBeVisible()
  await rightInEveryLook(page, 'bookings')
})

test('[A2.15, A3.3] anybody can use: one’s saved cards, the form of a new one, the modals that ask first', async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto('/user/payment-methods')
  const other = page.getByRole('listitem').filter({ hasText: '4444' })
  for (const [action, title] of [
    ['Set as default', 'Set as default card'],
    ['Edit', 'Edit Credit Card'],
    ['Delete', 'Delete Credit Card'],
  ] as const) {
    await other.getByRole('button', { name: action, exact: true }).click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await rightInEveryLook(page, title, OPEN_DIALOG)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Add a card' }).click()
  await expect(page.frameLocator('iframe[title="Card number"]').getByRole('textbox')).toBeVisible()
  await rightInEveryLook(page, 'saved cards')
})

test('the keyboard alone finds a stay and a room', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  const where = page.getByRole('combobox', { name: 'Where to?' })
  await page.keyboard.press('Tab')
  await expect(where).toBeFocused()
  await page.keyboard.type('Lisb')
  await expect(page.getByRole('option', { name: /^Lisbon, Portugal/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(where).toHaveValue('Lisbon, Portugal')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search-detail?destination=lisbon**')
  const hotel = page.getByRole('article').first().getByRole('heading').getByRole('link')
  await hotel.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/hotel-details**')
  const select = page.getByRole('button', { name: 'Select' }).first()
  await select.focus()
  expect(await select.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/hotel-checkout?**')
})
