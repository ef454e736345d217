import { expect, type Page } from '@playwright/test'
import { axeClean } from './axe-clean.ts'
import { fitsItsWidth } from './looks.ts'

const DESK = { width: 1280, height: 900 } as const
const PHONE = { width: 375, height: 812 } as const
/** A desk at 200 %. */
const TWICE = { width: 640, height: 450 } as const

/**
 * Axe by day on a desk and by night on a phone, since widths differ in what is shown and schemes in colours alone. In every look, and on a desk at twice the size,
 * the page is no wider than its window; by day from right to left too. `part` is what axe reads where the rest of the page has been read without it. A size or
 * a scheme is set as rarely as it can be: each is a new layout of the whole page.
 */
export async function rightInEveryLook(page: Page, name: string, part?: string): Promise<void> {
  const before = page.viewportSize()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(DESK)
  await fitsBothWays(page, `${name} at 1280 px`)
  await axeClean(page, { part })
  await page.setViewportSize(TWICE)
  await fits(page, `${name} at twice its size`)
  await page.setViewportSize(PHONE)
  await fitsBothWays(page, `${name} at 375 px`)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await fits(page, `${name} at 375 px by night`)
  await axeClean(page, { part })
  await page.setViewportSize(DESK)
  await fits(page, `${name} at 1280 px by night`)
  // One after the other: back by day while nothing moves, so that no colour is caught on its way.
  await page.emulateMedia({ colorScheme: null })
  await page.emulateMedia({ reducedMotion: null })
  if (before) await page.setViewportSize(before)
}

async function fits(page: Page, what: string): Promise<void> {
  expect.soft(await fitsItsWidth(page), `${what} fits its window`).toBe(true)
}

async function fitsBothWays(page: Page, what: string): Promise<void> {
  await fits(page, what)
  const wider = await page.evaluate(() => {
    const root = document.documentElement
    const { dir } = root
    root.dir = 'rtl'
    const more = root.scrollWidth - root.clientWidth
    root.dir = dir
    return more
  })
  expect.soft(wider, `what ${what} is wider than its window from right to left`).toBeLessThanOrEqual(0)
}
