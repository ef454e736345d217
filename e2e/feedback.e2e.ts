import type { Page } from '@playwright/test'
import { addDays } from '@sojourn/kernel'
import { holdAnswers } from './harness/hold-answers.ts'
import { expect, test } from './harness/test.ts'
import { cards, comeAs, dayShort, MEMBER, PASSWORD, resultsPath, stay } from './journeys/steps.ts'

/** Holds the scripts of the next page back until released: it is rendered, and nothing handles a click. */
async function holdScripts(page: Page, which = /\/assets\/.*\.js$/): Promise<() => void> {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(which, async (route) => {
    await held
    await route.fallback()
  })
  return release
}

test('a click that leads to another page is answered before any page comes, and the skeleton of that page comes first', async ({ page }) => {
  await page.goto(resultsPath('lisbon', stay(33)))
  const name = (await cards(page).first().getByRole('heading').innerText()).trim()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  let release = await holdAnswers(page)
  await cards(page).first().getByRole('heading').getByRole('link').click({ noWaitAfter: true })
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeAttached()
  await expect(page.getByRole('status').filter({ hasText: 'Loading the details' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden()
  release()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()

  release = await holdAnswers(page)
  await page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: 'Holiday stays' }).click({ noWaitAfter: true })
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'At home, far away.' })).toBeVisible()
})

test('a list that is narrowed stays on screen, busy, until the new one is here', async ({ page }) => {
  await page.goto(resultsPath('lisbon', stay(33)))
  const release = await holdAnswers(page)
  await page.getByRole('checkbox', { name: /^Free cancellation/ }).check()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeAttached()
  await expect(cards(page).first()).toBeVisible()
  release()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('the sign-in dialog stays, busy, until the page is loaded for the person who signed in: a click behind it cannot ask for the same again', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(MEMBER)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const release = await holdAnswers(page)
  const answered = page.waitForResponse('**/api/user/signIn')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  expect((await answered).status()).toBe(200)
  await expect(dialog.locator('button[aria-busy="true"]')).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a filter that is clicked before the scripts are here narrows the list as soon as they are', async ({ page }) => {
  const release = await holdScripts(page)
  const arriving = page.goto(resultsPath('lisbon', stay(33)))
  await page.getByRole('checkbox', { name: /^4/ }).check()
  await page.getByRole('checkbox', { name: /^Free cancellation/ }).check()
  // As browsers do after a reload: without an event.
  await page.getByRole('checkbox', { name: /^5/ }).evaluate((box: HTMLInputElement) => {
    box.checked = true
  })
  release()
  await arriving
  await expect(page).toHaveURL(/stars=4/)
  await expect(page).toHaveURL(/stars=5/)
  await expect(page).toHaveURL(/free/)
})

test('a room that is selected before the scripts are here is held as soon as they are, and a name that is typed before stays', async ({ page }) => {
  await page.goto(resultsPath('lisbon', stay(33)))
  const details = await cards(page).first().getByRole('link').first().getAttribute('href')
  const release = await holdScripts(page)
  const arriving = page.goto(details!)
  const select = page.getByRole('button', { name: 'Select' }).first()
  await select.click()
  await expect(select).toHaveAttribute('aria-busy', 'true')
  release()
  await arriving
  await page.waitForURL('**/hotel-checkout?**')
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()

  const releaseAgain = await holdScripts(page)
  const reloading = page.reload()
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Email').fill('nora@example.com')
  releaseAgain()
  await reloading
  await page.getByLabel('Last name').fill('Albright')
  await expect(page.getByLabel('First name')).toHaveValue('Nora')
  await expect(page.getByLabel('Email')).toHaveValue('nora@example.com')
})

test('a day that is chosen for another stay before the scripts are here stays chosen', async ({ page }) => {
  await page.goto(resultsPath('lisbon', stay(33)))
  const details = await cards(page).first().getByRole('link').first().getAttribute('href')
  const release = await holdScripts(page)
  const arriving = page.goto(details!)
  await page.getByText('Change', { exact: true }).click()
  const other = stay(40)
  await page.locator('input[type=date][name=checkin]').fill(other.checkin)
  release()
  await arriving
  await expect(page.getByRole('combobox', { name: 'Check-in' })).toHaveValue(dayShort(other.checkin))
  // The day of leaving that was there lies before it: it follows by a night.
  await expect(page.getByRole('combobox', { name: 'Check-out' })).toHaveValue(dayShort(addDays(other.checkin, 1)))
  await page.getByRole('button', { name: 'Show prices' }).click()
  await expect(page).toHaveURL(new RegExp(`checkin=${other.checkin}`))
})

test('a place that is typed before the scripts are here is the one that is looked for, and its suggestions do not stay open', async ({ page }) => {
  const release = await holdScripts(page)
  const arriving = page.goto('/')
  await page.getByLabel('Where to?').fill('Lisbon')
  await page.getByRole('banner').click({ position: { x: 5, y: 5 } })
  release()
  await arriving
  await expect(page.getByRole('combobox', { name: 'Check-in' })).toBeVisible()
  await expect(page.getByLabel('Where to?')).toHaveValue('Lisbon')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/search-detail\?destination=lisbon&/i)
  await expect(page.getByRole('heading', { level: 1, name: /stays in Lisbon/ })).toBeVisible()
})

test.describe('while a page is hydrated', () => {
  test.use({ ownProfile: true })

  test('a click that it takes already is not repeated, whenever it comes', async ({ page }) => {
    const slow = await page.context().newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.addInitScript(() => {
      const add = document.addEventListener
      // React is the first that listens to clicks of the document: it has begun then, and nothing is hydrated yet.
      document.addEventListener = (...args: Parameters<typeof add>) => {
        add.apply(document, args)
        if (args[0] !== 'click') return
        document.addEventListener = add
        setTimeout(() => document.querySelector<HTMLElement>('main button[id$="-button"]')?.click(), Number(new URL(location.href).searchParams.get('delay')))
      }
    })
    for (const delay of [120, 450]) {
      await page.goto(`/?delay=${delay}`)
      const party = page.getByRole('button', { name: /^Rooms and guests/ })
      await expect(party).toHaveAttribute('aria-expanded', 'true')
      // Twice would close it again.
      await page.waitForFunction(() => !('earlyInput' in window))
      await page.evaluate(() => new Promise((rest) => setTimeout(rest, 300)))
      await expect(party, `clicked ${delay} ms after React began`).toHaveAttribute('aria-expanded', 'true')
    }
  })
})

test('an amount that is chosen and sent before the scripts are here is the one that is paid', async ({ page }) => {
  await comeAs(page, MEMBER)
  const release = await holdScripts(page)
  const arriving = page.goto('/wallet')
  const topUp = page.getByRole('form', { name: 'Top up' })
  await topUp.getByRole('radio', { name: '$25' }).check()
  await topUp.getByRole('radio', { name: '$200' }).check()
  await topUp.getByRole('button', { name: 'Continue to payment' }).click()
  release()
  await arriving
  await page.waitForURL('**/wallet/checkout?**')
  await expect(page.getByText(/^\$200 is charged/).filter({ visible: true })).toBeVisible()

  const releaseAgain = await holdScripts(page)
  const again = page.goto('/wallet')
  await page.getByRole('radio', { name: 'As a gift' }).check()
  releaseAgain()
  await again
  await expect(page.getByLabel('Your message (optional)')).toBeVisible()
})

test.describe('of what is refused', () => {
  test.use({ allowedFaults: [/status of 403/] })

  test('what is sent before the scripts are here is not lost, and none of it, passwords least of all, gets into the address', async ({ page }) => {
    await comeAs(page, MEMBER)
    const release = await holdScripts(page)
    const documents: string[] = []
    page.on('request', (request) => void (request.isNavigationRequest() && documents.push(request.url())))
    const arriving = page.goto('/user-details')
    const form = page.getByRole('region', { name: 'Password' })
    await form.getByLabel('Current password').fill('none-of-mine-1')
    await form.getByLabel('New password').fill('a long new one 2')
    await form.getByLabel('New password').press('Enter')
    await expect(form.getByRole('button', { name: 'Change the password' })).toHaveAttribute('aria-busy', 'true')
    release()
    await arriving
    await expect(form.getByText('This is not your password. Nothing was changed.')).toBeVisible()
    await expect(form.getByLabel('New password')).toHaveValue('a long new one 2')
    await expect(form.getByRole('button', { name: 'Change the password' })).not.toHaveAttribute('aria-busy')
    expect(documents.map((url) => new URL(url).pathname + new URL(url).search)).toEqual(['/user-details'])
  })
})

test('[B9.6] the debug log is turned on by the address, has the viewer’s own events without anything private, and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/?debug=true')
  const log = page.getByRole('region', { name: 'Debug log' })
  await expect(log).toBeVisible()
  await page.getByRole('combobox', { name: 'Where to?' }).fill('lisbon')
  await expect(log.getByText('POST /api/places/suggest 200')).not.toHaveCount(0)
  await page.evaluate(() => console.warn('asked for ada.quill@example.com'))
  await expect(log.getByText('asked for [email]')).toBeVisible()
  await log.getByRole('button', { name: 'Copy' }).click()
  await expect(log.getByText('Copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('POST /api/places/suggest 200')
  expect(copied).not.toContain('ada.quill')
  await log.getByRole('button', { name: 'Close' }).click()
  await page.goto('/?showlogs')
  await expect(log).toBeVisible()
  await log.getByRole('button', { name: 'Close' }).click()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(log).toHaveCount(0)
})
