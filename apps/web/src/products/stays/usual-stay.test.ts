import { expect, test } from 'vitest'
import { usualStay } from './usual-stay.ts'

test('a stay to begin with is three nights from a Friday at least two weeks away', () => {
  expect(usualStay('2026-11-21')).toEqual({ checkin: '2026-12-11', checkout: '2026-12-14' })
  expect(usualStay('2026-11-20')).toEqual({ checkin: '2026-12-04', checkout: '2026-12-07' })
})
