import { LANGUAGES, moneyText, setTexts } from '@sojourn/i18n'
import type { Currency } from '@sojourn/kernel'
import { afterEach, expect, test } from 'vitest'
import { currencies } from './currencies.ts'

const before = setTexts({ language: () => 'en-US', find: () => null })
afterEach(() => void setTexts(before))

/** What is written next to the figures. */
const signOf = (text: string): string => text.replace(/[\d.,\s\u200e\u200f]/g, '')

test('[C2.5] no two currencies that are offered look alike in any language; MXN and CAD show their codes', () => {
  const alike: string[] = []
  for (const { tag } of LANGUAGES) {
    setTexts({ language: () => tag, find: () => null })
    const signs = new Map<string, string>()
    for (const { code } of currencies) {
      const sign = signOf(moneyText(1250, code as Currency))
      const other = signs.get(sign)
      if (other) alike.push(`${tag}: ${other} and ${code} are both ${sign}`)
      signs.set(sign, code)
    }
    expect([tag, signs.get('MXN'), signs.get('CAD')]).toEqual([tag, 'MXN', 'CAD'])
    // A bare dollar is the US dollar's alone, where a language has it at all.
    expect(['USD', undefined]).toContain(signs.get('$'))
  }
  expect(alike).toEqual([])
})
