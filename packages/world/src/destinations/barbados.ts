import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { caribbean } from '../naming/caribbean.ts'
import { airport, district, landmark, newYear, percent, perRoom, resort } from './write.ts'

export const barbados: Facts = {
  key: 'barbados',
  name: 'Barbados',
  aliases: ['Bridgetown', 'Holetown'],
  country: 'Barbados',
  countryCode: 'BB',
  currency: 'BBD',
  timeZone: 'America/Barbados',
  at: [13.1, -59.6167],
  art: 'barbados',
  hotels: 28,
  nightly: 420,
  stepMinor: 100,
  climate: 'tropical',
  season: [121, 125, 119, 107, 91, 87, 97, 95, 75, 83, 91, 111],
  peaks: newYear(142),
  week: resort,
  views: ['Caribbean view', 'cane field view', 'veranda garden'],
  naming: called(caribbean, 'barbados', ['Rum Cask', 'Crop Over', 'Chattel', 'Flying Fish']),
  address: '{n} {s}',
  phone: '+1 246 555 ',
  districts: [
    district('bridgetown', 'Bridgetown', 13.099, -59.614, 130, ['Broad Street', 'Swan Street', 'Roebuck Street']),
    district('hastings', 'Hastings', 13.0755, -59.598, 80, ['Hastings Main Road', 'Garrison Road']),
    district('st-lawrence-gap', 'St Lawrence Gap', 13.0685, -59.57, 70, ['St Lawrence Gap', 'Maxwell Main Road']),
    district('holetown', 'Holetown', 13.186, -59.636, 90, ['Second Street', 'First Street', 'Sunset Crest']),
    district('speightstown', 'Speightstown', 13.25, -59.641, 80, ['Queen Street', 'Church Street']),
    district('bathsheba', 'Bathsheba', 13.2115, -59.524, 80, ['Bathsheba Road', 'Cleavers Hill']),
  ],
  landmarks: [
    landmark('parliament-buildings', 'Parliament Buildings', 'the Parliament Buildings', 13.0969, -59.6145),
    landmark('garrison-savannah', 'Garrison Savannah', 'the Garrison Savannah', 13.0797, -59.6046),
    landmark('carlisle-bay', 'Carlisle Bay', 'Carlisle Bay', 13.0833, -59.6128),
    landmark('harrisons-cave', 'Harrison’s Cave', 'Harrison’s Cave', 13.1853, -59.5753),
  ],
  airport: airport('BGI', 'Grantley Adams International Airport', 13.0807, -59.4878),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2020-01-01', source: 'Barbados Revenue Authority, accommodation (general knowledge, 2025, unverified)' }),
    perRoom('levy', 'Room rate levy', [877, 1050, 1400, 2000], {
      since: '2020-01-01',
      source: 'Barbados Revenue Authority, by class (general knowledge, 2025, unverified)',
    }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
