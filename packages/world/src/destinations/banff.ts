import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { canadian } from '../naming/canadian.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const banff: Facts = {
  key: 'banff',
  name: 'Banff',
  aliases: ['Lake Louise', 'Rocky Mountains'],
  country: 'Canada',
  countryCode: 'CA',
  currency: 'CAD',
  timeZone: 'America/Edmonton',
  at: [51.1762, -115.5698],
  art: 'banff',
  hotels: 28,
  nightly: 350,
  stepMinor: 100,
  climate: 'alpine',
  season: [84, 88, 92, 81, 86, 120, 141, 139, 118, 88, 71, 90],
  peaks: newYear(138),
  week: resort,
  views: ['Rundle view', 'valley view', 'spruce garden'],
  naming: called(canadian, 'banff', ['Wapiti', 'Bow River', 'Larch Valley', 'Marmot']),
  address: '{n} {s}',
  phone: '+1 403 555 ',
  districts: [
    district('banff-avenue', 'Banff Avenue', 51.179, -115.57, 120, ['Banff Avenue', 'Bear Street', 'Lynx Street']),
    district('tunnel-mountain', 'Tunnel Mountain', 51.187, -115.557, 150, ['Tunnel Mountain Road', 'Otter Street']),
    district('spray', 'Spray', 51.1665, -115.5625, 110, ['Spray Avenue', 'Glen Avenue']),
    district('lake-louise-village', 'Lake Louise Village', 51.425, -116.178, 110, ['Village Road', 'Lake Louise Drive']),
    district('canmore', 'Canmore', 51.089, -115.358, 160, ['8 Street', 'Main Street', 'Bow Valley Trail']),
  ],
  landmarks: [
    landmark('banff-gondola', 'Banff Gondola', 'the Banff Gondola', 51.1482, -115.5577),
    landmark('bow-falls', 'Bow Falls', 'Bow Falls', 51.1683, -115.5594),
    landmark('cave-and-basin', 'Cave and Basin', 'Cave and Basin', 51.1685, -115.5898),
    landmark('lake-louise', 'Lake Louise', 'Lake Louise', 51.4169, -116.2168),
  ],
  airport: airport('YYC', 'Calgary International Airport', 51.1314, -114.0106, { by: 'coach', minutes: 100 }),
  taxes: [
    percent('gst', 'GST', 5, { since: '2008-01-01', source: 'Canada Revenue Agency (general knowledge, 2025, unverified)' }),
    percent('levy', 'Alberta tourism levy', 4, { since: '2005-04-01', source: 'Government of Alberta (general knowledge, 2025, unverified)' }),
    percent('tif', 'Tourism improvement fee', 2, { kind: 'fee', since: '2013-01-01', source: 'Banff hotels, voluntary (general knowledge, 2025, unverified)' }),
  ],
}
