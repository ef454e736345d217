import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { german } from '../naming/german.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const munich: Facts = {
  key: 'munich',
  name: 'Munich',
  aliases: ['München'],
  country: 'Germany',
  countryCode: 'DE',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  at: [48.1374, 11.5755],
  art: 'munich',
  hotels: 36,
  nightly: 164,
  stepMinor: 100,
  climate: 'temperate',
  season: [84, 86, 88, 94, 104, 108, 106, 100, 132, 104, 94, 100],
  peaks: [{ from: '09-18', to: '10-04', percent: 148 }, ...newYear(112)],
  week: cityBreak,
  views: ['view of the Isar', 'view of the Alps', 'quiet court'],
  naming: called(german, 'munich', ['Föhnwind', 'Isarkiesel', 'Dult Häusl', 'Biedermeierhof']),
  address: '{s} {n}',
  phone: '+49 89 99998 ',
  districts: [
    district('altstadt', 'Altstadt', 48.1375, 11.574, 240, ['Sendlinger Straße', 'Tal', 'Kaufingerstraße']),
    district('glockenbach', 'Glockenbach', 48.13, 11.5735, 180, ['Hans-Sachs-Straße', 'Müllerstraße', 'Klenzestraße']),
    district('schwabing', 'Schwabing', 48.16, 11.584, 300, ['Hohenzollernstraße', 'Occamstraße', 'Feilitzschstraße']),
    district('maxvorstadt', 'Maxvorstadt', 48.15, 11.572, 280, ['Türkenstraße', 'Schellingstraße', 'Barer Straße']),
    district('haidhausen', 'Haidhausen', 48.13, 11.596, 220, ['Weißenburger Straße', 'Wörthstraße', 'Steinstraße']),
    district('ludwigsvorstadt', 'Ludwigsvorstadt', 48.137, 11.559, 200, ['Schillerstraße', 'Goethestraße', 'Landwehrstraße']),
  ],
  landmarks: [
    landmark('marienplatz', 'Marienplatz', 'Marienplatz', 48.1374, 11.5755),
    landmark('residenz', 'Residenz', 'the Residenz', 48.1405, 11.579),
    landmark('english-garden', 'English Garden', 'the English Garden', 48.153, 11.592),
    landmark('viktualienmarkt', 'Viktualienmarkt', 'the Viktualienmarkt', 48.1351, 11.5763),
  ],
  airport: airport('MUC', 'Munich Airport', 48.353, 11.7901, { by: 'train', minutes: 42 }),
  taxes: [percent('vat', 'VAT', 7, { since: '2010-01-01', source: 'Umsatzsteuergesetz § 12: accommodation; general knowledge of 2025, not looked up' })],
}
