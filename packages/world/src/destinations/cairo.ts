import type { Facts } from '../facts.ts'
import { arabic } from '../naming/arabic.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { airport, district, gulf, landmark, newYear, percent } from './write.ts'

export const cairo: Facts = {
  key: 'cairo',
  name: 'Cairo',
  aliases: ['القاهرة', 'Al-Qahira', 'Giza'],
  country: 'Egypt',
  countryCode: 'EG',
  currency: 'EGP',
  timeZone: 'Africa/Cairo',
  at: [30.0444, 31.2357],
  art: 'cairo',
  hotels: 60,
  nightly: 5_200,
  stepMinor: 5_000,
  climate: 'desert',
  season: [112, 110, 110, 108, 92, 84, 82, 84, 92, 106, 110, 112],
  peaks: newYear(126),
  week: gulf,
  views: ['view of the Nile', 'view of the pyramids', 'mashrabiya court'],
  naming: called(arabic, 'cairo', ['Al Nil Al Azraq', 'Al Felucca', 'Khan Al Fanous', 'Al Lotus'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+20 2 2555 ',
  districts: [
    district('downtown', 'Downtown', 30.048, 31.24, 260, ['Talaat Harb Street', 'Qasr El Nil Street', 'Sherif Street']),
    district('zamalek', 'Zamalek', 30.062, 31.22, 150, ['26th of July Street', 'Hassan Sabry Street', 'Brazil Street']),
    district('garden-city', 'Garden City', 30.0365, 31.231, 110, ['Qasr El Aini Street', 'Ahmed Ragheb Street', 'Ittihad El Mohamin Street']),
    district('islamic-cairo', 'Islamic Cairo', 30.048, 31.26, 180, ['Al-Muizz Street', 'Al-Azhar Street', 'Gamaliya Street']),
    district('giza-plateau', 'Giza Plateau', 29.978, 31.142, 160, ['Abu Al Hol Street', 'Al Haram Street', 'Nazlet El Semman']),
    district('heliopolis', 'Heliopolis', 30.09, 31.326, 320, ['Baghdad Street', 'Ibrahim El Lakkani Street', 'El Thawra Street']),
    district('maadi', 'Maadi', 29.96, 31.26, 280, ['Road 9', 'Road 233', 'Misr Helwan Road']),
  ],
  landmarks: [
    landmark('pyramids-of-giza', 'Pyramids of Giza', 'the Pyramids of Giza', 29.9792, 31.1342),
    landmark('egyptian-museum', 'Egyptian Museum', 'the Egyptian Museum', 30.0478, 31.2336),
    landmark('grand-egyptian-museum', 'Grand Egyptian Museum', 'the Grand Egyptian Museum', 29.994, 31.119),
    landmark('khan-el-khalili', 'Khan el-Khalili', 'Khan el-Khalili', 30.0477, 31.2623),
    landmark('citadel', 'Citadel', 'the Citadel', 30.0299, 31.2611),
  ],
  airport: airport('CAI', 'Cairo International Airport', 30.1201, 31.4065),
  taxes: [
    percent('vat', 'VAT', 14, { since: '2017-07-01', source: 'VAT Law 67 of 2016; general knowledge of 2025, not looked up' }),
    percent('service', 'Service charge', 12, {
      kind: 'fee',
      since: '2016-01-01',
      source: 'Usual charge of hotels in Egypt; general knowledge of 2025, not looked up',
    }),
    percent('city', 'Governorate fee', 1, {
      collected: 'property',
      since: '2016-01-01',
      source: 'Cairo Governorate, share of the room price; general knowledge of 2025, not looked up',
    }),
  ],
}
