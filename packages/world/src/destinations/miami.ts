import type { Facts } from '../facts.ts'
import { american } from '../naming/american.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, perRoom, resort } from './write.ts'

export const miami: Facts = {
  key: 'miami',
  name: 'Miami',
  aliases: ['Miami Beach', 'South Beach'],
  country: 'United States',
  countryCode: 'US',
  currency: 'USD',
  timeZone: 'America/New_York',
  at: [25.7743, -80.1937],
  art: 'miami',
  hotels: 60,
  nightly: 220,
  stepMinor: 100,
  climate: 'tropical',
  season: [124, 130, 128, 112, 94, 82, 82, 80, 72, 84, 98, 118],
  peaks: [{ from: '12-03', to: '12-07', percent: 126 }, ...newYear(134)],
  week: resort,
  views: ['ocean view', 'bay view', 'palm court'],
  naming: called(american, 'miami', ['Pastel', 'Biscayne', 'Neon Heron', 'Royal Palm'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+1 305 555 ',
  districts: [
    district('south-beach', 'South Beach', 25.781, -80.1325, 180, ['Collins Avenue', 'Washington Avenue', 'Española Way']),
    district('mid-beach', 'Mid-Beach', 25.8165, -80.1225, 90, ['Collins Avenue', 'Indian Creek Drive']),
    district('brickell', 'Brickell', 25.762, -80.1935, 180, ['Brickell Avenue', 'South Miami Avenue', 'SE 8th Street']),
    district('downtown', 'Downtown', 25.7745, -80.192, 180, ['NE 1st Avenue', 'Flagler Street', 'Biscayne Boulevard']),
    district('wynwood', 'Wynwood', 25.801, -80.1985, 220, ['NW 2nd Avenue', 'NW 25th Street', 'NW 29th Street']),
    district('little-havana', 'Little Havana', 25.7655, -80.2195, 220, ['Calle Ocho', 'SW 12th Avenue', 'SW 9th Street']),
    district('coconut-grove', 'Coconut Grove', 25.729, -80.242, 180, ['Grand Avenue', 'Main Highway', 'Commodore Plaza']),
  ],
  landmarks: [
    landmark('ocean-drive', 'Ocean Drive', 'Ocean Drive', 25.7801, -80.1302),
    landmark('wynwood-walls', 'Wynwood Walls', 'Wynwood Walls', 25.801, -80.1993),
    landmark('vizcaya', 'Vizcaya', 'Vizcaya', 25.7444, -80.2105),
    landmark('perez-art-museum', 'Pérez Art Museum', 'the Pérez Art Museum', 25.7859, -80.1862),
  ],
  airport: airport('MIA', 'Miami International Airport', 25.796, -80.2782),
  taxes: [
    percent('sales', 'Sales tax', 7, { since: '2003-01-01', source: 'Florida and Miami-Dade County (general knowledge, 2025, unverified)' }),
    percent('city-resort', 'Resort tax', 7, {
      since: '2015-10-01',
      source: 'City of Miami Beach, resort and convention tax (general knowledge, 2025, unverified)',
    }),
    perRoom('resort', 'Resort fee', 4000, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
