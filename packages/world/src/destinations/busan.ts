import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { korean } from '../naming/korean.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const busan: Facts = {
  key: 'busan',
  name: 'Busan',
  aliases: ['부산', 'Pusan'],
  country: 'South Korea',
  countryCode: 'KR',
  currency: 'KRW',
  timeZone: 'Asia/Seoul',
  at: [35.1017, 129.03],
  art: 'busan',
  hotels: 34,
  nightly: 140_000,
  stepMinor: 1_000,
  climate: 'temperate',
  season: [82, 80, 90, 100, 104, 104, 124, 132, 104, 106, 92, 84],
  peaks: [{ from: '07-28', to: '08-08', percent: 118 }, ...newYear(112)],
  week: resort,
  views: ['sea view', 'harbour view', 'pine garden'],
  naming: called(korean, 'busan', ['Gwangan', 'Dongbaek Seom', 'Gamcheon', 'Mipo']),
  address: '{n} {s}',
  phone: '+82 51-555-',
  districts: [
    district('haeundae', 'Haeundae', 35.163, 129.162, 200, ['Gunam-ro', 'Haeundae-ro', 'Jungdong 1-ro']),
    district('gwangalli', 'Gwangalli', 35.1555, 129.12, 150, ['Gwangan-ro', 'Millak-ro', 'Namcheonbada-ro']),
    district('seomyeon', 'Seomyeon', 35.157, 129.0585, 280, ['Seojeon-ro', 'Jungang-daero', 'Gaya-daero']),
    district('nampo', 'Nampo', 35.0985, 129.029, 150, ['Gwangbok-ro', 'BIFF Square-ro', 'Gudeok-ro']),
    district('choryang', 'Choryang', 35.119, 129.037, 180, ['Choryang-ro', 'Jungang-daero', 'Daeyeong-ro']),
  ],
  landmarks: [
    landmark('haeundae-beach', 'Haeundae Beach', 'Haeundae Beach', 35.1587, 129.1604),
    landmark('gamcheon-culture-village', 'Gamcheon Culture Village', 'Gamcheon Culture Village', 35.0975, 129.0106),
    landmark('jagalchi-market', 'Jagalchi Market', 'Jagalchi Market', 35.0966, 129.0306),
    landmark('haedong-yonggungsa', 'Haedong Yonggungsa', 'Haedong Yonggungsa', 35.1883, 129.2233),
  ],
  airport: airport('PUS', 'Gimhae International Airport', 35.1793, 128.9487),
  taxes: [percent('vat', 'VAT', 10, { since: '1977-07-01', source: 'National Tax Service of Korea (general knowledge, 2025, unverified)' })],
}
