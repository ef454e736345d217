import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { CANARIES } from '../reliability/traveller.ts'
import { comeAs, lastName, linkMailedTo, PASSWORD, siteOf, stay } from './steps.ts'

/** What a traveller and an operator do around the payment step. */

/** A call of the API as the page's own person. */
export async function call<Data>(page: Page, path: string, body: object): Promise<Data> {
  const answer = await page.request.post(path, { data: body, headers: { origin: await siteOf(page) } })
  const told = await answer.json()
  expect(told.status, `${path}: ${JSON.stringify(told)}`).toBe('success')
  return told.data
}

/** A new person: no cards, no bookings. */
export async function comeAsSomebodyNew(page: Page): Promise<string> {
  const email = `nora.${Date.now()}${Math.floor(Math.random() * 1e6)}@example.com`
  await call(page, '/api/user/signUp', { first_name: 'Nora', last_name: 'Albright', email, password: PASSWORD })
  const link = await linkMailedTo(page, email)
  await call(page, '/api/user/verifyEmail', { token: link.searchParams.get('token') })
  return email
}

interface Rate {
  readonly rate_id: string
  readonly price: { readonly total: number; readonly pay_now: number; readonly pay_at_property: number }
}

/** Holds a room by calls alone, so that it does in any language: the id of its checkout. */
export async function heldCheckout(page: Page, weeksAhead: number, wanted: (rate: Rate) => boolean = ({ price }) => price.pay_now > 0): Promise<string> {
  const about = { ...stay(weeksAhead), rooms: [{ adults: 2, children: [] }] }
  const { hotels } = await call<{ hotels: { hotel_id: string }[] }>(page, '/api/hotels/search', { destination: 'lisbon', ...about, limit: 50 })
  for (const { hotel_id } of hotels) {
    const { rates } = await call<{ rates: Rate[] }>(page, '/api/hotels/details', { hotel_id, ...about })
    const rate = rates.find(wanted)
    if (!rate) continue
    const held = { hotel_id, rate_id: rate.rate_id, ...about, expected_total: rate.price.total }
    return (await call<{ checkoutId: string }>(page, '/api/hotels/prebook', held)).checkoutId
  }
  throw new Error('no hotel has such a rate')
}

/** Holds a room and opens its checkout, its guest filled in. `nth` picks the week, so that no test waits for another's room. */
export async function openCheckout(page: Page, nth: number, wanted?: (rate: Rate) => boolean): Promise<string> {
  const checkoutId = await heldCheckout(page, 10 + nth, wanted)
  await page.goto(`/hotel-checkout?checkout=${checkoutId}`)
  const guest = page.getByRole('region', { name: 'Guest details' })
  await guest.getByLabel('First name').fill('Nora')
  await guest.getByLabel('Last name').fill(lastName())
  await guest.getByLabel('Email').fill('nora@example.com')
  await guest.getByLabel('Phone').fill('+1 202 555 0121')
  return checkoutId
}

export const option = (page: Page, name: string | RegExp): Locator => page.getByRole('radio', { name })

/** Saves a card at the checkout, without paying. */
export async function saveCard(page: Page, number: string, nickName: string): Promise<void> {
  await option(page, 'Save New Card').check()
  const form = page.getByRole('form', { name: 'Add a card' })
  const field = (title: string) => form.locator(`iframe[title="${title}"]`).contentFrame().getByRole('textbox')
  await form.getByLabel('Name on card').fill('Nora Albright')
  await field('Card number').fill(number)
  await field('Expiry date').fill('0430')
  await field('Security code').fill(CANARIES.code)
  await form.getByLabel('Nick Name').fill(nickName)
  await form.getByRole('button', { name: 'Save card' }).click()
}

/** The gateway's own payment page inside ours. */
export const hosted = (page: Page): FrameLocator => page.frameLocator('iframe[title="Payment"]')

/** Fills the gateway's own page, as a page or in a frame, and pays. */
export async function payAtTheGateway(at: Page | FrameLocator, number: string): Promise<void> {
  await at.getByLabel('Name on card').fill('Nora Albright')
  await at.getByLabel('Card number').fill(number)
  await at.getByLabel('Expiry date').fill('0430')
  await at.getByLabel('Security code').fill(CANARIES.code)
  await at.getByRole('button', { name: /^(Pay|Save card)/ }).click()
}

interface Settings {
  readonly gateway?: 'PG_01' | 'PG_02' | 'PG_03'
  readonly popup?: boolean
  readonly forced?: boolean
  readonly guarantee?: boolean
  readonly markup_now?: boolean
}

/** An operator decides how bookings are paid; then the traveller comes. */
export async function decidePayments(page: Page, settings: Settings): Promise<void> {
  await comeAs(page, 'operator@sojourn.test')
  const defaults = { gateway: 'PG_03', popup: false, forced: false, guarantee: false, markup_now: false }
  await call(page, '/api/operator/savePaymentSettings', { ...defaults, ...settings })
  // The session itself serves other tests.
  await page.context().clearCookies()
}
