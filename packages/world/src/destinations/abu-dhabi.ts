import type { Facts } from '../facts.ts'
import { arabic } from '../naming/arabic.ts'
import { called } from '../naming/called.ts'
import { airport, district, gulf, landmark, newYear, percent } from './write.ts'

export const abuDhabi: Facts = {
  key: 'abu-dhabi',
  name: 'Abu Dhabi',
  aliases: ['أبو ظبي'],
  country: 'United Arab Emirates',
  countryCode: 'AE',
  currency: 'AED',
  timeZone: 'Asia/Dubai',
  at: [24.4539, 54.3773],
  art: 'abu-dhabi',
  hotels: 30,
  nightly: 520,
  stepMinor: 500,
  climate: 'desert',
  season: [118, 118, 114, 104, 90, 78, 74, 76, 86, 110, 122, 116],
  peaks: [{ from: '12-03', to: '12-08', percent: 136 }, ...newYear(128)],
  week: gulf,
  views: ['Gulf view', 'skyline view', 'palm court'],
  naming: called(arabic, 'abu-dhabi', ['Al Maqta', 'Al Qasab', 'Al Lulua', 'Al Zafaran']),
  address: '{s}, building {n}',
  phone: '+971 2 555 ',
  districts: [
    district('al-markaziyah', 'Al Markaziyah', 24.487, 54.362, 280, ['Hamdan Street', 'Electra Street', 'Khalifa Street']),
    district('corniche', 'Corniche', 24.474, 54.344, 170, ['Corniche Road', 'Zayed the First Street', 'Al Bateen Street']),
    district('al-zahiyah', 'Al Zahiyah', 24.496, 54.379, 240, ['Al Meena Street', 'Al Firdous Street', 'Al Falah Street']),
    district('al-maryah-island', 'Al Maryah Island', 24.501, 54.389, 130, ['Hamouda bin Ali Al Dhaheri Street', 'Al Falah Street']),
    district('yas-island', 'Yas Island', 24.488, 54.608, 260, ['Yas Drive', 'Yas Leisure Drive', 'Golf Plaza']),
    district('al-khalidiyah', 'Al Khalidiyah', 24.469, 54.352, 260, ['Zayed the First Street', 'Sultan bin Zayed Street', 'King Khalid bin Abdulaziz Street']),
  ],
  landmarks: [
    landmark('sheikh-zayed-grand-mosque', 'Sheikh Zayed Grand Mosque', 'the Grand Mosque', 24.4128, 54.475),
    landmark('louvre-abu-dhabi', 'Louvre Abu Dhabi', 'the Louvre Abu Dhabi', 24.5337, 54.3983),
    landmark('qasr-al-hosn', 'Qasr Al Hosn', 'Qasr Al Hosn', 24.4823, 54.3548),
    landmark('emirates-palace-gardens', 'Emirates Palace gardens', 'the palace gardens', 24.4615, 54.3173),
  ],
  airport: airport('AUH', 'Zayed International Airport', 24.4269, 54.646),
  taxes: [
    percent('vat', 'VAT', 5, { since: '2018-01-01', source: 'Federal Decree-Law 8 of 2017; general knowledge of 2025, not looked up' }),
    percent('tourism', 'Tourism fee', 4, {
      collected: 'now',
      since: '2023-09-01',
      source: 'Department of Culture and Tourism Abu Dhabi, as lowered in 2023; general knowledge of 2025, not looked up',
    }),
    percent('service', 'Service charge', 10, {
      kind: 'fee',
      since: '2016-01-01',
      source: 'Usual charge of hotels in Abu Dhabi; general knowledge of 2025, not looked up',
    }),
  ],
}
