import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { mongolian } from '../naming/mongolian.ts'
import { airport, district, landmark, percent, resort } from './write.ts'

export const ulaanbaatar: Facts = {
  key: 'ulaanbaatar',
  name: 'Ulaanbaatar',
  aliases: ['Улаанбаатар', 'Mongolia'],
  country: 'Mongolia',
  countryCode: 'MN',
  currency: 'MNT',
  timeZone: 'Asia/Ulaanbaatar',
  at: [47.9077, 106.8832],
  art: 'ulaanbaatar',
  hotels: 24,
  nightly: 280_000,
  stepMinor: 100_000,
  climate: 'subpolar',
  season: [72, 78, 82, 88, 104, 128, 148, 130, 110, 96, 84, 80],
  peaks: [{ from: '07-08', to: '07-15', percent: 132 }],
  week: resort,
  views: ['mountain view', 'square view', 'courtyard'],
  naming: called(mongolian, 'ulaanbaatar', ['Bogd', 'Tuul', 'Choijin', 'Zaisan']),
  address: '{s} {n}',
  phone: '+976 11 555 ',
  districts: [
    district('sukhbaatar-square', 'Sukhbaatar Square', 47.919, 106.92, 200, ['Peace Avenue', 'Chingunjav Street', 'Sambuu Street']),
    district('seoul-street', 'Seoul Street', 47.914, 106.9085, 200, ['Seoul Street', 'Baga Toiruu', 'Tserendorj Street']),
    district('gandan', 'Gandan', 47.922, 106.8955, 180, ['Zanabazar Street', 'Ikh Toiruu']),
    district('zaisan', 'Zaisan', 47.887, 106.914, 180, ['Zaisan Street', 'Mahatma Gandhi Street']),
    district('terelj', 'Terelj', 47.987, 107.455, 200, ['Terelj Road']),
  ],
  landmarks: [
    landmark('gandantegchinlen-monastery', 'Gandantegchinlen Monastery', 'Gandantegchinlen Monastery', 47.9226, 106.8952),
    landmark('choijin-lama-temple', 'Choijin Lama Temple', 'the Choijin Lama Temple', 47.9149, 106.9182),
    landmark('zaisan-memorial', 'Zaisan Memorial', 'the Zaisan Memorial', 47.884, 106.9156),
    landmark('national-museum', 'National Museum', 'the National Museum', 47.9208, 106.9151),
  ],
  airport: airport('UBN', 'Chinggis Khaan International Airport', 47.6516, 106.8218),
  taxes: [percent('vat', 'VAT', 10, { since: '2016-01-01', source: 'Mongolian Law on VAT (general knowledge, 2025, unverified)' })],
}
