import { createIds } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { CARD_TYPES, cardCodeOf, mstTypeCodeOf } from './payment-card.ts'

test('[B3.5] each type has its short code, and a card’s own begins with it', () => {
  expect(CARD_TYPES.map(mstTypeCodeOf)).toEqual(['CSH', 'WLT', 'CRT', 'DSC'])
  expect(cardCodeOf('WALLET', 'pcd_0a1b2c3d4e5f6g7h')).toBe('WLT-2C3D-4E5F-6G7H')
  expect(cardCodeOf('CASH', 'pcd_demo_cash_1')).toBe('CSH-DEMO-CASH-1')
})

test('ids of the same moment make codes of their own', () => {
  const ids = createIds(() => 0)
  expect(new Set(Array.from({ length: 1_000 }, () => cardCodeOf('CASH', ids.next('pcd')))).size).toBe(1_000)
})
