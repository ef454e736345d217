import { addDays } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIMITS } from '../../lib/stay-address.ts'
import { nightsOf, pick, previewOf } from './range-pick.ts'

const march = { checkin: '2027-03-12', checkout: '2027-03-15' }

test('[B2.2] the first day chosen is the arrival, the second the departure', () => {
  const arrived = pick(march, 'checkin', '2027-03-14')
  expect(arrived).toEqual({ range: { checkin: '2027-03-14', checkout: '2027-03-15' }, next: 'checkout' })
  expect(pick(arrived.range, 'checkout', '2027-03-20')).toEqual({ range: { checkin: '2027-03-14', checkout: '2027-03-20' }, next: null })
})

test('[B2.2] a departure before the arrival is a new arrival', () => {
  expect(pick(march, 'checkout', '2027-03-10')).toEqual({ range: { checkin: '2027-03-10', checkout: '2027-03-15' }, next: 'checkout' })
})

test('[B2.2] an arrival after the departure takes the departure along', () => {
  expect(pick(march, 'checkin', '2027-05-01').range).toEqual({ checkin: '2027-05-01', checkout: '2027-05-02' })
})

test('[B2.2] whatever is chosen, a stay has a night at least and no more than it may have', () => {
  const day = fc.integer({ min: 0, max: 200 }).map((days) => addDays('2027-01-01', days))
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 12 }), (days) => {
      let [range, end] = [march, 'checkin' as 'checkin' | 'checkout']
      for (const one of days) {
        if (end === 'checkout' && one > addDays(range.checkin, LIMITS.nights)) continue
        const picked = pick(range, end, one)
        range = picked.range
        end = picked.next ?? 'checkin'
        expect(nightsOf(range)).toBeGreaterThanOrEqual(1)
        expect(nightsOf(range)).toBeLessThanOrEqual(LIMITS.nights)
      }
    }),
  )
})

test('[B2.2] pointing at a day shows the stay it would make, and nothing that cannot be', () => {
  expect(previewOf(march, 'checkout', '2027-03-18').checkout).toBe('2027-03-18')
  expect(previewOf(march, 'checkout', '2027-03-01')).toEqual(march)
  expect(previewOf(march, 'checkout', '2027-09-01')).toEqual(march)
  expect(previewOf(march, 'checkin', '2027-03-18')).toEqual(march)
})
