import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { turkish } from '../naming/turkish.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const cappadocia: Facts = {
  key: 'cappadocia',
  name: 'Cappadocia',
  aliases: ['Kapadokya', 'Göreme', 'Nevşehir'],
  country: 'Türkiye',
  countryCode: 'TR',
  currency: 'TRY',
  timeZone: 'Europe/Istanbul',
  at: [38.6431, 34.8289],
  art: 'cappadocia',
  hotels: 30,
  nightly: 6_800,
  stepMinor: 5_000,
  climate: 'highland',
  season: [80, 80, 90, 118, 124, 106, 92, 96, 116, 124, 92, 84],
  peaks: newYear(124),
  week: resort,
  views: ['view of the valleys', 'balloon terrace view', 'tuff court'],
  naming: called(turkish, 'cappadocia', ['Peri Bacası', 'Güvercinlik', 'Kızılçukur', 'Balon Sabahı']),
  address: '{s} No {n}',
  phone: '+90 384 555 ',
  districts: [
    district('goreme', 'Göreme', 38.6425, 34.8295, 170, ['Müze Caddesi', 'Aydınlı Sokak', 'Uzundere Caddesi']),
    district('uchisar', 'Uçhisar', 38.6295, 34.8055, 150, ['Kale Sokak', 'Göreme Caddesi', 'Tekelli Mahallesi Sokak']),
    district('urgup', 'Ürgüp', 38.631, 34.913, 200, ['Kayseri Caddesi', 'Temenni Caddesi', 'Esbelli Sokak']),
    district('avanos', 'Avanos', 38.717, 34.845, 150, ['Atatürk Caddesi', 'Orta Mahalle Sokak', 'Yukarı Mahalle Caddesi']),
    district('ortahisar', 'Ortahisar', 38.624, 34.865, 140, ['Kale Sokak', 'Huseyin Galip Efendi Sokak', 'Esentepe Caddesi']),
    district('mustafapasa', 'Mustafapaşa', 38.585, 34.898, 130, ['Cumhuriyet Meydanı', 'Davutlu Sokak', 'Yılmaz Sokak']),
  ],
  landmarks: [
    landmark('goreme-open-air-museum', 'Göreme Open-Air Museum', 'the open-air museum', 38.6404, 34.8452),
    landmark('uchisar-castle', 'Uçhisar Castle', 'Uçhisar Castle', 38.6301, 34.8055),
    landmark('pasabag', 'Paşabağ', 'Paşabağ', 38.6775, 34.855),
    landmark('sunset-point', 'Sunset Point', 'the sunset point', 38.64, 34.834),
  ],
  airport: airport('NAV', 'Nevşehir Kapadokya Airport', 38.6333, 34.7167, { by: 'shuttle', minutes: 40 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2023-07-10', source: 'Presidential Decree 7346: accommodation; general knowledge of 2025, not looked up' }),
    percent('city', 'Accommodation tax', 2, {
      collected: 'now',
      since: '2023-01-01',
      source: 'Expenditure Taxes Law 6802, article 34; general knowledge of 2025, not looked up',
    }),
  ],
}
