import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { croatian } from '../naming/croatian.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const dubrovnik: Facts = {
  key: 'dubrovnik',
  name: 'Dubrovnik',
  aliases: ['Ragusa'],
  country: 'Croatia',
  countryCode: 'HR',
  currency: 'EUR',
  timeZone: 'Europe/Zagreb',
  at: [42.6507, 18.0944],
  art: 'dubrovnik',
  hotels: 30,
  nightly: 198,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [64, 66, 76, 100, 118, 132, 150, 154, 128, 98, 62, 66],
  peaks: [{ from: '08-01', to: '08-20', percent: 110 }, ...newYear(118)],
  week: resort,
  views: ['Adriatic view', 'view of the walls', 'stone court'],
  naming: called(croatian, 'dubrovnik', ['Luža', 'Minčeta', 'Lokrum', 'Gučetić']),
  address: '{s} {n}',
  phone: '+385 20 555 ',
  districts: [
    district('old-town', 'Old Town', 42.6412, 18.109, 90, ['Prijeko', 'Od Puča', 'Ulica od Sigurate']),
    district('ploce', 'Ploče', 42.643, 18.118, 60, ['Ulica Frana Supila', 'Put Petra Krešimira IV', 'Hvarska ulica']),
    district('pile', 'Pile', 42.643, 18.105, 60, ['Ulica Iza Grada', 'Branitelja Dubrovnika', 'Ulica don Frana Bulića']),
    district('lapad', 'Lapad', 42.656, 18.078, 160, ['Šetalište kralja Zvonimira', 'Ulica kralja Tomislava', 'Ulica Mata Vodopića']),
    district('gruz', 'Gruž', 42.66, 18.089, 80, ['Gruška obala', 'Ulica Andrije Hebranga', 'Lapadska obala']),
    district('cavtat', 'Cavtat', 42.5815, 18.219, 80, ['Put Tihe', 'Trumbićev put', 'Ulica Stjepana Radića']),
  ],
  landmarks: [
    landmark('city-walls', 'City Walls', 'the city walls', 42.641, 18.108),
    landmark('stradun', 'Stradun', 'Stradun', 42.641, 18.11),
    landmark('lovrijenac-fortress', 'Lovrijenac Fortress', 'Fort Lovrijenac', 42.6406, 18.104),
    landmark('srd-cable-car', 'Srđ cable car', 'the cable car', 42.6428, 18.1113),
  ],
  airport: airport('DBV', 'Dubrovnik Ruđer Bošković Airport', 42.5607, 18.2606, { by: 'shuttle', minutes: 35 }),
  taxes: [
    percent('vat', 'VAT', 13, { since: '2013-01-01', source: 'Zakon o PDV-u, article 38: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Sojourn tax', 265, {
      ages: [18, 200],
      since: '2024-01-01',
      source: 'Grad Dubrovnik, turistička pristojba, high season; general knowledge of 2025, not looked up',
    }),
  ],
}
