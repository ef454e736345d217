import { expect, test } from 'vitest'
import { clockText } from './use-countdown.ts'

test('a clock shows minutes and seconds, and the hours of a hold of days', () => {
  expect([0, 59, 899, 3_599, 3_600, 259_148].map(clockText)).toEqual(['00:00', '00:59', '14:59', '59:59', '1:00:00', '71:59:08'])
})
