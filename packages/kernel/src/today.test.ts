import { expect, test } from 'vitest'
import { dayIn, earliestDay, startFault, todayAt } from './index.ts'

const EVENING_IN_LA = Date.parse('2027-01-31T02:30:00Z')

test('[C2.18] before a place is known today is the earliest day anywhere on Earth', () => {
  expect(earliestDay(EVENING_IN_LA)).toBe('2027-01-30')
  expect(earliestDay(Date.parse('2027-01-31T11:59:59Z'))).toBe('2027-01-30')
  expect(earliestDay(Date.parse('2027-01-31T12:00:00Z'))).toBe('2027-01-31')
  for (let hour = 0; hour < 48; hour++) {
    const at = EVENING_IN_LA + hour * 3_600_000
    expect(earliestDay(at)).toBe(dayIn('Etc/GMT+12', at))
    for (const zone of ['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Tokyo']) expect(earliestDay(at) <= todayAt(zone, at)).toBe(true)
  }
})

test('[C2.18] today at a place is by its own clock, on both sides of UTC', () => {
  const at = (zone: string | null) => todayAt(zone, EVENING_IN_LA)
  expect([at('America/Los_Angeles'), at('UTC'), at('Pacific/Auckland'), at(null), at('Not/AZone')]).toEqual([
    '2027-01-30',
    '2027-01-31',
    '2027-01-31',
    '2027-01-30',
    '2027-01-30',
  ])
})

test('[C2.18] a first day has passed, is too soon, or can be', () => {
  expect(startFault('2027-01-29', '2027-01-30', 1)).toBe('past')
  expect(startFault('2027-01-30', '2027-01-30', 1)).toBe('too_soon')
  expect(startFault('2027-01-31', '2027-01-30', 1)).toBeNull()
  expect(startFault('2027-01-30', '2027-01-30')).toBeNull()
})
