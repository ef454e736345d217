import { createHash } from 'node:crypto'
import { addDays, daysBetween, weekdayOf } from '@sojourn/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createWorld } from '../world.ts'
import { createResortWorld, findWeek, nightMinor, seasonOf, tradingPower, UNIT_SIZES, unitKinds, weekAt, weekMinor, weeksOf } from './index.ts'

const world = createWorld({ seed: 'test', places: 'all' })
const resorts = createResortWorld(world)
const all = resorts.resorts
const resort = fc.constantFrom(...all)
const week = fc.integer({ min: 1, max: 52 })
const checkInDay = fc.constantFrom(5 as const, 6 as const, 0 as const)

describe('the calendar of weeks', () => {
  test('week 1 begins at the first such weekday of the year, and only some years have a week 53', () => {
    expect(findWeek(2026, 1, 5)).toMatchObject({ checkIn: '2026-01-02', checkOut: '2026-01-09' })
    expect(findWeek(2027, 30, 6)).toMatchObject({ checkIn: '2027-07-24', checkOut: '2027-07-31' })
    const long = [2026, 2027, 2028, 2029, 2030].flatMap((year) => ([5, 6, 0] as const).flatMap((day) => (findWeek(year, 53, day) ? [`${year} ${day}`] : [])))
    expect(long).toEqual(['2027 5', '2028 6', '2028 0'])
    for (const wrong of [0, 54, 1.5, -1]) expect(findWeek(2027, wrong, 6)).toBeNull()
  })

  test('weeks follow each other without a gap over the turn of years, and every day is in one', () => {
    fc.assert(
      fc.property(checkInDay, fc.integer({ min: 0, max: 2_000 }), (day, days) => {
        const date = addDays('2026-01-01', days)
        const found = weekAt(date, day)
        expect(weekdayOf(found.checkIn)).toBe(day)
        expect(daysBetween(found.checkIn, date)).toBeGreaterThanOrEqual(0)
        expect(daysBetween(date, found.checkOut)).toBeGreaterThan(0)
        expect(findWeek(found.year, found.week, day)).toEqual(found)
        expect(weekAt(found.checkOut, day).checkIn).toBe(found.checkOut)
      }),
    )
  })
})

describe('resorts', () => {
  test('there are some 380 where people spend a week, twelve and more of them in Mexico, each with an id of its own', () => {
    expect(all.length).toBeGreaterThan(340)
    expect(all.length).toBeLessThan(430)
    expect(new Set(all.map(({ resortId }) => resortId)).size).toBe(all.length)
    expect(all.filter(({ countryCode }) => countryCode === 'MX').length).toBeGreaterThanOrEqual(12)
    for (const place of ['cancun', 'tulum', 'los-cabos', 'puerto-vallarta']) expect(resorts.resortsAt(place).length).toBeGreaterThan(2)
    for (const { units } of all) {
      expect(units.length).toBeGreaterThanOrEqual(20)
      expect(units.length).toBeLessThanOrEqual(180)
      expect(new Set(units.map(({ unit }) => unit)).size).toBe(units.length)
    }
  })

  test('no two of a place look alike or are called alike', () => {
    for (const [, of] of Map.groupBy(all, ({ destination }) => destination)) {
      expect(new Set(of.map(({ name }) => name)).size).toBe(of.length)
      expect(new Set(of.map(({ facade }) => facade)).size).toBe(of.length)
    }
  })

  test('the same seed gives the same bytes, weeks on offer included', () => {
    const bytes = () => {
      const made = createResortWorld(createWorld({ seed: 'test', places: 'all' }))
      const some = made.resorts.filter((_, i) => i % 20 === 0)
      const weeks = some.flatMap((each) => each.units.flatMap((unit) => weeksOf(2027, unit.checkInDay).map((w) => made.offeredWeek(each, unit, 2027, w.week))))
      return createHash('sha256')
        .update(JSON.stringify([made.resorts.map(({ follows: _, ...rest }) => rest), weeks.map((w) => w && [w.unit.unit, w.week, w.by, w.since])]))
        .digest('hex')
    }
    expect(bytes()).toBe(bytes())
  })
})

describe('seasons, power and prices', () => {
  test('a year has red, white and blue weeks, and every week with a peak is red', () => {
    for (const { follows } of all) {
      const season = seasonOf(follows)
      expect(season).toHaveLength(53)
      const red = season.slice(0, 52).filter(({ color }) => color === 'red').length
      expect(red).toBeGreaterThanOrEqual(21)
      expect(season.some(({ color }) => color === 'white')).toBe(true)
      expect(season.some(({ color }) => color === 'blue')).toBe(true)
    }
    const cancun = resorts.resortsAt('cancun')[0]!
    expect([seasonOf(cancun.follows)[0]!.color, seasonOf(cancun.follows)[51]!.color]).toEqual(['red', 'red'])
  })

  test('power is the sum that is shown, never grows as the week comes nearer, and is more for a larger unit', () => {
    fc.assert(
      fc.property(resort, week, fc.constantFrom(...UNIT_SIZES), fc.integer({ min: 0, max: 800 }), (of, number, size, days) => {
        const { place, season, unit, early, total } = tradingPower(of, size, number, days)
        expect(total).toBe(place + season + unit + early)
        expect(total).toBeGreaterThan(0)
        expect(total).toBeLessThanOrEqual(tradingPower(of, size, number, days + 30).total)
        expect(tradingPower(of, 'studio', number).total).toBeLessThan(tradingPower(of, 'three', number).total)
      }),
    )
  })

  test('a red week costs at least a white one, that at least a blue one, none under the floor, and a last call never more', () => {
    fc.assert(
      fc.property(resort, fc.constantFrom(...UNIT_SIZES), (of, size) => {
        const perUsd = resorts.perUsd(of)
        const at = (color: 'red' | 'white' | 'blue', daysBefore = 200) => weekMinor({ resort: of, size, color, perUsd, daysBefore })
        expect(at('red')).toBeGreaterThanOrEqual(at('white'))
        expect(at('white')).toBeGreaterThanOrEqual(at('blue'))
        expect(at('blue', 20)).toBeLessThanOrEqual(at('blue'))
        expect(at('blue', 20) % of.follows.stepMinor).toBe(0)
        const nights = [0, 1, 2, 3, 4, 5, 6].map((day) => nightMinor({ resort: of, size, color: 'red', perUsd, daysBefore: 200 }, day))
        expect(nights.reduce((sum, night) => sum + night, 0)).toBeGreaterThan(at('red'))
      }),
    )
  })

  test('owners give between four and twelve weeks in a hundred, fewer of the red ones, and nothing is on offer before its day', () => {
    const counted = { red: [0, 0], white: [0, 0], blue: [0, 0] }
    for (const of of all.filter((_, i) => i % 12 === 0))
      for (const unit of of.units)
        for (const { week: number } of weeksOf(2027, unit.checkInDay)) {
          const color = seasonOf(of.follows)[number - 1]!.color
          const offered = resorts.offeredWeek(of, unit, 2027, number)
          if (unit.let) expect(offered?.by).toBe('let')
          else {
            counted[color][1]!++
            if (offered) counted[color][0]!++
          }
          if (offered) expect(daysBetween(offered.since, offered.checkIn)).toBeGreaterThanOrEqual(60)
        }
    const share = ({ red, white, blue } = counted) => [red, white, blue].map(([given, of]) => given! / of!)
    const [red, white, blue] = share()
    expect(red).toBeGreaterThan(0.03)
    expect(white).toBeGreaterThan(red!)
    expect(blue).toBeGreaterThan(white!)
    expect(blue).toBeLessThan(0.15)
  })

  test('kitchens, beds and privacy go by the size of the unit', () => {
    expect(unitKinds.studio).toMatchObject({ sleeps: 2, privacy: 2, bedrooms: 0 })
    expect(unitKinds.three).toMatchObject({ sleeps: 8, privacy: 6, bedrooms: 3, kitchen: 'full' })
  })
})
