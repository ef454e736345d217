import type { Page } from '@playwright/test'
import { bareEnglish } from './bare-english.ts'
import { cutWords } from './cut-words.ts'

/** From where a screen is opened down to a phone: the widths of the row, and one between them, where a layout changes as well. */
const WIDTHS = [1280, 1920, 1024, 768, 640, 375] as const
/** Where letters are made twice as large by a style too, of which no media query knows: the layout stays that of the window. */
const STYLED_WIDTHS: readonly number[] = [768, 375]
/** From a phone, where the widths before end, to where the next screen is opened. */
const LARGE_TEXT_WIDTHS = [375, 768, 1024, 1920, 1280] as const

export interface Looks {
  /** Whether it is looked at by night too: on a phone and a desk, and with large text. The dark theme changes colours only, so one direction is enough. */
  readonly night: boolean
  /** Names that are the same in every language: what is not one of them is read as bare English, on a desk and a phone. */
  readonly names?: () => readonly string[]
}

/** By how much a page is wider than its window where a style, of a person or an extension, doubles its letters. */
const widerByStyle = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.documentElement
    root.style.fontSize = '200%'
    const wider = root.scrollWidth - root.clientWidth
    root.style.fontSize = ''
    return wider
  })

/**
 * The faults of the screen that is open: at each width, by night, and with text at 200 %, as the settings of a browser make it: widths in rem follow. Looking
 * takes a tenth of the time of a new size or scheme, so each is set as rarely as it can be; the window ends as it began, 1280 px wide.
 */
export async function faultsInAll(page: Page, name: string, { night, names }: Looks = { night: true }): Promise<string[]> {
  const faults: string[] = []
  const look = async (how: string) => faults.push(...(await cutWords(page)).map((fault) => `${name} at ${how}: ${fault}`))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await look(`${width} px`)
    if (night && STYLED_WIDTHS.includes(width)) {
      const wider = await widerByStyle(page)
      if (wider > 0) faults.push(`${name} at ${width} px, letters doubled by a style: ${wider} px too wide`)
    }
    if (names && (width === 1280 || width === 375)) faults.push(...(await bareEnglish(page, names())).map((text) => `${name}: bare "${text}"`))
  }
  if (night) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await look('375 px by night')
  }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
  for (const width of LARGE_TEXT_WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await look(`${width} px, text at 200 %`)
  }
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 16 } })
  await devtools.detach()
  if (night) {
    // A size of text that changes while the window stays tells no media query of a script: a new width does.
    for (const width of [1278, 1280]) await page.setViewportSize({ width, height: 900 })
    await look('1280 px by night')
    await page.emulateMedia({ colorScheme: null })
  }
  return faults
}
