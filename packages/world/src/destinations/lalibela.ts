import type { Facts } from '../facts.ts'
import { amharic } from '../naming/amharic.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, percent, resort } from './write.ts'

export const lalibela: Facts = {
  key: 'lalibela',
  name: 'Lalibela',
  aliases: ['Roha', 'ላሊበላ'],
  country: 'Ethiopia',
  countryCode: 'ET',
  currency: 'ETB',
  timeZone: 'Africa/Addis_Ababa',
  at: [12.0317, 39.0476],
  art: 'lalibela',
  hotels: 22,
  nightly: 9_800,
  stepMinor: 5_000,
  climate: 'highland',
  season: [136, 112, 102, 104, 92, 80, 78, 84, 102, 104, 98, 108],
  peaks: [
    { from: '01-05', to: '01-08', percent: 128 },
    { from: '01-18', to: '01-21', percent: 122 },
  ],
  week: resort,
  views: ['valley view', 'highland view', 'stone court'],
  naming: called(amharic, 'lalibela', ['Roha', 'Bete Dingay', 'Lasta', 'Zagwe']),
  address: '{s} {n}',
  phone: '+251 33 555 ',
  districts: [
    district('rock-churches', 'Rock Churches', 12.033, 39.044, 100, ['Bet Maryam Road', 'Adebabay Street', 'Church Road']),
    district('adebabay', 'Adebabay', 12.036, 39.047, 110, ['Adebabay Street', 'Saturday Market Road', 'Getahun Road']),
    district('mehal-ketema', 'Mehal Ketema', 12.028, 39.045, 120, ['Main Road', 'Sora Road', 'Airport Road']),
    district('kuraki-hill', 'Kuraki Hill', 12.024, 39.04, 110, ['Viewpoint Road', 'Kuraki Road', 'Seven Olives Lane']),
  ],
  landmarks: [
    landmark('bete-giyorgis', 'Bete Giyorgis', 'Bete Giyorgis', 12.0316, 39.0411),
    landmark('bete-medhane-alem', 'Bete Medhane Alem', 'Bete Medhane Alem', 12.0328, 39.0453),
    landmark('asheton-maryam', 'Asheton Maryam', 'Asheton Maryam monastery', 12.024, 39.076),
  ],
  airport: airport('LLI', 'Lalibela Airport', 12.0167, 39.0667),
  taxes: [
    percent('vat', 'VAT', 15, { since: '2003-01-01', source: 'Value Added Tax Proclamation; general knowledge of 2025, not looked up' }),
    percent('service', 'Service charge', 10, {
      kind: 'fee',
      since: '2016-01-01',
      source: 'Usual charge of hotels in Ethiopia; general knowledge of 2025, not looked up',
    }),
  ],
}
