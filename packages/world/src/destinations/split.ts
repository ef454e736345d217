import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { croatian } from '../naming/croatian.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const split: Facts = {
  key: 'split',
  name: 'Split',
  aliases: ['Spalato'],
  country: 'Croatia',
  countryCode: 'HR',
  currency: 'EUR',
  timeZone: 'Europe/Zagreb',
  at: [43.5081, 16.4402],
  art: 'split',
  hotels: 28,
  nightly: 162,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [66, 68, 78, 98, 114, 132, 150, 152, 124, 96, 66, 66],
  peaks: [{ from: '07-10', to: '07-18', percent: 112 }, ...newYear(114)],
  week: resort,
  views: ['Adriatic view', 'view of Marjan', 'stone court'],
  naming: called(croatian, 'split', ['Vestibulska', 'Protiron', 'Marjanska Vila', 'Varoški Put']),
  address: '{s} {n}',
  phone: '+385 21 555 ',
  districts: [
    district('diocletians-palace', 'Diocletian’s Palace', 43.5085, 16.4405, 80, ['Dioklecijanova ulica', 'Krešimirova ulica', 'Bosanska ulica']),
    district('veli-varos', 'Veli Varoš', 43.509, 16.433, 90, ['Šperun', 'Senjska ulica', 'Plinarska ulica']),
    district('bacvice', 'Bačvice', 43.5045, 16.45, 100, ['Šetalište Petra Preradovića', 'Bregovita ulica', 'Ulica kralja Zvonimira']),
    district('manus', 'Manuš', 43.5115, 16.4445, 100, ['Zagrebačka ulica', 'Ulica Matice hrvatske', 'Vukovarska ulica']),
    district('meje', 'Meje', 43.507, 16.418, 100, ['Šetalište Ivana Meštrovića', 'Mandalinski put', 'Tonća Petrasova Marovića']),
    district('podstrana', 'Podstrana', 43.489, 16.551, 80, ['Jadranska cesta', 'Ulica Davora Jurasa', 'Put svetog Martina']),
  ],
  landmarks: [
    landmark('diocletians-palace', 'Diocletian’s Palace', 'Diocletian’s Palace', 43.5083, 16.4402),
    landmark('riva', 'Riva', 'the Riva', 43.5075, 16.4387),
    landmark('marjan-hill', 'Marjan Hill', 'Marjan Hill', 43.51, 16.409),
    landmark('mestrovic-gallery', 'Meštrović Gallery', 'the Meštrović Gallery', 43.505, 16.418),
  ],
  airport: airport('SPU', 'Split Airport', 43.5365, 16.2995, { by: 'shuttle', minutes: 35 }),
  taxes: [
    percent('vat', 'VAT', 13, { since: '2013-01-01', source: 'Zakon o PDV-u, article 38: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Sojourn tax', 200, {
      ages: [18, 200],
      since: '2024-01-01',
      source: 'Grad Split, turistička pristojba, high season; general knowledge of 2025, not looked up',
    }),
  ],
}
