import { expect, test } from 'vitest'
import type { Client } from '../../lib/http.ts'
import { unclearPlaces } from './unclear-places-api.ts'

const place = (id: string, name: string, type = 'city') => ({ place_id: id, type, name, label: `${name}, Portugal`, time_zone: 'Europe/Lisbon' })
const among = async (text: string) => {
  if (text === 'NYC') return { places: [place('NYC', 'New York')], meant: 'NYC', is_country: false }
  if (text === 'Portugal') return { places: [place('LIS', 'Lisbon'), place('OPO', 'Porto')], meant: null, is_country: true }
  return { places: [place('FAO', 'Faro', 'airport')], meant: null, is_country: false }
}
const query = new URLSearchParams('triptype=2&from= Portugal&to=NYC&depart=2026-01-01&rooms=2,5|1&cabin=economy&stops=0&cursor=40')
const unclear = (ends: Record<'from' | 'to', string>) =>
  unclearPlaces(
    {} as Client,
    { path: '/flight/search-details', query },
    (['from', 'to'] as const).map((name) => ({ name, field: `${name}0`, text: ends[name], among })),
  )

test('a country is asked about with its cities, as links that keep all else of the address but the page of the list', async () => {
  const found = await unclear({ from: 'Portugal', to: 'NYC' })
  expect(found?.unknown).toMatchObject({ text: 'Portugal', isCountry: true })
  expect(found?.unknown.near[1]).toEqual({
    to: '/flight/search-details?triptype=2&from=OPO&to=NYC&depart=2026-01-01&rooms=2,5|1&cabin=economy&stops=0',
    label: 'Porto',
  })
  expect(found?.errors).toEqual({ from0: "“Portugal” isn't one city. Choose a city or an airport there." })
})

test('each text that is no single place is said at its field, the first of them has the links, and what is empty or clear is left alone', async () => {
  const found = await unclear({ from: 'Portugal', to: 'Farro' })
  expect([found?.unknown.text, Object.keys(found?.errors ?? {})]).toEqual(['Portugal', ['from0', 'to0']])
  expect(found?.errors.to0).toBe('No places match “Farro”. Did you mean Faro, Portugal?')
  expect(await unclear({ from: '', to: 'NYC' })).toBeNull()
})
