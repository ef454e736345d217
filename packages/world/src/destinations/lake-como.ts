import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { italian } from '../naming/italian.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const lakeComo: Facts = {
  key: 'lake-como',
  name: 'Lake Como',
  aliases: ['Como', 'Bellagio', 'Lago di Como'],
  country: 'Italy',
  countryCode: 'IT',
  currency: 'EUR',
  timeZone: 'Europe/Rome',
  at: [45.811, 9.0852],
  art: 'lake-como',
  hotels: 28,
  nightly: 248,
  stepMinor: 100,
  climate: 'alpine',
  season: [62, 64, 76, 104, 120, 128, 138, 142, 128, 106, 66, 72],
  peaks: [{ from: '08-10', to: '08-20', percent: 108 }, ...newYear(112)],
  week: resort,
  views: ['lake view', 'view of the mountains', 'camellia garden'],
  naming: called(italian, 'lake-como', ['della Breva', 'del Tivano', 'delle Azalee', 'del Setificio']),
  address: '{s} {n}',
  phone: '+39 031 555 ',
  districts: [
    district('como', 'Como', 45.81, 9.083, 150, ['Via Vittorio Emanuele II', 'Via Indipendenza', 'Via Bernardino Luini']),
    district('brunate', 'Brunate', 45.819, 9.097, 120, ['Via Roma', 'Via Alessandro Volta', 'Via Scalini']),
    district('cernobbio', 'Cernobbio', 45.8415, 9.074, 90, ['Via Regina', 'Via Cinque Giornate', 'Via Garibaldi']),
    district('bellagio', 'Bellagio', 45.9855, 9.261, 70, ['Salita Serbelloni', 'Via Garibaldi', 'Salita Mella']),
    district('varenna', 'Varenna', 46.0105, 9.284, 60, ['Via IV Novembre', 'Contrada Scoscesa', 'Via Venini']),
    district('menaggio', 'Menaggio', 46.02, 9.238, 90, ['Via Calvi', 'Via Lusardi', 'Via Camozzi']),
  ],
  landmarks: [
    landmark('como-cathedral', 'Como Cathedral', 'the cathedral', 45.8117, 9.0836),
    landmark('villa-del-balbianello', 'Villa del Balbianello', 'Villa del Balbianello', 45.9653, 9.2025),
    landmark('villa-carlotta', 'Villa Carlotta', 'Villa Carlotta', 45.9868, 9.2305),
    landmark('brunate-funicular', 'Brunate funicular', 'the funicular', 45.817, 9.0838),
  ],
  airport: airport('BGY', 'Milan Bergamo Airport', 45.6653, 9.6987, { by: 'bus', minutes: 75 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '1994-02-24', source: 'DPR 633/1972, Tabella A: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Tourist tax', [200, 250, 350, 500], {
      ages: [14, 200],
      nightsMax: 4,
      since: '2024-01-01',
      source: 'Comune di Como, imposta di soggiorno; general knowledge of 2025, not looked up',
    }),
  ],
}
