import type { Locator, Page } from '@playwright/test'
import { axeClean } from '../harness/axe-clean.ts'
import { takePictures } from '../harness/looks.ts'
import { withOwnServer } from '../harness/own-server.ts'
import { expect } from '../harness/test.ts'
import { arriveSignedIn, bank, CARDS, fillCard, MEMBER } from './steps.ts'

const test = withOwnServer()
const PATH = '/user/payment-methods'
const row = (page: Page, card: string): Locator => page.getByRole('list', { name: 'Saved cards' }).getByRole('listitem').filter({ hasText: card })
const rows = (page: Page): Locator => page.getByRole('list', { name: 'Saved cards' }).getByRole('listitem')
const act = (page: Page, card: string, action: string) => row(page, card).getByRole('button', { name: action, exact: true }).click()

async function toMyCards(page: Page, email = MEMBER): Promise<void> {
  await arriveSignedIn(page, email)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('link', { name: 'Payment methods' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment methods' })).toBeVisible()
}

async function addCard(page: Page, number: string, nickName: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a card' }).click()
  await fillCard(page, number)
  await page.getByLabel('Nick Name').fill(nickName)
  await page.getByRole('button', { name: 'Save card' }).click()
}

test('a guest at the page of cards is asked to sign in; signed in it shows the cards, and the focus is there', async ({ page }) => {
  const answer = await page.goto(PATH)
  expect(answer?.status()).toBe(401)
  await page.getByRole('button', { name: 'Continue with your account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(MEMBER)
  await dialog.getByLabel('Password', { exact: true }).fill('travel-demo-1')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(row(page, 'Visa ending 4242')).toContainText('Default')
  await expect(row(page, 'Mastercard ending 4444')).not.toContainText('Default')
})

test('[A2.14, A8.3] a default that could not be set says SORRY, SOMETHING WENT WRONG; the old one stays and the focus is where it was', async ({ page }) => {
  await toMyCards(page)
  await page.route('**/v1/card/set_default_card', (route) => route.fulfill({ status: 400, json: { error: { type: 'invalid_request_error' } } }))
  await act(page, '4444', 'Set as default')
  await page.getByRole('dialog', { name: 'Set as default card' }).getByRole('button', { name: 'Save' }).click()
  const sorry = page.getByRole('alertdialog', { name: 'SORRY, SOMETHING WENT WRONG' })
  await expect(sorry).toContainText('Nothing was charged')
  await sorry.getByRole('button', { name: 'OK' }).click()
  await expect(row(page, '4242')).toContainText('Default')
  await expect(row(page, '4444').getByRole('button', { name: 'Set as default' })).toBeFocused()
})

test('[A2.15, A3.3, A5.7, A7.1, A7.2, A7.3] a member makes another card the default, names it, deletes the first, which paid the membership; what was done is there after a reload', async ({
  page,
}, info) => {
  await toMyCards(page)
  await takePictures(page, info, 'payment-methods')

  const asked = page.waitForRequest('**/v1/card/set_default_card')
  await act(page, '4444', 'Set as default')
  const setDefault = page.getByRole('dialog', { name: 'Set as default card' })
  await expect(setDefault).toBeVisible()
  await setDefault.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, '4444').getByRole('button', { name: 'Set as default' })).toBeFocused()
  await act(page, '4444', 'Set as default')
  const reloaded = page.waitForRequest('**/api/booking/getUserCreditCards')
  await setDefault.getByRole('button', { name: 'Save' }).click()
  const headers = await (await asked).allHeaders()
  expect(headers['api-key']).toBe('pk_test_sojourn')
  expect(headers['customer-token']).toBeTruthy()
  await reloaded
  await expect(row(page, '4444')).toContainText('Default')
  await expect(row(page, '4242')).not.toContainText('Default')

  await act(page, '4444', 'Edit')
  const edit = page.getByRole('dialog', { name: 'Edit Credit Card' })
  await expect(edit.getByLabel('Nick Name')).toBeFocused()
  await edit.getByLabel('Nick Name').fill('')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toContainText('Enter a nickname for this card.')
  await axeClean(page, { part: 'dialog[open]' })
  await edit.getByLabel('Nick Name').fill('Long trips')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, '4444')).toContainText('Long trips')

  await act(page, '4242', 'Delete')
  const forget = page.getByRole('dialog', { name: 'Delete Credit Card' })
  await expect(forget).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(forget).toBeHidden()
  await act(page, '4242', 'Delete')
  // It pays the membership: what would not be paid is said, and another card takes its place.
  await expect(forget).toContainText("Without another card, this won't be paid:")
  await axeClean(page, { part: 'dialog[open]' })
  await forget.getByLabel('Pay with instead').selectOption({ label: 'Mastercard ending 4444' })
  await expect(forget).toContainText('Charged to the other card:')
  await forget.getByRole('button', { name: 'Delete' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Saved cards' })).toBeFocused()

  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await expect(row(page, 'Mastercard ending 4444')).toContainText(/Default.*Long trips/s)
})

test('[A5.7, B4.1] a card that its bank asks about is added: refused it is not saved, confirmed it is listed first, with its nick name, after a reload too', async ({
  page,
}, info) => {
  await toMyCards(page)
  await expect(rows(page).first()).toBeVisible()
  const before = await rows(page).count()
  await addCard(page, CARDS.challenged, 'Work')
  await expect(page.getByRole('dialog', { name: "Your bank needs to verify it's you" })).toContainText('Nothing is charged.')
  await bank(page).getByRole('button', { name: 'Fail authentication' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'nothing was charged' })).toBeVisible()
  await takePictures(page, info, 'payment-methods-add')
  await expect(rows(page)).toHaveCount(before)

  await page.getByRole('button', { name: 'Save card' }).click()
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await expect(rows(page)).toHaveCount(before + 1)
  await expect(rows(page).first()).toContainText(/Visa ending 3184.*Work/s)
  await expect(page.getByRole('button', { name: 'Save card' })).toBeHidden()
  await page.reload()
  await expect(rows(page).first()).toContainText(/Visa ending 3184.*Work/s)
})

test('a declined card is not saved and says why; closing the bank’s page saves nothing', async ({ page }) => {
  await toMyCards(page)
  await expect(rows(page).first()).toBeVisible()
  const before = await rows(page).count()
  await addCard(page, CARDS.declined, 'Work')
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toContainText('nothing was charged')
  await fillCard(page, CARDS.challenged)
  await page.getByRole('button', { name: 'Save card' }).click()
  await page.getByRole('button', { name: 'CLOSE' }).click()
  await expect(page.getByRole('alert').filter({ hasText: "didn't confirm" })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(rows(page)).toHaveCount(before)
})

test('a person who has no cards sees what one is for; the first card becomes the default', async ({ page }, info) => {
  await toMyCards(page, 'new@sojourn.test')
  await expect(page.getByText('No saved cards yet.')).toBeVisible()
  await takePictures(page, info, 'payment-methods-empty')
  await addCard(page, CARDS.plain, 'Everyday')
  await expect(row(page, 'Visa ending 4242')).toContainText(/Default.*Everyday/s)
})

test('without scripts the cards can be read, and the page says why they cannot be changed', async ({ page, browser, server }) => {
  await toMyCards(page)
  const bare = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false, storageState: await page.context().storageState() })
  const still = await bare.newPage()
  await still.goto(PATH)
  await expect(rows(still).first()).toContainText('ending')
  await expect(still.getByText(/turn on JavaScript/)).toBeVisible()
  await expect(still.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await bare.close()
})

test('[A3.1, A7.4] where PG_01 is in force the API changes the cards: no nick name, and the default is set by its call', async ({ page, browser, server }) => {
  const office = await browser.newContext({ baseURL: server.url })
  const operator = await office.newPage()
  await arriveSignedIn(operator, 'operator@sojourn.test')
  const settings = { gateway: 'PG_01', popup: false, forced: false, guarantee: false, markup_now: false }
  const saved = await operator.request.post('/api/operator/savePaymentSettings', { data: settings, headers: { origin: server.url } })
  expect(saved.status()).toBe(200)
  await office.close()

  await toMyCards(page)
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  const asked = page.waitForRequest('**/api/booking/setDefaultCard')
  const other = rows(page)
    .filter({ has: page.getByRole('button', { name: 'Set as default' }) })
    .first()
  const name = (await other.innerText()).match(/ending (\d{4})/)?.[1] ?? ''
  await act(page, name, 'Set as default')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ email: MEMBER, is_default: 1, merchant_id: 'org_sojourn' })
  await expect(row(page, name)).toContainText('Default')
})

// The last one: it leaves the member without a card.
test('once no card is left that pays the membership, its profile says so, with the way to choose one', async ({ page }) => {
  await toMyCards(page)
  const forget = page.getByRole('dialog', { name: 'Delete Credit Card' })
  const deleteFirst = () => rows(page).first().getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(rows(page).first()).toBeVisible()
  for (let left = await rows(page).count(); left > 1; left--) {
    await deleteFirst()
    await forget.getByRole('button', { name: 'Delete' }).click()
    await expect(rows(page)).toHaveCount(left - 1)
  }
  await deleteFirst()
  await expect(forget.getByLabel('Pay with instead')).toHaveCount(0)
  await forget.getByRole('button', { name: 'Delete' }).click()
  await expect(rows(page)).toHaveCount(0)
  await page.goto('/user/profile')
  await expect(page.getByText('No card is saved for your membership, so $89 on')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a card' })).toBeVisible()
})
