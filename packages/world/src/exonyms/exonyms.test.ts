import { expect, test } from 'vitest'
import { createWorld, findRegion } from '../index.ts'
import { cityIn, countryName, exonymOf, exonyms, exonymsOf, readingsOf } from './index.ts'

const { destinations } = createWorld({ places: 'all' })

test('every name belongs to a destination and differs from its English name', () => {
  const english = new Map(destinations.map(({ key, name }) => [key, name]))
  for (const names of Object.values(exonyms)) {
    for (const [key, name] of Object.entries(names)) expect(english.get(key), `${key} ${name}`).toBeDefined()
    for (const [key, name] of Object.entries(names)) expect(english.get(key), key).not.toBe(name)
  }
})

test('where letters are not Latin nearly every destination has a name', () => {
  for (const language of ['ar', 'ja', 'zh']) expect(Object.keys(exonyms[language] ?? {}).length / destinations.length).toBeGreaterThan(0.9)
})

test('a tag with a region is its language, an unknown one has none', () => {
  expect(exonymOf('lisbon', 'de-AT')).toBe('Lissabon')
  expect(exonymOf('berlin', 'de')).toBeNull()
  expect(exonymOf('lisbon', 'xx')).toBeNull()
  expect(exonymsOf('lisbon')).toEqual(expect.arrayContaining(['Lissabon', 'Lisboa', 'リスボン', 'لشبونة']))
  expect(countryName('PT', 'fr')).toBe('Portugal')
  expect(countryName('DE', 'not a tag')).toBe('DE')
})

test('the English name of every destination leads to its name in a language, and any other name stays as it is', () => {
  for (const { key, name } of destinations) expect(cityIn(name, 'ja'), name).toBe(exonymOf(key, 'ja') ?? name)
  expect(cityIn('Lisbon', 'en-US')).toBe('Lisbon')
  expect(cityIn('Nowhere', 'de-DE')).toBe('Nowhere')
})

test('[C2.18] what Japanese writes in kanji alone is found by how it is read', () => {
  const kanji = Object.entries(exonyms.ja ?? {}).filter(([, name]) => /^\p{sc=Han}+$/u.test(name))
  for (const [key, name] of kanji) expect(readingsOf(key), `${key} ${name}`).not.toEqual([])
  expect(exonymsOf('tokyo')).toContain('トウキョウ')
  for (const key of ['kansai', 'hokkaido']) expect(findRegion(key) && readingsOf(key), key).toHaveLength(1)
})
