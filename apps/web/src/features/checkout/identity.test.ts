import type { NeedsShape } from '@sojourn/contracts'
import { dateText, setTexts } from '@sojourn/i18n'
import { expect, test } from 'vitest'
import { asksMore } from './asks-more.ts'
import { draftOf, fieldsOf, firstIdentityFault, identityFaults, identityFrom, readWholeDay, refusedFaults, saidOf } from './identity.ts'

const NOTHING: NeedsShape = { age: 'adult', born_on: false, nationality: false, document: 'none', from: '2027-03-12', to: '2027-03-19', document_months: 0 }
const ALL: NeedsShape = { ...NOTHING, born_on: true, nationality: true, document: 'any' }
const TODAY = '2026-11-21'
const TYPED = { bornOn: '1990-05-04', gender: 'f', nationality: 'PT', kind: 'passport', number: ' ａｂ 12345 ', country: 'PT', expiresOn: '2030-01-31' }

test('exactly what is needed is asked, in the order of the form, and sent', () => {
  expect([asksMore(undefined), asksMore(NOTHING), asksMore({ ...NOTHING, born_on: true })]).toEqual([false, false, true])
  expect(fieldsOf(NOTHING)).toEqual([])
  expect(fieldsOf({ ...NOTHING, document: 'passport' })).toEqual(['number', 'country', 'expiresOn'])
  expect(fieldsOf({ ...ALL, gender: true }).slice(0, 3)).toEqual(['bornOn', 'gender', 'nationality'])
  expect(asksMore({ ...NOTHING, gender: true })).toBe(true)
  expect(fieldsOf(ALL)).toEqual(['bornOn', 'nationality', 'kind', 'number', 'country', 'expiresOn'])
  expect(saidOf({ ...NOTHING, born_on: true }, TYPED)).toEqual({ born_on: '1990-05-04' })
  expect(saidOf({ ...NOTHING, gender: true }, TYPED)).toEqual({ gender: 'f' })
  expect(identityFaults({ ...NOTHING, gender: true }, { ...TYPED, gender: 'x' }, TODAY)).toEqual({
    gender: 'Choose the gender that the travel document shows.',
  })
  expect(saidOf({ ...NOTHING, document: 'passport' }, identityFrom({ ...NOTHING, document: 'passport' }, TYPED)).document).toEqual({
    ...{ kind: 'passport', number: 'ab 12345', country: 'PT', expires_on: '2030-01-31' },
  })
})

test('a draft fills the form, whatever it contains, and never holds the number of a document', () => {
  expect(identityFrom(ALL, { bornOn: '1990-05-04', number: 4 })).toMatchObject({ bornOn: '1990-05-04', number: '', kind: '' })
  expect(identityFrom({ ...ALL, document: 'passport' }, 'nothing').kind).toBe('passport')
  expect(draftOf({ ...TYPED }).number).toBe('')
})

test('what is wrong is said at each field, by the rules of the server, and so is what it refuses; the first has the focus', () => {
  const faults = identityFaults(ALL, { ...TYPED, bornOn: '2020-01-01', country: '' }, TODAY)
  expect(Object.keys(faults)).toEqual(['bornOn', 'country'])
  expect(firstIdentityFault(ALL, faults, 1)).toBe('bornOn-2')
  expect(firstIdentityFault(ALL, {}, 0)).toBeNull()
  const refused = [
    { path: 'guests.1.document.expires_on', message: 'Too early.' },
    { path: 'guests.0.born_on', message: 'Not this one.' },
    { path: 'guests.1.first_name', message: 'Nor this.' },
  ]
  expect(refusedFaults(refused, 1)).toEqual({ expiresOn: 'Too early.' })
})

test('a date of birth is read with its year alone, in two figures of the last hundred years, in the words of the language', () => {
  const born = (text: string) => readWholeDay(text, TODAY, true)
  expect([born('4/5/1990'), born('4/5/90'), born('4 May 90'), born('May 4, 1990'), born('1990-05-04')]).toEqual(Array(5).fill('1990-05-04'))
  expect([born('4/5/26'), born('30/12/26')]).toEqual(['2026-05-04', '1926-12-30'])
  expect([born('4 May'), born('12'), born('29/2'), born('31/2/1990'), born('soon')]).toEqual(Array(5).fill(null))
  expect(readWholeDay('31/1/30', TODAY, false)).toBe('2030-01-31')
  expect(born('4/5/2090')).toBe('2090-05-04')
})

test('what is shown of a day is read again as that day, in every language', () => {
  const languages = ['en-US', 'es-MX', 'pt-BR', 'fr-FR', 'de-DE', 'ar', 'ja-JP']
  const shown = languages.flatMap((language) =>
    ['1990-05-04', '2030-12-31'].map((day) => {
      setTexts({ language: () => language, find: () => null })
      const text = dateText(day)
      return { language, day, text, read: readWholeDay(text, TODAY, false) }
    }),
  )
  setTexts({ language: () => 'en-US', find: () => null })
  expect(new Set(shown.map(({ text }) => text)).size).toBeGreaterThan(7)
  for (const { language, day, text, read } of shown) expect(read, `${language}: ${text}`).toBe(day)
})
