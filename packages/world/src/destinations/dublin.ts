import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { irish } from '../naming/irish.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const dublin: Facts = {
  key: 'dublin',
  name: 'Dublin',
  aliases: ['Baile Átha Cliath'],
  country: 'Ireland',
  countryCode: 'IE',
  currency: 'EUR',
  timeZone: 'Europe/Dublin',
  at: [53.3498, -6.2603],
  art: 'dublin',
  hotels: 34,
  nightly: 196,
  stepMinor: 100,
  climate: 'oceanic',
  season: [80, 84, 98, 98, 108, 116, 116, 114, 108, 102, 90, 90],
  peaks: [{ from: '03-14', to: '03-18', percent: 126 }, ...newYear(122)],
  week: cityBreak,
  views: ['view of the Liffey', 'view of the Wicklow hills', 'mews garden'],
  naming: called(irish, 'dublin', ['Liffey Swan', 'Copper Door', 'Ha’penny', 'Georgian Wren']),
  address: '{n} {s}',
  phone: '+353 20 915 ',
  districts: [
    district('temple-bar', 'Temple Bar', 53.3452, -6.264, 90, ['Essex Street East', 'Eustace Street', 'Fishamble Street']),
    district('st-stephens-green', 'St Stephen’s Green', 53.3385, -6.261, 160, ['Harcourt Street', 'Baggot Street Lower', 'Leeson Street Lower']),
    district('portobello', 'Portobello', 53.332, -6.265, 130, ['Richmond Street South', 'Camden Street', 'Lennox Street']),
    district('smithfield', 'Smithfield', 53.3485, -6.278, 130, ['Smithfield Square', 'Queen Street', 'Church Street']),
    district('oconnell-street', 'O’Connell Street', 53.351, -6.26, 150, ['Parnell Street', 'Talbot Street', 'Marlborough Street']),
    district('docklands', 'Docklands', 53.3435, -6.24, 90, ['Pearse Street', 'Hanover Street East', 'Macken Street']),
    district('ballsbridge', 'Ballsbridge', 53.33, -6.231, 180, ['Pembroke Road', 'Shelbourne Road', 'Northumberland Road']),
  ],
  landmarks: [
    landmark('trinity-college', 'Trinity College', 'Trinity College', 53.3438, -6.2546),
    landmark('dublin-castle', 'Dublin Castle', 'Dublin Castle', 53.3429, -6.2674),
    landmark('st-patricks-cathedral', 'St Patrick’s Cathedral', 'St Patrick’s Cathedral', 53.3395, -6.2715),
    landmark('hapenny-bridge', 'Ha’penny Bridge', 'the Ha’penny Bridge', 53.3463, -6.2631),
  ],
  airport: airport('DUB', 'Dublin Airport', 53.4273, -6.2436, { by: 'bus', minutes: 35 }),
  taxes: [
    percent('vat', 'VAT', 13.5, {
      since: '2023-09-01',
      source: 'Value-Added Tax Consolidation Act 2010, second reduced rate; general knowledge of 2025, not looked up',
    }),
  ],
}
