import { money } from '@sojourn/kernel'
import { describe, expect, test } from 'vitest'
import { freeUntil } from '../../../sale/terms.ts'
import { type CancellationBasis, cancellationOf, penaltyAt, refundAt } from './cancellation.ts'
import type { RatePlan } from './catalogue.ts'

const eur = (minor: number) => money(minor, 'EUR')
const basis = (change: Partial<CancellationBasis> = {}): CancellationBasis => ({
  checkin: '2027-03-12',
  checkinFrom: '15:00',
  timeZone: 'Europe/Lisbon',
  whole: eur(49_926),
  following: eur(2_826),
  nights: [eur(15_700), eur(15_700), eur(15_700)],
  ...change,
})
const free3: Pick<RatePlan, 'cancellation'> = { cancellation: [{ daysBefore: 3, time: '18:00', penalty: 'first_night' }] }

describe('a cancellation time line', () => {
  test('[B2.2] is free, then keeps the first night with its share of tax, then the whole stay', () => {
    expect(cancellationOf(free3, basis())).toEqual([
      { from: null, to: '2027-03-09T18:00:00+00:00', amount: eur(0) },
      { from: '2027-03-09T18:00:00+00:00', to: '2027-03-12T15:00:00+00:00', amount: eur(15_700 + 942) },
      { from: '2027-03-12T15:00:00+00:00', to: null, amount: eur(49_926) },
    ])
  })

  test('gives nothing back on a final rate', () => {
    const windows = cancellationOf({ cancellation: [] }, basis())
    expect(windows).toEqual([{ from: null, to: null, amount: eur(49_926) }])
    expect(refundAt(windows, eur(49_926), 0)).toEqual(eur(0))
  })

  test('keeps the wall clock of the property across the change to summer time', () => {
    // Clocks go forward on 28 March 2027: the deadline is an hour earlier in UTC than three plain days before check-in.
    const windows = cancellationOf(free3, basis({ checkin: '2027-03-30', timeZone: 'Europe/Paris' }))
    expect(windows[0]?.to).toBe('2027-03-27T18:00:00+01:00')
    expect(windows[2]?.from).toBe('2027-03-30T15:00:00+02:00')
  })

  test('costs the amount of the window an instant falls into, its first moment included', () => {
    const windows = cancellationOf(free3, basis())
    const deadline = Date.parse('2027-03-09T18:00:00Z')
    expect(penaltyAt(windows, deadline - 1).minor).toBe(0)
    expect(penaltyAt(windows, deadline).minor).toBe(16_642)
    expect(refundAt(windows, eur(49_926), deadline)).toEqual(eur(33_284))
  })

  test('shows the end of the free time only while it lies ahead', () => {
    const windows = cancellationOf(free3, basis())
    expect(freeUntil(windows, Date.parse('2027-03-01T00:00:00Z'))).toBe('2027-03-09T18:00:00+00:00')
    expect(freeUntil(windows, Date.parse('2027-03-10T00:00:00Z'))).toBeNull()
  })
})
