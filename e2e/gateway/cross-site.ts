import type { Frame, FrameLocator, Locator, Page } from '@playwright/test'
import { chromiumFlags } from '../../tools/browser/chromium-flags.ts'
import { spawnServer } from '../../tools/process/spawn-server.ts'
import { demoWorld } from '../harness/demo-world.ts'
import { checkInvariants } from '../harness/invariants.ts'
import { test as base, expect } from '../harness/test.ts'
import { expectCleanLog, expectNoCardInRows } from '../reliability/nothing-leaks.ts'
import { CANARIES } from '../reliability/traveller.ts'

export { expect }

/** The code that every row is searched for afterwards; the numbers are those of the journeys. */
export const CODE = CANARIES.code
export const NUMBERS = { plain: '4242424242424242', declined: '4000000000000002', challenged: '4000002760003184', noFunds: '4000008260003178' } as const

interface Sites {
  /** The address of the small shop's site. */
  readonly url: string
  readonly gatewayUrl: string
}

/**
 * A server of the worker's own: the gateway counts cards that were tried and not paid by network address, and those of unknown payers together, and these tests
 * leave too many for the journeys beside them. Its small shop is opened under a name of its own, so that shop and gateway are two sites, as on the web: two ports
 * of one name would be one. When the server has ended, nothing of a card is found in its log or the gateway's rows.
 */
export const test = base.extend<object, { shop: Sites }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = await spawnServer({ dataDir: await demoWorld(), isBrief: true })
      await use({ url: server.url.replace('//localhost', '//shop.localhost'), gatewayUrl: server.gatewayUrl })
      await server.stop()
      expectCleanLog(server)
      await checkInvariants(server)
      // The small shop knows the gateway alone.
      expect(await expectNoCardInRows({ dataDir: server.env.DATA_DIR as string }, ['gateway'])).toBeGreaterThan(0)
    },
    { scope: 'worker', timeout: 420_000 },
  ],
  sites: async ({ shop }, use) => use([shop.url, shop.gatewayUrl]),
})

/** A third site, unrelated to both. */
export const withEvilSite = { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumFlags, '--host-resolver-rules=MAP evil.test 127.0.0.1'] }

/** The small shop with its three fields ready. */
export async function openShop(page: Page, { url }: Pick<Sites, 'url'>): Promise<void> {
  await page.goto(`${url}/dev/card-sdk`)
  await expect(page.locator('#log li', { hasText: /^ready/ })).toHaveCount(3)
}

export type FieldTitle = 'Card number' | 'Expiry date' | 'Security code'
export const inField = (page: Page | FrameLocator, title: FieldTitle): Locator => page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox')
export const fieldFrame = (page: Page, kind: 'number' | 'expiry' | 'code'): Frame =>
  page.frames().find((frame) => frame.url().includes(`/fields/${kind}?`)) as Frame

export async function typeCard(page: Page, number: string): Promise<void> {
  await inField(page, 'Card number').pressSequentially(number)
  await inField(page, 'Expiry date').pressSequentially('0430')
  await inField(page, 'Security code').pressSequentially(CODE)
}

/** What the shop wrote down last about a call or an event, once it did. */
// biome-ignore lint/suspicious/noExplicitAny: what is reported differs from call to call
export async function told(page: Page, what: string, count = 1): Promise<any> {
  const lines = page.locator('#log li', { hasText: new RegExp(`^${what} `) })
  await expect(lines.nth(count - 1)).toBeVisible()
  return JSON.parse((await lines.last().innerText()).slice(what.length + 1))
}

export const pay = (page: Page) => page.getByRole('button', { name: 'Pay $1' }).click()
export const bank = (page: Page): FrameLocator => page.frameLocator('iframe[title="3-D Secure"]')
