import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { turkish } from '../naming/turkish.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const istanbul: Facts = {
  key: 'istanbul',
  name: 'Istanbul',
  aliases: ['İstanbul', 'Constantinople'],
  country: 'Türkiye',
  countryCode: 'TR',
  currency: 'TRY',
  timeZone: 'Europe/Istanbul',
  at: [41.0082, 28.9784],
  art: 'istanbul',
  hotels: 72,
  nightly: 6_400,
  stepMinor: 5_000,
  climate: 'mediterranean',
  season: [74, 74, 86, 108, 118, 116, 110, 108, 118, 114, 92, 84],
  peaks: newYear(122),
  week: cityBreak,
  views: ['Bosphorus view', 'rooftop view', 'inner court'],
  naming: called(
    {
      plain: ['{} Pansiyon', '{} Evi', 'Otel {}'],
      fine: ['{} Konağı', 'Otel {}', '{} Hanı', '{} Apart Otel'],
      grand: ['{} Sarayı', '{} Yalısı', '{} Köşkü'],
      nouns: turkish.nouns,
    },
    'istanbul',
    ['Erguvan', 'Lale', 'Çınar', 'Martı', 'Fener', 'Nar', 'Sedef', 'Turna', 'Zeytin', 'Kehribar', 'Mimoza', 'Yakamoz', 'Çeşme', 'Kandil', 'Ihlamur', 'Vapur'],
    MANY_NOUNS,
  ),
  address: '{s} No {n}',
  phone: '+90 212 555 ',
  districts: [
    district('sultanahmet', 'Sultanahmet', 41.0065, 28.976, 230, ['Divan Yolu Caddesi', 'Klodfarer Caddesi', 'Küçük Ayasofya Caddesi']),
    district('galata', 'Galata', 41.0258, 28.9742, 160, ['Galip Dede Caddesi', 'Serdar-ı Ekrem Sokak', 'Büyük Hendek Caddesi']),
    district('beyoglu', 'Beyoğlu', 41.0335, 28.9775, 230, ['Meşrutiyet Caddesi', 'Yeni Çarşı Caddesi', 'Hayriye Caddesi']),
    district('balat', 'Balat', 41.029, 28.946, 130, ['Vodina Caddesi', 'Yıldırım Caddesi', 'Kiremit Caddesi']),
    district('kadikoy', 'Kadıköy', 40.988, 29.029, 230, ['Moda Caddesi', 'Bahariye Caddesi', 'Mühürdar Caddesi']),
    district('besiktas', 'Beşiktaş', 41.0445, 29.0045, 180, ['Ihlamurdere Caddesi', 'Şair Nedim Caddesi', 'Süleyman Seba Caddesi']),
    district('nisantasi', 'Nişantaşı', 41.051, 28.993, 280, ['Abdi İpekçi Caddesi', 'Teşvikiye Caddesi', 'Mim Kemal Öke Caddesi']),
  ],
  landmarks: [
    landmark('hagia-sophia', 'Hagia Sophia', 'Hagia Sophia', 41.0086, 28.9802),
    landmark('galata-tower', 'Galata Tower', 'the Galata Tower', 41.0256, 28.9741),
    landmark('grand-bazaar', 'Grand Bazaar', 'the Grand Bazaar', 41.0106, 28.968),
    landmark('topkapi-palace', 'Topkapı Palace', 'Topkapı Palace', 41.0115, 28.9834),
  ],
  airport: airport('IST', 'Istanbul Airport', 41.2753, 28.7519),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2023-07-10', source: 'Presidential Decree 7346: accommodation' }),
    percent('city', 'Accommodation tax', 2, { since: '2023-01-01', source: 'Expenditure Taxes Law 6802, article 34' }),
  ],
}
