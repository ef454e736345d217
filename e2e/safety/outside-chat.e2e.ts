import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { withOwnServer } from '../harness/own-server.ts'
import { expect } from '../harness/test.ts'

import { comeAs, resultsPath, stay } from '../journeys/steps.ts'
import { callWithin } from '../journeys/tender-steps.ts'

const test = withOwnServer()
const CHAT = 'https://chat.outside.test'

/** What another company serves: a script that leaves a global, a button and a frame, and asks its own origin. */
const FILES: Readonly<Record<string, readonly [string, string]>> = {
  '/widget.js': [
    'text/javascript',
    `window.foreignChat = { settings: window.chatSettings }
    const frame = Object.assign(document.createElement('iframe'), { src: '${CHAT}/frame', title: 'Outside chat' })
    document.body.append(frame)
    fetch('${CHAT}/hello').then((answer) => answer.text()).then((text) => { window.foreignChat.hello = text })`,
  ],
  '/frame': ['text/html', '<!doctype html><title>Chat</title><p>How can we help?</p>'],
  '/hello': ['text/plain', 'hello'],
}

let outside: Server
test.beforeAll(async () => {
  outside = createServer((request, answer) => {
    const [type, text] = FILES[request.url ?? ''] ?? ['text/plain', '']
    // Asked for again a while later, a connection that was left open may just be closing.
    answer.setHeader('connection', 'close').setHeader('content-type', type).setHeader('access-control-allow-origin', '*').end(text)
  })
  await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready))
})
test.afterAll(() => void outside.close())

/** The other company's origin leads to its server on this machine. */
async function comeWithOutside(page: Page): Promise<string[]> {
  const { port } = outside.address() as AddressInfo
  await page.route(`${CHAT}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `http://127.0.0.1:${port}${pathname}` }) })
  })
  const policies: string[] = []
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest() && answer.frame() === page.mainFrame()) policies.push(answer.headers()['content-security-policy'] ?? '')
  })
  return policies
}

const foreign = (page: Page) =>
  page.evaluate(() => ({
    scripts: [...document.scripts].filter(({ src }) => src.includes('outside.test')).length,
    frames: document.querySelectorAll('iframe[src*="outside.test"]').length,
    global: 'foreignChat' in window,
  }))
const NOTHING = { scripts: 0, frames: 0, global: false }
const hasIt = (page: Page) => expect.poll(() => foreign(page)).toEqual({ scripts: 1, frames: 1, global: true })

/** The page that is open has nothing of the other company's, and its document was not open to it. */
async function hasNothing(page: Page, policies: readonly string[]): Promise<void> {
  // Whatever waits for a page at rest has had its turn.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
  expect(await foreign(page)).toEqual(NOTHING)
  expect(policies.at(-1)).toContain("default-src 'none'")
  expect(policies.at(-1)).not.toContain('outside.test')
}

test.beforeAll(async ({ browser, server }) => {
  const operator = await browser.newPage({ baseURL: server.url })
  await comeAs(operator, 'operator@sojourn.test')
  await operator.goto('/terms-of-use')
  const outside_chat = { kind: 'settings', script_url: `${CHAT}/widget.js`, account_id: 'acc-1' }
  await callWithin(operator, '/api/operator/saveSettings', { outside_chat, reason: 'Our help desk answers there' })
  await operator.close()
})

test('[A1.5] a chat of another company is on pages to read, and nothing of it on the way through a checkout', async ({ page }) => {
  const policies = await comeWithOutside(page)
  await comeAs(page, 'new@sojourn.test')
  await page.goto('/')
  await hasIt(page)
  expect(policies.at(-1)).toContain(`connect-src 'self'`)
  expect(policies.at(-1)).toContain(CHAT)
  await expect(page.frameLocator('iframe[title="Outside chat"]').getByText('How can we help?')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { foreignChat: object }).foreignChat))
    .toEqual({
      settings: { account: 'acc-1', language: 'en-US' },
      hello: 'hello',
    })
  await expect(page.getByRole('button', { name: 'Message support' })).toHaveCount(0)

  await page.goto(resultsPath('lisbon', stay(37)))
  await hasIt(page)
  const documents = policies.length
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL('**/hotel-details**')
  await hasIt(page)
  // From page to page without a payment nothing is reloaded.
  expect(policies.length).toBe(documents)
  await page.getByRole('button', { name: 'Select' }).first().click()
  await page.waitForURL('**/hotel-checkout?**')
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  await hasNothing(page, policies)
  // And out of it again.
  await page.goto('/')
  await hasIt(page)
})

test('[A1.5] nothing of it is on the pages of saved cards and of the wallet, and on the way from there to a payment', async ({ page }) => {
  const policies = await comeWithOutside(page)
  await comeAs(page, 'new@sojourn.test')
  await page.goto('/')
  await hasIt(page)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('link', { name: 'Payment methods' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment methods' })).toBeVisible()
  await hasNothing(page, policies)
  await page.goBack()
  await hasIt(page)
  await page.getByRole('banner').getByRole('link', { name: 'Wallet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible()
  await hasNothing(page, policies)
  await page.getByRole('form', { name: 'Top up' }).getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/wallet/checkout?**')
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  await hasNothing(page, policies)
})

test('[A1.5] a plan that is chosen on the front page is paid in a document of its own', async ({ page }) => {
  const policies = await comeWithOutside(page)
  await comeAs(page, 'expired@sojourn.test')
  await page.goto('/')
  await hasIt(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('article').first().getByRole('button', { name: 'Select' }).click()
  await page.waitForURL('**/subscription-checkout?**')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await hasNothing(page, policies)
})

test('[A1.5] where the organisation takes it back, the chat is our own again', async ({ page, browser, server }) => {
  const operator = await browser.newPage({ baseURL: server.url })
  await comeAs(operator, 'operator@sojourn.test')
  await operator.goto('/terms-of-use')
  await callWithin(operator, '/api/operator/saveSettings', { outside_chat: null, reason: 'We answer ourselves' })
  await operator.close()
  const policies = await comeWithOutside(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Message support' })).toBeVisible()
  await hasNothing(page, policies)
})
