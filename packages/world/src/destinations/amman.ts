import type { Facts } from '../facts.ts'
import { arabic } from '../naming/arabic.ts'
import { called } from '../naming/called.ts'
import { airport, district, gulf, landmark, newYear, percent } from './write.ts'

export const amman: Facts = {
  key: 'amman',
  name: 'Amman',
  aliases: ['عمّان', 'Philadelphia'],
  country: 'Jordan',
  countryCode: 'JO',
  currency: 'JOD',
  timeZone: 'Asia/Amman',
  at: [31.9539, 35.9106],
  art: 'amman',
  hotels: 28,
  nightly: 92,
  stepMinor: 500,
  climate: 'desert',
  season: [82, 84, 96, 110, 112, 108, 112, 112, 106, 102, 90, 86],
  peaks: newYear(114),
  week: gulf,
  views: ['view of the citadel', 'view of the hills', 'stone court'],
  naming: called(arabic, 'amman', ['Al Balad', 'Jabal Al Luweibdeh Al Qadim', 'Al Zaytouna', 'Al Diwan']),
  address: '{n} {s}',
  phone: '+962 6 555 ',
  districts: [
    district('jabal-amman', 'Jabal Amman', 31.9515, 35.922, 170, ['Rainbow Street', 'Mango Street', 'Othman bin Affan Street']),
    district('jabal-al-weibdeh', 'Jabal Al-Weibdeh', 31.9575, 35.9235, 160, ['Al Shariah Street', 'Paris Circle', 'Kulliyat Al Sharee’ah Street']),
    district('downtown', 'Downtown', 31.9515, 35.9345, 140, ['King Faisal Street', 'Hashemi Street', 'King Talal Street']),
    district('abdali', 'Abdali', 31.963, 35.908, 190, ['Suleiman Al Nabulsi Street', 'Rafiq Al Hariri Avenue', 'Al Istiklal Street']),
    district('shmeisani', 'Shmeisani', 31.972, 35.899, 220, ['Ilya Abu Madi Street', 'Abdul Hameed Sharaf Street', 'Queen Noor Street']),
    district('abdoun', 'Abdoun', 31.949, 35.88, 220, ['Cairo Street', 'Saad Abdo Shammout Street', 'Princess Basma Street']),
  ],
  landmarks: [
    landmark('citadel', 'Citadel', 'the Citadel', 31.9547, 35.9343),
    landmark('roman-theatre', 'Roman Theatre', 'the Roman Theatre', 31.9518, 35.9393),
    landmark('king-abdullah-i-mosque', 'King Abdullah I Mosque', 'the blue mosque', 31.9617, 35.9129),
    landmark('rainbow-street', 'Rainbow Street', 'Rainbow Street', 31.9507, 35.924),
  ],
  airport: airport('AMM', 'Queen Alia International Airport', 31.7225, 35.9893),
  taxes: [
    percent('vat', 'Sales tax', 8, { since: '2019-01-01', source: 'General Sales Tax Law, rate for hotels; general knowledge of 2025, not looked up' }),
    percent('service', 'Service charge', 10, {
      kind: 'fee',
      since: '2016-01-01',
      source: 'Usual charge of hotels in Jordan; general knowledge of 2025, not looked up',
    }),
  ],
}
