import type { Page, TestInfo } from '@playwright/test'
import { axeClean } from '../harness/axe-clean.ts'
import { faultsInAll } from '../harness/faults-in-all.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { test as base, expect } from '../harness/test.ts'
import { option } from './pay-steps.ts'
import { CARDS, complete, expectConfirmed, fillCard, fillGuest, PASSWORD, signIn } from './steps.ts'
import { callWithin, openCheckoutWithin } from './tender-steps.ts'

/** At the agency, whose people and settings are changed here alone. Only browsers know its name, so calls come from within pages. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  baseURL: async ({}, use) => use(process.env.SOJOURN_E2E_URL?.replace('//localhost', '//agents.localhost')),
})
const AGENT = 'agent@northwind.test'
const CLIENT = 'client@northwind.test'

const signInAs = (page: Page, email: string): Promise<unknown> => callWithin(page, '/api/user/signIn', { email, password: PASSWORD })

async function comeAs(page: Page, email: string): Promise<void> {
  await page.goto('/privacy-policy')
  await signInAs(page, email)
}

const menu = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('link', { name: entry, exact: true }).click()
}

/** A new card is chosen half a second after the saved ones are looked up (B9.2): its form makes the page longer, and a click meanwhile would miss what has moved. */
async function clickPayLink(page: Page): Promise<void> {
  await expect(option(page, 'Pay with new card')).toBeChecked()
  await page.getByRole('button', { name: 'Send a pay link' }).click()
}

test('[C3.1, A6.5, B4.1, B3.2] an agent chooses a client and a markup, pays with an invoice on the credit line of the agency and finds it on the statement, with its reference and as a file', async ({
  page,
}, info) => {
  await comeAs(page, AGENT)
  await page.goto('/agent/statement')
  await expect(page.getByText('No activity yet.')).toBeVisible()
  const desk = page.getByRole('region', { name: 'Agent desk' })
  await desk.getByRole('button', { name: 'Client and markup' }).click()
  await page.getByLabel('Find a client by name or email').fill('okafor')
  await takePictures(page, info, 'agent-desk')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Amara Okafor/ })
    .click()
  await expect(desk).toContainText('You are booking for Amara Okafor.')
  await openCheckoutWithin(page, 40)
  const guest = page.getByRole('region', { name: 'Guest details' })
  await expect(guest.getByLabel('First name')).toHaveValue('Amara')
  await expect(guest.getByLabel('Email')).toHaveValue(CLIENT)
  const sale = page.getByRole('region', { name: 'For your client' })
  await expect(sale).toContainText('Amara Okafor')
  await sale.getByText('Change the markup of this booking').click()
  await sale.getByLabel("How it's added").selectOption('An amount')
  await sale.getByLabel('Markup in USD').fill('25')
  await sale.getByRole('button', { name: 'Set markup' }).click()
  await expect(sale).toContainText('$25.00')
  await takePictures(page, info, 'agent-checkout')
  await expect(option(page, /Pay with invoice.*available on your credit line/)).toBeEnabled()
  await option(page, /Pay with invoice/).check()
  const onCredit = page.getByText('goes on your credit line.').filter({ visible: true })
  await expect(onCredit).toBeVisible()
  await fillGuest(page)
  await page.reload()
  await expect(option(page, /Pay with invoice/)).toBeChecked()
  await expect(onCredit).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send a pay link' })).toBeVisible()
  // What was typed goes before what is known of the client.
  await expect(guest.getByLabel('First name')).toHaveValue('Nora')
  await complete(page)
  await expectConfirmed(page)

  await menu(page, "Clients' bookings")
  const booked = page.getByRole('article').first()
  await expect(booked).toContainText('For Amara Okafor')
  await expect(booked).toContainText('Markup $25')
  await takePictures(page, info, 'agent-bookings')
  expect(await fitsItsWidth(page)).toBe(true)
  await axeClean(page)
  await booked.getByRole('link').click()
  await page.getByRole('link', { name: 'Invoice for the client' }).click()
  await expect(page.getByRole('region', { name: 'Invoice' })).toContainText('Billed to Amara Okafor')

  await menu(page, 'Statement')
  const line = page.getByRole('region', { name: 'Credit line' })
  await expect(line).toContainText('$5,000')
  await expect(line).toContainText('Your credit line with Northwind Agents')
  const [entry] = await page.getByRole('table').getByRole('row').filter({ hasText: 'Invoiced' }).all()
  await expect(entry!).toContainText(/SJ-\w{4}-\w{2}/)
  await takePictures(page, info, 'agent-statement')
  expect(await fitsItsWidth(page)).toBe(true)
  await axeClean(page)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe('statement.csv')

  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  await page.getByLabel('To', { exact: true }).fill('2020-01-31')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('No activity on these dates.')).toBeVisible()
  await page.getByLabel('From', { exact: true }).fill('2020-01-31')
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('The start date is after the end date.')).toBeVisible()
  await page.getByRole('link', { name: 'All dates' }).click()
  await expect(page.getByRole('table')).toBeVisible()

  const hotel = await entry!.getByRole('link').innerText()
  for (const language of ['en-XA', 'ar-XB']) {
    await page.goto(`/agent/statement?lang=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('table')).toBeVisible()
    const faults = await faultsInAll(page, `the statement in ${language}`, { night: false, names: () => [hotel, 'Amara Okafor'] })
    expect.soft(faults).toEqual([])
  }
})

test('[B2.8] the bar of an agent finds a booking or a client, shows the credit that is left, and takes keys that can be turned off', async ({ page }, info) => {
  await comeAs(page, AGENT)
  await page.goto('/')
  const bar = page.getByRole('banner')
  const search = bar.getByRole('searchbox', { name: 'Booking or client' })
  await expect(bar.getByRole('link', { name: /^Credit \$[\d,.]+ of \$5,000$/ })).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(search).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('nobody of that name')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No bookings match “nobody of that name”.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('searchbox', { name: 'Booking or client' })).toHaveValue('nobody of that name')
  await axeClean(page)
  await takePictures(page, info, 'agent-search')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/\/cars$/)
  await bar.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('checkbox', { name: 'Keyboard shortcuts' }).uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await expect(search).not.toBeFocused()
  for (const width of [768, 375]) {
    await page.setViewportSize({ width, height: 812 })
    expect(await fitsItsWidth(page), `${width} px`).toBe(true)
  }
})

/** A rule with a mistake, mended where the page says so, tried on past payments and saved with a reason. */
async function addRule(page: Page, info: TestInfo): Promise<void> {
  await page.getByRole('button', { name: 'Add a rule' }).click()
  const rule = page.getByRole('group', { name: /^Rule \d+$/ }).last()
  await rule.getByLabel('Name').fill('every booking')
  await rule.getByLabel('Condition').fill('lead_dayz >= 0')
  await rule.getByLabel('Score').fill('20')
  const tryIt = page.getByRole('button', { name: 'Try on the last 30 days' })
  await tryIt.click()
  await expect(page.getByRole('alert')).toContainText("“lead_dayz” isn't a fact.")
  await rule.getByLabel('Condition').fill('lead_days >= 0')
  await tryIt.click()
  await expect(page.getByRole('heading', { name: /^These rules on \d+ payments? of the last 30 days$/ })).toBeVisible()
  await takePictures(page, info, 'payment-risk')
  expect(await fitsItsWidth(page)).toBe(true)
  await axeClean(page)
  await page.getByLabel('Reason').fill('A week of care')
  await page.getByRole('button', { name: 'Save rules' }).click()
  await expect(page.getByText('The rules are in force.').first()).toBeVisible()
}

test('[A6.5, B4.1] an agent sends a pay link; the client opens it, signs in, finds the guest filled in and pays; the agent sees it paid', async ({
  page,
  browser,
  baseURL,
}, info) => {
  await comeAs(page, AGENT)
  await openCheckoutWithin(page, 44)
  // With nobody typed it asks for the client alone, and the form of the guest stays as it is.
  await clickPayLink(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Client')).toBeVisible()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
  await fillGuest(page)
  await clickPayLink(page)
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByText('Choose the client who will pay. Nothing was sent.')).toBeVisible()
  await expect(dialog.getByLabel('Client')).toBeFocused()
  await dialog.getByLabel('Client').selectOption({ label: `Amara Okafor, ${CLIENT}` })
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByRole('heading', { name: 'Pay link sent' })).toBeVisible()
  await expect(dialog.getByRole('status')).toBeFocused()
  const url = (await dialog.getByText(/\/pay\/[\w-]{43}$/).innerText()).trim()
  await takePictures(page, info, 'pay-link-sent')
  await dialog.getByRole('link', { name: 'My pay links' }).click()
  const link = page.getByRole('article').first()
  await expect(link).toContainText('Waiting for payment')
  await expect(link.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await takePictures(page, info, 'agent-pay-links')
  expect(await fitsItsWidth(page)).toBe(true)
  await axeClean(page)

  // The operator puts every booking under review from now on.
  const operators = await (await browser.newContext({ baseURL: baseURL as string })).newPage()
  await comeAs(operators, 'operator@sojourn.test')
  await operators.goto('/user/my-bookings')
  await menu(operators, 'Payment risk')
  await expect(operators.getByRole('heading', { name: 'Waiting to be checked' })).toBeVisible()
  await addRule(operators, info)

  const theirs = await (await browser.newContext({ baseURL: baseURL as string })).newPage()
  await theirs.goto(url)
  await expect(theirs.getByRole('heading', { name: 'Your booking is ready to pay' })).toBeVisible()
  const paidFor = theirs.getByRole('region', { name: 'What you pay for' })
  await expect(paidFor).toContainText('Northwind Agents')
  await expect(paidFor).toContainText('$')
  await expect(theirs.getByText('Mara')).toHaveCount(0)
  await takePictures(theirs, info, 'pay-link')
  await axeClean(theirs)
  await theirs.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await signIn(theirs, CLIENT)
  await theirs.waitForURL('**/hotel-checkout?**')
  const guest = theirs.getByRole('region', { name: 'Guest details' })
  await expect(guest.getByLabel('First name')).toHaveValue('Nora')
  await expect(guest.getByLabel('Last name')).toHaveValue(/^Albright/)
  await expect(guest.getByLabel('Email')).toHaveValue(CLIENT)
  await fillCard(theirs, CARDS.plain)
  await complete(theirs)
  await expectConfirmed(theirs)
  await theirs.context().close()

  await page.reload()
  await expect(link).toContainText('Paid')
  await link.getByRole('link', { name: 'View booking' }).click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  const bookingId = new URL(page.url()).pathname.split('/').at(-1)!
  // An agent may say why they cancel what is their client's.
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByRole('dialog').getByLabel('Reason (optional)')).toBeVisible()
  await takePictures(page, info, 'cancel-with-reason')
  await page.getByRole('button', { name: 'Keep booking' }).click()
  await menu(page, 'Statement')
  const earnings = page.getByRole('region', { name: 'Earnings' })
  await expect(earnings).toContainText(/Pending\s*\$\d/)
  await takePictures(page, info, 'agent-earnings')
  await operators.reload()
  const waiting = operators.getByRole('article').filter({ hasText: bookingId })
  await expect(waiting).toContainText('Score 20')
  await waiting.getByRole('button', { name: 'Looks fine' }).click()
  const verdict = operators.getByRole('dialog')
  await verdict.getByRole('button', { name: 'Save verdict' }).click()
  await expect(verdict.getByText('Please give a reason. Nothing was changed.')).toBeVisible()
  await verdict.getByLabel('Reason').fill('The client called us')
  await verdict.getByRole('button', { name: 'Save verdict' }).click()
  await expect(waiting).toHaveCount(0)
  await menu(operators, "Agents' earnings")
  await expect(operators.getByRole('article').first()).toContainText(/Mara Jensen[\s\S]*Pending\s*\$\d/)
  await takePictures(operators, info, 'operator-earnings')
  expect(await fitsItsWidth(operators)).toBe(true)
  await axeClean(operators)
  await operators.context().close()
})

test('[A6.5] a link that was withdrawn has ended for its client; a person who is no agent has no such pages', async ({ page, browser, baseURL }, info) => {
  await comeAs(page, AGENT)
  await openCheckoutWithin(page, 48)
  await fillGuest(page)
  await clickPayLink(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Client').selectOption({ label: `Amara Okafor, ${CLIENT}` })
  await dialog.getByRole('button', { name: 'Send link' }).click()
  const url = (await dialog.getByText(/\/pay\/[\w-]{43}$/).innerText()).trim()
  await page.keyboard.press('Escape')
  await page.waitForURL('**/agent/pay-links')
  await expect(page.getByRole('heading', { name: 'Pay links' })).toBeFocused()
  await page.getByRole('button', { name: 'Withdraw' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('article').first()).toContainText('Withdrawn')
  await expect(page.getByRole('article').first()).toBeFocused()

  const theirs = await (await browser.newContext({ baseURL: baseURL as string })).newPage()
  await comeAs(theirs, CLIENT)
  await theirs.goto(url)
  await expect(theirs.getByRole('heading', { name: 'This link is no longer active' })).toBeVisible()
  await theirs.goto(`/pay/${'x'.repeat(43)}`)
  await expect(theirs.getByRole('heading', { name: 'Nothing to pay here' })).toBeVisible()
  await takePictures(theirs, info, 'pay-link-not-here')
  for (const path of ['/agent/statement', '/agent/pay-links']) {
    await theirs.goto(path)
    await expect(theirs.getByText('Your own bookings are under My bookings.')).toBeVisible()
  }
  await theirs.getByRole('button', { name: 'Account' }).click()
  await expect(theirs.getByRole('link', { name: 'Statement', exact: true })).toHaveCount(0)
  await theirs.context().close()
})

test('[A2.3] an agent’s own profile says whether they have a plan, and leads to those on sale', async ({ page }) => {
  await comeAs(page, AGENT)
  await page.goto('/agent/profile')
  const membership = page.getByRole('region', { name: 'Membership', exact: true })
  await expect(membership).toContainText("You don't have a membership.")
  await membership.getByRole('button', { name: 'Choose your plan' }).click()
  const plans = page.getByRole('dialog', { name: 'Choose your plan' }).getByRole('article')
  await expect(plans).toHaveCount(1)
  await expect(plans).toContainText('Desk')
})
