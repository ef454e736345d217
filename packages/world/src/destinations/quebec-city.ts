import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { quebecois } from '../naming/quebecois.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const quebecCity: Facts = {
  key: 'quebec-city',
  name: 'Québec City',
  aliases: ['Quebec', 'Québec'],
  country: 'Canada',
  countryCode: 'CA',
  currency: 'CAD',
  timeZone: 'America/Toronto',
  at: [46.8123, -71.2145],
  art: 'quebec-city',
  hotels: 28,
  nightly: 260,
  stepMinor: 100,
  climate: 'temperate',
  season: [82, 94, 78, 80, 102, 120, 130, 128, 114, 110, 76, 86],
  peaks: [{ from: '02-05', to: '02-14', percent: 126 }, ...newYear(122)],
  week: cityBreak,
  views: ['river view', 'rampart view', 'stone court'],
  naming: called(quebecois, 'quebec-city', ['de la Citadelle', 'du Cap', 'de la Place Royale', 'du Saint-Laurent']),
  address: '{n} {s}',
  phone: '+1 418 555 ',
  districts: [
    district('upper-town', 'Upper Town', 46.812, -71.2085, 110, ['rue Saint-Louis', 'rue Sainte-Anne', 'rue Saint-Jean']),
    district('lower-town', 'Lower Town', 46.8145, -71.204, 60, ['rue Saint-Pierre', 'rue du Petit-Champlain', 'rue Saint-Paul']),
    district('saint-jean-baptiste', 'Saint-Jean-Baptiste', 46.8085, -71.22, 140, ['rue Saint-Jean', 'rue d’Aiguillon', 'rue Saint-Olivier']),
    district('saint-roch', 'Saint-Roch', 46.8135, -71.2265, 150, ['rue Saint-Joseph Est', 'rue du Parvis', 'rue Saint-François Est']),
    district('montcalm', 'Montcalm', 46.8005, -71.2255, 150, ['avenue Cartier', 'rue Crémazie Est', 'Grande Allée Est']),
  ],
  landmarks: [
    landmark('place-royale', 'Place Royale', 'Place Royale', 46.813, -71.2028),
    landmark('dufferin-terrace', 'Dufferin Terrace', 'the Dufferin Terrace', 46.8117, -71.2046),
    landmark('plains-of-abraham', 'Plains of Abraham', 'the Plains of Abraham', 46.8022, -71.2164),
    landmark('montmorency-falls', 'Montmorency Falls', 'Montmorency Falls', 46.8907, -71.1477),
  ],
  airport: airport('YQB', 'Québec City Jean Lesage International Airport', 46.792, -71.3834),
  taxes: [
    percent('gst', 'GST', 5, { since: '2008-01-01', source: 'Canada Revenue Agency (general knowledge, 2025, unverified)' }),
    percent('qst', 'QST', 9.975, { since: '2013-01-01', source: 'Revenu Québec (general knowledge, 2025, unverified)' }),
    percent('lodging', 'Tax on lodging', 3.5, { since: '2017-11-01', source: 'Revenu Québec, tax on lodging (general knowledge, 2025, unverified)' }),
  ],
}
