import { type BrowserContext, expect, type FrameLocator, type Locator, type Page, request, test } from '@playwright/test'
import { dayTextNear } from '@sojourn/i18n'
import { addDays } from '@sojourn/kernel'
import { CANARIES } from '../reliability/traveller.ts'

/** What a traveller does, step by step, by the names that a person or an assistive tool finds. */

export const MEMBER = 'member@sojourn.test'
export const PASSWORD = 'travel-demo-1'
export const CARDS = { plain: '4242424242424242', challenged: '4000002760003184', declined: '4000000000000002' } as const

/** A stay some weeks ahead; each test takes its own weeks, so that no test waits for another's rooms. */
export function stay(weeksAhead: number, nights = 2): { checkin: string; checkout: string } {
  const today = new Date().toISOString().slice(0, 10)
  const checkin = addDays(today, weeksAhead * 7)
  return { checkin, checkout: addDays(checkin, nights) }
}

export const resultsPath = (destination: string, { checkin, checkout }: { checkin: string; checkout: string }, rooms = '2'): string =>
  `/search-detail?destination=${destination}&checkin=${checkin}&checkout=${checkout}&rooms=${rooms}`

export const whereTo = (page: Page): Locator => page.getByRole('combobox', { name: 'Where to?' })

/** The hotels of a list. */
export const cards = (page: Page): Locator => page.getByRole('article')

export const hotelNames = async (page: Page): Promise<string[]> => (await cards(page).getByRole('heading').allInnerTexts()).map((name) => name.trim())

/** Goes on in a list; a test that looks at once would still see the page before. */
export async function turnPage(page: Page, to: 'Next page' | 'Previous page' = 'Next page'): Promise<void> {
  const first = (await cards(page).first().getByRole('heading').innerText()).trim()
  await page.getByRole('link', { name: to }).click()
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(first)
  await page.waitForLoadState()
}

/** How many stays a list says there are. */
export async function countOf(page: Page): Promise<number> {
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  return Number(/^[\d,]+/.exec(title)?.[0].replaceAll(',', ''))
}

/** A day as a calendar says it: `Fri 12 March 2027`. */
export const dayName = (day: string): string => {
  const say = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`))
  return `${say({ weekday: 'short' })} ${Number(day.slice(8))} ${say({ month: 'long' })} ${day.slice(0, 4)}`
}

/** A day as a field shows it: `Fri 12 Mar`, with its year where that is another one. */
export const dayShort = (day: string): string => dayTextNear(day, new Date().toISOString())

/** From the results to the first rate of the nth hotel, held. */
export async function chooseRoom(page: Page, path: string, nth = 0): Promise<string> {
  await page.goto(path)
  const card = page.getByRole('article').nth(nth)
  const name = (await card.getByRole('heading').first().innerText()).trim()
  await card.getByRole('link').first().click()
  await page.waitForURL('**/hotel-details**')
  await page.getByRole('button', { name: 'Select' }).first().click()
  await page.waitForURL('**/hotel-checkout?**')
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  return name
}

export async function signIn(page: Page, email = MEMBER): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** The session of each person who signed in before, by site. */
const sessions = new Map<string, Promise<Cookies>>()

/** The site a page is at, or will be. */
export async function siteOf(page: Page): Promise<string> {
  const opened = new URL(page.url()).origin
  return opened === 'null' ? new URL((await page.request.get('/healthz')).url()).origin : opened
}

/** Gives the page's browser the session of a person, who signs in by the API once for all tests of a worker. The dialog has journeys of its own. */
export async function comeAs(page: Page, email: string): Promise<void> {
  const site = await siteOf(page)
  const key = `${site} ${email}`
  const session = sessions.get(key) ?? newSession(site, email)
  sessions.set(key, session)
  await page.context().addCookies(await session)
}

async function newSession(origin: string, email: string): Promise<Cookies> {
  const person = await request.newContext({ baseURL: origin })
  const answer = await person.post('/api/user/signIn', { data: { email, password: PASSWORD }, headers: { origin } })
  expect(answer.status(), `${email} signs in: ${await answer.text()}`).toBe(200)
  const { cookies } = await person.storageState()
  await person.dispose()
  // Whose browser it is stays each test's own: a second device is another one.
  return cookies.filter(({ name }) => name.includes('session'))
}

/** On the front page, signed in. */
export async function arriveSignedIn(page: Page, email = MEMBER): Promise<void> {
  await comeAs(page, email)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
}

/**
 * The last name of whom a test books for: its own, and another one when it is tried again. The same person is refused a second time at a place for the same days,
 * and journeys that run side by side choose the same first hotel.
 */
export function lastName(): string {
  const { testId, retry, repeatEachIndex } = test.info()
  const text = `${testId} ${retry} ${repeatEachIndex}`
  return `Albright ${[...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)}`
}

/** Mails are counted by their address: a journey that counts its own uses an address that no other uses. */
export async function fillGuest(page: Page, email = 'nora.albright@example.com'): Promise<void> {
  const guest = page.getByRole('region', { name: 'Guest details' })
  await guest.getByLabel('First name').fill('Nora')
  await guest.getByLabel('Last name').fill(lastName())
  await guest.getByLabel('Email').fill(email)
  await guest.getByLabel('Phone').fill('+1 202 555 0121')
}

const field = (page: Page, title: string): FrameLocator => page.frameLocator(`iframe[title="${title}"]`)

/** Types a new card. A person with saved cards first chooses the new card. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const another = page.getByRole('radio', { name: 'Pay with new card' })
  const name = page.getByLabel('Name on card').filter({ visible: true })
  await expect(another.or(name).first()).toBeVisible()
  if (await another.isVisible()) await another.check()
  await page.getByLabel('Name on card').fill('Nora Albright')
  // Typed before its script hears it, a number is told to the page a moment late: a click that follows at once would find it missing.
  await expect(page.locator('.card-slot').first()).toBeVisible()
  await expect(page.locator('.card-slot[data-waiting]')).toHaveCount(0)
  await field(page, 'Card number').getByRole('textbox').fill(number)
  await field(page, 'Expiry date').getByRole('textbox').fill('0430')
  await field(page, 'Security code').getByRole('textbox').fill(CANARIES.code)
}

export const complete = (page: Page) => page.getByRole('button', { name: 'COMPLETE BOOKING' }).click()

/** The bank's page inside the 3-D Secure frame. */
export const bank = (page: Page): FrameLocator => page.frameLocator('iframe[title="3-D Secure"]')

export async function expectConfirmed(page: Page): Promise<string> {
  await page.waitForURL('**/hotel-checkout-success?**')
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 30_000 })
  return new URL(page.url()).searchParams.get('booking_id') ?? ''
}

/** What the product mailed to an address, newest first. */
export async function mailTo(page: Page, address: string): Promise<readonly { kind: string; subject: string; text: string; links: string[] }[]> {
  const answer = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(address)}`)
  return (await answer.json()).messages
}

/** The first link of the newest mail to an address, which may still be on its way. */
export async function linkMailedTo(page: Page, address: string): Promise<URL> {
  let link: string | undefined
  await expect(async () => {
    link = (await mailTo(page, address))[0]?.links[0]
    expect(link).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return new URL(link!)
}

/** A page of results remembers its search once it has fetched what does: until then a search that is left is none of before. */
export const searchIsRemembered = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('recent-searches')
