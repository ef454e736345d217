import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { indonesian } from '../naming/indonesian.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const bali: Facts = {
  key: 'bali',
  name: 'Bali',
  aliases: ['Ubud', 'Seminyak', 'Denpasar', 'Canggu'],
  country: 'Indonesia',
  countryCode: 'ID',
  currency: 'IDR',
  timeZone: 'Asia/Makassar',
  at: [-8.65, 115.2167],
  art: 'bali',
  hotels: 72,
  nightly: 2_000_000,
  stepMinor: 1_000_000,
  climate: 'tropical',
  season: [94, 89, 89, 94, 94, 104, 122, 124, 106, 96, 85, 102],
  peaks: newYear(126),
  week: resort,
  views: ['rice terrace view', 'rooftop view', 'frangipani garden'],
  naming: called(indonesian, 'bali', ['Subak', 'Gamelan Sore', 'Penjor', 'Kebun Raya'], MANY_NOUNS),
  address: '{s} {n}',
  phone: '+62 361 555 ',
  districts: [
    district('ubud', 'Ubud', -8.507, 115.2625, 380, ['Jalan Monkey Forest', 'Jalan Hanoman', 'Jalan Raya Ubud']),
    district('seminyak', 'Seminyak', -8.6835, 115.1635, 300, ['Jalan Kayu Aya', 'Jalan Petitenget', 'Jalan Raya Seminyak']),
    district('canggu', 'Canggu', -8.648, 115.138, 350, ['Jalan Pantai Batu Bolong', 'Jalan Pantai Berawa', 'Jalan Raya Canggu']),
    district('sanur', 'Sanur', -8.6905, 115.2575, 300, ['Jalan Danau Tamblingan', 'Jalan Danau Poso', 'Jalan Bypass Ngurah Rai']),
    district('nusa-dua', 'Nusa Dua', -8.8, 115.225, 300, ['Jalan Pantai Mengiat', 'Jalan Raya Nusa Dua Selatan', 'Jalan Siligita']),
    district('jimbaran', 'Jimbaran', -8.783, 115.17, 280, ['Jalan Uluwatu', 'Jalan Raya Kampus Unud', 'Jalan Yoga Perkanthi']),
    district('uluwatu', 'Uluwatu', -8.82, 115.105, 320, ['Jalan Labuansait', 'Jalan Raya Uluwatu Pecatu', 'Jalan Pantai Suluban']),
    district('sidemen', 'Sidemen', -8.485, 115.445, 320, ['Jalan Raya Sidemen', 'Jalan Raya Tebola']),
  ],
  landmarks: [
    landmark('uluwatu-temple', 'Uluwatu Temple', 'Uluwatu Temple', -8.8291, 115.0849),
    landmark('sacred-monkey-forest', 'Sacred Monkey Forest', 'the Sacred Monkey Forest', -8.5188, 115.2585),
    landmark('sanur-beach', 'Sanur Beach', 'Sanur Beach', -8.6931, 115.2637),
    landmark('petitenget-temple', 'Petitenget Temple', 'Petitenget Temple', -8.6806, 115.1539),
    landmark('tanah-lot', 'Tanah Lot', 'Tanah Lot', -8.6212, 115.0868),
  ],
  airport: airport('DPS', 'Ngurah Rai International Airport', -8.7481, 115.1675),
  taxes: [
    percent('hotel', 'Regional hotel tax', 10, { since: '2024-01-05', source: 'Indonesian Law 1/2022, PBJT on hotels (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
