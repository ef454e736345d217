import type { Db } from '@sojourn/db'
import { fakeClock, testDb } from '@sojourn/testing'
import { createWorld } from '@sojourn/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openWholeApi, wholeMigrations } from '../../whole-api.testing.ts'

const clock = fakeClock()
const whole = createWorld({ seed: 'sojourn', places: 'all' })
const world = { ...whole, destinations: whole.destinations.filter(({ key }) => ['lisbon', 'maldives', 'berlin', 'venice'].includes(key)) }
let db: Db
let browser: Browser

beforeAll(async () => {
  db = await testDb(wholeMigrations())
  const system = openWholeApi(db, clock, { world })
  await system.api.seed()
  browser = system.visit()
})
afterAll(() => db.close())

const arrival = { from: 'LIS', to: 'lisbon.chiado', at: '2027-03-17T10:00', adults: 2 }
const search = async (wrong: object = {}) => browser.call('/api/transfers/search', { ...arrival, ...wrong })
const codesOf = async (wrong: object) => new Set((await search(wrong)).body.data.transfers.map(({ vehicle }: { vehicle: { code: string } }) => vehicle.code))

test('[C1.8] a search answers rides of every kind as equal cards, with minutes, carbon, waiting and where to meet', async () => {
  const { status, body } = await search({ from: 'BER', to: 'berlin', flight: 'LH 12' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ from: { place_id: 'BER', kind: 'airport' }, to: { place_id: 'berlin' }, currency: 'USD' })
  const kinds = new Set(body.data.transfers.map(({ vehicle }: { vehicle: { kind: string } }) => vehicle.kind))
  for (const kind of ['private', 'shared', 'taxi', 'rail']) expect(kinds).toContain(kind)
  const train = body.data.transfers.find(({ vehicle }: { vehicle: { code: string } }) => vehicle.code === 'RAIL')
  expect(train.legs[0]).toMatchObject({ minutes: { usual: expect.any(Number) }, carbon_kg: expect.any(Number), meeting_point: 'At the station of the airport' })
  expect(train.legs[0].carbon_kg).toBeLessThan(Math.max(...body.data.transfers.map(({ legs }: { legs: { carbon_kg: number }[] }) => legs[0]!.carbon_kg)))
})

test('boats sail and seaplanes fly in daylight alone, and each says so with what to do', async () => {
  const toMaafushi = (time: string, flight = 'EK650') => ({ from: 'MLE', to: 'maldives.maafushi', at: `2027-03-17T${time}`, flight })
  expect(await codesOf(toMaafushi('09:00'))).toEqual(new Set(['BOAT', 'SPEEDBOAT', 'SEAPLANE']))
  expect(await codesOf(toMaafushi('15:31'))).not.toContain('SEAPLANE')
  const night = (await search(toMaafushi('20:00'))).body.data
  expect(night.transfers).toEqual([])
  expect(night.not_then.map(({ reason }: { reason: string }) => reason)).toEqual(['dark', 'dark', 'dark'])
  expect(night.not_then.find(({ vehicle }: { vehicle: { code: string } }) => vehicle.code === 'SEAPLANE').text).toContain('stay a night')
  const day = (await search(toMaafushi('09:00'))).body.data.transfers.find(({ vehicle }: { vehicle: { code: string } }) => vehicle.code === 'SEAPLANE')
  const late = await browser.call('/api/transfers/prebook', { ...toMaafushi('20:00'), transfer_id: day.transfer_id, adults: 2, expected_total: 1 })
  expect([late.status, late.body.code]).toEqual([409, 'too_dark'])
  // The canals of Venice are lit.
  expect(await codesOf({ from: 'VCE', to: 'venice.san-marco', at: '2027-03-17T21:00' })).toEqual(new Set(['BOAT']))
})

test('places are found by name and code, those at the other end first; a street with a number is an address', async () => {
  const places = async (body: object) => (await browser.call('/api/transfers/places', body)).body.data
  expect((await places({ text: 'lis' })).places[0]).toMatchObject({ place_id: 'LIS', type: 'airport', time_zone: 'Europe/Lisbon' })
  expect((await places({ text: 'PTLIS' })).meant).toBe('PTLIS')
  expect((await places({ text: 'Lisbon Oriente' })).places[0]).toMatchObject({ type: 'station' })
  expect(await places({ text: 'Rua Garrett 12', with: 'LIS' })).toMatchObject({
    meant: 'lisbon.chiado:Rua Garrett 12',
    places: [{ type: 'address', name: 'Rua Garrett 12' }],
  })
  const [hotel] = world.hotelsOf(world.destinations.find(({ key }) => key === 'lisbon')!)
  expect((await places({ text: hotel!.name })).places[0]).toMatchObject({ place_id: hotel!.id, type: 'hotel' })
  const near = (await places({ text: '', with: 'MLE' })).places as { place_id: string }[]
  expect(near.every(({ place_id }) => place_id.startsWith('maldives') || place_id === 'MVMLE')).toBe(true)
  expect(await places({ text: 'Atlantis' })).toMatchObject({ meant: null })
})

test('a hotel, an address, a port and a station are driven to', async () => {
  const [hotel] = world.hotelsOf(world.destinations.find(({ key }) => key === 'lisbon')!)
  for (const to of [hotel!.id, 'lisbon.chiado:Rua Garrett 12', 'PTLIS', 'lisbon.station.oriente', 'lisbon.at.castle']) {
    const { body } = await search({ to })
    expect([to, body.data.transfers.length > 5]).toEqual([to, true])
  }
  const { body } = await search({ from: hotel!.id, to: 'PTLIS' })
  expect(body.data.transfers[0].legs[0].meeting_point).toBe(`At the entrance of ${hotel!.name}`)
  const town = await search({ from: 'lisbon', to: 'PTLIS' })
  expect(town.body.data.transfers[0].legs[0].meeting_point).toBe('Where you are in Lisbon; the driver calls you')
})

test.each([
  ['a place that is not there', { from: 'atlantis' }, 404, 'unknown_place', 'from'],
  ['a destination that is not there', { to: 'Lisbno' }, 404, 'unknown_place', 'to'],
  ['a way over the ocean', { to: 'berlin' }, 409, 'no_way', 'to'],
  ['the same place twice', { to: 'LIS' }, 409, 'no_way', 'to'],
  ['a time that reads like none', { at: '2027-03-17T25:00' }, 400, 'bad_input', 'at'],
  ['a day that does not exist', { at: '2027-02-30T10:00' }, 400, 'bad_input', 'at'],
  ['a time that has passed', { at: '2027-01-10T10:00' }, 400, 'bad_times', 'at'],
  ['a time that the clocks skip', { at: '2027-03-28T01:30' }, 400, 'bad_times', 'at'],
  ['a time after which nothing is sold yet', { at: '2029-03-28T10:30' }, 400, 'bad_times', 'at'],
  ['a way back before the way out', { return: { at: '2027-03-16T10:00' } }, 400, 'bad_times', 'return.at'],
  ['a flight number that is none', { flight: 'my flight' }, 400, 'bad_input', 'flight'],
  ['a flight without an airport', { from: 'lisbon.alfama', flight: 'TP1' }, 400, 'flight_without_airport', 'flight'],
  ['nobody', { adults: 0 }, 400, 'bad_input', 'adults'],
])('[C2.18] %s is refused with the field and what to do', async (_, wrong, status, code, path) => {
  const { status: answered, body } = await search(wrong)
  expect([answered, body.code, body.errors?.[0]?.path]).toEqual([status, code, path])
  expect(body.errors[0].message).toMatch('return' in wrong ? /return must be after/ : /\w/)
})
