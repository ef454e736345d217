import { expect, test } from 'vitest'
import type { Client } from '../../lib/http.ts'
import { resolvePlace } from './places-api.ts'

test('[C2.17] a text longer than any place means none, whatever place it begins with', async () => {
  const asked: string[] = []
  const lisbon = { place_id: 'lisbon', type: 'city', name: 'Lisbon', label: 'Lisbon, Portugal', time_zone: 'Europe/Lisbon' }
  const source = async (text: string) => {
    asked.push(text)
    return { places: [lisbon], meant: 'lisbon', is_country: false }
  }
  expect(await resolvePlace({} as Client, `Lisbon${' '.repeat(90)}\u200b`, source)).toEqual(lisbon)
  expect(await resolvePlace({} as Client, `Lisbon ${'x'.repeat(80)}`, source)).toBeNull()
  expect(asked).toEqual(['Lisbon'])
})
