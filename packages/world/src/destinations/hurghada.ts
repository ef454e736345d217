import type { Facts } from '../facts.ts'
import { arabic } from '../naming/arabic.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const hurghada: Facts = {
  key: 'hurghada',
  name: 'Hurghada',
  aliases: ['الغردقة', 'Red Sea', 'El Gouna'],
  country: 'Egypt',
  countryCode: 'EG',
  currency: 'EGP',
  timeZone: 'Africa/Cairo',
  at: [27.2579, 33.8116],
  art: 'hurghada',
  hotels: 30,
  nightly: 3_900,
  stepMinor: 5_000,
  climate: 'desert',
  season: [96, 94, 98, 112, 100, 94, 98, 104, 100, 112, 100, 98],
  peaks: [{ from: '10-03', to: '10-18', percent: 112 }, ...newYear(126)],
  week: resort,
  views: ['Red Sea view', 'view of the desert hills', 'palm garden'],
  naming: called(arabic, 'hurghada', ['Al Murjan Al Ahmar', 'Al Dolfin', 'Al Giftun', 'Al Sayad']),
  address: '{n} {s}',
  phone: '+20 65 255 ',
  districts: [
    district('el-dahar', 'El Dahar', 27.256, 33.812, 180, ['El Nasr Street', 'Souk Street', 'Abd El Aziz Mustafa Street']),
    district('sakkala', 'Sakkala', 27.23, 33.836, 150, ['Sheraton Road', 'El Arousa Street', 'El Hadaba Road']),
    district('el-memsha', 'El Memsha', 27.188, 33.831, 150, ['Touristic Promenade', 'Village Road', 'Airport Road']),
    district('el-kawther', 'El Kawther', 27.205, 33.828, 200, ['El Kawther Street', 'Hadaba Street', 'El Nasr Road']),
    district('makadi-bay', 'Makadi Bay', 27, 33.888, 180, ['Makadi Bay Road', 'Safaga Road', 'Madinat Makadi Road']),
    district('sahl-hasheesh', 'Sahl Hasheesh', 27.035, 33.878, 140, ['Sahl Hasheesh Road', 'Old Town Square', 'Piazza Road']),
  ],
  landmarks: [
    landmark('hurghada-marina', 'Hurghada Marina', 'the marina', 27.2275, 33.8425),
    landmark('el-mina-mosque', 'El Mina Mosque', 'El Mina Mosque', 27.229, 33.8445),
    landmark('hurghada-museum', 'Hurghada Museum', 'the museum', 27.171, 33.8215),
  ],
  airport: airport('HRG', 'Hurghada International Airport', 27.1892, 33.8055),
  taxes: [
    percent('vat', 'VAT', 14, { since: '2017-07-01', source: 'VAT Law 67 of 2016; general knowledge of 2025, not looked up' }),
    percent('service', 'Service charge', 12, {
      kind: 'fee',
      since: '2016-01-01',
      source: 'Usual charge of hotels in Egypt; general knowledge of 2025, not looked up',
    }),
  ],
}
