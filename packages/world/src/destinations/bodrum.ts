import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { turkish } from '../naming/turkish.ts'
import { airport, district, landmark, percent, resort } from './write.ts'

export const bodrum: Facts = {
  key: 'bodrum',
  name: 'Bodrum',
  aliases: ['Halicarnassus'],
  country: 'Türkiye',
  countryCode: 'TR',
  currency: 'TRY',
  timeZone: 'Europe/Istanbul',
  at: [37.0344, 27.4305],
  art: 'bodrum',
  hotels: 28,
  nightly: 8_200,
  stepMinor: 5_000,
  climate: 'mediterranean',
  season: [64, 64, 72, 90, 112, 136, 156, 158, 128, 92, 64, 64],
  peaks: [{ from: '08-01', to: '08-20', percent: 110 }],
  week: resort,
  views: ['Aegean view', 'terrace view', 'bougainvillea court'],
  naming: called(turkish, 'bodrum', ['Begonvil', 'Sünger', 'Mandalina', 'Gulet']),
  address: '{s} No {n}',
  phone: '+90 252 555 ',
  districts: [
    district('kumbahce', 'Kumbahçe', 37.033, 27.437, 80, ['Cumhuriyet Caddesi', 'Atatürk Caddesi', 'Rasathane Sokak']),
    district('tepecik', 'Tepecik', 37.0375, 27.4235, 100, ['Neyzen Tevfik Caddesi', 'Turgutreis Caddesi', 'Hamam Sokak']),
    district('gumbet', 'Gümbet', 37.033, 27.405, 110, ['Ayaz Caddesi', 'Adnan Menderes Caddesi', 'İnönü Caddesi']),
    district('bitez', 'Bitez', 37.034, 27.381, 130, ['Atatürk Bulvarı', 'Bergamut Caddesi', 'Şehit Mehmet Paşalı Sokak']),
    district('turkbuku', 'Türkbükü', 37.129, 27.372, 90, ['Atatürk Caddesi', 'Hacı Hasan Caddesi', 'İnönü Caddesi']),
    district('yalikavak', 'Yalıkavak', 37.104, 27.292, 120, ['Çökertme Caddesi', 'Plaj Caddesi', 'İskele Caddesi']),
  ],
  landmarks: [
    landmark('bodrum-castle', 'Bodrum Castle', 'the castle', 37.0317, 27.4294),
    landmark('mausoleum-of-halicarnassus', 'Mausoleum of Halicarnassus', 'the mausoleum', 37.0379, 27.4241),
    landmark('ancient-theatre', 'Ancient Theatre', 'the ancient theatre', 37.0406, 27.4199),
  ],
  airport: airport('BJV', 'Milas–Bodrum Airport', 37.244, 27.6728, { by: 'shuttle', minutes: 45 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2023-07-10', source: 'Presidential Decree 7346: accommodation; general knowledge of 2025, not looked up' }),
    percent('city', 'Accommodation tax', 2, {
      collected: 'now',
      since: '2023-01-01',
      source: 'Expenditure Taxes Law 6802, article 34; general knowledge of 2025, not looked up',
    }),
  ],
}
