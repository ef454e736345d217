import { expect, test } from 'vitest'
import { documentFor, documentMonths } from './documents.ts'
import { rightsOf } from './rights.ts'

const laws = (from: string, to: string, km: number, ...airlines: string[]) =>
  rightsOf([{ from, to, km, airlines }]).map((right) => ('amount' in right ? `${right.law} ${right.amount}` : `${right.law} ${right.refundAfterHours}`))

test('what the law gives follows from where the journey leaves, who flies it and how far it goes', () => {
  expect(laws('ES', 'PT', 500, 'ES')).toEqual(['eu261 250'])
  expect(laws('FI', 'PT', 3_600, 'FI')).toEqual(['eu261 400'])
  expect(laws('PT', 'US', 5_400, 'US')).toEqual(['eu261 600', 'us 6'])
  expect(laws('US', 'PT', 5_400, 'US')).toEqual(['us 6'])
  expect(laws('US', 'PT', 5_400, 'PT')).toEqual(['eu261 600', 'us 6'])
  expect(laws('GB', 'ES', 1_200, 'GB')).toEqual(['uk261 220'])
  expect(laws('JP', 'AU', 7_800, 'JP')).toEqual([])
  expect(
    rightsOf([
      { from: 'US', to: 'US', km: 900, airlines: ['US'] },
      { from: 'US', to: 'CA', km: 900, airlines: ['US'] },
    ]),
  ).toEqual([{ law: 'us', refundAfterHours: 3 }])
})

test('documents: none within a country, any within Europe, else a passport, for six months more where a country wants it', () => {
  expect(documentFor(['US', 'US'])).toBe('none')
  expect(documentFor(['PT', 'FR', 'NO'])).toBe('any')
  expect(documentFor(['PT', 'GB'])).toBe('passport')
  expect(documentFor(['US', 'CA', 'US'])).toBe('passport')
  expect([documentMonths(['PT', 'SG']), documentMonths(['PT', 'US'])]).toEqual([6, 0])
})
