import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { korean } from '../naming/korean.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const seoul: Facts = {
  key: 'seoul',
  name: 'Seoul',
  aliases: ['서울'],
  country: 'South Korea',
  countryCode: 'KR',
  currency: 'KRW',
  timeZone: 'Asia/Seoul',
  at: [37.5663, 126.9779],
  art: 'seoul',
  hotels: 66,
  nightly: 190_000,
  stepMinor: 1_000,
  climate: 'temperate',
  season: [80, 80, 92, 112, 112, 106, 98, 96, 108, 120, 106, 90],
  peaks: newYear(112),
  week: cityBreak,
  views: ['palace view', 'skyline view', 'hanok yard'],
  naming: called(korean, 'seoul', ['Bukchon', 'Seochon Lane', 'Namsan Sol', 'Ikseon'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+82 2-555-',
  districts: [
    district('jongno', 'Jongno', 37.571, 126.9905, 250, ['Insadong-gil', 'Jong-ro', 'Donhwamun-ro']),
    district('bukchon', 'Bukchon', 37.5815, 126.985, 200, ['Bukchon-ro', 'Gyedong-gil', 'Gahoe-ro']),
    district('myeong-dong', 'Myeong-dong', 37.562, 126.985, 250, ['Myeongdong-gil', 'Toegye-ro', 'Eulji-ro']),
    district('hongdae', 'Hongdae', 37.5555, 126.923, 280, ['Wausan-ro', 'Yanghwa-ro', 'Eoulmadang-ro']),
    district('itaewon', 'Itaewon', 37.5345, 126.994, 250, ['Itaewon-ro', 'Usadan-ro', 'Noksapyeong-daero']),
    district('gangnam', 'Gangnam', 37.501, 127.0265, 300, ['Teheran-ro', 'Gangnam-daero', 'Yeoksam-ro']),
    district('seongsu', 'Seongsu', 37.5445, 127.056, 250, ['Seongsui-ro', 'Yeonmujang-gil', 'Achasan-ro']),
  ],
  landmarks: [
    landmark('gyeongbokgung', 'Gyeongbokgung', 'Gyeongbokgung', 37.5796, 126.977),
    landmark('n-seoul-tower', 'N Seoul Tower', 'the N Seoul Tower', 37.5512, 126.9882),
    landmark('gwangjang-market', 'Gwangjang Market', 'Gwangjang Market', 37.5701, 126.9996),
    landmark('dongdaemun-design-plaza', 'Dongdaemun Design Plaza', 'the Dongdaemun Design Plaza', 37.5665, 127.0092),
    landmark('bongeunsa', 'Bongeunsa', 'Bongeunsa', 37.5151, 127.0573),
  ],
  airport: airport('ICN', 'Incheon International Airport', 37.4485, 126.4512, { by: 'train', minutes: 55 }),
  taxes: [percent('vat', 'VAT', 10, { since: '1977-07-01', source: 'National Tax Service of Korea (general knowledge, 2025, unverified)' })],
}
