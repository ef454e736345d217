import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { swahili } from '../naming/swahili.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const kigali: Facts = {
  key: 'kigali',
  name: 'Kigali',
  aliases: [],
  country: 'Rwanda',
  countryCode: 'RW',
  currency: 'RWF',
  timeZone: 'Africa/Kigali',
  at: [-1.9441, 30.0619],
  art: 'kigali',
  hotels: 24,
  nightly: 155_000,
  stepMinor: 500,
  climate: 'highland',
  season: [98, 98, 96, 92, 94, 108, 112, 110, 104, 98, 94, 100],
  peaks: newYear(108),
  week: business,
  views: ['view of the hills', 'skyline view', 'bamboo garden'],
  naming: called(swahili, 'kigali', ['Inyange', 'Umusambi', 'Imigongo', 'Agaseke']),
  address: '{n} {s}',
  phone: '+250 252 55 ',
  districts: [
    district('nyarugenge', 'Nyarugenge', -1.948, 30.059, 170, ['KN 3 Road', 'KN 4 Avenue', 'KN 2 Street']),
    district('kiyovu', 'Kiyovu', -1.956, 30.065, 170, ['KN 31 Street', 'KN 33 Street', 'Avenue Paul VI']),
    district('kacyiru', 'Kacyiru', -1.937, 30.087, 190, ['KG 7 Avenue', 'KG 563 Street', 'KG 5 Avenue']),
    district('kimihurura', 'Kimihurura', -1.953, 30.088, 180, ['KG 28 Avenue', 'KG 670 Street', 'KG 624 Street']),
    district('remera', 'Remera', -1.958, 30.108, 200, ['KG 11 Avenue', 'KG 17 Avenue', 'KN 5 Road']),
    district('nyarutarama', 'Nyarutarama', -1.933, 30.101, 200, ['KG 9 Avenue', 'KG 13 Avenue', 'KG 280 Street']),
  ],
  landmarks: [
    landmark('kigali-genocide-memorial', 'Kigali Genocide Memorial', 'the memorial', -1.9306, 30.0607),
    landmark('kigali-convention-centre', 'Kigali Convention Centre', 'the convention centre', -1.9553, 30.0939),
    landmark('kandt-house', 'Kandt House', 'Kandt House', -1.9528, 30.053),
    landmark('inema-arts-centre', 'Inema Arts Centre', 'Inema Arts Centre', -1.942, 30.096),
  ],
  airport: airport('KGL', 'Kigali International Airport', -1.963, 30.135),
  taxes: [
    percent('vat', 'VAT', 18, { since: '2001-07-01', source: 'VAT law, one rate; general knowledge of 2025, not looked up' }),
    percent('tourism', 'Tourism tax', 3, {
      collected: 'now',
      since: '2025-07-01',
      source: 'Tax reform of 2025, levy on accommodation; general knowledge of 2025, not looked up',
    }),
  ],
}
