import { expect, test } from 'vitest'
import { shortMoney } from './day-prices.ts'

test('[B9.1] an amount under a day is short and never less than it costs', () => {
  expect(shortMoney(95.2, 'USD')).toBe('$96')
  expect(shortMoney(12_340, 'JPY')).toBe('¥12.3K')
  // Never as dollars: the words below the calendar name the currency.
  expect(shortMoney(1250, 'MXN')).toBe('1,250')
})
