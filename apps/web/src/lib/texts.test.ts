import { dateTextShort, daysText, dayText, dayTextLong, directionOf, firstWeekday, moneyOrNothing, moneyText, wallClockText } from '@sojourn/i18n'
import { expect, test } from 'vitest'

test('[B9.1] whole amounts show no decimals, fractional ones two, MXN and CAD their codes', () => {
  expect(moneyText(120, 'USD')).toBe('$120')
  expect(moneyText(120.5, 'USD')).toBe('$120.50')
  expect(moneyText(1250, 'MXN')).toMatch(/^MXN\s1,250$/)
  expect(moneyText(99.9, 'CAD')).toMatch(/^CAD\s99\.90$/)
  expect(moneyText(12000, 'JPY')).toBe('¥12,000')
  // A minus sign, which is read aloud as one, and no hyphen.
  expect(moneyText(-120.5, 'USD')).toBe('\u2212$120.50')
})

test('nothing is said in words', () => {
  expect(moneyOrNothing(0, 'USD', 'Nothing now')).toBe('Nothing now')
  expect(moneyOrNothing(3, 'USD', 'Nothing now')).toBe('$3')
})

test('[B9.3] a date has the day before the month, which is written out; with its weekday where that matters', () => {
  expect(dateTextShort('2027-03-12')).toBe('12 Mar 2027')
  expect(dayText('2027-03-12')).toBe('Fri 12 Mar')
  expect(dayTextLong('2027-03-12')).toBe('Fri 12 March 2027')
  expect(daysText('2027-03-12', '2027-03-15')).toBe('Fri 12 to Mon 15 March 2027')
  expect(daysText('2027-03-12', '2027-03-12')).toBe('Fri 12 March 2027')
  expect(daysText('2027-12-30', '2028-01-02')).toBe('Thu 30 December 2027 to Sun 2 January 2028')
})

test('[B9.3] a week starts on Sunday by default, elsewhere as the language says', () => {
  expect(firstWeekday('en-US')).toBe(0)
  expect(firstWeekday('fr-FR')).toBe(1)
  expect(firstWeekday('ar-EG')).toBe(6)
})

test('a deadline is shown by the clock on the wall of the property', () => {
  expect(wallClockText('2027-03-09T18:00:00+00:00')).toBe('Tue 9 Mar, 18:00')
  expect(wallClockText('2027-03-09T23:30:00-10:00')).toBe('Tue 9 Mar, 23:30')
})

test('a page runs the way its language is written', () => {
  expect(['en-US', 'ar', 'he-IL', 'fa-IR', 'fr'].map(directionOf)).toEqual(['ltr', 'rtl', 'rtl', 'rtl', 'ltr'])
})
