import { expect, test } from 'vitest'
import { wholeFlightWorld } from './flights.testing.ts'
import { waysBetween } from './network/connections.ts'
import { boundOfWay } from './network/itinerary.ts'
import { networkOf } from './network/network-index.ts'
import { dayNumberOf } from './network/zone-clocks.ts'
import { wireBound } from './to-wire.ts'

test('a flight of a partner has the number of the airline that sells the way, and says who flies it; alone it has its own', () => {
  const world = wholeFlightWorld()
  const index = networkOf(world)
  // From the hub of the partner to that of the airline that flies it.
  const shared = world.flights.find(({ soldAs, from }) => soldAs[0]?.airline.hubs.includes(world.airports[from]!.iata))!
  const partner = shared.soldAs[0]!
  const day = dayNumberOf('2027-03-17')
  const feeders = world.flights.filter(({ airline, to, from }) => airline === partner.airline && to === shared.from && from !== shared.to).slice(0, 12)
  const bounds = feeders.flatMap(({ from }) => waysBetween(index, [from], [shared.to], day).ways.map((way) => boundOfWay(index, way)))
  const wired = bounds
    .filter(({ flights }) => flights.length > 1 && flights[0]!.plan.airline === partner.airline)
    .flatMap((bound) => wireBound(world, { bound, cabins: bound.flights.map(() => 'economy' as const) }).segments)
    .filter(({ operated_by }) => operated_by !== null)
  expect(wired.length).toBeGreaterThan(0)
  for (const { airline, operated_by, flight } of wired) {
    expect(airline.code).toBe(partner.airline.code)
    expect(operated_by!.code).not.toBe(airline.code)
    expect(flight).toMatch(new RegExp(`^${airline.code}4\\d{3}$`))
  }
  const alone = waysBetween(index, [shared.from], [shared.to], day)
    .ways.map((way) => boundOfWay(index, way))
    .filter(({ flights }) => flights.length === 1)
  for (const bound of alone)
    expect(wireBound(world, { bound, cabins: ['economy'] }).segments[0]).toMatchObject({ flight: bound.flights[0]!.plan.number, operated_by: null })
})
