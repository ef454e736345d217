import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { irish } from '../naming/irish.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const galway: Facts = {
  key: 'galway',
  name: 'Galway',
  aliases: ['Gaillimh'],
  country: 'Ireland',
  countryCode: 'IE',
  currency: 'EUR',
  timeZone: 'Europe/Dublin',
  at: [53.2719, -9.0489],
  art: 'galway',
  hotels: 24,
  nightly: 164,
  stepMinor: 100,
  climate: 'oceanic',
  season: [74, 76, 90, 96, 106, 116, 130, 126, 108, 98, 84, 90],
  peaks: [{ from: '07-26', to: '08-02', percent: 120 }, ...newYear(116)],
  week: resort,
  views: ['view of the bay', 'view of the Corrib', 'walled garden'],
  naming: called(irish, 'galway', ['Claddagh', 'Corrib Swan', 'Galway Hooker Sail', 'An Rón']),
  address: '{n} {s}',
  phone: '+353 20 916 ',
  districts: [
    district('latin-quarter', 'Latin Quarter', 53.2722, -9.053, 80, ['High Street', 'Quay Street', 'Cross Street']),
    district('eyre-square', 'Eyre Square', 53.2745, -9.049, 90, ['Prospect Hill', 'Eyre Street', 'Forster Street']),
    district('the-claddagh', 'The Claddagh', 53.2685, -9.058, 60, ['Fairhill Road', 'Father Griffin Road', 'Grattan Road']),
    district('salthill', 'Salthill', 53.2615, -9.072, 110, ['Upper Salthill', 'Threadneedle Road', 'Dalysfort Road']),
    district('woodquay', 'Woodquay', 53.276, -9.054, 70, ['Woodquay', 'Eglinton Street', 'St Brendan’s Avenue']),
  ],
  landmarks: [
    landmark('spanish-arch', 'Spanish Arch', 'the Spanish Arch', 53.2699, -9.054),
    landmark('galway-cathedral', 'Galway Cathedral', 'the cathedral', 53.2755, -9.0575),
    landmark('eyre-square', 'Eyre Square', 'Eyre Square', 53.2744, -9.049),
    landmark('salthill-promenade', 'Salthill Promenade', 'the promenade', 53.2585, -9.074),
  ],
  airport: airport('SNN', 'Shannon Airport', 52.6925, -8.9204, { by: 'bus', minutes: 90 }),
  taxes: [
    percent('vat', 'VAT', 13.5, {
      since: '2023-09-01',
      source: 'Value-Added Tax Consolidation Act 2010, second reduced rate; general knowledge of 2025, not looked up',
    }),
  ],
}
