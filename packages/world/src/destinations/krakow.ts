import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { polish } from '../naming/polish.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const krakow: Facts = {
  key: 'krakow',
  name: 'Kraków',
  aliases: ['Cracow', 'Krakau'],
  country: 'Poland',
  countryCode: 'PL',
  currency: 'PLN',
  timeZone: 'Europe/Warsaw',
  at: [50.0614, 19.9366],
  art: 'krakow',
  hotels: 34,
  nightly: 430,
  stepMinor: 500,
  climate: 'temperate',
  season: [78, 80, 88, 104, 114, 114, 110, 110, 110, 102, 88, 102],
  peaks: newYear(132),
  week: cityBreak,
  views: ['view of Wawel', 'view of the towers', 'quiet court'],
  naming: called(polish, 'krakow', ['Pod Hejnałem', 'Pod Obwarzankiem', 'Pod Wawelską Wroną', 'Pod Dorożką']),
  address: '{s} {n}',
  phone: '+48 12 555 ',
  districts: [
    district('stare-miasto', 'Stare Miasto', 50.0625, 19.9385, 190, ['ulica Floriańska', 'ulica Szewska', 'ulica Sławkowska']),
    district('kazimierz', 'Kazimierz', 50.051, 19.945, 190, ['ulica Józefa', 'ulica Miodowa', 'ulica Szeroka']),
    district('podgorze', 'Podgórze', 50.0445, 19.951, 160, ['ulica Józefińska', 'ulica Limanowskiego', 'ulica Kalwaryjska']),
    district('kleparz', 'Kleparz', 50.069, 19.94, 160, ['ulica Długa', 'ulica Krótka', 'ulica Warszawska']),
    district('nowy-swiat', 'Nowy Świat', 50.059, 19.929, 120, ['ulica Smoleńsk', 'ulica Felicjanek', 'ulica Zwierzyniecka']),
  ],
  landmarks: [
    landmark('wawel-castle', 'Wawel Castle', 'Wawel Castle', 50.0541, 19.9354),
    landmark('cloth-hall', 'Cloth Hall', 'the Cloth Hall', 50.0617, 19.9373),
    landmark('st-marys-basilica', 'St Mary’s Basilica', 'St Mary’s Basilica', 50.0617, 19.9394),
    landmark('old-synagogue', 'Old Synagogue', 'the Old Synagogue', 50.0513, 19.9487),
  ],
  airport: airport('KRK', 'Kraków John Paul II International Airport', 50.0755, 19.7937, { by: 'train', minutes: 20 }),
  taxes: [percent('vat', 'VAT', 8, { since: '2011-01-01', source: 'Ustawa o VAT, annex 3: accommodation; general knowledge of 2025, not looked up' })],
}
