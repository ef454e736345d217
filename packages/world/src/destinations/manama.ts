import type { Facts } from '../facts.ts'
import { arabic } from '../naming/arabic.ts'
import { called } from '../naming/called.ts'
import { airport, district, gulf, landmark, newYear, percent, perRoom } from './write.ts'

export const manama: Facts = {
  key: 'manama',
  name: 'Manama',
  aliases: ['Bahrain', 'المنامة'],
  country: 'Bahrain',
  countryCode: 'BH',
  currency: 'BHD',
  timeZone: 'Asia/Bahrain',
  at: [26.2154, 50.5832],
  art: 'manama',
  hotels: 24,
  nightly: 48,
  stepMinor: 250,
  climate: 'desert',
  season: [108, 108, 114, 112, 94, 86, 84, 88, 92, 102, 106, 106],
  peaks: [{ from: '12-15', to: '12-18', percent: 110 }, ...newYear(114)],
  week: gulf,
  views: ['Gulf view', 'skyline view', 'palm court'],
  naming: called(arabic, 'manama', ['Al Muharraq', 'Al Pearl Diver', 'Al Dilmun', 'Al Barid']),
  address: '{s}, building {n}',
  phone: '+973 1755 ',
  districts: [
    district('manama-souq', 'Manama Souq', 26.232, 50.576, 130, ['Bab Al Bahrain Avenue', 'Al Khalifa Avenue', 'Tujjar Avenue']),
    district('adliya', 'Adliya', 26.214, 50.59, 170, ['Osama Bin Zaid Avenue', 'Shaikh Isa Avenue', 'Al Mutanabi Avenue']),
    district('juffair', 'Juffair', 26.215, 50.602, 170, ['Al Shabab Avenue', 'Awal Avenue', 'Al Fateh Highway']),
    district('seef', 'Seef', 26.233, 50.539, 180, ['Shaikh Khalifa Bin Salman Highway', 'Road 2819', 'Seef Avenue']),
    district('muharraq', 'Muharraq', 26.256, 50.613, 140, ['Shaikh Hamad Avenue', 'Shaikh Abdulla Avenue', 'Bin Ali Avenue']),
  ],
  landmarks: [
    landmark('bab-al-bahrain', 'Bab Al Bahrain', 'Bab Al Bahrain', 26.2336, 50.5753),
    landmark('bahrain-national-museum', 'Bahrain National Museum', 'the National Museum', 26.2415, 50.5985),
    landmark('al-fateh-grand-mosque', 'Al Fateh Grand Mosque', 'the Grand Mosque', 26.2189, 50.5983),
    landmark('qalat-al-bahrain', 'Qal’at al-Bahrain', 'Qal’at al-Bahrain', 26.2335, 50.5204),
  ],
  airport: airport('BAH', 'Bahrain International Airport', 26.2692, 50.626),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2022-01-01', source: 'Decree-Law 48 of 2018 as amended; general knowledge of 2025, not looked up' }),
    percent('service', 'Service charge', 10, {
      kind: 'fee',
      since: '2016-01-01',
      source: 'Usual charge of hotels in Bahrain; general knowledge of 2025, not looked up',
    }),
    percent('levy', 'Government levy', 5, {
      collected: 'now',
      since: '2016-01-01',
      source: 'Tourism levy on hotel bills; general knowledge of 2025, not looked up',
    }),
    perRoom('night', 'Tourism fee', 3_000, {
      collected: 'property',
      since: '2024-05-01',
      source: 'Ministry of Tourism, BHD 3 for each room and night; general knowledge of 2025, not looked up',
    }),
  ],
}
