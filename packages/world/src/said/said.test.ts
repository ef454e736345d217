import { inLanguage, speakByRequest } from '@sojourn/i18n/server'
import { beforeAll, expect, test } from 'vitest'
import {
  amenities,
  CRUISE_REGIONS,
  cabinGrades,
  carClasses,
  createWorld,
  cruiseText,
  factText,
  inclusionText,
  itineraries,
  rentalCountry,
  roomText,
  viewText,
  walkText,
} from '../index.ts'

beforeAll(() => speakByRequest())

const world = createWorld({ seed: 'said', places: 'all' })
const places = world.destinations
const stays = places.filter((_, index) => index % 9 === 0).flatMap((place) => [...world.hotelsOf(place), ...world.homesOf(place)])

/** Names that are the same in every language. */
const NAMES = /^(Riad|Ryokan|Masseria|Trulli|Machiya|IGV|QST|PST|HST|ITBIS)$/

/** What of some facts is no text: in a disguise it reads as it is stored. */
const unsaid = (facts: readonly string[], said: (english: string) => string) =>
  [...new Set(facts)].filter((english) => !NAMES.test(english) && inLanguage('en-XA', () => said(english)) === english)

test('every fact from a closed list is said in the language of the person who reads', () => {
  const rooms = stays.flatMap((stay) => stay.rooms)
  const classes = carClasses()
  const countries = [...new Set(places.map(({ countryCode }) => countryCode))].flatMap((code) => rentalCountry(code) ?? [])
  expect(unsaid(Object.values(amenities), factText)).toEqual([])
  expect(
    unsaid(
      places.flatMap(({ views }) => views),
      viewText,
    ),
  ).toEqual([])
  expect(
    unsaid(
      places.flatMap(({ taxes }) => taxes.map(({ name }) => name)),
      factText,
    ),
  ).toEqual([])
  expect(
    unsaid(
      stays.map(({ kind }) => kind),
      factText,
    ),
  ).toEqual([])
  expect(
    unsaid(
      rooms.flatMap(({ beds, facts }) => [beds, ...facts]),
      factText,
    ),
  ).toEqual([])
  expect(
    unsaid(
      rooms.map(({ name }) => name),
      roomText,
    ),
  ).toEqual([])
  expect(
    unsaid(
      rooms.map(({ name }) => name.split(', ')[0] ?? name),
      factText,
    ),
  ).toEqual([])
  expect(
    unsaid(
      stays.flatMap(({ plans }) => plans.flatMap(({ included }) => included)),
      inclusionText,
    ),
  ).toEqual([])
  expect(
    unsaid(
      classes.flatMap(({ name, body }) => [name, body]),
      factText,
    ),
  ).toEqual([])
  expect(
    unsaid(
      countries.flatMap(({ tolls, winter, note }) => [tolls, winter, note].filter(Boolean)),
      factText,
    ),
  ).toEqual([])
})

test('in English a fact reads as it is stored, and so does an unknown one', () => {
  for (const english of ['Double, view of the Spree', 'King, view of Etna', 'Whole villa, Strip view', 'Anything, else'])
    expect(roomText(english)).toBe(english)
  expect(inclusionText('late check-out 13:00')).toBe('late check-out 13:00')
  expect(inLanguage('en-XA', () => factText('constructor'))).toBe('constructor')
})

test('names stay names: a view keeps its river, a walk its landmark without the article of English', () => {
  expect(inLanguage('en-XA', () => viewText('view of the Spree'))).toMatch(/Spree$/)
  expect(inLanguage('ar-XB', () => walkText('the Louvre Abu Dhabi', 6))).toMatch(/ Louvre Abu Dhabi$/)
  expect(walkText('the Louvre Abu Dhabi', 6)).toBe('6 min walk to the Louvre Abu Dhabi')
  expect(inLanguage('en-XA', () => walkText('the castle', 6))).not.toMatch(/castle/)
})

test('so is what cruises are called, and their cabins', () => {
  const titled = (kind: Parameters<typeof cruiseText>[0]) => (code: string) => cruiseText(kind, code)
  expect(
    unsaid(
      itineraries().map(({ title }) => title),
      titled('title'),
    ),
  ).toEqual([])
  expect(unsaid([...CRUISE_REGIONS], titled('region'))).toEqual([])
  for (const { grade, name, kind } of cabinGrades()) {
    expect(cruiseText('grade', grade), name).not.toBe(grade)
    expect(cruiseText('kind', kind)).not.toBe(kind)
  }
})
