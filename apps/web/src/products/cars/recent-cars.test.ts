import { expect, test } from 'vitest'
import type { Client } from '../../lib/http.ts'
import { parseRecent, printRecent } from '../../lib/recent-searches.ts'
import { type RecentCar, recentCarKind } from './recent-cars.ts'
import { renameCars } from './recent-cars-api.ts'

const search: RecentCar = {
  pickupCode: 'lis',
  dropoffCode: 'opo',
  label: 'Lisbon Airport (LIS)',
  dropoffLabel: 'Porto Airport (OPO)',
  pickupDate: '2027-03-17',
  pickupTime: '10:00',
  dropoffDate: '2027-03-20',
  dropoffTime: '09:30',
  driverAge: 24,
  sameDropoff: false,
  trip_id: null,
  language: 'fr-FR',
  timeZone: 'Europe/Lisbon',
}
const now = Date.parse('2027-01-15T12:00:00Z')

test('[B3.10] a car search is stored with codes, dates, times, the driver’s age, the same-drop-off box and its trip', () => {
  expect(parseRecent(recentCarKind, printRecent(recentCarKind, [search]), now)).toEqual([search])
  expect(parseRecent(recentCarKind, JSON.stringify([{ ...search, driverAge: 'old' }, { pickupCode: 1 }]), now)).toEqual([])
})

test('[B5.4] a stored car search whose pick-up is past is dropped', () => {
  const past = { ...search, pickupDate: '2027-01-15', pickupTime: '11:30' }
  expect(parseRecent(recentCarKind, printRecent(recentCarKind, [past, search]), now)).toEqual([search])
})

test('[B5.4] [C2.18] a pick-up is past by the clock of its place, and where that is not known once it is past everywhere', () => {
  const morning = (timeZone: string | null) => ({ ...search, pickupDate: '2027-01-15', pickupTime: '10:00', timeZone })
  const isStored = (timeZone: string | null, at: string) =>
    parseRecent(recentCarKind, printRecent(recentCarKind, [morning(timeZone)]), Date.parse(at)).length === 1
  expect([isStored('America/Los_Angeles', '2027-01-15T17:30:00Z'), isStored('America/Los_Angeles', '2027-01-15T18:30:00Z')]).toEqual([true, false])
  expect([isStored('Asia/Tokyo', '2027-01-15T00:30:00Z'), isStored('Asia/Tokyo', '2027-01-15T01:30:00Z')]).toEqual([true, false])
  expect([isStored(null, '2027-01-15T21:30:00Z'), isStored(null, '2027-01-15T22:30:00Z')]).toEqual([true, false])
})

test('[C5.2] a car search of another language has both places named in that of the page', async () => {
  const names: Readonly<Record<string, string>> = { lis: 'Lisbon Airport (LIS)', opo: 'Porto Airport (OPO)' }
  const client = {
    post: (_: string, { text }: { text: string }) =>
      Promise.resolve({ ok: true, data: { places: [{ place_id: text.toUpperCase(), name: names[text] }], meant: null, is_country: false } }),
  } as unknown as Client
  const old = { ...search, label: 'Aéroport de Lisbonne (LIS)', dropoffLabel: 'Aéroport de Porto (OPO)' }
  expect(await renameCars([old], client)).toEqual([{ ...search, language: 'en-US' }])
  expect(await renameCars([old], { post: () => Promise.resolve({ ok: false }) } as unknown as Client)).toBeNull()
})
