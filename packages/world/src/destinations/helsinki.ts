import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { finnish } from '../naming/finnish.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const helsinki: Facts = {
  key: 'helsinki',
  name: 'Helsinki',
  aliases: ['Helsingfors'],
  country: 'Finland',
  countryCode: 'FI',
  currency: 'EUR',
  timeZone: 'Europe/Helsinki',
  at: [60.1699, 24.9384],
  art: 'helsinki',
  hotels: 30,
  nightly: 142,
  stepMinor: 100,
  climate: 'temperate',
  season: [84, 88, 92, 94, 110, 122, 118, 114, 108, 98, 92, 88],
  peaks: [{ from: '06-18', to: '06-22', percent: 108 }, ...newYear(114)],
  week: business,
  views: ['sea view', 'rooftop view', 'quiet court'],
  naming: called(finnish, 'helsinki', ['Suomenlinnan Lokki', 'Torikatto', 'Ratikka', 'Merisumu']),
  address: '{s} {n}',
  phone: '+358 9 555 ',
  districts: [
    district('kamppi', 'Kamppi', 60.168, 24.931, 180, ['Fredrikinkatu', 'Annankatu', 'Kalevankatu']),
    district('kruununhaka', 'Kruununhaka', 60.1725, 24.956, 130, ['Mariankatu', 'Liisankatu', 'Rauhankatu']),
    district('punavuori', 'Punavuori', 60.161, 24.937, 180, ['Uudenmaankatu', 'Iso Roobertinkatu', 'Punavuorenkatu']),
    district('kallio', 'Kallio', 60.184, 24.95, 220, ['Vaasankatu', 'Fleminginkatu', 'Porthaninkatu']),
    district('toolo', 'Töölö', 60.179, 24.922, 180, ['Runeberginkatu', 'Museokatu', 'Topeliuksenkatu']),
    district('ullanlinna', 'Ullanlinna', 60.158, 24.948, 160, ['Korkeavuorenkatu', 'Kapteeninkatu', 'Tehtaankatu']),
  ],
  landmarks: [
    landmark('helsinki-cathedral', 'Helsinki Cathedral', 'the cathedral', 60.1704, 24.9522),
    landmark('market-square', 'Market Square', 'the Market Square', 60.1675, 24.9535),
    landmark('temppeliaukio-church', 'Temppeliaukio Church', 'the rock church', 60.173, 24.9252),
    landmark('uspenski-cathedral', 'Uspenski Cathedral', 'Uspenski Cathedral', 60.1684, 24.96),
  ],
  airport: airport('HEL', 'Helsinki-Vantaa Airport', 60.318, 24.9664, { by: 'train', minutes: 30 }),
  taxes: [
    percent('vat', 'VAT', 13.5, {
      since: '2026-01-01',
      source: 'Arvonlisäverolaki, reduced rate as lowered for 2026; general knowledge of 2025, not looked up',
    }),
  ],
}
