import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { polish } from '../naming/polish.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const gdansk: Facts = {
  key: 'gdansk',
  name: 'Gdańsk',
  aliases: ['Danzig', 'Gdansk'],
  country: 'Poland',
  countryCode: 'PL',
  currency: 'PLN',
  timeZone: 'Europe/Warsaw',
  at: [54.3521, 18.6464],
  art: 'gdansk',
  hotels: 24,
  nightly: 420,
  stepMinor: 500,
  climate: 'oceanic',
  season: [72, 74, 82, 96, 108, 118, 138, 142, 110, 94, 80, 86],
  peaks: [{ from: '07-25', to: '08-15', percent: 106 }, ...newYear(122)],
  week: cityBreak,
  views: ['Motława view', 'view of the spires', 'quiet court'],
  naming: called(polish, 'gdansk', ['Pod Żurawiem', 'Pod Neptunem', 'Pod Mewą', 'Pod Złotą Bramą']),
  address: '{s} {n}',
  phone: '+48 58 555 ',
  districts: [
    district('glowne-miasto', 'Główne Miasto', 54.349, 18.651, 120, ['ulica Mariacka', 'ulica Piwna', 'ulica Świętego Ducha']),
    district('wyspa-spichrzow', 'Wyspa Spichrzów', 54.347, 18.658, 40, ['ulica Chmielna', 'ulica Spichrzowa', 'ulica Stągiewna']),
    district('stare-miasto', 'Stare Miasto', 54.356, 18.649, 120, ['ulica Rajska', 'ulica Korzenna', 'ulica Wielkie Młyny']),
    district('wrzeszcz', 'Wrzeszcz', 54.38, 18.607, 190, ['ulica Wajdeloty', 'ulica Grunwaldzka', 'ulica Jaśkowa Dolina']),
    district('sopot', 'Sopot', 54.441, 18.561, 140, ['ulica Bohaterów Monte Cassino', 'ulica Grunwaldzka', 'ulica Haffnera']),
  ],
  landmarks: [
    landmark('crane', 'Crane', 'the Crane', 54.3505, 18.6575),
    landmark('st-marys-church', 'St Mary’s Church', 'St Mary’s Church', 54.3498, 18.6533),
    landmark('long-market', 'Long Market', 'the Long Market', 54.3485, 18.6535),
    landmark('european-solidarity-centre', 'European Solidarity Centre', 'the Solidarity Centre', 54.3614, 18.6493),
  ],
  airport: airport('GDN', 'Gdańsk Lech Wałęsa Airport', 54.381, 18.4687, { by: 'train', minutes: 30 }),
  taxes: [percent('vat', 'VAT', 8, { since: '2011-01-01', source: 'Ustawa o VAT, annex 3: accommodation; general knowledge of 2025, not looked up' })],
}
