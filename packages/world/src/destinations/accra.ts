import type { Facts } from '../facts.ts'
import { akan } from '../naming/akan.ts'
import { called } from '../naming/called.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const accra: Facts = {
  key: 'accra',
  name: 'Accra',
  aliases: [],
  country: 'Ghana',
  countryCode: 'GH',
  currency: 'GHS',
  timeZone: 'Africa/Accra',
  at: [5.6037, -0.187],
  art: 'accra',
  hotels: 24,
  nightly: 1_650,
  stepMinor: 1_000,
  climate: 'tropical',
  season: [104, 98, 98, 96, 94, 94, 100, 102, 94, 96, 98, 126],
  peaks: [{ from: '12-18', to: '12-26', percent: 122 }, ...newYear(132)],
  week: business,
  views: ['Gulf of Guinea view', 'skyline view', 'palm court'],
  naming: called(akan, 'accra', ['Jamestown Light', 'Labadi Shell', 'Osu Oxford', 'Highlife']),
  address: '{n} {s}',
  phone: '+233 30 255 ',
  districts: [
    district('osu', 'Osu', 5.556, -0.182, 200, ['Oxford Street', 'Cantonments Road', 'Ring Road East']),
    district('labone', 'Labone', 5.566, -0.17, 190, ['Ndabaningi Sithole Road', 'Sir Arku Korsah Road', 'Orphan Crescent']),
    district('airport-residential', 'Airport Residential', 5.605, -0.181, 220, ['Patrice Lumumba Road', 'Liberation Road', 'Volta Street']),
    district('east-legon', 'East Legon', 5.636, -0.161, 260, ['Lagos Avenue', 'Jungle Road', 'Boundary Road']),
    district('cantonments', 'Cantonments', 5.579, -0.173, 200, ['Switchback Road', 'Fourth Circular Road', 'Josif Broz Tito Avenue']),
    district('jamestown', 'Jamestown', 5.536, -0.211, 110, ['High Street', 'Cleland Road', 'Bannerman Road']),
  ],
  landmarks: [
    landmark('black-star-gate', 'Black Star Gate', 'Black Star Gate', 5.5486, -0.1925),
    landmark('kwame-nkrumah-memorial', 'Kwame Nkrumah Memorial', 'the Nkrumah memorial', 5.5447, -0.2026),
    landmark('jamestown-lighthouse', 'Jamestown Lighthouse', 'the lighthouse', 5.5353, -0.2115),
    landmark('makola-market', 'Makola Market', 'Makola Market', 5.547, -0.207),
  ],
  airport: airport('ACC', 'Kotoka International Airport', 5.6074, -0.1718),
  taxes: [
    percent('vat', 'VAT and levies', 20, {
      since: '2026-01-01',
      source: 'VAT reform of 2025: VAT, NHIL and GETFund levy together; general knowledge of 2025, not looked up',
    }),
    percent('tourism', 'Tourism levy', 1, {
      collected: 'now',
      since: '2012-10-01',
      source: 'Tourism Act 2011, levy on the bill; general knowledge of 2025, not looked up',
    }),
  ],
}
