import type { Facts } from '../facts.ts'
import { american } from '../naming/american.ts'
import { called } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const santaFe: Facts = {
  key: 'santa-fe',
  name: 'Santa Fe',
  aliases: ['New Mexico'],
  country: 'United States',
  countryCode: 'US',
  currency: 'USD',
  timeZone: 'America/Denver',
  at: [35.687, -105.9378],
  art: 'santa-fe',
  hotels: 24,
  nightly: 210,
  stepMinor: 100,
  climate: 'highland',
  season: [84, 84, 94, 96, 102, 106, 112, 116, 112, 116, 88, 90],
  peaks: [{ from: '08-20', to: '08-23', percent: 118 }, ...newYear(122)],
  week: cityBreak,
  views: ['mountain view', 'adobe roof view', 'piñon court'],
  naming: called(american, 'santa-fe', ['Turquoise', 'Chamisa', 'Piñon Jay', 'Luminaria']),
  address: '{n} {s}',
  phone: '+1 505 555 ',
  districts: [
    district('plaza', 'Plaza', 35.6875, -105.9385, 130, ['San Francisco Street', 'Palace Avenue', 'Water Street']),
    district('canyon-road', 'Canyon Road', 35.6805, -105.928, 140, ['Canyon Road', 'Acequia Madre', 'Delgado Street']),
    district('guadalupe', 'Guadalupe', 35.6855, -105.946, 130, ['Guadalupe Street', 'Agua Fria Street', 'Sandoval Street']),
    district('railyard', 'Railyard', 35.682, -105.9495, 130, ['Paseo de Peralta', 'Cerrillos Road', 'Manhattan Avenue']),
    district('bishops-lodge', 'Bishop’s Lodge', 35.715, -105.9115, 180, ['Bishop’s Lodge Road']),
  ],
  landmarks: [
    landmark('santa-fe-plaza', 'Santa Fe Plaza', 'the Santa Fe Plaza', 35.6872, -105.9384),
    landmark('georgia-okeeffe-museum', 'Georgia O’Keeffe Museum', 'the Georgia O’Keeffe Museum', 35.689, -105.9414),
    landmark('loretto-chapel', 'Loretto Chapel', 'the Loretto Chapel', 35.6853, -105.9378),
    landmark('museum-hill', 'Museum Hill', 'Museum Hill', 35.6646, -105.9263),
  ],
  airport: airport('SAF', 'Santa Fe Regional Airport', 35.6175, -106.0883),
  taxes: [
    percent('lodgers', 'Gross receipts and lodgers’ tax', 15.19, {
      since: '2023-07-01',
      source: 'City of Santa Fe and State of New Mexico (general knowledge, 2025, unverified)',
    }),
  ],
}
