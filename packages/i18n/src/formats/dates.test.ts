import { expect, test } from 'vitest'
import { setTexts } from '../texts.ts'
import { firstWeekday, monthText } from './calendar.ts'
import { clockText, daysText, dayText, wallClockText } from './dates.ts'
import { moneyText } from './money.ts'
import { countText } from './numbers.ts'
import { currencyNameText } from './short-money.ts'
import { weekdayText } from './weekdays.ts'
import { dateText } from './written-dates.ts'

function inTheirWords<T>(language: string, work: () => T): T {
  const before = setTexts({ language: () => language, find: () => null })
  try {
    return work()
  } finally {
    setTexts(before)
  }
}

test('[B9.3] Brazil writes its days without full stops and the first of a month as an ordinal', () => {
  inTheirWords('pt-BR', () => {
    expect(dayText('2027-03-12')).toBe('sex, 12 de mar')
    expect(dateText('2027-03-01')).toBe('1º de março de 2027')
    expect(dateText('2027-03-21')).toBe('21 de março de 2027')
    expect(weekdayText(0)).toBe('dom')
    expect(currencyNameText('USD')).toBe('dólares americanos')
  })
})

test('[B9.3] France writes the first of a month as an ordinal, at both ends of a stay', () => {
  inTheirWords('fr-FR', () => {
    expect(dayText('2027-03-12')).toBe('ven. 12 mars')
    expect(dayText('2027-03-01')).toBe('lun. 1er mars')
    expect(daysText('2027-03-01', '2027-04-01')).toBe('lun. 1er mars – jeu. 1er avril 2027')
    expect(daysText('2027-03-11', '2027-03-21')).toBe('jeu. 11 – dim. 21 mars 2027')
    expect(currencyNameText('USD')).toBe('dollars des États-Unis')
  })
})

test('[B9.3] Arabic has Latin figures, its own comma, and no comma before a number', () => {
  inTheirWords('ar', () => {
    expect(dayText('2027-03-12')).toBe('الجمعة 12 مارس')
    expect(dateText('2027-03-21')).toBe('21 مارس 2027')
    expect(daysText('2027-03-12', '2027-03-15')).toBe('الجمعة 12 – الاثنين 15 مارس 2027')
    expect(wallClockText('2027-03-12T18:00:00+03:00')).toBe('الجمعة 12 مارس، 18:00')
    expect(clockText(Date.UTC(2027, 2, 12, 9, 5), 'UTC')).toBe('09:05')
    expect(monthText('2027-03')).toBe('مارس 2027')
    expect(countText(12_345)).toBe('12,345')
    expect(moneyText(1250.5, 'USD')).toMatch(/1,250\.50/)
    expect(firstWeekday()).toBe(6)
  })
})
