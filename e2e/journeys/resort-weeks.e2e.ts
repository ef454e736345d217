import type { Page } from '@playwright/test'
import { addDays } from '@sojourn/kernel'
import { axeClean } from '../harness/axe-clean.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { call } from './pay-steps.ts'
import { CARDS, comeAs, complete, fillCard, lastName, MEMBER } from './steps.ts'

const PREPARE = '**/api/weeks/prepareBookWeeks'

const heldOf = async (page: Page): Promise<string | undefined> => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'holdTok')
  return cookie && decodeURIComponent(cookie.value)
}

/** Which of some weeks of a resort can be had, as anyone sees it. */
async function freeOf(page: Page, resortId: string, tokens: readonly string[]): Promise<readonly boolean[]> {
  const today = new Date().toISOString().slice(0, 10)
  const period = { check_in_date: addDays(today, 1), check_out_date: addDays(today, 400) }
  const asked = { resort_id: resortId, ...period }
  const { units } = await call<{ units: readonly { reservation_token: string }[] }>(page, '/api/weeks/getInventory', asked)
  return tokens.map((token) => units.some(({ reservation_token }) => reservation_token === token))
}

/** The day around another one on which four nights in Cancún are free: in high season guests arrive on the resorts' own days. */
async function stayDay(page: Page, around: string): Promise<string> {
  const asked = { destination: 'cancun', check_in: around, check_out: addDays(around, 4), guests: 2 }
  const { stays, near } = await call<{ stays: readonly unknown[]; near: readonly { check_in: string; resorts: number }[] }>(page, '/api/stays/search', asked)
  return stays.length > 0 ? around : near[0]!.check_in
}

/** The nth button of the weeks, and the form that it fills. */
async function choose(page: Page, nth: number) {
  await page
    .getByRole('button', { name: /^(Studio|\d bedrooms?)/ })
    .nth(nth)
    .click()
  const form = page.getByRole('form', { name: 'Book this week' })
  await expect(form).toBeVisible()
  return form
}

/** Holds the nth; returns its token. */
async function hold(page: Page, nth: number): Promise<string> {
  const form = await choose(page, nth)
  const asking = page.waitForRequest('**/api/weeks/hold')
  await form.getByRole('button', { name: 'Hold it for me' }).click()
  await expect(form.getByRole('status')).toContainText('Held for you')
  return (await asking).postDataJSON().reservation_token
}

/** Sends every try to prepare, or those alone that name it, with an inventory that is not known any more. */
async function forgetInventory(page: Page, which: 'every' | 'named'): Promise<() => number> {
  let tries = 0
  await page.route(PREPARE, (route) => {
    tries++
    const body = route.request().postDataJSON()
    return route.continue(which === 'named' && !body.uuid ? {} : { postData: { ...body, uuid: 'inv_of_old' } })
  })
  return () => tries
}

test('[B2.3] [A2.6] [A2.7] [A4.12] [B4.9] [C1.6] a week is found, held, released by leaving, held beside another tab, prepared at the second try, paid and cancelled', async ({
  page,
}, info) => {
  await comeAs(page, MEMBER)
  await page.goto('/resorts')
  const search = page.getByRole('search', { name: 'Resort weeks' })
  await search.getByRole('combobox', { name: 'Resort or region' }).fill('Canc')
  await page.getByRole('option', { name: /Canc/ }).first().click()
  await search.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/resorts/search-details?where=cancun')
  await expect(page.getByRole('heading', { name: /resorts in Cancún/ })).toBeVisible()
  await takePictures(page, info, 'weeks-results')
  await axeClean(page)
  expect(await fitsItsWidth(page)).toBe(true)
  await page.getByRole('article').first().getByRole('link', { name: 'See weeks' }).click()
  await page.waitForURL('**/resorts/details?**')
  const details = page.url()
  const resortId = new URL(details).searchParams.get('resort')!
  const free = (tokens: readonly string[]) => freeOf(page, resortId, tokens)

  const one = await hold(page, 0)
  expect(await free([one])).toEqual([false])
  expect(await heldOf(page)).toMatch(/^\/resorts\|/)
  await axeClean(page)
  expect(await fitsItsWidth(page)).toBe(true)
  await page.getByRole('banner').getByRole('link', { name: 'Hotels' }).click()
  await expect.poll(() => heldOf(page)).toBeUndefined()
  await expect.poll(() => free([one])).toEqual([true])

  await page.goto(details)
  expect(await hold(page, 0)).toBe(one)
  const form = page.getByRole('form', { name: 'Book this week' })
  // A page that is loaded again still holds it.
  await page.reload()
  await expect(form.getByRole('status')).toContainText('Held for you')
  expect(await free([one])).toEqual([false])
  const other = await page.context().newPage()
  await other.goto(details)
  const two = await hold(other, 1)
  expect(await free([one, two])).toEqual([false, false])
  await other.getByRole('banner').getByRole('link', { name: 'Hotels' }).click()
  await expect.poll(() => free([one, two])).toEqual([false, true])
  await other.goto(details)
  await hold(other, 1)
  await other.close({ runBeforeUnload: true })
  await expect.poll(() => free([one, two])).toEqual([false, true])

  await forgetInventory(page, 'every')
  await form.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText("We couldn't prepare this unit")).toBeVisible()
  await page.unroute(PREPARE)
  const tries = await forgetInventory(page, 'named')
  await form.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/resorts/checkout?**')
  expect(tries()).toBe(2)
  const guest = page.getByRole('region', { name: 'Lead guest' })
  await guest.getByLabel('First name').fill('Nora')
  await guest.getByLabel('Last name').fill(lastName())
  await guest.getByLabel('Email').fill('nora.for.a.week@example.com')
  await guest.getByLabel('Phone').fill('+1 202 555 0121')
  await takePictures(page, info, 'week-checkout')
  await axeClean(page)
  await fillCard(page, CARDS.plain)
  await complete(page)
  await page.waitForURL('**/resorts/checkout-success?**')
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => heldOf(page)).toBeUndefined()
  await takePictures(page, info, 'week-confirmed')
  await axeClean(page)
  await page.goto(`/user/my-bookings/${new URL(page.url()).searchParams.get('booking_id')}`)
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click()
  await expect(page.getByText('Canceled').first()).toBeVisible()
})

test('[B2.4] [C1.6] a stay is found, held over a reload, and paid later by a saved card, on the four pages of stays', async ({ page }, info) => {
  await comeAs(page, MEMBER)
  const from = await stayDay(page, addDays(new Date().toISOString().slice(0, 10), 150))
  await page.goto(`/stays/search-details?${new URLSearchParams({ where: 'cancun', from, to: addDays(from, 4), guests: '2' })}`)
  await axeClean(page)
  expect(await fitsItsWidth(page)).toBe(true)
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Select/ })
    .click()
  await page.waitForURL('**/stays/details?**')
  const form = page.getByRole('form', { name: 'Book this stay' })
  await form.getByRole('button', { name: 'Hold it for me' }).click()
  await expect(form.getByRole('status')).toContainText('Held for you')
  const held = await heldOf(page)
  expect(held).toMatch(/^\/stays\|/)
  await page.reload()
  await expect(form.getByRole('status')).toContainText('Held for you')
  await form.getByRole('radio', { name: /^Later, on/ }).check()
  await expect(form.getByText('Charged now: nothing')).toBeVisible()
  await form.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/stays/checkout?**')
  const guest = page.getByRole('region', { name: 'Lead guest' })
  await guest.getByLabel('First name').fill('Nora')
  await guest.getByLabel('Last name').fill(lastName())
  await guest.getByLabel('Email').fill('nora.for.a.stay@example.com')
  await guest.getByLabel('Phone').fill('+1 202 555 0121')
  await page.getByRole('checkbox', { name: /charge/i }).check()
  await takePictures(page, info, 'stay-checkout')
  await axeClean(page)
  await fillCard(page, CARDS.plain)
  await complete(page)
  await page.waitForURL('**/stays/checkout-success?**')
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => heldOf(page)).toBeUndefined()
})
