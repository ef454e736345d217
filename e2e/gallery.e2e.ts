import type { Browser } from '@playwright/test'
import { type SpawnedServer, spawnServer } from '../tools/process/spawn-server.ts'
import { axeClean } from './harness/axe-clean.ts'
import { demoWorld } from './harness/demo-world.ts'
import { test as base, expect } from './harness/test.ts'

const test = base.extend<object, { server: SpawnedServer }>({
  server: [
    async ({ browser }, use) => {
      const server = await spawnServer({ script: 'tools/dev-server.ts', dataDir: await demoWorld() })
      await warmUp(browser, server)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

/** At its first page a new checkout's development server bundles libraries and reloads the page: that first page is not tested. */
async function warmUp(browser: Browser, { url }: SpawnedServer): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`${url}/gallery?only=nothing&theme=sojourn`, { timeout: 120_000 })
  await page.waitForLoadState('networkidle', { timeout: 120_000 })
  await page.close()
}

// The development server brings styles of its own into the page, and files of its own at any time.
test.use({ allowedFaults: [/hydrated but some attributes|content security policy/i] })

/** Many states on one page: each is right where it is used, side by side they are many of one kind. */
const OF_A_WHOLE_PAGE = ['landmark-unique', 'landmark-main-is-top-level', 'landmark-no-duplicate-main', 'landmark-one-main']

test('axe finds nothing in any state of any feature, by day and by night: also in those that no journey comes through', async ({ page }) => {
  test.setTimeout(600_000)
  await page.goto('/gallery?only=nothing&theme=sojourn')
  const files = page.getByRole('navigation', { name: 'Files' }).getByRole('link')
  await expect(files.first()).toBeVisible()
  const names = await files.allInnerTexts()
  expect(names.length).toBeGreaterThan(15)
  // Pressed, not opened: a development server sends hundreds of files with each page. A state that is a dialog may lie over the links.
  for (const name of names) {
    await test.step(name, async () => {
      await page.getByRole('navigation', { name: 'Files' }).getByRole('link', { name, exact: true }).dispatchEvent('click')
      await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${name}: .*dark`) }).first()).toBeVisible()
      await axeClean(page, { without: OF_A_WHOLE_PAGE })
    })
  }
})
