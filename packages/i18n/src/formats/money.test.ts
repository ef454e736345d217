import { expect, test } from 'vitest'
import { shortMoneyText } from './money.ts'

test('[B9.1] an amount under a day is short and never less than it costs', () => {
  expect(shortMoneyText(95.2, 'USD')).toBe('$96')
  expect(shortMoneyText(12_340, 'JPY')).toBe('¥12.3K')
  // Never as dollars: the words below the calendar name the currency.
  expect(shortMoneyText(1250, 'MXN')).toBe('1,250')
})
