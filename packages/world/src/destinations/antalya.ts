import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { turkish } from '../naming/turkish.ts'
import { airport, district, landmark, percent, resort } from './write.ts'

export const antalya: Facts = {
  key: 'antalya',
  name: 'Antalya',
  aliases: [],
  country: 'Türkiye',
  countryCode: 'TR',
  currency: 'TRY',
  timeZone: 'Europe/Istanbul',
  at: [36.8874, 30.7075],
  art: 'antalya',
  hotels: 32,
  nightly: 5_600,
  stepMinor: 5_000,
  climate: 'mediterranean',
  season: [72, 72, 80, 96, 110, 124, 138, 140, 124, 108, 74, 72],
  peaks: [{ from: '08-01', to: '08-20', percent: 110 }],
  week: resort,
  views: ['Mediterranean view', 'view of the Taurus', 'orange court'],
  naming: called(turkish, 'antalya', ['Turunç', 'Yivli', 'Kaleiçi Nar', 'Düden']),
  address: '{s} No {n}',
  phone: '+90 242 555 ',
  districts: [
    district('kaleici', 'Kaleiçi', 36.884, 30.7055, 130, ['Hesapçı Sokak', 'Kılıçarslan Sokak', 'Uzun Çarşı Sokak']),
    district('konyaalti', 'Konyaaltı', 36.868, 30.633, 150, ['Atatürk Bulvarı', 'Boğaçayı Caddesi', 'Akdeniz Bulvarı']),
    district('lara', 'Lara', 36.856, 30.755, 170, ['Lara Caddesi', 'Güzeloba Caddesi', 'Barınaklar Bulvarı']),
    district('muratpasa', 'Muratpaşa', 36.89, 30.701, 200, ['Işıklar Caddesi', 'Cumhuriyet Caddesi', 'Şarampol Caddesi']),
    district('belek', 'Belek', 36.863, 31.055, 200, ['Kadriye Caddesi', 'Turizm Caddesi', 'İskele Caddesi']),
  ],
  landmarks: [
    landmark('hadrians-gate', 'Hadrian’s Gate', 'Hadrian’s Gate', 36.8853, 30.7085),
    landmark('old-harbour', 'Old Harbour', 'the old harbour', 36.8845, 30.703),
    landmark('duden-falls', 'Düden Falls', 'the lower Düden Falls', 36.851, 30.782),
    landmark('antalya-museum', 'Antalya Museum', 'the museum', 36.8856, 30.68),
  ],
  airport: airport('AYT', 'Antalya Airport', 36.8993, 30.8013, { by: 'tram', minutes: 35 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2023-07-10', source: 'Presidential Decree 7346: accommodation; general knowledge of 2025, not looked up' }),
    percent('city', 'Accommodation tax', 2, {
      collected: 'now',
      since: '2023-01-01',
      source: 'Expenditure Taxes Law 6802, article 34; general knowledge of 2025, not looked up',
    }),
  ],
}
