import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { swedish } from '../naming/swedish.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const stockholm: Facts = {
  key: 'stockholm',
  name: 'Stockholm',
  aliases: [],
  country: 'Sweden',
  countryCode: 'SE',
  currency: 'SEK',
  timeZone: 'Europe/Stockholm',
  at: [59.3293, 18.0686],
  art: 'stockholm',
  hotels: 36,
  nightly: 1_880,
  stepMinor: 500,
  climate: 'oceanic',
  season: [80, 84, 90, 98, 114, 118, 104, 112, 114, 104, 94, 90],
  peaks: newYear(116),
  week: business,
  views: ['view of the water', 'rooftop view', 'quiet yard'],
  naming: called(swedish, 'stockholm', ['Mälarmåsen', 'Kåkbrinken', 'Skärgårdsljus', 'Lyktan']),
  address: '{s} {n}',
  phone: '+46 8 465 ',
  districts: [
    district('gamla-stan', 'Gamla Stan', 59.325, 18.0705, 110, ['Västerlånggatan', 'Österlånggatan', 'Prästgatan']),
    district('sodermalm', 'Södermalm', 59.314, 18.072, 280, ['Götgatan', 'Skånegatan', 'Bondegatan']),
    district('norrmalm', 'Norrmalm', 59.3345, 18.062, 200, ['Drottninggatan', 'Sveavägen', 'Regeringsgatan']),
    district('ostermalm', 'Östermalm', 59.337, 18.082, 240, ['Grev Turegatan', 'Storgatan', 'Linnégatan']),
    district('vasastan', 'Vasastan', 59.343, 18.05, 280, ['Odengatan', 'Rörstrandsgatan', 'Norrtullsgatan']),
    district('kungsholmen', 'Kungsholmen', 59.332, 18.035, 220, ['Scheelegatan', 'Hantverkargatan', 'Fleminggatan']),
  ],
  landmarks: [
    landmark('royal-palace', 'Royal Palace', 'the Royal Palace', 59.3268, 18.0717),
    landmark('vasa-museum', 'Vasa Museum', 'the Vasa Museum', 59.328, 18.0914),
    landmark('skansen', 'Skansen', 'Skansen', 59.327, 18.1036),
    landmark('city-hall', 'City Hall', 'the City Hall', 59.3275, 18.0543),
  ],
  airport: airport('ARN', 'Stockholm Arlanda Airport', 59.6498, 17.9304, { by: 'train', minutes: 20 }),
  taxes: [percent('vat', 'VAT', 12, { since: '1993-01-01', source: 'Mervärdesskattelagen: accommodation; general knowledge of 2025, not looked up' })],
}
