import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { caribbean } from '../naming/caribbean.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const saintLucia: Facts = {
  key: 'saint-lucia',
  name: 'Saint Lucia',
  aliases: ['St Lucia', 'Soufrière', 'Castries'],
  country: 'Saint Lucia',
  countryCode: 'LC',
  currency: 'XCD',
  timeZone: 'America/St_Lucia',
  at: [14.0095, -60.9902],
  art: 'saint-lucia',
  hotels: 24,
  nightly: 670,
  stepMinor: 100,
  climate: 'tropical',
  season: [119, 121, 117, 107, 95, 91, 97, 93, 75, 81, 91, 109],
  peaks: newYear(138),
  week: resort,
  views: ['Piton view', 'bay view', 'cocoa garden'],
  naming: called(caribbean, 'saint-lucia', ['Piton', 'Cocoa Tea', 'Jacquot', 'Marigot']),
  address: '{n} {s}',
  phone: '+1 758 555 ',
  districts: [
    district('rodney-bay', 'Rodney Bay', 14.073, -60.951, 90, ['Rodney Bay Road', 'Reduit Beach Avenue']),
    district('gros-islet', 'Gros Islet', 14.081, -60.952, 70, ['Dauphine Street', 'Bay Street']),
    district('castries', 'Castries', 14.01, -60.9885, 110, ['Brazil Street', 'Micoud Street', 'Bridge Street']),
    district('soufriere', 'Soufrière', 13.8555, -61.056, 80, ['Bridge Street', 'Sir Arthur Lewis Street']),
    district('marigot', 'Marigot', 13.964, -61.023, 60, ['Marigot Bay Road']),
  ],
  landmarks: [
    landmark('pigeon-island', 'Pigeon Island', 'Pigeon Island', 14.0916, -60.9632),
    landmark('gros-piton-trail', 'Gros Piton trail', 'the Gros Piton trail', 13.8133, -61.0665),
    landmark('castries-market', 'Castries Market', 'Castries Market', 14.0121, -60.9905),
    landmark('diamond-falls', 'Diamond Falls', 'Diamond Falls', 13.8528, -61.0478),
  ],
  airport: airport('UVF', 'Hewanorra International Airport', 13.7356, -60.9522),
  taxes: [
    percent('vat', 'VAT', 7, { since: '2020-12-01', source: 'Inland Revenue Department of Saint Lucia, hotels (general knowledge, 2025, unverified)' }),
    perGuest('levy', 'Tourism levy', [810, 810, 1620, 1620], {
      ages: [12, 200],
      since: '2020-12-01',
      source: 'Saint Lucia Tourism Authority: 3 or 6 USD (general knowledge, 2025, unverified)',
    }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
