import { addDays, instantMs } from '@sojourn/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createWorld } from '../world.ts'
import { childSeatBelow, daylightOf, flightDelayMinutes, freeUnits, minutesOf, type TransferSpot, transferIdOf, wayBetween, windowOf } from './index.ts'
import { createTransferWorld } from './transfers.ts'

const world = createWorld({ seed: 'test', places: 'all' })
const transfers = createTransferWorld(world)
const { spots } = transfers
const spot = (placeId: string): TransferSpot => {
  const found = spots.find(placeId)
  if (!found) throw new Error(`no spot ${placeId}`)
  return found
}
const way = (from: string, to: string) => {
  const found = wayBetween(spot(from), spot(to))
  if (!found) throw new Error(`no way ${from} ${to}`)
  return found
}
const codesOn = (from: string, to: string) => new Set(transfers.ridesOn(way(from, to)).map(({ vehicle }) => vehicle.code))
const destination = fc.constantFrom(...world.destinations)
const clock = fc.integer({ min: 0, max: 47 }).map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)

describe('spots', () => {
  test('airports, ports, stations, districts, sights, hotels and addresses are found by their ids', () => {
    const kinds = ['LIS', 'lis', 'PTLIS', 'lisbon.station.oriente', 'lisbon', 'lisbon.alfama', 'lisbon.at.castle', 'lisbon.alfama:Rua dos Remédios 12']
    expect(kinds.map((id) => spot(id).kind)).toEqual(['airport', 'airport', 'port', 'station', 'city', 'district', 'landmark', 'address'])
    const [hotel] = world.hotelsOf(world.destinations.find(({ key }) => key === 'new-york')!)
    expect(spot(hotel!.id)).toMatchObject({ kind: 'hotel', name: hotel!.name, address: hotel!.address, at: hotel!.at })
    for (const none of ['', 'XXX', 'lisbon.nowhere', 'lisbon.alfama:Rua de Nada 1', 'lisbon.alfama:Rua dos Remédios', 'lisbon-no-hotel'])
      expect(spots.find(none)).toBeNull()
  })

  test('every destination has rides from its airport to each of its districts, and back', () => {
    const without = world.destinations.flatMap(({ key, airport, districts }) =>
      districts.flatMap((district) => {
        const [there, back] = [way(airport.iata, `${key}.${district.key}`), way(`${key}.${district.key}`, airport.iata)]
        return transfers.ridesOn(there).length > 0 && transfers.ridesOn(back).length > 0 ? [] : [`${key}.${district.key}`]
      }),
    )
    expect(without).toEqual([])
  })

  test('no place of one destination is driven to from another one that is out of reach', () => {
    fc.assert(
      fc.property(destination, destination, (a, b) => {
        fc.pre(a.airport.iata !== b.airport.iata)
        return wayBetween(spot(a.key), spot(b.key)) === null
      }),
    )
    expect(wayBetween(spot('PMI'), spot('ibiza'))).toBeNull()
    expect(wayBetween(spot('LIS'), spot('LIS'))).toBeNull()
  })
})

describe('rides', () => {
  test('lines run where one comes from the airport by them, boats where there is water, seaplanes in the Maldives', () => {
    expect(codesOn('LIS', 'lisbon.alfama')).not.toContain('RAIL')
    expect(codesOn('BER', 'berlin')).toContain('RAIL')
    expect(codesOn('CMB', 'galle')).not.toContain('RAIL')
    expect([...codesOn('VCE', 'venice.san-marco')]).toEqual(['BOAT'])
    expect(codesOn('VCE', 'venice.santa-croce')).toContain('SEDAN')
    expect([...codesOn('MLE', 'maldives.maafushi')].toSorted()).toEqual(['BOAT', 'SEAPLANE', 'SPEEDBOAT'])
    expect(codesOn('MLE', 'maldives.hulhumale')).toContain('TAXI')
    expect(codesOn('MLE', 'maldives.himmafushi')).not.toContain('SEAPLANE')
  })

  test('a ride is found again by its id, on its way alone', () => {
    const there = way('LIS', 'lisbon.alfama')
    for (const ride of transfers.ridesOn(there)) expect(transfers.findRide(transferIdOf(ride), there)).toEqual(ride)
    expect(transfers.findRide('nobody.SEDAN', there)).toBeNull()
    expect(transfers.findRide(transferIdOf(transfers.ridesOn(there)[0]!), way('BER', 'berlin'))).toBeNull()
  })

  test('costs something, more the farther, and takes no longer at worst than is promised', () => {
    fc.assert(
      fc.property(destination, clock, ({ key, airport, districts }, at) => {
        const there = way(airport.iata, `${key}.${districts[0]!.key}`)
        return transfers.ridesOn(there).every((ride) => {
          const [cents, { usual, worst }] = [transfers.fareCents(ride), minutesOf(ride.vehicle, there, at)]
          return Number.isSafeInteger(cents) && cents >= 150 && usual > 0 && worst > usual
        })
      }),
    )
    const sedan = (to: string) => transfers.ridesOn(way('LIS', to)).find(({ vehicle }) => vehicle.code === 'SEDAN')!
    expect(transfers.fareCents(sedan('lisbon.estrela'))).toBeGreaterThan(transfers.fareCents(sedan('lisbon.parque-das-nacoes')))
  })

  test('the whole of the rush hour is slower by road, and no train is', () => {
    const there = way('BER', 'berlin')
    const minutes = (code: string, at: string) => minutesOf(transfers.ridesOn(there).find(({ vehicle }) => vehicle.code === code)!.vehicle, there, at).usual
    expect(minutes('SEDAN', '07:00')).toBeGreaterThan(minutes('SEDAN', '06:59'))
    expect(minutes('SEDAN', '18:59')).toBeGreaterThan(minutes('SEDAN', '19:00'))
    expect(minutes('RAIL', '08:00')).toBe(minutes('RAIL', '12:00'))
  })

  test('what is free in a half hour is never less than nothing, and the same when it is asked again', () => {
    fc.assert(
      fc.property(destination, fc.integer({ min: 0, max: 20_000 }), ({ key, airport, districts }, half) => {
        const atMs = Date.UTC(2026, 10, 28) + half * 30 * 60_000
        return transfers.ridesOn(way(airport.iata, `${key}.${districts[0]!.key}`)).every(({ company, vehicle }) => {
          const free = freeUnits(company, vehicle, airport.iata, windowOf(atMs + 29 * 60_000))
          return free >= 0 && free === freeUnits(company, vehicle, airport.iata, windowOf(atMs))
        })
      }),
    )
  })
})

describe('on the day', () => {
  test('daylight is between sunrise and sunset by the almanac, to ten minutes', () => {
    const near = (atMs: number, day: string, time: string, zone: string) => expect(Math.abs(atMs - instantMs(day, time, zone))).toBeLessThan(10 * 60_000)
    const lisbon = daylightOf([38.72, -9.14], '2027-06-21')!
    near(lisbon.fromMs, '2027-06-21', '06:12', 'Europe/Lisbon')
    near(lisbon.untilMs, '2027-06-21', '21:05', 'Europe/Lisbon')
    const male = daylightOf([4.18, 73.51], '2027-01-15')!
    near(male.fromMs, '2027-01-15', '06:22', 'Indian/Maldives')
    near(male.untilMs, '2027-01-15', '18:17', 'Indian/Maldives')
    expect(daylightOf([69.65, 18.96], '2027-12-21')).toBeNull()
  })

  test('the day of a place is light in its own hours, wherever it lies', () => {
    fc.assert(
      fc.property(destination, fc.integer({ min: 0, max: 364 }), ({ at, timeZone }, days) => {
        const day = addDays('2027-01-01', days)
        const light = daylightOf(at, day)
        if (!light) return Math.abs(at[0]) > 65
        const noonMs = instantMs(day, '12:00', timeZone)
        return light.fromMs < light.untilMs && Math.abs((light.fromMs + light.untilMs) / 2 - noonMs) < 4 * 3_600_000
      }),
    )
  })

  test('some flights are late, and those of the invented airline by their number', () => {
    const late = Array.from({ length: 1_000 }, (_, number) => flightDelayMinutes(`TP${number}`, '2027-03-17')).filter((minutes) => minutes > 0)
    expect(late.length).toBeGreaterThan(100)
    expect(late.length).toBeLessThan(200)
    expect(Math.max(...late)).toBeLessThanOrEqual(120)
    expect([flightDelayMinutes('ZQ45', '2027-03-17'), flightDelayMinutes('ZQ0', '2027-03-17')]).toEqual([45, 0])
  })

  test('the age of a child seat is that of the country', () => {
    expect([childSeatBelow('PT'), childSeatBelow('US')]).toEqual([12, 8])
  })
})
