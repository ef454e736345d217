import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { finnish } from '../naming/finnish.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const rovaniemi: Facts = {
  key: 'rovaniemi',
  name: 'Rovaniemi',
  aliases: ['Lapland', 'Roavvenjárga'],
  country: 'Finland',
  countryCode: 'FI',
  currency: 'EUR',
  timeZone: 'Europe/Helsinki',
  at: [66.5039, 25.7294],
  art: 'rovaniemi',
  hotels: 24,
  nightly: 186,
  stepMinor: 100,
  climate: 'subpolar',
  season: [134, 122, 112, 88, 72, 84, 88, 82, 82, 80, 96, 156],
  peaks: [{ from: '12-18', to: '12-26', percent: 116 }, ...newYear(124)],
  week: resort,
  views: ['river view', 'view of the fells', 'snow garden'],
  naming: called(finnish, 'rovaniemi', ['Ounasvirta', 'Porokello', 'Napaviiva', 'Taivaanvalkeat']),
  address: '{s} {n}',
  phone: '+358 16 555 ',
  districts: [
    district('keskusta', 'Keskusta', 66.502, 25.729, 180, ['Koskikatu', 'Rovakatu', 'Maakuntakatu']),
    district('ounasvaara', 'Ounasvaara', 66.501, 25.77, 220, ['Ounasvaarantie', 'Taljatie', 'Juhannuskalliontie']),
    district('arctic-circle', 'Arctic Circle', 66.5437, 25.8473, 180, ['Tähtikuja', 'Tarvantie', 'Joulumaantie']),
    district('korkalovaara', 'Korkalovaara', 66.508, 25.69, 220, ['Korkalonkatu', 'Saaritie', 'Vartiokatu']),
  ],
  landmarks: [
    landmark('santa-claus-village', 'Santa Claus Village', 'Santa Claus Village', 66.5436, 25.847),
    landmark('arktikum', 'Arktikum', 'Arktikum', 66.511, 25.724),
    landmark('lumberjacks-candle-bridge', 'Lumberjack’s Candle Bridge', 'the Lumberjack’s Candle Bridge', 66.5, 25.739),
  ],
  airport: airport('RVN', 'Rovaniemi Airport', 66.559, 25.8296),
  taxes: [
    percent('vat', 'VAT', 13.5, {
      since: '2026-01-01',
      source: 'Arvonlisäverolaki, reduced rate as lowered for 2026; general knowledge of 2025, not looked up',
    }),
  ],
}
