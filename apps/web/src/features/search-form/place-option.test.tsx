import { expect, test } from 'vitest'
import { BedDouble } from '../../ui/icons/bed-double.tsx'
import { placeOption } from './place-option.tsx'

const HOTEL = { Sign: BedDouble, word: 'Hotel' }
const place = { name: 'Tuscany', label: 'Tuscany (region), Italy', country_code: 'IT', latitude: 43.7, longitude: 11.2, time_zone: 'Europe/Rome' }

test('every kind of place has its own word; only what is sold has that of its product', () => {
  const wordOf = (type: 'city' | 'district' | 'landmark' | 'airport' | 'region' | 'hotel') =>
    placeOption({ ...place, place_id: 'p', type }, 'tus', HOTEL).detail
  expect((['city', 'district', 'landmark', 'airport', 'region', 'hotel'] as const).map(wordOf)).toEqual([
    'City',
    'District',
    'Landmark',
    'Airport',
    'Region',
    'Hotel',
  ])
})
