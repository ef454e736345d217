import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { dutch } from '../naming/dutch.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const bruges: Facts = {
  key: 'bruges',
  name: 'Bruges',
  aliases: ['Brugge'],
  country: 'Belgium',
  countryCode: 'BE',
  currency: 'EUR',
  timeZone: 'Europe/Brussels',
  at: [51.2093, 3.2247],
  art: 'bruges',
  hotels: 30,
  nightly: 158,
  stepMinor: 100,
  climate: 'oceanic',
  season: [76, 80, 88, 106, 112, 108, 114, 118, 108, 98, 86, 112],
  peaks: [{ from: '12-05', to: '12-24', percent: 110 }, ...newYear(124)],
  week: cityBreak,
  views: ['canal view', 'view of the belfry', 'quiet court'],
  naming: called(dutch, 'bruges', ['De Zwanenreie', 'De Begijnhof Merel', 'Het Reiehuis', 'De Kantklos']),
  address: '{s} {n}',
  phone: '+32 50 555 ',
  districts: [
    district('markt', 'Markt', 51.2085, 3.224, 100, ['Steenstraat', 'Geldmuntstraat', 'Breidelstraat']),
    district('sint-anna', 'Sint-Anna', 51.211, 3.2355, 120, ['Langestraat', 'Peperstraat', 'Rolweg']),
    district('sint-gillis', 'Sint-Gillis', 51.214, 3.2275, 110, ['Langerei', 'Sint-Gilliskerkstraat', 'Baliestraat']),
    district('minnewater', 'Minnewater', 51.202, 3.2245, 110, ['Wijngaardstraat', 'Katelijnestraat', 'Arsenaalstraat']),
    district('west-bruges', 'West-Bruges', 51.207, 3.216, 130, ['Smedenstraat', 'Moerstraat', 'Ezelstraat']),
  ],
  landmarks: [
    landmark('belfry', 'Belfry', 'the Belfry', 51.2082, 3.2248),
    landmark('beguinage', 'Beguinage', 'the Beguinage', 51.2012, 3.2226),
    landmark('church-of-our-lady', 'Church of Our Lady', 'the Church of Our Lady', 51.2046, 3.2244),
    landmark('groeninge-museum', 'Groeninge Museum', 'the Groeninge Museum', 51.2056, 3.2262),
  ],
  airport: airport('OST', 'Ostend–Bruges Airport', 51.1997, 2.8636, { by: 'train', minutes: 55 }),
  taxes: [
    percent('vat', 'VAT', 12, {
      since: '2026-03-01',
      source: 'Federal budget agreement of 2025: accommodation from 6 to 12 %; general knowledge of 2025, not looked up',
    }),
    perGuest('city', 'City tax', 400, {
      ages: [18, 200],
      since: '2024-01-01',
      source: 'Stad Brugge, belasting op logies; general knowledge of 2025, not looked up',
    }),
  ],
}
