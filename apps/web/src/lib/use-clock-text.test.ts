import { dayText } from '@sojourn/i18n'
import { expect, test } from 'vitest'
import { ownText } from './use-clock-text.ts'

test('an hour of another day is told with its day, one of today alone', () => {
  const now = Date.parse('2027-03-12T12:00:00Z')
  expect(ownText(now + 60_000, now)).toMatch(/^\d{2}:\d{2} /)
  const tomorrow = ownText(now + 86_400_000, now)
  expect(tomorrow.startsWith(dayText('2027-03-13'))).toBe(true)
  expect(tomorrow).toMatch(/, \d{2}:\d{2} /)
})
