import type { Page } from '@playwright/test'
import { addDays, type Day } from '@sojourn/kernel'
import { authenticatorCode } from '@sojourn/testing'
import { axeClean } from '../harness/axe-clean.ts'
import { waitForHydration } from '../harness/hydrated.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { withOwnServer } from '../harness/own-server.ts'
import { expect } from '../harness/test.ts'
import { arriveSignedIn, comeAs, linkMailedTo, PASSWORD, signIn } from './steps.ts'
import { callWithin } from './tender-steps.ts'

const test = withOwnServer()

/** The page is in its person's room: the server has taken it in. */
const blockedNewsOf = (page: Page): Promise<void> =>
  new Promise((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('40/fraud')) resolve()
      }),
    ),
  )

test('[A4.11] [A6.3] an asked page sends its fingerprint, open dates follow the first day, and a block takes what is private off every open page', async ({
  page,
  context,
  browser,
  server,
}, info) => {
  const [other, home] = [await context.newPage(), await context.newPage()]
  const received = [page, other, home].map(blockedNewsOf)
  await comeAs(page, 'expired@sojourn.test')
  await page.goto('/user-details')
  await expect(page.getByLabel('First name')).toHaveValue('Ines')
  await other.goto('/user/my-bookings')
  await home.goto('/')
  await Promise.all(received)
  const warned: string[] = []
  page.on('console', (said) => said.type() === 'warning' && warned.push(said.text()))

  const staff = await (await browser.newContext({ baseURL: server.url })).newPage()
  await staff.goto('/privacy-policy')
  await callWithin(staff, '/api/user/signIn', { email: 'operator@sojourn.test', password: PASSWORD })
  // Each open page is asked for its device, and answers without a click; nothing of it is sent to another site.
  const elsewhere: string[] = []
  page.on('request', (request) => !request.url().startsWith(server.url) && !request.url().startsWith('data:') && elsewhere.push(request.url()))
  const prints = [page, other].map((each) => each.waitForResponse((response) => response.url().endsWith('/api/iqps/fqs')))
  await callWithin(staff, '/api/operator/requestFingerprint', { user_id: 'usr_expired', reason: 'Two phones at once' })
  const [print, again] = await Promise.all(prints.map(async (sent) => (await sent).json()))
  expect(print).toMatchObject({ status: 'success', data: { device_id: expect.stringMatching(/^[0-9a-f]{32}$/) } })
  expect(again.data).toEqual(print.data)
  expect(elsewhere).toEqual([])
  // This browser is held by a program, and says so.
  expect(warned).toContain('Fraud chance of this browser: 90 of 100')
  const arrival = home.locator('input[name=checkin]')
  const usual = (await arrival.inputValue()) as Day
  await callWithin(staff, '/api/operator/saveSettings', { minimum_checkin_days: 8, reason: 'The desk is closed' })
  // The page is notified, and a preselected day moves along.
  await expect(arrival).toHaveValue(addDays(usual, 7))
  await callWithin(staff, '/api/operator/setBlocked', { user_id: 'usr_expired', is_blocked: true, reason: 'Cards of other people' })
  for (const each of [page, other, home]) {
    await expect(each.getByRole('heading', { level: 1, name: 'This account is blocked' })).toBeVisible()
    await expect(each.getByRole('main').getByRole('link', { name: 'help@sojourn.test' })).toHaveAttribute('href', 'mailto:help@sojourn.test')
    await expect(each.getByRole('button', { name: 'Account', exact: true })).toHaveCount(0)
    await expect(each.getByLabel('First name')).toHaveCount(0)
  }
  await takePictures(page, info, 'account-blocked')
  await axeClean(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'This account is blocked' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue without an account' }).click()
  await expect(page.getByText('Sign in to see your details.')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'help@sojourn.test' })).toBeVisible()
})

test('[A1.3] whoever signs in is checked: their device, whether they need a plan, whether they may book, whether they are blocked', async ({
  page,
  context,
}) => {
  const signInAs = async (email: string) => {
    await context.clearCookies()
    await page.goto('/?login=true')
    const print = page.waitForResponse((response) => response.url().endsWith('/api/iqps/fqs'))
    await signIn(page, email)
    expect((await print).status()).toBe(200)
  }
  await signInAs('trial@sojourn.test')
  await expect(page.getByRole('dialog', { name: 'Choose your plan' })).toBeVisible()
  await signInAs('demo@sojourn.test')
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
  await page.goto('/wallet')
  await expect(page.getByText("You can't top up or claim gifts in a demo account")).toBeVisible()
  await expect(callWithin(page, '/api/wallet/claim', { code: 'ABCD-EFGH-JKMN-PQRS' })).rejects.toThrow(/demo/)
  await context.clearCookies()
  await page.goto('/')
  await expect(callWithin(page, '/api/user/signIn', { email: 'blocked@sojourn.test', password: PASSWORD })).rejects.toThrow(/blocked/)
})

test('[C4.7] one’s own account: a name, a second step, a session elsewhere, a file of it all, and its end', async ({ page, browser, server }, info) => {
  const email = 'new@sojourn.test'
  await arriveSignedIn(page, email)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('link', { name: 'Your details' }).click()
  await page.getByLabel('First name').fill('Teo')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  await takePictures(page, info, 'account-details')
  expect(await fitsItsWidth(page)).toBe(true)
  await axeClean(page)

  const twoStep = page.getByRole('region', { name: 'Two-step sign-in' })
  await twoStep.getByLabel('Current password').fill(PASSWORD)
  await twoStep.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const key = (await twoStep.locator('code').innerText()).replaceAll(' ', '')
  await twoStep.getByLabel('Code from your authenticator app').fill(authenticatorCode(key, Date.now()))
  await twoStep.getByRole('button', { name: 'Turn it on' }).click()
  const shown = twoStep.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const [recovery = ''] = await shown.allInnerTexts()
  await twoStep.getByRole('button', { name: "I've saved them" }).click()
  await expect(twoStep.getByText('You have 10 recovery codes left.')).toBeVisible()

  const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage()
  await elsewhere.goto('/?login=true')
  const dialog = elsewhere.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await dialog.getByLabel('Code from your authenticator app').fill(recovery)
  await signIn(elsewhere, email)
  await expect(elsewhere.getByRole('button', { name: 'Account' })).toBeVisible()

  await page.reload()
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await page.getByRole('button', { name: 'End all other sessions' }).click()
  await expect(sessions).toHaveCount(1)
  // Without a step of its own: the page is notified.
  await expect(elsewhere.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('my-data.json')
  for (const [tab, words] of [
    ['Wallet and points', 'No points yet.'],
    ['Account activity', 'No one else has made changes here.'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: tab }).click()
    await expect(page.getByRole('heading', { level: 1, name: tab })).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
  }
  await page.goto('/user-details')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const leaving = page.getByRole('dialog', { name: 'Delete my account' })
  await leaving.getByLabel('Current password').fill(PASSWORD)
  await leaving.getByRole('button', { name: 'Delete my account for good' }).click()
  await page.waitForURL('**/')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('[B2.14] a page opened with a key signs in in another person’s place: once, with a clean address, and said on every page', async ({
  page,
  browser,
  server,
}, info) => {
  await page.goto('/privacy-policy')
  await callWithin(page, '/api/user/signIn', { email: 'operator@sojourn.test', password: PASSWORD })
  await page.goto('/user/act-for')
  await page.getByLabel("The person's email").fill('member@sojourn.test')
  await page.getByLabel('Reason').fill('A voucher that did not arrive')
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByRole('link', { name: 'Open the link now' }).getAttribute('href')
  await takePictures(page, info, 'act-for')
  await axeClean(page)
  const key = new URL(link ?? '').searchParams.get('key') ?? ''
  expect(key).toMatch(/^[\w-]{43}$/)

  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage()
  waitForHydration(visitor)
  const leaks: string[] = []
  visitor.on('request', (request) => {
    const isTheKeyPage = request.isNavigationRequest() && request.url().includes('?key=')
    if (!isTheKeyPage && (request.url() + (request.headers().referer ?? '')).includes(key)) leaks.push(request.url())
  })
  await visitor.goto(`/?key=${key}`)
  const banner = visitor.getByRole('region', { name: 'Acting on behalf of someone' })
  await expect(banner).toContainText('on behalf of Nora Albright')
  expect(new URL(visitor.url()).search).toBe('')
  expect(await visitor.evaluate(() => `${document.referrer} ${JSON.stringify({ ...localStorage, ...sessionStorage })}`)).not.toContain(key)
  await visitor.goto('/user/payment-methods')
  await expect(banner).toBeVisible()
  await takePictures(visitor, info, 'acting-bar')
  await axeClean(visitor)
  await visitor.goBack()
  expect(visitor.url()).not.toContain(key)
  await banner.getByRole('button', { name: 'End this session' }).click()
  // This browser had no session of its own to go back to.
  await expect(visitor.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await visitor.goto(`/?key=${key}`)
  await expect(visitor.getByText('This link has expired, was already used')).toBeVisible()
  expect(new URL(visitor.url()).pathname).toBe('/logout')
  await expect(banner).toHaveCount(0)

  // In the operator's own browser: a spent link costs nothing, and acting ends where it began.
  await page.goto(`/?key=${key}`)
  await expect(page.getByText("You're still signed in as")).toBeVisible()
  await axeClean(page)
  await page.getByRole('link', { name: 'Create a new link' }).click()
  await page.getByLabel("The person's email").fill('member@sojourn.test')
  await page.getByLabel('Reason').fill('Looked again')
  await page.getByRole('button', { name: 'Create link' }).click()
  await page.getByRole('link', { name: 'Open the link now' }).click()
  const acting = page.getByRole('region', { name: 'Acting on behalf of someone' })
  await expect(acting).toContainText('on behalf of Nora Albright')
  waitForHydration(page)
  expect((await page.goto('/user/act-for'))?.status()).toBe(404)
  await acting.getByRole('button', { name: 'End this session' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Act for someone' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible()
  await expect(acting).toHaveCount(0)
  expect(leaks).toEqual([])
})

test('[C4.7] a confirmation link changes nothing when it is opened; the click confirms, in another browser without signing in, and later it says what is true', async ({
  page,
  browser,
  server,
}, info) => {
  const email = `scanned-${info.retry}-${Date.now()}@example.com`
  await page.goto('/privacy-policy')
  await callWithin(page, '/api/user/signUp', { first_name: 'Ada', last_name: 'Quill', email, password: PASSWORD })
  const link = await linkMailedTo(page, email)
  const path = link.pathname + link.search
  // A scanner that runs scripts opens it, twice.
  const scanner = await (await browser.newContext({ baseURL: server.url })).newPage()
  waitForHydration(scanner)
  for (let i = 0; i < 2; i++) {
    await scanner.goto(path)
    await expect(scanner.getByRole('button', { name: 'Confirm my email' })).toBeVisible()
  }
  await axeClean(scanner)
  await page.goto(path)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText("Your email is verified and you're signed in.")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  // The one who was slower reads what is true, and has no session.
  await scanner.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(scanner.getByText('Your email is already confirmed.')).toBeVisible()
  await scanner.reload()
  await expect(scanner.getByText('Your email is already confirmed.')).toBeVisible()
  await expect(scanner.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await scanner.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(scanner.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await scanner.goto('/reset-password?token=not-one-of-ours')
  await expect(scanner.getByText('Your password is as it was.')).toBeVisible()
  await scanner.goto('/verify-email')
  await expect(scanner.getByText("This link isn't valid.")).toBeVisible()
})
