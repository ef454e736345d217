import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { hebrew } from '../naming/hebrew.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const telAviv: Facts = {
  key: 'tel-aviv',
  name: 'Tel Aviv',
  aliases: ['תל אביב', 'Tel Aviv-Yafo', 'Jaffa'],
  country: 'Israel',
  countryCode: 'IL',
  currency: 'ILS',
  timeZone: 'Asia/Jerusalem',
  at: [32.0809, 34.7806],
  art: 'tel-aviv',
  hotels: 30,
  nightly: 860,
  stepMinor: 500,
  climate: 'mediterranean',
  season: [78, 80, 90, 104, 108, 114, 120, 122, 108, 106, 88, 82],
  peaks: newYear(108),
  week: cityBreak,
  views: ['sea view', 'rooftop view', 'quiet court'],
  naming: called(hebrew, 'tel-aviv', ['Dizengoff Yashan', 'HaTachana', 'Shuk HaCarmel', 'Bauhaus HaKatan']),
  address: '{n} {s}',
  phone: '+972 3 555 ',
  districts: [
    district('white-city', 'White City', 32.074, 34.7735, 200, ['Rothschild Boulevard', 'Nahmani Street', 'Mazeh Street']),
    district('neve-tzedek', 'Neve Tzedek', 32.061, 34.7665, 110, ['Shabazi Street', 'Lilienblum Street', 'Pines Street']),
    district('florentin', 'Florentin', 32.0565, 34.7705, 150, ['Florentin Street', 'Vital Street', 'Abarbanel Street']),
    district('jaffa', 'Jaffa', 32.0525, 34.756, 120, ['Yefet Street', 'Olei Zion Street', 'Amiad Street']),
    district('old-north', 'Old North', 32.088, 34.776, 200, ['Ben Yehuda Street', 'Dizengoff Street', 'Basel Street']),
    district('sarona', 'Sarona', 32.0715, 34.787, 150, ['Kaplan Street', 'HaArba’a Street', 'Eliezer Kaplan Street']),
  ],
  landmarks: [
    landmark('carmel-market', 'Carmel Market', 'Carmel Market', 32.0688, 34.7688),
    landmark('jaffa-clock-tower', 'Jaffa Clock Tower', 'the clock tower', 32.0541, 34.7562),
    landmark('dizengoff-square', 'Dizengoff Square', 'Dizengoff Square', 32.0777, 34.7741),
    landmark('tel-aviv-museum-of-art', 'Tel Aviv Museum of Art', 'the Museum of Art', 32.0772, 34.7868),
  ],
  airport: airport('TLV', 'Ben Gurion International Airport', 32.0005, 34.8707, { by: 'train', minutes: 20 }),
  taxes: [
    percent('vat', 'VAT', 18, { since: '2025-01-01', source: 'VAT Law 1975; guests from abroad may be exempt; general knowledge of 2025, not looked up' }),
  ],
}
