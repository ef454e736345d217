import { inLanguage, speakByRequest } from '@sojourn/i18n/server'
import { addDays, daysBetween, isTimeIn, weekdayOf } from '@sojourn/kernel'
import { beforeAll, expect, test } from 'vitest'
import { createActivityWorld } from '../activities/activities.ts'
import { createWorld } from '../world.ts'
import { createDreamtripWorld, DREAMTRIP_THEMES, dreamtripThemeText, dreamtripTitle } from './index.ts'

beforeAll(() => speakByRequest())

const world = createWorld({ seed: 'test', places: 'all' })
const activities = createActivityWorld(world)
const trips = createDreamtripWorld(world, activities)
const year = trips.startingIn('2027-01-01', '2027-12-31')

test('sixty departures a year on twenty trips, the soonest first, each found by its id', () => {
  expect(year).toHaveLength(60)
  expect(new Set(year.map(({ tripId }) => tripId.split('@')[0])).size).toBe(20)
  expect(year.map(({ startsOn }) => startsOn)).toEqual(year.map(({ startsOn }) => startsOn).toSorted())
  for (const trip of year) expect(trips.find(trip.tripId)).toBe(trip)
  const [first] = year
  for (const unknown of [
    '',
    'lisbon-tastes',
    'lisbon-tastes@2027-02-30',
    'lisbon-tastes@2027-01-01',
    `atlantis-sea@${first!.startsOn}`,
    'lisbon-tastes@9999-01-01',
  ])
    expect(trips.find(unknown)).toBeNull()
  expect(trips.startingIn('2027-06-01', '2027-05-01')).toEqual([])
})

test('a program has all days from the first to the last; what is visited departs at that hour, one after the other, and leaves time between', () => {
  const free = year.flatMap(({ program }) => program).filter(({ parts }) => parts.length === 0)
  expect(free.length).toBeLessThan(year.length / 10)
  for (const { program, startsOn, endsOn, nights, facts, tripId } of year) {
    expect(program.map(({ day }) => day)).toEqual(Array.from({ length: nights + 1 }, (_, at) => addDays(startsOn, at)))
    expect([daysBetween(startsOn, endsOn), [4, 6].includes(weekdayOf(startsOn))]).toEqual([nights, true])
    expect([program[0]!.parts[0]!.what, program.at(-1)!.parts.map(({ what }) => what)]).toEqual(['meeting', ['farewell']])
    for (const { day, parts } of program) {
      parts.reduce((freeFrom, part) => {
        expect(isTimeIn(facts.timeZone, day, part.time)).toBe(true)
        expect(part.time >= freeFrom, `${tripId} ${day} ${part.time}`).toBe(true)
        if (part.what !== 'activity') return part.time
        const { activity, time } = part
        expect(activity.facts.key).toBe(facts.key)
        expect(activities.sessions(activity, day).map(({ startsAt }) => startsAt)).toContain(`${day}T${time}`)
        const ends = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + activity.template.minutes
        return `${String(Math.floor(ends / 60)).padStart(2, '0')}:${String(ends % 60).padStart(2, '0')}`
      }, '00:00')
    }
  }
})

test('places are 12 to 40, the smallest group is half of them at most, and there are groups to which nobody has come from elsewhere, too few, and which are full', () => {
  for (const { places, minimum, others, baseMinor, singleMinor, facts } of year) {
    expect([places >= 12 && places <= 40, minimum <= places / 2, others <= places]).toEqual([true, true, true])
    expect([baseMinor % facts.stepMinor, singleMinor % facts.stepMinor, singleMinor < baseMinor]).toEqual([0, 0, true])
  }
  expect(year.filter(({ others }) => others === 0).length).toBeGreaterThan(2)
  expect(year.filter(({ others, minimum }) => others < minimum).length).toBeGreaterThan(10)
  expect(year.filter(({ others, places }) => others === places).length).toBeGreaterThan(0)
})

test('a world of few places has the trips that go to them, the same ones', () => {
  const small = createWorld({ seed: 'test' })
  const few = createDreamtripWorld(small, createActivityWorld(small))
  const own = few.startingIn('2027-01-01', '2027-12-31')
  expect(own.map(({ tripId }) => tripId)).toEqual(year.flatMap(({ tripId, facts }) => (few.places.some(({ key }) => key === facts.key) ? [tripId] : [])))
  const [first] = own
  expect(trips.find(first!.tripId)).toMatchObject({ others: first!.others, baseMinor: first!.baseMinor, places: first!.places })
})

test('titles and themes are texts, with the city as the language calls it', () => {
  expect(dreamtripTitle('tastes', 'Lisbon')).toBe('The tastes of Lisbon')
  inLanguage('de-DE', () => expect(dreamtripTitle('tastes', 'Lisbon')).toContain('Lissabon'))
  expect(new Set(DREAMTRIP_THEMES.map(dreamtripThemeText)).size).toBe(DREAMTRIP_THEMES.length)
})
