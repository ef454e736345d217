import { expect, test } from 'vitest'
import { setTexts } from '../texts.ts'
import { daysText, wallClockText } from './dates.ts'
import { listText, semicolonText, sentencesText } from './lists.ts'
import { nameText } from './names.ts'
import { commaText, endedText, stopText, typedAmount } from './numbers.ts'

function inLanguage<T>(language: string, read: () => T): T {
  const before = setTexts({ language: () => language, find: () => null })
  try {
    return read()
  } finally {
    setTexts(before)
  }
}

test('parts of one line have the comma of the language, and German keeps its capitals', () => {
  expect(commaText(['Lisbon', '3 nights'])).toBe('Lisbon, 3 nights')
  expect(inLanguage('ja-JP', () => commaText(['大人2名', '3泊']))).toBe('大人2名、3泊')
  expect(commaText(['لشبونة', 'البرتغال'], 'ar')).toBe('لشبونة، البرتغال')
  expect(stopText(['Double room', null, 'Breakfast included'])).toBe('Double room. Breakfast included')
  expect(inLanguage('ja-JP', () => stopText(['ダブルルーム', '朝食付き']))).toBe('ダブルルーム。朝食付き')
  expect(inLanguage('de-DE', () => stopText(['Höchstens 71 Min.', '0,9 kg CO₂', 'Mit Fahrer']))).toBe('Höchstens 71 Min. 0,9 kg CO₂. Mit Fahrer')
  expect(inLanguage('ja-JP', () => stopText(['空きがありません。', '朝食付き']))).toBe('空きがありません。朝食付き')
  expect(inLanguage('de-DE', () => listText(['Klimaanlage', 'Schreibtisch']))).toBe('Klimaanlage, Schreibtisch')
})

test('lists of one line are divided as the language divides them', () => {
  expect(semicolonText(['Double room, breakfast included', '2 adults'])).toBe('Double room, breakfast included; 2 adults')
  expect(inLanguage('ja-JP', () => semicolonText(['ダブルルーム、朝食付き', '大人2名']))).toBe('ダブルルーム、朝食付き／大人2名')
  expect(semicolonText(['غرفة مزدوجة', 'بالغان'], 'ar')).toBe('غرفة مزدوجة؛ بالغان')
  expect(semicolonText(['Chambre double', '2 adultes'], 'fr-FR')).toBe('Chambre double\u202F; 2 adultes')
})

test('a day and its time are written as the language writes them', () => {
  expect(wallClockText('2027-03-12T18:00:00+00:00')).toBe('Fri 12 Mar, 18:00')
  expect(inLanguage('ja-JP', () => wallClockText('2027-03-12T18:00:00+00:00'))).toBe('3月12日(金) 18:00')
  expect(inLanguage('de-DE', () => wallClockText('2027-03-12T18:00:00+00:00'))).toBe('Fr., 12. März, 18:00')
  expect(inLanguage('ja-JP', () => daysText('2027-03-12', '2027-03-15'))).toBe('2027年3月12日(金)〜15日(月)')
  expect(inLanguage('ja-JP', () => daysText('2027-03-30', '2027-04-02'))).toBe('2027年3月30日(火)〜4月2日(金)')
  expect(inLanguage('ja-JP', () => daysText('2026-12-30', '2027-01-02'))).toBe('2026年12月30日(水)〜2027年1月2日(土)')
})

test('a name in Japanese letters begins with the family; one in Latin letters is written as in the passport', () => {
  expect(nameText('Maria', 'Silva')).toBe('Maria Silva')
  expect(nameText('太郎', '山田')).toBe('山田 太郎')
  expect(nameText('Cher', '')).toBe('Cher')
})

test('[C2.6] sentences follow each other as the language writes them', () => {
  expect(sentencesText(['All are taken.', null, 'Nothing was charged.'])).toBe('All are taken. Nothing was charged.')
  expect(inLanguage('ja-JP', () => sentencesText(['空きがありません。', '', '請求はありません。']))).toBe('空きがありません。請求はありません。')
})

test('a sentence ends once, with the full stop of its language', () => {
  expect([endedText('Bad input'), endedText('Bad input.'), endedText('Really?')]).toEqual(['Bad input.', 'Bad input.', 'Really?'])
  expect(inLanguage('ja-JP', () => [endedText('確認してください。'), endedText('確認してください')])).toEqual(['確認してください。', '確認してください。'])
  expect(inLanguage('ar', () => [endedText('هل أنت متأكد؟'), endedText('تحقق من الرمز')])).toEqual(['هل أنت متأكد؟', 'تحقق من الرمز.'])
})

test('[C2.17] a typed amount is read as the language of the page writes amounts', () => {
  const read = (language: string) => inLanguage(language, () => ['1.234', '1,234', '40,50', '1.234,50', '٤٠٫٥'].map(typedAmount))
  for (const language of ['en-US', 'es-MX', 'ja-JP', 'ar']) expect(read(language), language).toEqual(['1.234', '1234', '40.50', '1234.50', '40.5'])
  for (const language of ['de-DE', 'fr-FR', 'pt-BR']) expect(read(language), language).toEqual(['1234', '1.234', '40.50', '1234.50', '40.5'])
})
