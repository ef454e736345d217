import type { Facts } from '../facts.ts'
import { arabic } from '../naming/arabic.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const luxor: Facts = {
  key: 'luxor',
  name: 'Luxor',
  aliases: ['الأقصر', 'Thebes'],
  country: 'Egypt',
  countryCode: 'EG',
  currency: 'EGP',
  timeZone: 'Africa/Cairo',
  at: [25.6872, 32.6396],
  art: 'luxor',
  hotels: 26,
  nightly: 3_600,
  stepMinor: 5_000,
  climate: 'desert',
  season: [124, 122, 112, 102, 82, 72, 72, 74, 86, 110, 120, 124],
  peaks: newYear(126),
  week: resort,
  views: ['view of the Nile', 'view of the Theban hills', 'palm court'],
  naming: called(arabic, 'luxor', ['Al Karnak Al Azraq', 'Al Felluca', 'Al Waset', 'Al Gurna']),
  address: '{n} {s}',
  phone: '+20 95 255 ',
  districts: [
    district('corniche', 'Corniche', 25.696, 32.6405, 80, ['Corniche El Nile', 'Khaled Ibn El Walid Street', 'Salah El Din Street']),
    district('luxor-centre', 'Luxor Centre', 25.695, 32.646, 150, ['Al Mahatta Street', 'Television Street', 'Al Manshia Street']),
    district('karnak', 'Karnak', 25.719, 32.663, 130, ['Al Karnak Street', 'Maabad El Karnak Street', 'Nag El Tawil Road']),
    district('west-bank', 'West Bank', 25.726, 32.608, 150, ['Al Gurna Road', 'Memnon Road', 'Ramla Road']),
    district('al-gezira', 'Al Gezira', 25.702, 32.625, 110, ['Al Gezira Road', 'Ferry Road', 'El Geziera Lane']),
  ],
  landmarks: [
    landmark('karnak-temple', 'Karnak Temple', 'Karnak Temple', 25.7188, 32.6573),
    landmark('luxor-temple', 'Luxor Temple', 'Luxor Temple', 25.6995, 32.6391),
    landmark('valley-of-the-kings', 'Valley of the Kings', 'the Valley of the Kings', 25.7402, 32.6014),
    landmark('temple-of-hatshepsut', 'Temple of Hatshepsut', 'the temple of Hatshepsut', 25.738, 32.6066),
    landmark('colossi-of-memnon', 'Colossi of Memnon', 'the Colossi of Memnon', 25.7206, 32.6104),
  ],
  airport: airport('LXR', 'Luxor International Airport', 25.6749, 32.6997),
  taxes: [
    percent('vat', 'VAT', 14, { since: '2017-07-01', source: 'VAT Law 67 of 2016; general knowledge of 2025, not looked up' }),
    percent('service', 'Service charge', 12, {
      kind: 'fee',
      since: '2016-01-01',
      source: 'Usual charge of hotels in Egypt; general knowledge of 2025, not looked up',
    }),
  ],
}
