import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { italian } from '../naming/italian.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const venice: Facts = {
  key: 'venice',
  name: 'Venice',
  aliases: ['Venezia', 'Venedig', 'Venise'],
  country: 'Italy',
  countryCode: 'IT',
  currency: 'EUR',
  timeZone: 'Europe/Rome',
  at: [45.4371, 12.3327],
  art: 'venice',
  hotels: 60,
  nightly: 214,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [78, 92, 88, 104, 114, 116, 108, 104, 120, 108, 84, 84],
  peaks: [{ from: '02-06', to: '02-17', percent: 120 }, ...newYear(126)],
  week: cityBreak,
  views: ['canal view', 'rooftop view', 'quiet campo'],
  naming: called(italian, 'venice', ['dei Squeri', 'della Sottoportega', 'del Rio Verde', 'dei Remèri'], MANY_NOUNS),
  address: '{s} {n}',
  phone: '+39 041 555 ',
  districts: [
    district('san-marco', 'San Marco', 45.4338, 12.3357, 90, ['Calle dei Fabbri', 'Frezzeria', 'Calle Larga San Marco']),
    district('dorsoduro', 'Dorsoduro', 45.4322, 12.3262, 90, ['Calle Lunga San Barnaba', 'Calle della Toletta', 'Rio Terà Foscarini']),
    district('cannaregio', 'Cannaregio', 45.444, 12.3285, 90, ['Strada Nova', 'Fondamenta della Misericordia', 'Rio Terà San Leonardo']),
    district('castello', 'Castello', 45.436, 12.3462, 90, ['Salizada San Lio', 'Via Garibaldi', 'Salizada dei Greci']),
    district('san-polo', 'San Polo', 45.4378, 12.331, 80, ['Ruga Rialto', 'Calle dei Saoneri', 'Campo San Polo']),
    district('santa-croce', 'Santa Croce', 45.4397, 12.327, 80, ['Salizada San Pantalon', 'Lista dei Bari', 'Calle della Regina']),
  ],
  landmarks: [
    landmark('st-marks-basilica', 'St Mark’s Basilica', 'St Mark’s Basilica', 45.4345, 12.3397),
    landmark('rialto-bridge', 'Rialto Bridge', 'the Rialto Bridge', 45.438, 12.3359),
    landmark('doges-palace', 'Doge’s Palace', 'the Doge’s Palace', 45.4337, 12.3404),
    landmark('accademia-gallery', 'Accademia Gallery', 'the Accademia Gallery', 45.4312, 12.3282),
  ],
  airport: airport('VCE', 'Venice Marco Polo Airport', 45.5023, 12.3379, { by: 'water bus', minutes: 75 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '1994-02-24', source: 'DPR 633/1972, Tabella A: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Tourist tax', [200, 350, 450, 500], {
      ages: [16, 200],
      nightsMax: 5,
      since: '2023-01-01',
      source: 'Comune di Venezia, imposta di soggiorno, high season in the old city; general knowledge of 2025, not looked up',
    }),
  ],
}
