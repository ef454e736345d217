import type { Facts } from '../facts.ts'
import { arabic } from '../naming/arabic.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { airport, district, gulf, landmark, newYear, percent, perRoom } from './write.ts'

export const dubai: Facts = {
  key: 'dubai',
  name: 'Dubai',
  aliases: ['دبي'],
  country: 'United Arab Emirates',
  countryCode: 'AE',
  currency: 'AED',
  timeZone: 'Asia/Dubai',
  at: [25.2048, 55.2708],
  art: 'dubai',
  hotels: 66,
  nightly: 620,
  stepMinor: 500,
  climate: 'desert',
  season: [124, 122, 116, 106, 88, 74, 70, 72, 82, 108, 122, 122],
  peaks: newYear(140),
  week: gulf,
  views: ['Gulf view', 'skyline view', 'palm court'],
  naming: called(arabic, 'dubai', ['Al Abra', 'Al Barjeel', 'Al Khor', 'Al Ghawwas'], MANY_NOUNS),
  address: '{s}, building {n}',
  phone: '+971 4 555 ',
  districts: [
    district('downtown', 'Downtown', 25.195, 55.277, 320, ['Sheikh Mohammed bin Rashid Boulevard', 'Burj Khalifa Street', 'Financial Centre Street']),
    district('dubai-marina', 'Dubai Marina', 25.075, 55.1395, 90, ['Al Marsa Street', 'King Salman Street', 'Al Seef Street']),
    district('deira', 'Deira', 25.266, 55.3185, 240, ['Al Rigga Road', 'Al Maktoum Road', 'Naif Road']),
    district('al-fahidi', 'Al Fahidi', 25.263, 55.2985, 110, ['Al Fahidi Street', 'Al Mussallah Road', 'Ali bin Abi Talib Street']),
    district('jumeirah', 'Jumeirah', 25.21, 55.248, 280, ['Jumeirah Beach Road', 'Al Wasl Road', 'Al Athar Street']),
    district('business-bay', 'Business Bay', 25.183, 55.265, 120, ['Marasi Drive', 'Al Abraj Street', 'Al Asayel Street']),
    district('al-barsha', 'Al Barsha', 25.112, 55.198, 320, ['Al Barsha Road', 'Sheikh Zayed Road', 'Hessa Street']),
  ],
  landmarks: [
    landmark('burj-khalifa', 'Burj Khalifa', 'the Burj Khalifa', 25.1972, 55.2744),
    landmark('gold-souk', 'Gold Souk', 'the Gold Souk', 25.271, 55.2965),
    landmark('dubai-frame', 'Dubai Frame', 'the Dubai Frame', 25.2355, 55.3003),
    landmark('al-fahidi-fort', 'Al Fahidi Fort', 'Al Fahidi Fort', 25.2634, 55.2972),
  ],
  airport: airport('DXB', 'Dubai International Airport', 25.2487, 55.3529),
  taxes: [
    percent('vat', 'VAT', 5, { since: '2018-01-01', source: 'Federal Decree-Law 8 of 2017; general knowledge of 2025, not looked up' }),
    percent('municipality', 'Municipality fee', 7, {
      collected: 'now',
      since: '2016-01-01',
      source: 'Dubai Municipality, fee on hotel sales; general knowledge of 2025, not looked up',
    }),
    percent('service', 'Service charge', 10, {
      kind: 'fee',
      since: '2016-01-01',
      source: 'Usual charge of hotels in Dubai; general knowledge of 2025, not looked up',
    }),
    perRoom('dirham', 'Tourism dirham', [1_000, 1_000, 1_500, 2_000], {
      collected: 'property',
      since: '2014-03-31',
      source: 'Dubai Department of Economy and Tourism, Tourism Dirham; general knowledge of 2025, not looked up',
    }),
  ],
}
