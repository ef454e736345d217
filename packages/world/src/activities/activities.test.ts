import { createHash } from 'node:crypto'
import { inLanguage, speakByRequest } from '@sojourn/i18n/server'
import { addDays, daysBetween, instantMs, isoIn } from '@sojourn/kernel'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { createWorld } from '../world.ts'
import { createActivityWorld } from './activities.ts'
import { activityTemplates, activityText, activityTitle, UNLIMITED } from './index.ts'
import { neighboursOf } from './offered.ts'
import { sunMs } from './sun.ts'

beforeAll(() => speakByRequest())

const world = createWorld({ seed: 'test', places: 'all' })
const activities = createActivityWorld(world)
const all = activities.places.flatMap((place) => activities.at(place))
const activity = fc.constantFrom(...all)
const day = fc.integer({ min: 0, max: 500 }).map((days) => addDays('2026-11-23', days))
const cityOf = (key: string): string => world.destinations.find((facts) => facts.key === key)?.name ?? ''

describe('what there is to do', () => {
  test('every one of the 267 places has a dozen things at least, some 7,500 in all, and every template is offered somewhere', () => {
    const counts = activities.places.map((place) => activities.at(place).length)
    expect(activities.places).toHaveLength(267)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(10)
    expect(Math.max(...counts)).toBeLessThanOrEqual(70)
    expect(Math.abs(all.length - 7_500)).toBeLessThan(700)
    expect(activityTemplates().filter(({ key }) => !all.some(({ template }) => template.key === key))).toEqual([])
  })

  test('each has an id of its own, found by it, a price in steps of its place, and people of every age it takes pay by one band', () => {
    expect(new Set(all.map(({ activityId }) => activityId)).size).toBe(all.length)
    fc.assert(
      fc.property(activity, (each) => {
        expect(activities.find(each.activityId)).toBe(each)
        expect(each.baseMinor % each.facts.stepMinor).toBe(0)
        expect(each.baseMinor).toBeGreaterThan(0)
        for (let age = 0; age <= 99; age++) expect(each.bands.filter(({ from, to }) => age >= from && age <= to).length).toBeLessThanOrEqual(1)
        expect(each.bands.some(({ to, percent }) => to >= 30 && percent === 100)).toBe(true)
      }),
    )
    for (const unknown of ['', 'lisbon', 'lisbon.food-walk', 'lisbon.food-walk.9', 'atlantis.food-walk.1']) expect(activities.find(unknown)).toBeNull()
  })

  test('a landmark, a district or a town that a title names is of the place, or near it', () => {
    const wrong = all.filter(({ template, of, facts }) => {
      if (template.subject === 'landmark') return !facts.landmarks.some(({ name }) => name === of)
      if (template.subject === 'district') return !facts.districts.some(({ name }) => name === of)
      return template.subject === 'neighbour' && !neighboursOf(facts, world.destinations, 150).some(({ key }) => key === of)
    })
    expect(wrong.map(({ activityId }) => activityId)).toEqual([])
  })

  test('about three in a hundred are answered by their operator first', () => {
    expect(all.filter(({ onRequest }) => onRequest).length / all.length).toBeGreaterThan(0.02)
    expect(all.filter(({ onRequest }) => onRequest).length / all.length).toBeLessThan(0.04)
  })

  test('every title and every code is said in the language of the person who reads', () => {
    const said = inLanguage('en-XA', () =>
      activityTemplates().flatMap(({ key, category, includes, excludes, plus, level, access }) => {
        const of = key === 'craft' ? 'tiles' : key === 'esim' ? 'PT' : 'Qqq'
        return [
          [key, activityTitle(key, of, 'Qqq') === inLanguage('en-US', () => activityTitle(key, of, 'Qqq'))],
          [category, activityText('category', category) === category],
          ...[...includes, ...excludes].map((code) => [code, activityText('part', code) === code]),
          [plus?.code, plus !== null && activityText('option', plus.code) === plus.code],
          [level, activityText('level', level) === level],
          [access, activityText('access', access) === access],
        ]
      }),
    )
    expect(said.filter(([, isBare]) => isBare)).toEqual([])
    expect(inLanguage('ja-JP', () => activityTitle('bike-city', 'lisbon', cityOf('lisbon')))).toContain('リスボン')
  })
})

describe('departures', () => {
  test('are on their day, in their order, each once, with no more people than there are places', () => {
    fc.assert(
      fc.property(activity, day, (each, when) => {
        const sessions = activities.sessions(each, when)
        const starts = sessions.map(({ startsAt }) => startsAt)
        expect(starts.every((at) => at.startsWith(`${when}T`))).toBe(true)
        expect(new Set(starts).size).toBe(starts.length)
        expect(sessions.every(({ others }) => others >= 0 && others <= each.capacity)).toBe(true)
        if (each.capacity >= UNLIMITED) expect(sessions.every(({ others }) => others === 0)).toBe(true)
        expect(sessions.every(({ languages }) => languages.every((language) => each.languages.includes(language)))).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  test('exist by the clock of the place on the days on which clocks change', () => {
    for (const when of ['2027-03-14', '2027-03-28', '2027-04-04', '2027-10-03', '2027-10-31', '2027-11-07'])
      for (const each of all)
        for (const { startsAt } of activities.sessions(each, when).filter(({ anyTime }) => !anyTime)) {
          const { timeZone } = each.facts
          expect(isoIn(timeZone, instantMs(when, startsAt.slice(11), timeZone)).slice(0, 16)).toBe(startsAt)
        }
  })

  test('the sun rises before noon and sets after it, as almanacs say', () => {
    const lisbon = world.destinations.find(({ key }) => key === 'lisbon')!
    const at = (what: 'sunrise' | 'sunset', when: string) => isoIn(lisbon.timeZone, sunMs(what, lisbon.at, when, lisbon.timeZone)!).slice(11, 16)
    // Lisbon, longest and shortest day.
    expect(at('sunrise', '2027-06-21') >= '06:06' && at('sunrise', '2027-06-21') <= '06:18').toBe(true)
    expect(at('sunset', '2027-06-21') >= '20:59' && at('sunset', '2027-06-21') <= '21:11').toBe(true)
    expect(at('sunset', '2027-12-21') >= '17:12' && at('sunset', '2027-12-21') <= '17:24').toBe(true)
    const tromso = world.destinations.find(({ key }) => key === 'tromso')!
    expect(sunMs('sunrise', tromso.at, '2027-12-21', tromso.timeZone)).toBeNull()
    for (const { at: where, timeZone } of world.destinations)
      for (const when of ['2027-03-21', '2027-09-21']) {
        const [rises, sets] = [sunMs('sunrise', where, when, timeZone)!, sunMs('sunset', where, when, timeZone)!]
        expect([isoIn(timeZone, rises).slice(0, 10), isoIn(timeZone, sets).slice(0, 10)]).toEqual([when, when])
        expect(sets - rises).toBeGreaterThan(11 * 3_600_000)
      }
  })

  test('museums rest one day of seven, lights of the north are chased in winter', () => {
    const museum = all.find(({ template }) => template.closes)!
    const open = Array.from({ length: 70 }, (_, at) => activities.sessions(museum, addDays('2027-01-04', at)).length > 0)
    expect(open.filter((isOpen) => !isOpen)).toHaveLength(10)
    const aurora = activities.find('tromso.aurora.1')!
    expect([activities.sessions(aurora, '2027-07-01').length, activities.sessions(aurora, '2027-12-01').length]).toEqual([0, 1])
    const ski = all.find(({ template, facts }) => template.key === 'ski-lesson' && facts.at[0] > 0)!
    expect(daysBetween('2027-01-01', '2027-12-31')).toBe(364)
    expect([activities.sessions(ski, '2027-07-01').length, activities.sessions(ski, '2027-01-15').length > 0]).toEqual([0, true])
  })

  test('the same seed gives the same bytes', () => {
    const bytes = () => {
      const made = createActivityWorld(createWorld({ seed: 'test', places: 'all' }))
      const [place] = made.places
      return createHash('sha256')
        .update(JSON.stringify(made.at(place!).map(({ facts: _, ...rest }) => [rest, made.sessions({ facts: place!, ...rest }, '2027-03-17')])))
        .digest('hex')
    }
    expect(bytes()).toBe(bytes())
  })
})
