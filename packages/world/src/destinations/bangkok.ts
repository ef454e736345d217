import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { thai } from '../naming/thai.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const bangkok: Facts = {
  key: 'bangkok',
  name: 'Bangkok',
  aliases: ['กรุงเทพฯ', 'Krung Thep'],
  country: 'Thailand',
  countryCode: 'TH',
  currency: 'THB',
  timeZone: 'Asia/Bangkok',
  at: [13.7525, 100.4942],
  art: 'bangkok',
  hotels: 80,
  nightly: 3_300,
  stepMinor: 1_000,
  climate: 'tropical',
  season: [117, 115, 105, 100, 86, 84, 92, 92, 84, 92, 111, 123],
  peaks: [...newYear(120), { from: '04-12', to: '04-16', percent: 114 }],
  week: cityBreak,
  views: ['river view', 'skyline view', 'garden court'],
  naming: called(thai, 'bangkok', ['Chao Fa', 'Thewes', 'Saphan Khiao', 'Wang Doem'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+66 2 555 ',
  districts: [
    district('riverside', 'Riverside', 13.7225, 100.518, 170, ['Charoen Krung Road', 'Soi Charoen Krung 40', 'Silom Road']),
    district('silom', 'Silom', 13.7265, 100.5285, 280, ['Silom Road', 'Convent Road', 'Sala Daeng Road']),
    district('sukhumvit', 'Sukhumvit', 13.737, 100.5605, 320, ['Sukhumvit Road', 'Asok Montri Road', 'Soi Sukhumvit 23']),
    district('siam', 'Siam', 13.7455, 100.533, 250, ['Rama I Road', 'Phaya Thai Road', 'Henri Dunant Road']),
    district('banglamphu', 'Banglamphu', 13.76, 100.4975, 220, ['Phra Athit Road', 'Samsen Road', 'Rambuttri Road']),
    district('chinatown', 'Chinatown', 13.7405, 100.51, 200, ['Yaowarat Road', 'Song Wat Road', 'Soi Nana']),
    district('ari', 'Ari', 13.7795, 100.5435, 280, ['Phahonyothin Road', 'Soi Ari 1', 'Soi Ari Samphan']),
  ],
  landmarks: [
    landmark('grand-palace', 'Grand Palace', 'the Grand Palace', 13.75, 100.4913),
    landmark('wat-arun', 'Wat Arun', 'Wat Arun', 13.7437, 100.4889),
    landmark('wat-pho', 'Wat Pho', 'Wat Pho', 13.7465, 100.493),
    landmark('jim-thompson-house', 'Jim Thompson House', 'the Jim Thompson House', 13.7492, 100.5283),
    landmark('chatuchak-market', 'Chatuchak Market', 'Chatuchak Market', 13.7999, 100.5503),
  ],
  airport: airport('BKK', 'Suvarnabhumi Airport', 13.6931, 100.752),
  taxes: [
    percent('vat', 'VAT', 7, { since: '1999-04-01', source: 'Thai Revenue Department, reduced VAT rate (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
