import { expect, test } from 'vitest'
import { setTexts } from '../texts.ts'
import { readDay } from './read-day.ts'

const FROM = '2026-11-24'
const read = (text: string) => readDay(text, FROM)

test('a typed day is read in the order it is shown in, leniently: figures, words, with and without a year', () => {
  for (const text of ['12/11/2027', '12.11.27', '12 November 2027', 'Fri 12 Nov 2027', 'Nov 12, 2027', '2027-11-12', '12 nov 27']) {
    expect(read(text), text).toBe('2027-11-12')
  }
})

test('what is left out is the next such day', () => {
  expect(read('11 Dec')).toBe('2026-12-11')
  expect(read('Dec 11')).toBe('2026-12-11')
  expect(read('11/12')).toBe('2026-12-11')
  expect(read('3 sept')).toBe('2027-09-03')
  expect(read('24')).toBe('2026-11-24')
  expect(read('5')).toBe('2026-12-05')
  expect(read('29 Feb')).toBe('2028-02-29')
})

test('what is no day is none', () => {
  for (const text of ['', 'soon', '31/2/2027', '32', '0', '1 2 3 4', '99/99', 'Dec']) expect(read(text), text).toBeNull()
})

const NO_DAYS = ['3 Mai', '3 Ocotber', '25 Dez', '3 weeks', 'room 12', '12 nights', 'in 3', '3 de', 'March May 3', '12 - 15 Dec', '12 15 Dec', 'Dec 12 15 18']
test.each([...NO_DAYS, '10:11', '1,5', '$12', '12%', '+12', '12/3/270', '2027', '12 March 20277', 'a12', '12a', '3 jui'])(
  '[C2.18] an unknown word or sign makes it no day: %s',
  (text) => expect(read(text)).toBeNull(),
)

test('[C2.18] figures are day, month, year, and are never flipped', () => {
  expect(read('03/04/2027')).toBe('2027-04-03')
  expect(read('13/04/2027')).toBe('2027-04-13')
  for (const text of ['04/13/2027', '12/25/2026', '04-13-27', '4.13.', '2027-13-04']) expect(read(text), text).toBeNull()
})

test('[C2.18] an ordinal is a figure, a range of figures is none', () => {
  expect(read('3rd December')).toBe('2026-12-03')
  expect(read('Dec 12th, 2026')).toBe('2026-12-12')
  expect(read('3 rd December')).toBeNull()
})

test('[C2.18] figures and signs of other keyboards are read', () => {
  for (const text of ['１２／１１／２０２７', '12\u00a0Nov\u00a02027', '\u200f12/11/2027', '12‑11‑2027', '2027年11月12日'])
    expect(read(text), text).toBe('2027-11-12')
})

test.each(['-5', '12/', '12 -', '/12', '12月', '１２月', '2027年3月', '2027年', '12月 2027'])('[C2.18] a part of a day is none: %s', (text) =>
  expect(read(text)).toBeNull(),
)

test('a day of Japanese or German is read as it is shown there', () => {
  const readIn = (language: string, text: string) => {
    const before = setTexts({ language: () => language, find: () => null })
    try {
      return read(text)
    } finally {
      setTexts(before)
    }
  }
  for (const text of ['2027年3月12日(金)', '2027/3/12', '3月12日', '２０２７年３月１２日', '3/12']) expect(readIn('ja-JP', text), text).toBe('2027-03-12')
  for (const text of ['12(土)', '12日', '12日土曜日', '12 土曜']) expect(readIn('ja-JP', text), text).toBe('2026-12-12')
  // The year is first there, or there is none.
  for (const text of ['03/04/2027', '13/04/2027', '12月', '三月五日', '明日']) expect(readIn('ja-JP', text), text).toBeNull()
  for (const text of ['Fr., 12. März 2027', '12.3.27', '12 märz', '12.3.']) expect(readIn('de-DE', text), text).toBe('2027-03-12')
})

test('months are words of the language too, and figures in its order', () => {
  const before = setTexts({ language: () => 'es-MX', find: () => null })
  try {
    expect(read('vie 11 de dic de 2026')).toBe('2026-12-11')
    expect(read('mar 12 ene')).toBe('2027-01-12')
    expect(read('3 enero')).toBe('2027-01-03')
    expect(read('11/12')).toBe('2026-12-11')
    for (const text of ['1º de enero', '1° de enero', '1ro enero']) expect(read(text), text).toBe('2027-01-01')
    for (const text of ['12 de', 'de 12', '12 dez', '12 janv']) expect(read(text), text).toBeNull()
    setTexts({ language: () => 'fr-FR', find: () => null })
    expect(read('ven. 1er janv. 2027')).toBe('2027-01-01')
    expect(read('12 août')).toBe('2027-08-12')
    // June or July.
    expect(read('3 jui')).toBeNull()
    setTexts({ language: () => 'pt-BR', find: () => null })
    expect(read('seg, 1º de mar')).toBe('2027-03-01')
    expect(read('12 de março de 2027')).toBe('2027-03-12')
    setTexts({ language: () => 'ar', find: () => null })
    expect(read('الجمعة 12 مارس 2027')).toBe('2027-03-12')
    expect(read('١٢ مارس ٢٠٢٧')).toBe('2027-03-12')
    expect(read('3 أغسطس')).toBe('2027-08-03')
    expect(read('١٢/٣/٢٠٢٧')).toBe('2027-03-12')
    expect(read('12 March 2027')).toBe('2027-03-12')
    expect(read('12 März 2027')).toBeNull()
  } finally {
    setTexts(before)
  }
})
