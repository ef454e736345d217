import { groundOf } from '../apps/web/src/ui/map/ground.ts'
import { sampleGround } from '../apps/web/src/ui/map/sample-ground.ts'
import { axeClean } from './harness/axe-clean.ts'
import { serveGallery } from './harness/built-gallery.ts'
import { test as base, expect } from './harness/test.ts'

const test = base.extend<object, { gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use) => {
      const { url, stop } = await serveGallery()
      await use(url)
      stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ gallery }, use) => use(gallery),
})

/** Many states on one page: each is right where it is used, side by side they are many of one kind. */
const OF_A_WHOLE_PAGE = ['landmark-unique', 'landmark-main-is-top-level', 'landmark-no-duplicate-main', 'landmark-one-main']
/** What can be otherwise where colours alone are. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** States that leave a place empty: a choice on its way, said by its button alone, and prices that do not come. */
const RENDERS_NOTHING = /^(choose-and-hold: choosing|home: no answer) /

// One worker reads the days, another one the nights.
test.describe.configure({ mode: 'parallel' })

for (const { plate, time, reading } of [
  { plate: 'light', time: 'day', reading: { without: OF_A_WHOLE_PAGE } },
  { plate: 'dark', time: 'night', reading: { only: OF_COLOURS } },
]) {
  test(`axe finds nothing in any state of any feature, by ${time}: also in those that no journey comes through`, async ({ page }) => {
    test.setTimeout(300_000)
    // What states ask a server for: the ground of a map is there, the live channel says nothing, and all else is not found.
    await page.route('**/map-ground/*', (route) => route.fulfill({ json: groundOf(sampleGround) }))
    await page.routeWebSocket(/\/live\//, () => {})
    await page.goto(`/?only=nothing&theme=sojourn&plate=${plate}`)
    const files = page.getByRole('navigation', { name: 'Files' }).getByRole('link')
    await expect(files.first()).toBeVisible()
    const names = await files.allInnerTexts()
    expect(names.length).toBeGreaterThan(15)
    // Clicked, not opened: so axe is loaded once. A state that is a dialog may lie over the links.
    for (const name of names) {
      await test.step(name, async () => {
        await page.getByRole('navigation', { name: 'Files' }).getByRole('link', { name, exact: true }).dispatchEvent('click')
        await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${name}: .*${plate}`) }).first()).toBeVisible()
        const empty = await page.locator('section:has(> [data-scheme]:empty) > h2').allInnerTexts()
        expect(empty.filter((state) => !RENDERS_NOTHING.test(state))).toEqual([])
        // Frames of the gallery have addresses that do not exist.
        await axeClean(page, { ...reading, frames: false })
      })
    }
  })
}
