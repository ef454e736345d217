import type { Page, TestInfo } from '@playwright/test'

export const WIDTHS = [375, 1280] as const
export const SCHEMES = ['light', 'dark'] as const

interface Look {
  readonly width: (typeof WIDTHS)[number]
  readonly scheme: (typeof SCHEMES)[number]
}

/** Shows the page at each width by day and by night, calls `visit` for each and leaves the page as it was by width. */
async function inEveryLook(page: Page, visit: (look: Look) => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 375 ? 812 : 900 })
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await visit({ width, scheme })
    }
  }
  // One after the other: back by day while nothing moves, so that no colour is caught on its way.
  await page.emulateMedia({ colorScheme: null })
  await page.emulateMedia({ reducedMotion: null })
  if (before) await page.setViewportSize(before)
}

/** Pictures are for people to look at, nothing compares them: `LOOKS=1 npm run e2e` takes them. */
const takesPictures = process.env.LOOKS === '1'

/** Pictures of a screen in every look, under `test-results/looks/`, where pictures are asked for. */
export async function takePictures(page: Page, info: TestInfo, name: string): Promise<void> {
  if (takesPictures) await inEveryLook(page, ({ width, scheme }) => screenshot(page, info, `${name}-${width}-${scheme}`, true))
}

/** A picture of the window as it is, where pictures are asked for. */
export async function takePicture(page: Page, info: TestInfo, name: string): Promise<void> {
  if (takesPictures) await screenshot(page, info, name, false)
}

/** A JPEG is written in a third of the time a PNG takes. */
async function screenshot(page: Page, info: TestInfo, name: string, fullPage: boolean): Promise<void> {
  await page.screenshot({ path: `${info.project.outputDir}/looks/${name}.jpg`, fullPage, type: 'jpeg', quality: 80 })
}

/** A page never scrolls sideways, whatever its width. */
export async function fitsItsWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
}
