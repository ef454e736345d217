import type { Page } from '@playwright/test'
import { bareEnglish } from './bare-english.ts'
import { cutWords } from './cut-words.ts'

/** What is wrong with the screen that is open in a pseudo-language, on a desk and on a phone: words that are cut, and English in no disguise but for these names. */
export async function faultsInDisguise(page: Page, screen: string, names: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  // From the width that the screen before left to the other one.
  const widths = page.viewportSize()?.width === 375 ? [375, 1280] : [1280, 375]
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const [cut, bare] = [await cutWords(page), await bareEnglish(page, names)]
    faults.push(...cut.map((fault) => `${screen} at ${width} px: ${fault}`), ...bare.map((text) => `${screen}: bare "${text}"`))
  }
  return faults
}
