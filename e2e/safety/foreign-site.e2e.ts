import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromiumFlags } from '../../tools/browser/chromium-flags.ts'
import { messagesDelivered, withoutMarks } from '../harness/messages.ts'
import { expect, test } from '../harness/test.ts'

const field = () => `${process.env.SOJOURN_E2E_GATEWAY_URL}/fields/number?key=pk_test_sojourn`

test.use({
  launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumFlags, '--host-resolver-rules=MAP evil.test 127.0.0.1'] },
  allowedFaults: [/frame-ancestors|evil\.test|getShell: .*ERR_FAILED/],
})

let evil: Server
let evilUrl: string
test.beforeAll(async ({ baseURL }) => {
  const frames = [field(), `${baseURL}/`, `${baseURL}/api/docs`, `${baseURL}/healthz`].map((source) => `<iframe src="${source}"></iframe>`)
  evil = createServer((_request, answer) => answer.setHeader('content-type', 'text/html').end(frames.join('')))
  await new Promise<void>((ready) => evil.listen(0, '127.0.0.1', ready))
  evilUrl = `http://evil.test:${(evil.address() as AddressInfo).port}/`
})
test.afterAll(() => void evil.close())

test('[B7.12] a foreign site frames nothing of ours, reads nothing, and opens no field with a forged message', async ({ page, baseURL }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto(evilUrl)
  const read = await page.evaluate(
    async ({ shop }) => {
      const told: unknown[] = []
      window.addEventListener('message', (event) => told.push(event.data))
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = (event) => told.push(event.data)
      document.querySelector('iframe')!.contentWindow!.postMessage({ type: 'sojourn:connect', group: 'x' }, '*', [port2])
      const read = await fetch(`${shop}/api/general/getShell`, { method: 'POST', body: '{}', credentials: 'include' }).then(
        () => 'read',
        () => 'refused',
      )
      Object.assign(window, { told })
      return read
    },
    { shop: baseURL },
  )
  expect(read).toBe('refused')
  const addresses = () =>
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url())
  await expect.poll(addresses).toEqual(Array.from({ length: 4 }, () => 'chrome-error://chromewebdata/'))
  await expect.poll(() => said.filter((line) => line.includes('frame-ancestors')).length).toBe(4)
  // Each frame has finished by now: its messages would have been received.
  expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([])
})

test('[B7.12] the shop’s own page reaches nothing in a card field, and a message without its port is ignored', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(async (source) => {
    const frame = document.createElement('iframe')
    frame.src = source
    document.body.append(frame)
    await new Promise((loaded) => frame.addEventListener('load', loaded))
    const told: unknown[] = []
    window.addEventListener('message', (event) => told.push(event.data))
    for (const message of [{ type: 'sojourn:connect', group: 'x' }, { type: 'pay' }, null, 'read']) frame.contentWindow!.postMessage(message, '*')
    Object.assign(window, { told })
  }, field())
  await messagesDelivered(page)
  expect(withoutMarks(await page.evaluate(() => (window as unknown as { told: unknown[] }).told))).toEqual([])
  const reached = await page.evaluate(() => {
    const frame = document.querySelector('iframe')!
    try {
      return { document: frame.contentDocument, field: (frame.contentWindow as unknown as { sojournField: unknown }).sojournField }
    } catch (error) {
      return { refused: (error as Error).name }
    }
  })
  expect(reached).toEqual({ refused: 'SecurityError' })
})
