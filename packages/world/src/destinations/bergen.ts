import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { norwegian } from '../naming/norwegian.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const bergen: Facts = {
  key: 'bergen',
  name: 'Bergen',
  aliases: [],
  country: 'Norway',
  countryCode: 'NO',
  currency: 'NOK',
  timeZone: 'Europe/Oslo',
  at: [60.3913, 5.3221],
  art: 'bergen',
  hotels: 28,
  nightly: 1_720,
  stepMinor: 500,
  climate: 'oceanic',
  season: [76, 80, 88, 98, 118, 132, 134, 126, 110, 92, 78, 76],
  peaks: [{ from: '05-16', to: '05-18', percent: 114 }, ...newYear(112)],
  week: resort,
  views: ['fjord view', 'view of Fløyen', 'quiet smau'],
  naming: called(norwegian, 'bergen', ['Regnbuen', 'Sju Fjell', 'Hanseaten', 'Sildetønnen']),
  address: '{s} {n}',
  phone: '+47 55 555 ',
  districts: [
    district('bryggen', 'Bryggen', 60.398, 5.324, 70, ['Øvregaten', 'Dreggsallmenningen', 'Rosenkrantzgaten']),
    district('sentrum', 'Sentrum', 60.3915, 5.3235, 160, ['Torgallmenningen', 'Strandgaten', 'Marken']),
    district('nordnes', 'Nordnes', 60.3965, 5.312, 80, ['Strandgaten', 'Klostergaten', 'Haugeveien']),
    district('sandviken', 'Sandviken', 60.407, 5.326, 80, ['Sandviksveien', 'Skuteviksveien', 'Ladegårdsgaten']),
    district('nygard', 'Nygård', 60.3845, 5.329, 140, ['Nygårdsgaten', 'Lars Hilles gate', 'Møllendalsveien']),
  ],
  landmarks: [
    landmark('hanseatic-wharf', 'Hanseatic wharf', 'the Hanseatic wharf', 60.3974, 5.3247),
    landmark('floibanen', 'Fløibanen', 'Fløibanen', 60.3963, 5.329),
    landmark('fish-market', 'Fish Market', 'the Fish Market', 60.3946, 5.326),
    landmark('bergenhus-fortress', 'Bergenhus Fortress', 'Bergenhus Fortress', 60.3996, 5.3189),
  ],
  airport: airport('BGO', 'Bergen Airport, Flesland', 60.2891, 5.2282, { by: 'light rail', minutes: 45 }),
  taxes: [
    percent('vat', 'VAT', 12, { since: '2018-01-01', source: 'Merverdiavgiftsloven, low rate for accommodation; general knowledge of 2025, not looked up' }),
  ],
}
