import type { Facts } from '../facts.ts'
import { bulgarian } from '../naming/bulgarian.ts'
import { called } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const sofia: Facts = {
  key: 'sofia',
  name: 'Sofia',
  aliases: ['София'],
  country: 'Bulgaria',
  countryCode: 'BG',
  currency: 'EUR',
  timeZone: 'Europe/Sofia',
  at: [42.6977, 23.3219],
  art: 'sofia',
  hotels: 26,
  nightly: 92,
  stepMinor: 100,
  climate: 'temperate',
  season: [88, 90, 94, 102, 110, 108, 102, 100, 110, 104, 92, 100],
  peaks: newYear(114),
  week: cityBreak,
  views: ['view of Vitosha', 'rooftop view', 'quiet court'],
  naming: called(bulgarian, 'sofia', ['Vitosha Vyatar', 'Serdika', 'Boyana Zvezda', 'Zhalti Paveta']),
  address: '{s} {n}',
  phone: '+359 2 455 ',
  districts: [
    district('centre', 'Centre', 42.695, 23.324, 190, ['Vitosha Boulevard', 'Graf Ignatiev Street', 'Tsar Ivan Shishman Street']),
    district('oborishte', 'Oborishte', 42.698, 23.34, 190, ['Oborishte Street', 'Shipka Street', 'Krakra Street']),
    district('serdika', 'Serdika', 42.699, 23.321, 110, ['Exarch Joseph Street', 'Sveta Sofia Street', 'Triaditsa Street']),
    district('lozenets', 'Lozenets', 42.679, 23.322, 200, ['Cherni Vrah Boulevard', 'Krivolak Street', 'Zlatovrah Street']),
    district('doctors-garden', 'Doctor’s Garden', 42.695, 23.339, 100, ['San Stefano Street', 'Ivan Asen II Street', 'Tsar Osvoboditel Boulevard']),
  ],
  landmarks: [
    landmark('alexander-nevsky-cathedral', 'Alexander Nevsky Cathedral', 'Alexander Nevsky Cathedral', 42.6958, 23.3328),
    landmark('st-george-rotunda', 'St George Rotunda', 'the Rotunda', 42.6969, 23.3229),
    landmark('national-palace-of-culture', 'National Palace of Culture', 'the National Palace of Culture', 42.685, 23.319),
    landmark('boyana-church', 'Boyana Church', 'Boyana Church', 42.6446, 23.2663),
  ],
  airport: airport('SOF', 'Sofia Airport', 42.6883, 23.4144, { by: 'metro', minutes: 20 }),
  taxes: [
    percent('vat', 'VAT', 9, {
      since: '2011-04-01',
      source: 'VAT Act, article 66: accommodation; the euro since 2026; general knowledge of 2025, not looked up',
    }),
  ],
}
