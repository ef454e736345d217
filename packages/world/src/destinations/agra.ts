import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { hindi } from '../naming/hindi.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const agra: Facts = {
  key: 'agra',
  name: 'Agra',
  aliases: ['Taj Mahal', 'आगरा'],
  country: 'India',
  countryCode: 'IN',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  at: [27.1833, 78.0167],
  art: 'agra',
  hotels: 26,
  nightly: 6_900,
  stepMinor: 1_000,
  climate: 'desert',
  season: [112, 114, 110, 92, 80, 76, 82, 86, 90, 112, 124, 122],
  peaks: newYear(122),
  week: cityBreak,
  views: ['Taj Mahal view', 'rooftop view', 'char bagh garden'],
  naming: called(hindi, 'agra', ['Yamuna Bank', 'Pietra', 'Mehtab', 'Shahi']),
  address: '{n} {s}',
  phone: '+91 562 555 ',
  districts: [
    district('taj-ganj', 'Taj Ganj', 27.1655, 78.0405, 160, ['Taj East Gate Road', 'Chowk Kagziyan', 'Taj South Gate Road']),
    district('fatehabad-road', 'Fatehabad Road', 27.1575, 78.0525, 250, ['Fatehabad Road', 'Taj Nagari Road', 'VIP Road']),
    district('sadar-bazaar', 'Sadar Bazaar', 27.1615, 78.012, 220, ['Gwalior Road', 'Taj Road', 'Mahatma Gandhi Road']),
    district('rakabganj', 'Rakabganj', 27.177, 78.0125, 180, ['Chhipitola Road', 'Agra Fort Road', 'Mantola Road']),
  ],
  landmarks: [
    landmark('taj-mahal', 'Taj Mahal', 'the Taj Mahal', 27.1751, 78.0421),
    landmark('agra-fort', 'Agra Fort', 'Agra Fort', 27.1795, 78.0211),
    landmark('mehtab-bagh', 'Mehtab Bagh', 'Mehtab Bagh', 27.1799, 78.042),
    landmark('tomb-of-itimad-ud-daulah', 'Tomb of Itimad-ud-Daulah', 'the Tomb of Itimad-ud-Daulah', 27.1929, 78.031),
  ],
  airport: airport('AGR', 'Agra Airport', 27.1583, 77.9628),
  taxes: [
    percent('gst', 'GST', 5, {
      since: '2025-09-22',
      source: 'GST Council, rooms up to 7,500 rupees; dearer rooms owe 18 % (general knowledge, 2025, unverified)',
    }),
  ],
}
