import { expect, test } from 'vitest'
import type { Client } from '../../lib/http.ts'
import { noPlaceText, resolvePlace } from './places-api.ts'

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

test('[C2.17] a text longer than any place is said to be too long, and how long it may be', () => {
  expect(noPlaceText('Malmö', [{ name: 'Mallorca' }])).toBe('No places match “Malmö”. Did you mean Mallorca?')
  expect(noPlaceText('x'.repeat(90), [])).toBe('This can have at most 80 characters. It has 90 now, so please shorten it.')
})
