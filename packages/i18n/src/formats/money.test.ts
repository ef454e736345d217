import { expect, test } from 'vitest'
import { setTexts } from '../texts.ts'
import { moneyText } from './money.ts'
import { shortMoneyText } from './short-money.ts'

test('[B9.1] an amount under a day is short and never less than it costs', () => {
  expect(shortMoneyText(95.2, 'USD')).toBe('$96')
  expect(shortMoneyText(12_340, 'JPY')).toBe('¥12.3K')
  // Never as dollars: the words below the calendar name the currency.
  expect(shortMoneyText(1250, 'MXN')).toBe('1,250')
})

test('a sign behind its figures stays on their line', () => {
  const before = setTexts({ language: () => 'de-DE', find: () => null })
  try {
    expect(moneyText(1307.22, 'USD')).toBe('1.307,22\u00A0$')
  } finally {
    setTexts(before)
  }
})
