import { addDays, type Day } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTRIES, isCountry } from './countries.ts'
import { agesText } from './traveller-words.ts'
import {
  type AgeGroup,
  ageOn,
  bothNeeds,
  documentNumber,
  monthsLater,
  NAME_ALONE,
  neededOf,
  rangeOf,
  type SaidIdentity,
  type TravellerNeeds,
  travellerFaults,
} from './travellers.ts'

const TODAY: Day = '2027-03-01'
const DAYS = { from: '2027-06-10', to: '2027-06-20' }
const needs = (more: Partial<TravellerNeeds>): TravellerNeeds => ({ ...NAME_ALONE, ...more })
const faultsOf = (more: Partial<TravellerNeeds>, said: SaidIdentity, days = DAYS) =>
  travellerFaults(needs(more), said, days, TODAY).map(({ field, why }) => `${field} ${why}`)
const PASSPORT = { kind: 'passport', number: 'AB 123456', country: 'PT', expires_on: '2030-01-01' } as const

test('nothing is asked beyond the needs, whatever is said', () => {
  expect(faultsOf({}, { born_on: 'never', nationality: '??', document: { number: '' } })).toEqual([])
  expect(neededOf(needs({}), { born_on: '1990-01-01', nationality: 'PT', document: PASSPORT })).toEqual({})
  expect(neededOf(needs({ bornOn: true }), { born_on: '1990-01-01', nationality: 'PT', document: PASSPORT })).toEqual({ born_on: '1990-01-01' })
})

test('what is needed and missing is said field by field, in the order of a form', () => {
  const all = { bornOn: true, nationality: true, document: 'any' } as const
  expect(faultsOf(all, {})).toEqual([
    'born_on missing',
    'nationality missing',
    'document.kind missing',
    'document.number missing',
    'document.country missing',
    'document.expires_on missing',
  ])
  expect(faultsOf(all, { born_on: '2027-02-30', nationality: 'Portugal', document: { ...PASSPORT, number: '#', country: 'pt' } })).toEqual([
    'born_on missing',
    'nationality missing',
    'document.number malformed',
    'document.country missing',
  ])
  expect(faultsOf(all, { born_on: '1990-05-04', nationality: 'BR', document: PASSPORT })).toEqual([])
})

test('the age counts on the first day of the service; an infant is one until the last day', () => {
  const at = (age: AgeGroup, born_on: Day) => faultsOf({ age, bornOn: true }, { born_on })
  const range = { from: 3, to: 11 }
  expect(at(range, '2024-06-10')).toEqual([])
  expect(at(range, '2024-06-11')).toEqual(['born_on wrong_age'])
  expect(at(range, '2015-06-11')).toEqual([])
  expect(at(range, '2015-06-10')).toEqual(['born_on wrong_age'])
  const infant = { age: { from: 0, to: 0 }, monthsLeast: 6, bornOn: true }
  expect(faultsOf(infant, { born_on: '2026-12-10' })).toEqual([])
  expect(faultsOf(infant, { born_on: '2026-12-11' })).toEqual(['born_on too_young'])
  expect(at('adult', '2015-06-10')).toEqual([])
  expect(at('child', '2025-06-10')).toEqual([])
  expect(at('child', '2025-06-11')).toEqual(['born_on wrong_age'])
  expect(at('infant', '2025-06-20')).toEqual(['born_on wrong_age'])
  expect(at('infant', '2025-06-21')).toEqual([])
  expect(at('infant', '2027-03-02')).toEqual(['born_on not_past'])
  expect(at('adult', '1827-01-01')).toEqual(['born_on not_past'])
})

test('a person who was born on 29 February is a year older on 1 March', () => {
  expect([ageOn('2008-02-29', '2026-02-28'), ageOn('2008-02-29', '2026-03-01'), ageOn('2008-02-29', '2028-02-29')]).toEqual([17, 18, 20])
})

test('a document is valid beyond the last day, and beyond the months that a product adds', () => {
  const at = (expires_on: Day, documentMonths = 0) => faultsOf({ document: 'passport', documentMonths }, { document: { ...PASSPORT, expires_on } })
  expect(at('2027-06-20')).toEqual(['document.expires_on expires'])
  expect(at('2027-06-21')).toEqual([])
  expect(at('2027-12-20', 6)).toEqual(['document.expires_on expires'])
  expect(at('2027-12-21', 6)).toEqual([])
  expect(monthsLater('2027-08-31', 6)).toBe('2028-02-29')
  expect(monthsLater('2027-12-31', 1)).toBe('2028-01-31')
})

test('a passport is no identity card; a card may be one that does not expire', () => {
  const card = { kind: 'id_card', number: '12345678', country: 'ES' } as const
  expect(faultsOf({ document: 'any' }, { document: card })).toEqual([])
  expect(faultsOf({ document: 'any', cardsOf: ['ES', 'IT'] }, { document: card })).toEqual([])
  expect(faultsOf({ document: 'any', cardsOf: ['IT'] }, { document: card })).toEqual(['document.kind card_not_enough'])
  expect(faultsOf({ document: 'passport' }, { document: { ...card, expires_on: '2030-01-01' } })).toEqual(['document.kind not_passport'])
  expect(faultsOf({ document: 'any' }, { document: { ...PASSPORT, expires_on: undefined } })).toEqual(['document.expires_on missing'])
})

test('a number is stored as it is printed, without the signs between', () => {
  expect(documentNumber('ab 12-34.56')).toBe('AB123456')
  expect(neededOf(needs({ document: 'any' }), { document: PASSPORT }).document?.number).toBe('AB123456')
})

test('countries are known by their two letters, each once', () => {
  expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length)
  expect(COUNTRIES.length).toBe(250)
  expect([isCountry('PT'), isCountry('pt'), isCountry('ZZ'), isCountry('')]).toEqual([true, false, false, false])
})

test('whom a place is for is said in words; nothing where it is for anyone', () => {
  const groups: AgeGroup[] = ['adult', 'child', 'infant', { from: 3, to: 11 }, { from: 18, to: 150 }, { from: 0, to: 5 }]
  expect(groups.map(agesText)).toEqual([
    'Adult, 12 or older',
    'Child, 2 to 11 years old',
    'Infant, younger than 2',
    '3 to 11 years old',
    '18 or older',
    'Younger than 6',
  ])
  expect(agesText(NAME_ALONE.age)).toBeNull()
})

const day = fc.integer({ min: -60_000, max: 20_000 }).map((days) => addDays('2027-01-01', days))
const anyNeeds: fc.Arbitrary<TravellerNeeds> = fc.record({
  age: fc.oneof(
    fc.constantFrom('adult' as const, 'child' as const, 'infant' as const),
    fc.tuple(fc.nat(90), fc.nat(90)).map(([from, more]) => ({ from, to: from + more })),
  ),
  bornOn: fc.boolean(),
  gender: fc.boolean(),
  nationality: fc.boolean(),
  document: fc.constantFrom('none' as const, 'any' as const, 'passport' as const),
  documentMonths: fc.nat(24),
})
const text = fc.oneof(fc.string(), fc.constantFrom('PT', 'JP', 'passport', 'id_card', 'AB123456', '00000'))
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const anySaid: fc.Arbitrary<SaidIdentity> = fc.record({
  born_on: optional(fc.oneof(day, text)),
  gender: optional(fc.constantFrom('f' as const, 'm' as const)),
  nationality: optional(text),
  document: optional(
    fc.record({
      kind: optional(fc.constantFrom('passport' as const, 'id_card' as const)),
      number: optional(text),
      country: optional(text),
      expires_on: optional(fc.oneof(day, text)),
    }),
  ),
})

test('whatever is said: each field has one fault at most, what has none is whole, and what both of two items ask for has the faults of neither alone left out', () => {
  fc.assert(
    fc.property(anyNeeds, anyNeeds, anySaid, day, fc.nat(60), (a, b, said, from, length) => {
      const days = { from, to: addDays(from, length) }
      const faults = travellerFaults(a, said, days, TODAY)
      expect(new Set(faults.map(({ field }) => field)).size).toBe(faults.length)
      if (faults.length === 0) {
        const known = neededOf(a, said)
        expect([known.born_on !== undefined, known.gender !== undefined, known.nationality !== undefined, known.document !== undefined]).toEqual([
          a.bornOn,
          a.gender,
          a.nationality,
          a.document !== 'none',
        ])
        if (known.born_on) expect(ageOn(known.born_on, from)).toBeGreaterThanOrEqual(rangeOf(a.age).from)
        if (known.document?.expires_on) expect(known.document.expires_on > days.to).toBe(true)
      }
      const missing = (needs: TravellerNeeds) => travellerFaults(needs, {}, days, TODAY).map(({ field }) => field)
      expect(missing(bothNeeds(a, b))).toEqual(expect.arrayContaining([...missing(a), ...missing(b)]))
    }),
    { numRuns: 500 },
  )
})
