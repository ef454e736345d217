import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { messagesDelivered } from '../harness/messages.ts'
import { serveCarelessShop } from './careless-shop.ts'
import { bank, CODE, expect, fieldFrame, inField, NUMBERS, openShop, pay, test, told, typeCard, withEvilSite } from './cross-site.ts'

test.use({ launchOptions: withEvilSite, allowedFaults: [/frame-ancestors|evil\.test|target origin/] })

let evil: Server
let evilUrl: string
let evilBody = ''
let careless: Awaited<ReturnType<typeof serveCarelessShop>> | null = null
test.beforeAll(async () => {
  evil = createServer((_request, answer) => answer.setHeader('content-type', 'text/html').end(evilBody))
  await new Promise<void>((ready) => evil.listen(0, '127.0.0.1', ready))
  evilUrl = `http://evil.test:${(evil.address() as AddressInfo).port}/`
})
test.afterAll(() => {
  evil.close()
  careless?.server.close()
})

async function openCarelessShop(page: Page, { url }: { readonly url: string }, script: string): Promise<void> {
  evilBody = `<script>${script}</script>`
  careless ??= await serveCarelessShop(new URL(url).port, evilUrl)
  await openShop(page, careless)
}

const FORGED_CONNECT = `
  setInterval(() => {
    for (let i = 0; i < parent.length; i++) {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = (event) => top.postMessage({ stolen: event.data }, '*')
      parent[i].postMessage({ type: 'sojourn:connect', group: 'x', theme: {} }, '*', [port2])
    }
  }, 50)`

test('[B7.12] a frame of another site connects to no field, before the shop or after it', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const received: unknown[] = []
    Object.assign(window, { received })
    window.addEventListener('message', ({ data }) => received.push(data))
  })
  await openCarelessShop(page, shop, FORGED_CONNECT)
  await typeCard(page, NUMBERS.plain)
  await pay(page)
  expect(await told(page, 'pay')).toMatchObject({ status: 'succeeded' })
  expect(await page.evaluate(() => (window as unknown as { received: unknown[] }).received)).toEqual([])
})

test('[B7.12] a field once connected accepts no other connection, not even from the shop itself', async ({ page, shop }) => {
  await openShop(page, shop)
  await inField(page, 'Card number').fill(NUMBERS.plain)
  await page.evaluate(() => {
    const told: unknown[] = []
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => told.push(data)
    document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'sojourn:connect', group: 'x' }, '*', [port2])
    port1.postMessage({ type: 'pay', call: 1, paymentId: 'pi_x', clientSecret: 'x', name: null, save: false })
    Object.assign(window, { told })
  })
  await messagesDelivered(page)
  expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([])
  expect(await fieldFrame(page, 'number').evaluate(() => (document.getElementById('field') as HTMLInputElement).value)).toBe('4242 4242 4242 4242')
})

test('[A4.10] a return message is accepted from the gateway alone, and pays nothing even then', async ({ page, shop }) => {
  await openCarelessShop(page, shop, `addEventListener('message', (event) => parent.postMessage({ type: 'sojourn:3ds-return', payment: event.data }, '*'))`)
  await typeCard(page, NUMBERS.challenged)
  await pay(page)
  const { paymentId } = await told(page, 'pay')
  await page.evaluate((id) => {
    ;(document.querySelector('iframe[title="advert"]') as HTMLIFrameElement).contentWindow?.postMessage(id, '*')
    window.postMessage({ type: 'sojourn:3ds-return', payment: id }, '*')
    window.postMessage({ type: 'paid', call: 1, result: { status: 'succeeded', paymentId: id } }, '*')
  }, paymentId)
  await messagesDelivered(page)
  await expect(page.locator('#log li', { hasText: /^(return|retrieve)/ })).toHaveCount(0)
  await expect(bank(page).getByRole('button', { name: 'Complete authentication' })).toBeVisible()
  // From the gateway's own origin it is a hint, and a look-up returns the truth.
  await fieldFrame(page, 'code').evaluate((id) => window.parent.postMessage({ type: 'sojourn:3ds-return', payment: id }, '*'), paymentId)
  expect(await told(page, 'retrieve')).toMatchObject({ payment: { status: 'requires_action' } })
})

test('[B7.12] a foreign site frames neither field, hosted page, challenge nor return page', async ({ page, shop }) => {
  await openShop(page, shop)
  await page.getByRole('button', { name: 'Hosted page as a redirect' }).click()
  await page.waitForURL('**/pay/**')
  const hosted = page.url()
  await page.getByLabel('Name on card').fill('Nora Andrade')
  await page.getByLabel('Card number').fill(NUMBERS.challenged)
  await page.getByLabel('Expiry date').fill('0430')
  await page.getByLabel('Security code').fill(CODE)
  await page.getByRole('button', { name: 'Pay $1' }).click()
  await page.waitForURL('**/challenge/**')
  const id = /pi_[^.]+/.exec(hosted)?.[0]
  const addresses = [`${shop.gatewayUrl}/fields/number?key=pk_test_sojourn`, hosted, page.url(), `${shop.gatewayUrl}/return/${id}`]
  evilBody = addresses.map((address) => `<iframe src="${address}"></iframe>`).join('')
  await page.goto(evilUrl)
  await expect
    .poll(() =>
      page
        .frames()
        .slice(1)
        .map((frame) => frame.url()),
    )
    .toEqual(addresses.map(() => 'chrome-error://chromewebdata/'))
})
