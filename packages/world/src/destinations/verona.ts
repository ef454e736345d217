import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { italian } from '../naming/italian.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const verona: Facts = {
  key: 'verona',
  name: 'Verona',
  aliases: [],
  country: 'Italy',
  countryCode: 'IT',
  currency: 'EUR',
  timeZone: 'Europe/Rome',
  at: [45.4384, 10.9917],
  art: 'verona',
  hotels: 26,
  nightly: 158,
  stepMinor: 100,
  climate: 'temperate',
  season: [78, 82, 88, 106, 108, 114, 118, 118, 108, 102, 84, 96],
  peaks: [{ from: '04-12', to: '04-16', percent: 134 }, ...newYear(112)],
  week: cityBreak,
  views: ['view of the Adige', 'view of the towers', 'quiet court'],
  naming: called(italian, 'verona', ['della Scaligera', 'dei Balconcini', 'della Ballata', 'del Marmo Rosso']),
  address: '{s} {n}',
  phone: '+39 045 555 ',
  districts: [
    district('citta-antica', 'Città Antica', 45.443, 10.998, 140, ['Via Cappello', 'Corso Porta Borsari', 'Via Sottoriva']),
    district('cittadella', 'Cittadella', 45.436, 10.995, 130, ['Via del Pontiere', 'Via Pallone', 'Stradone Scipione Maffei']),
    district('veronetta', 'Veronetta', 45.4425, 11.007, 120, ['Via XX Settembre', 'Interrato dell’Acqua Morta', 'Via San Nazaro']),
    district('san-zeno', 'San Zeno', 45.442, 10.9805, 120, ['Via San Zeno', 'Corso Porta Palio', 'Via Barbarani']),
    district('borgo-trento', 'Borgo Trento', 45.452, 10.989, 170, ['Via Mameli', 'Via Quattro Novembre', 'Via Prato Santo']),
  ],
  landmarks: [
    landmark('verona-arena', 'Verona Arena', 'the Arena', 45.439, 10.9944),
    landmark('piazza-delle-erbe', 'Piazza delle Erbe', 'Piazza delle Erbe', 45.4431, 10.9973),
    landmark('castelvecchio', 'Castelvecchio', 'Castelvecchio', 45.4397, 10.9877),
    landmark('juliets-house', 'Juliet’s House', 'Juliet’s House', 45.4419, 10.9986),
  ],
  airport: airport('VRN', 'Verona Villafranca Airport', 45.4023, 10.9068, { by: 'bus', minutes: 15 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '1994-02-24', source: 'DPR 633/1972, Tabella A: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Tourist tax', [150, 250, 350, 500], {
      ages: [14, 200],
      nightsMax: 5,
      since: '2023-01-01',
      source: 'Comune di Verona, imposta di soggiorno; general knowledge of 2025, not looked up',
    }),
  ],
}
