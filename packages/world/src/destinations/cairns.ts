import type { Facts } from '../facts.ts'
import { australian } from '../naming/australian.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const cairns: Facts = {
  key: 'cairns',
  name: 'Cairns',
  aliases: ['Great Barrier Reef', 'Port Douglas'],
  country: 'Australia',
  countryCode: 'AU',
  currency: 'AUD',
  timeZone: 'Australia/Brisbane',
  at: [-16.9237, 145.7661],
  art: 'cairns',
  hotels: 28,
  nightly: 180,
  stepMinor: 100,
  climate: 'tropical',
  season: [86, 82, 84, 96, 98, 108, 122, 120, 112, 106, 96, 94],
  peaks: newYear(122),
  week: resort,
  views: ['Coral Sea view', 'rainforest view', 'palm garden'],
  naming: called(australian, 'cairns', ['Cassowary', 'Trinity', 'Reef Egret', 'Cane Train']),
  address: '{n} {s}',
  phone: '+61 7 5551 ',
  districts: [
    district('esplanade', 'Esplanade', -16.9195, 145.774, 110, ['Abbott Street', 'Grafton Street', 'Lake Street']),
    district('cairns-north', 'Cairns North', -16.9095, 145.7645, 180, ['Sheridan Street', 'Digger Street', 'Grove Street']),
    district('palm-cove', 'Palm Cove', -16.7465, 145.6695, 90, ['Williams Esplanade', 'Veivers Road', 'Cedar Road']),
    district('trinity-beach', 'Trinity Beach', -16.789, 145.696, 100, ['Trinity Beach Road', 'Moore Street']),
    district('kuranda', 'Kuranda', -16.819, 145.637, 160, ['Coondoo Street', 'Therwine Street', 'Thongon Street']),
    district('port-douglas', 'Port Douglas', -16.484, 145.4635, 110, ['Macrossan Street', 'Davidson Street', 'Mowbray Street']),
  ],
  landmarks: [
    landmark('cairns-esplanade-lagoon', 'Cairns Esplanade Lagoon', 'the lagoon', -16.9187, 145.7782),
    landmark('cairns-botanic-gardens', 'Cairns Botanic Gardens', 'the Cairns Botanic Gardens', -16.8993, 145.7486),
    landmark('reef-fleet-terminal', 'Reef Fleet Terminal', 'the Reef Fleet Terminal', -16.9219, 145.7806),
    landmark('palm-cove-jetty', 'Palm Cove jetty', 'the Palm Cove jetty', -16.7386, 145.6717),
    landmark('barron-falls', 'Barron Falls', 'Barron Falls', -16.8402, 145.6437),
  ],
  airport: airport('CNS', 'Cairns Airport', -16.8765, 145.754),
  taxes: [percent('gst', 'GST', 10, { since: '2000-07-01', source: 'Australian Taxation Office (general knowledge, 2025, unverified)' })],
}
