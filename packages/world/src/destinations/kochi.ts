import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { hindi } from '../naming/hindi.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const kochi: Facts = {
  key: 'kochi',
  name: 'Kochi',
  aliases: ['Cochin', 'Kerala', 'കൊച്ചി'],
  country: 'India',
  countryCode: 'IN',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  at: [9.9399, 76.2602],
  art: 'kochi',
  hotels: 28,
  nightly: 7_300,
  stepMinor: 1_000,
  climate: 'tropical',
  season: [124, 116, 104, 94, 84, 78, 78, 86, 88, 100, 114, 134],
  peaks: newYear(130),
  week: resort,
  views: ['backwater view', 'tiled roof view', 'spice court'],
  naming: called(hindi, 'kochi', ['Vembanad', 'Malabar', 'Cheena Vala', 'Pepper Loft']),
  address: '{n} {s}',
  phone: '+91 484 555 ',
  districts: [
    district('fort-kochi', 'Fort Kochi', 9.9645, 76.243, 130, ['Princess Street', 'Rose Street', 'Burgher Street']),
    district('mattancherry', 'Mattancherry', 9.9575, 76.259, 100, ['Jew Town Road', 'Bazaar Road', 'Palace Road']),
    district('ernakulam', 'Ernakulam', 9.9755, 76.283, 200, ['Mahatma Gandhi Road', 'Broadway', 'Convent Road']),
    district('willingdon-island', 'Willingdon Island', 9.952, 76.2685, 110, ['Bristow Road', 'Indira Gandhi Road']),
    district('cherai', 'Cherai', 10.142, 76.1795, 90, ['Cherai Beach Road']),
  ],
  landmarks: [
    landmark('chinese-fishing-nets', 'Chinese fishing nets', 'the Chinese fishing nets', 9.9684, 76.2422),
    landmark('mattancherry-palace', 'Mattancherry Palace', 'Mattancherry Palace', 9.9583, 76.2592),
    landmark('paradesi-synagogue', 'Paradesi Synagogue', 'the Paradesi Synagogue', 9.9573, 76.2594),
    landmark('st-francis-church', 'St Francis Church', 'St Francis Church', 9.9659, 76.2413),
  ],
  airport: airport('COK', 'Cochin International Airport', 10.1556, 76.3905),
  taxes: [
    percent('gst', 'GST', 5, {
      since: '2025-09-22',
      source: 'GST Council, rooms up to 7,500 rupees; dearer rooms owe 18 % (general knowledge, 2025, unverified)',
    }),
  ],
}
