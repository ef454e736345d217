import type { Facts } from '../facts.ts'
import { british } from '../naming/british.ts'
import { called } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const bath: Facts = {
  key: 'bath',
  name: 'Bath',
  aliases: [],
  country: 'United Kingdom',
  countryCode: 'GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  at: [51.3814, -2.3597],
  art: 'bath',
  hotels: 24,
  nightly: 164,
  stepMinor: 100,
  climate: 'oceanic',
  season: [82, 84, 90, 98, 106, 110, 114, 110, 108, 100, 94, 106],
  peaks: [{ from: '11-26', to: '12-13', percent: 110 }, ...newYear(118)],
  week: cityBreak,
  views: ['view of the Avon', 'view of the crescents', 'walled garden'],
  naming: called(british, 'bath', ['Minerva', 'Honeystone', 'Pump & Plume', 'Kingfisher Weir']),
  address: '{n} {s}',
  phone: '+44 117 496 ',
  districts: [
    district('city-centre', 'City Centre', 51.3815, -2.361, 120, ['Milsom Street', 'Cheap Street', 'Union Street']),
    district('lansdown', 'Lansdown', 51.389, -2.367, 150, ['Lansdown Road', 'St James’s Square', 'Julian Road']),
    district('bathwick', 'Bathwick', 51.385, -2.352, 130, ['Great Pulteney Street', 'Henrietta Street', 'Sydney Place']),
    district('widcombe', 'Widcombe', 51.376, -2.355, 110, ['Widcombe Parade', 'Claverton Street', 'Lyncombe Hill']),
    district('kingsmead', 'Kingsmead', 51.38, -2.368, 100, ['Charles Street', 'Kingsmead Square', 'Monmouth Street']),
  ],
  landmarks: [
    landmark('roman-baths', 'Roman Baths', 'the Roman Baths', 51.3811, -2.3595),
    landmark('bath-abbey', 'Bath Abbey', 'Bath Abbey', 51.3815, -2.3587),
    landmark('royal-crescent', 'Royal Crescent', 'the Royal Crescent', 51.387, -2.3682),
    landmark('pulteney-bridge', 'Pulteney Bridge', 'Pulteney Bridge', 51.3829, -2.3577),
  ],
  airport: airport('BRS', 'Bristol Airport', 51.3868, -2.7107, { by: 'bus', minutes: 55 }),
  taxes: [
    percent('vat', 'VAT', 20, {
      since: '2022-04-01',
      source: 'HM Revenue & Customs, VAT Notice 709/3: accommodation at the standard rate; general knowledge of 2025, not looked up',
    }),
  ],
}
