import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { fijian } from '../naming/fijian.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const fiji: Facts = {
  key: 'fiji',
  name: 'Fiji',
  aliases: ['Nadi', 'Viti Levu', 'Denarau'],
  country: 'Fiji',
  countryCode: 'FJ',
  currency: 'FJD',
  timeZone: 'Pacific/Fiji',
  at: [-17.8031, 177.4162],
  art: 'fiji',
  hotels: 30,
  nightly: 380,
  stepMinor: 100,
  climate: 'tropical',
  season: [99, 85, 87, 97, 93, 103, 121, 115, 109, 97, 91, 103],
  peaks: newYear(126),
  week: resort,
  views: ['lagoon view', 'palm view', 'hibiscus garden'],
  naming: called(fijian, 'fiji', ['Mamanuca', 'Yasawa', 'Sigatoka', 'Nadi Bay']),
  address: '{n} {s}',
  phone: '+679 555 ',
  districts: [
    district('denarau', 'Denarau', -17.773, 177.379, 160, ['Denarau Road', 'Resort Drive']),
    district('nadi-town', 'Nadi Town', -17.8, 177.416, 220, ['Queens Road', 'Hospital Road', 'Vunavau Road']),
    district('wailoaloa', 'Wailoaloa', -17.776, 177.4215, 150, ['Wailoaloa Road', 'Wasawasa Road']),
    district('vuda', 'Vuda', -17.687, 177.3895, 120, ['Vuda Road', 'Lomolomo Road']),
    district('coral-coast', 'Coral Coast', -18.17, 177.685, 110, ['Queens Road', 'Sunset Strip']),
  ],
  landmarks: [
    landmark('sri-siva-subramaniya-temple', 'Sri Siva Subramaniya Temple', 'the Sri Siva Subramaniya Temple', -17.8087, 177.4151),
    landmark('port-denarau', 'Port Denarau', 'Port Denarau', -17.7721, 177.3845),
    landmark('garden-of-the-sleeping-giant', 'Garden of the Sleeping Giant', 'the Garden of the Sleeping Giant', -17.7017, 177.447),
  ],
  airport: airport('NAN', 'Nadi International Airport', -17.7533, 177.4516),
  taxes: [percent('vat', 'VAT', 12.5, { since: '2025-08-01', source: 'Fiji Revenue and Customs Service (general knowledge, 2025, unverified)' })],
}
