import { expect, test } from 'vitest'
import { meantPlace, nearness } from './place-match.ts'

const osaka = { id: 'kix', names: ['kansai international kix'], cities: ['osaka', '大阪'], countries: ['japan'] }
const lisbon = { id: 'lisbon', names: ['lisbon', 'lissabon'], cities: ['lisbon', 'lissabon'], countries: ['portugal'] }

test.each([
  [osaka, 'kix', 0],
  [osaka, 'kans', 1],
  [osaka, 'intern', 2],
  [osaka, 'osak', 2],
  [osaka, 'jap', 3],
  [osaka, 'kasnai', 4],
  [lisbon, 'lisbno', 4],
  [lisbon, 'lisbonn', 4],
  [lisbon, 'lisson', 4],
  [lisbon, 'lison', 4],
  [lisbon, 'porto', null],
  [lisbon, 'xisb', null],
  [lisbon, 'lx', null],
] as const)('%o is as near to “%s” as %s', (place, typed, near) => {
  expect(nearness(place, typed)).toBe(near)
})

const airport = { id: 'lis', names: ['lisbon airport lis'], cities: ['lisbon', 'lissabon'], countries: ['portugal'] }
const amsterdam = { id: 'amsterdam', names: ['amsterdam'], cities: ['amsterdam'], countries: ['netherlands'] }
const bariloche = { id: 'brc', names: ['bariloche brc'], cities: ['bariloche'], countries: ['argentina'] }
const ALL = [lisbon, amsterdam, osaka, airport, bariloche]

test.each([
  ['lisbon', 'lisbon'],
  ['lissabon', 'lisbon'],
  ['lis', 'lis'],
  ['lisb', 'lisbon'],
  ['lisbon portugal', 'lisbon'],
  ['大阪', 'kix'],
  ['osaka', 'kix'],
  // One letter, a name that only begins like another, a slip, a country, nothing.
  ['a', null],
  ['bari', null],
  ['lisbno', null],
  ['portugal', null],
  ['lisbon spain', null],
  ['malmo', null],
])('[C2.18] “%s” means %s among places with cars', (typed, id) => {
  expect(meantPlace(typed, ALL, (text) => text === 'bari')?.id ?? null).toBe(id)
})
